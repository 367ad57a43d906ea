from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest

from coach.cards import Card, Rank, Suit
from coach.engine import tables
from coach.engine.cribs.averages import random_crib_averages
from coach.engine.ranks import PAIRS
from coach.practice import cribs
from coach.scoring.show import score_held
from tests.sure import some

if TYPE_CHECKING:
    from coach.practice.cribs import WhoseCrib

CRIBS: tuple[WhoseCrib, ...] = ("own", "their", "random")
FIVES = (Rank.FIVE, Rank.FIVE)


def test_your_crib_and_theirs_are_the_shipped_tables_of_sensible_throwing() -> None:
    shipped = tables.crib_averages()
    assert [*cribs.averages("own").values()] == shipped.own
    assert [*cribs.averages("their").values()] == shipped.opponents
    order = [(low.order - 1, high.order - 1) for low, high in cribs.averages("own")]
    assert order == [*PAIRS]


def test_a_crib_of_random_cards_is_the_table_of_random_cards() -> None:
    assert cribs.averages("random") == random_crib_averages()


def test_both_sides_put_the_same_average_crib_on_the_table() -> None:
    assert cribs.mean("own") == pytest.approx(cribs.mean("their"), abs=0.02)


def test_of_random_cards_the_average_crib_is_that_of_all_cribs() -> None:
    assert cribs.mean("random") == pytest.approx(61_528_020 / 12_994_800, abs=1e-4)


@pytest.mark.parametrize("crib", CRIBS)
def test_a_ladder_runs_from_the_highest_to_the_lowest(crib: WhoseCrib) -> None:
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
        ("2 2", "a pair"),
        ("7 8", "run with 6 or 9"),
        ("7 8", "fifteen together"),
        ("A 2", "run with 3"),
        ("T Q", "run with J"),
        ("2 3", "five together for every ten-card"),
        ("A 5", "a five for every ten-card"),
        ("A J", "a jack, perhaps his nobs"),
        ("T K", "fifteen with 5"),
        ("8 8", "fifteen with 7"),
    ],
)
def test_what_speaks_for_a_throw(throw: str, feature: str) -> None:
    low, high = map(Rank, throw.split())
    assert feature in cribs.features((low, high))


def test_what_speaks_for_a_throw_is_what_the_engine_scores() -> None:
    for low, high in some(random_crib_averages()):
        thrown = [Card(low, Suit.HEARTS), Card(high, Suit.CLUBS)]
        before = score_held(thrown).by_kind
        told = cribs.features((low, high))
        assert ("a pair" in told) is ("pair" in before)
        assert ("fifteen together" in told) is ("fifteen" in before)
        for rank in Rank:
            after = score_held([*thrown, Card(rank, Suit.SPADES)]).by_kind
            named = {kind for kind in ("run", "fifteen") if completes(told, kind, rank)}
            more = {kind for kind in ("run", "fifteen") if after.get(kind, 0) > before.get(kind, 0)}
            assert named == more, (low, high, rank)


def completes(told: list[str], kind: str, rank: Rank) -> bool:
    """Whether it is said that a rank makes a run or a fifteen with a throw."""
    named = " ".join(feature for feature in told if feature.startswith(f"{kind} with "))
    tens = kind == "fifteen" and any("every ten-card" in feature for feature in told)
    return rank.face in re.findall(r"\w+", named) or (tens and rank.pips == 10)


@pytest.mark.parametrize(
    ("one", "other", "told"),
    [
        ("6 6", "8 8", ["Both: a pair.", "6-6: fifteen with 3 or 9.", "8-8: fifteen with 7."]),
        ("T K", "J K", ["Both: fifteen with 5.", "J-K: run with Q; a jack, perhaps his nobs."]),
        ("K K", "Q Q", ["Both: a pair; fifteen with 5."]),
    ],
)
def test_of_two_throws_what_differs_is_told(one: str, other: str, told: list[str]) -> None:
    (a, b), (c, d) = (map(Rank, throw.split()) for throw in (one, other))
    assert cribs.compared((a, b), (c, d)) == told


def test_what_is_thrown_to_them_makes_more_than_what_is_thrown_to_yourself() -> None:
    # They throw to help their crib, to yours they throw to harm it.
    own, their = cribs.averages("own"), cribs.averages("their")
    assert all(own[ranks] < their[ranks] for ranks in own)
