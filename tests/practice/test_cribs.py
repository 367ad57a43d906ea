from __future__ import annotations

from itertools import product
from typing import TYPE_CHECKING

import pytest

from coach import score_play
from coach.advice import tables
from coach.advice.crib_averages import crib_averages
from coach.advice.rank_hands import PAIRS
from coach.cards import Card, Rank, Suit
from coach.practice import cribs

if TYPE_CHECKING:
    from coach.practice.cribs import Crib

CRIBS: tuple[Crib, ...] = ("own", "their", "random")
FIVES = (Rank.FIVE, Rank.FIVE)


def test_your_crib_and_theirs_are_the_shipped_tables_of_sensible_throwing() -> None:
    shipped = tables.crib_averages()
    assert [*cribs.averages("own").values()] == shipped.own
    assert [*cribs.averages("their").values()] == shipped.opponents
    order = [(low.order - 1, high.order - 1) for low, high in cribs.averages("own")]
    assert order == [*PAIRS]


def test_a_crib_of_random_cards_is_the_table_of_random_cards() -> None:
    assert cribs.averages("random") == crib_averages()


def test_both_sides_put_the_same_average_crib_on_the_table() -> None:
    assert cribs.mean("own") == pytest.approx(cribs.mean("their"), abs=0.02)


def test_of_random_cards_the_average_crib_is_that_of_all_cribs() -> None:
    assert cribs.mean("random") == pytest.approx(61_528_020 / 12_994_800, abs=1e-4)


@pytest.mark.parametrize("crib", CRIBS)
def test_a_ladder_runs_from_the_highest_to_the_lowest(crib: Crib) -> None:
    found = cribs.averages(crib)
    order = cribs.highest_first(crib)
    ends = {cribs.name_of(order[0]), cribs.name_of(order[-1])}
    assert order[0] == FIVES
    for ranks in found:
        rungs = cribs.ladder(ranks, crib)
        points = [average for _, average in rungs]
        assert points == sorted(points, reverse=True)
        names = [name for name, _ in rungs]
        assert {cribs.name_of(ranks), cribs.AVERAGE_CRIB} | ends <= set(names)
        assert len(set(names)) == len(names)
        assert dict(rungs)[cribs.name_of(ranks)] == found[ranks]


@pytest.mark.parametrize(
    ("throw", "feature"),
    [
        ("2 2", "They are a pair."),
        ("7 8", "They are neighbours: a third makes a run."),
        ("7 8", "They make fifteen."),
        ("T Q", "The rank between them makes a run."),
        ("2 3", "Together they are five, and every ten-card makes it fifteen."),
        ("A 5", "A five makes fifteen with every ten-card."),
        ("A J", "A jack may be his nobs."),
        ("T K", "They do nothing together."),
    ],
)
def test_what_speaks_for_a_throw(throw: str, feature: str) -> None:
    low, high = map(Rank, throw.split())
    assert feature in cribs.features((low, high))


def test_what_speaks_for_a_throw_is_what_the_engine_scores() -> None:
    for low, high in crib_averages():
        played = [Card(low, Suit.HEARTS), Card(high, Suit.CLUBS)]
        scored = {item.kind for item in score_play(played).items}
        told = cribs.features((low, high))
        assert ("They are a pair." in told) is ("pair" in scored)
        assert ("They make fifteen." in told) is ("fifteen" in scored)
        middle = {rank for rank in Rank if low.order < rank.order < high.order}
        bridged = [score_play([*played, Card(rank, Suit.SPADES)]).by_kind for rank in middle]
        bridge = "The rank between them makes a run."
        assert (bridge in told) is (len(middle) == 1)
        assert bridge not in told or bridged[0]["run"] == 3


def test_what_is_thrown_to_them_makes_more_than_what_is_thrown_to_yourself() -> None:
    # They throw to help their crib, to yours they throw to harm it.
    own, their = cribs.averages("own"), cribs.averages("their")
    assert all(own[ranks] < their[ranks] for ranks in product(Rank, repeat=2) if ranks in own)
