"""The loss of a decision: how far it is behind the best, and how bad that is."""

from __future__ import annotations

from enum import StrEnum
from typing import NamedTuple

EQUAL = 0.05
"""Points within which two throws count as equal."""


class Unit(NamedTuple):
    """A unit of losses, with the upper bounds of fine, doubtful and bad."""

    fine: float
    doubtful: float
    bad: float


POINTS = Unit(EQUAL, 0.25, 0.75)
"""Average points."""
CHANCE = Unit(0.0025, 0.01, 0.03)
"""The chance to win (0–1). At the start of a game a point is worth 0.02, near the end up to
0.09."""


class Verdict(StrEnum):
    """The quality of a decision."""

    BEST = "best"
    FINE = "fine"
    DOUBTFUL = "doubtful"
    BAD = "bad"
    VERY_BAD = "very-bad"


def verdict(loss: float, unit: Unit = POINTS) -> Verdict:
    """Judge what a decision gives up.

    >>> [verdict(loss).value for loss in (0.0, 0.05, 0.2, 0.7, 2.0)]
    ['best', 'fine', 'doubtful', 'bad', 'very-bad']
    >>> [verdict(loss, CHANCE).value for loss in (0.002, 0.01, 0.03, 0.05)]
    ['fine', 'doubtful', 'bad', 'very-bad']
    """
    if loss <= 0:
        return Verdict.BEST
    bounds = {
        unit.fine: Verdict.FINE,
        unit.doubtful: Verdict.DOUBTFUL,
        unit.bad: Verdict.BAD,
    }
    return next((found for most, found in bounds.items() if loss <= most), Verdict.VERY_BAD)
