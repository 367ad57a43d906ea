from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from math import comb, prod

import pytest

from coach.engine.rank_points import RANK_KEYS, RANK_POINTS
from coach.engine.ranks import JACK, PAIR_NUMBER, PAIRS, Ranks, from_letters, key, multisets, ways
from coach.engine.six_cards import RankHand
from coach.engine.tables import DEALS, CribAverages, ThrowCount, crib_averages, throw_counts
from coach.engine.throwing.policy import shipped_nets
from data.builders.crib_sensible import SETTLED, answer, in_the_crib
from tests.cases import load
from tests.sure import some


def published(table: str, crib: str) -> list[float]:
    (found,) = (
        row["averages"]
        for row in load("published_cribs.yaml")
        if (row["table"], row["crib"]) == (table, crib)
    )
    return [points for row in found for points in row]


def errors(found: list[float], expected: list[float]) -> tuple[float, float]:
    """The mean error and the largest."""
    gaps = [abs(one - other) for one, other in zip(found, expected, strict=True)]
    return sum(gaps) / len(gaps), max(gaps)


def average(thrown: Sequence[ThrowCount], cribs: list[float]) -> float:
    return sum(row.deals * points for row, points in zip(thrown, cribs, strict=True)) / DEALS


def test_both_sides_average_the_same_cribs() -> None:
    # Every crib is the one's own and the other's opponent's.
    own = average(throw_counts("dealer"), crib_averages().own)
    assert own == pytest.approx(average(throw_counts("pone"), crib_averages().opponents), abs=0.005)
    assert 4.6 < own < 4.8  # dealers make 4.7 to 4.8; here they throw for the play as well


def test_the_shipped_table_is_near_what_people_make() -> None:
    assert errors(crib_averages().own, published("cribbage-pro", "own"))[0] < 0.15


@pytest.mark.slow
def test_the_shipped_tables_answer_themselves(rank_hands: list[RankHand]) -> None:
    cribs = answer(crib_averages(), rank_hands, shipped_nets())
    assert errors(cribs.own, crib_averages().own)[1] < 2 * SETTLED
    assert errors(cribs.opponents, crib_averages().opponents)[1] < 2 * SETTLED


@pytest.mark.slow
def test_hessels_tables_answer_themselves(rank_hands: list[RankHand]) -> None:
    # Without flushes and the play, as he has it. 0.0025 of the mean error is his rounding.
    hessel = CribAverages(published("hessel", "own"), published("hessel", "opponents"))
    cribs = answer(hessel, rank_hands, flushes=False)
    for found, expected in some(zip(cribs, hessel, strict=True)):
        mean, largest = errors(found, expected)
        assert mean < 0.005
        assert largest < 0.02


@pytest.mark.slow
def test_averages_agree_with_all_hands_of_the_other_side_one_by_one() -> None:
    his = {six: Counter({PAIR_NUMBER[six[1:3]]: ways(six)}) for six in multisets(6)}
    for dealt, thrown in (("556TJJ", "5J"), ("AAAAQK", "AA")):
        mine, throw = from_letters(dealt), from_letters(thrown)
        averages = in_the_crib({mine: Counter({PAIR_NUMBER[throw]: 1})}, his)
        assert averages[PAIRS.index(throw)] == pytest.approx(one_by_one(mine, throw))


def one_by_one(mine: Ranks, throw: Ranks) -> float:
    """Against somebody who throws the second and the third of his six cards, lowest first."""
    points = cribs = 0.0
    for six in multisets(6):
        left = [4 - mine.count(rank) - six.count(rank) for rank in range(13)]
        if min(left) >= 0:
            often = prod(comb(4 - mine.count(rank), times) for rank, times in Counter(six).items())
            crib = throw + six[1:3]
            for starter, cards in enumerate(left):
                if cards:
                    nobs = 0 if starter == JACK else crib.count(JACK) / 4
                    worth = RANK_POINTS[key(crib) + RANK_KEYS[starter]] + nobs
                    points += often * cards * worth
                    cribs += often * cards
    assert cribs == comb(46, 6) * 40
    return points / cribs
