from __future__ import annotations

from fractions import Fraction
from itertools import combinations, combinations_with_replacement

import pytest

from coach import PACK, parse
from coach.advice.throws.crib_averages import TwoRanks, random_crib_averages
from coach.cards import Card, Rank
from coach.scoring.totals import show_total
from data.builders.crib_averages import average
from tests.scoring import independent

THROWS = list(combinations_with_replacement(Rank, 2))
FIVES, FIVE_JACK = (Rank.FIVE, Rank.FIVE), (Rank.FIVE, Rank.JACK)


@pytest.fixture(scope="module")
def rebuilt() -> dict[TwoRanks, Fraction]:
    return {(low, high): average(low, high) for low, high in THROWS}


def test_the_shipped_table_is_what_is_rebuilt(rebuilt: dict[TwoRanks, Fraction]) -> None:
    shipped = random_crib_averages()
    assert shipped == {ranks: round(float(exact), 4) for ranks, exact in rebuilt.items()}
    assert len(shipped) == 91


def test_the_throws_together_average_what_all_cribs_do(rebuilt: dict[TwoRanks, Fraction]) -> None:
    # Every crib with a starter holds the throw that was made to it: 61,528,020 points in all
    # 12,994,800, from data/show_distribution.csv and tests/cases/distribution.csv.
    ways = {ranks: 6 if ranks[0] is ranks[1] else 16 for ranks in rebuilt}
    assert sum(ways.values()) == 1326
    total = sum((ways[ranks] * exact for ranks, exact in rebuilt.items()), Fraction())
    assert total / 1326 == Fraction(61_528_020, 12_994_800)


def every_crib(throw: tuple[Card, ...]) -> Fraction:
    """The average over all 58,800 cribs and starters, one by one."""
    unseen = [card for card in PACK if card not in throw]
    totals = [
        show_total(throw + others, starter, crib=True)
        for others in combinations(unseen, 2)
        for starter in unseen
        if starter not in others
    ]
    assert len(totals) == 58_800
    return Fraction(sum(totals), len(totals))


def test_a_pair_crib_by_crib(rebuilt: dict[TwoRanks, Fraction]) -> None:
    # All six pairs of fives are alike but for the names of the suits.
    assert every_crib(parse("5C5D")) == rebuilt[FIVES]


def test_suited_and_off_suit_crib_by_crib(rebuilt: dict[TwoRanks, Fraction]) -> None:
    suited, off_suit = every_crib(parse("5CJC")), every_crib(parse("5CJD"))
    assert (4 * suited + 12 * off_suit) / 16 == rebuilt[FIVE_JACK]
    assert suited > off_suit


@pytest.mark.slow
def test_a_throw_by_the_independent_scorer(rebuilt: dict[TwoRanks, Fraction]) -> None:
    throw = parse("5C5D")
    unseen = [card for card in PACK if card not in throw]
    points = 0
    for others in combinations(unseen, 2):
        crib = [*map(str, throw + others)]
        for starter in unseen:
            if starter not in others:
                points += sum(p for _, _, p in independent.show(crib, str(starter), crib=True))
    assert Fraction(points, 58_800) == rebuilt[FIVES]
