from __future__ import annotations

from functools import cache
from itertools import combinations

import pytest

from coach import PACK, show_total
from tests.cases import load

PAIRS = 12_994_800
POINTS = {"hand": 61_974_180, "crib": 61_528_020}

pytestmark = pytest.mark.slow


@cache
def histogram(which: str) -> tuple[int, ...]:
    """How many pairs of four cards and a starter score 0, 1, 2, ... points."""
    found = [0] * 40
    crib = which == "crib"
    for hand in combinations(PACK, 4):
        for starter in PACK:
            if starter not in hand:
                found[show_total(hand, starter, crib=crib)] += 1
    return tuple(found)


@pytest.mark.parametrize("which", ["hand", "crib"])
def test_distribution_of_all_hands_and_starters(which: str) -> None:
    expected = {row["score"]: row[which] for row in load("distribution.csv")}
    found = dict(enumerate(histogram(which)))
    difference = {
        score: {"found": count, "expected": expected.get(score, 0)}
        for score, count in found.items()
        if count != expected.get(score, 0)
    }
    assert not difference, f"{which}: scores whose number of pairs differs: {difference}"


@pytest.mark.parametrize("which", ["hand", "crib"])
def test_points_of_all_hands_and_starters(which: str) -> None:
    assert sum(histogram(which)) == PAIRS
    assert sum(score * count for score, count in enumerate(histogram(which))) == POINTS[which]


@pytest.mark.parametrize("which", ["hand", "crib"])
def test_totals_19_25_26_27_cannot_occur(which: str) -> None:
    possible = {score for score, count in enumerate(histogram(which)) if count}
    assert possible == set(range(30)) - {19, 25, 26, 27}
