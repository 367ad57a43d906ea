from __future__ import annotations

import pytest

from coach.cards import Rank
from coach.words.advice import cribs


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
