from __future__ import annotations

import re

import pytest

from coach.advice.throws.crib_averages import random_crib_averages
from coach.cards import Card, Rank, Suit
from coach.scoring.show import score_held
from coach.words.advice import cribs
from tests.sure import some


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
