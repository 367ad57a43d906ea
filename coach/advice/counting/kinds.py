"""Kinds of hands: what is thrown goes with what is kept, and this says how far it is followed.

A hand that counts much leaves other cards for the crib than a poor one with the same starter, and
so do ten-cards and small ones. Beside a hand of one kind and one starter the throws are taken to be
the same whatever the hand is. `data/README.md` says what that costs.
"""

from __future__ import annotations

from bisect import bisect
from typing import TYPE_CHECKING

from coach.advice.counting.packed import below

if TYPE_CHECKING:
    from coach.advice.rank_hands import Ranks

BOUNDS = (5, 9)
"""Points from which a hand is a fair one, and a good one."""
LEVELS = 1 + len(BOUNDS)
KINDS = 2 * LEVELS
"""Poor, fair and good hands with fewer than two ten-cards, then those with more."""

_TEN = 9


def many_tens(ranks: Ranks) -> bool:
    """Whether two or more of four ranks, low to high, are ten-cards.

    >>> many_tens((0, 4, 9, 12)), many_tens((0, 4, 8, 12))
    (True, False)
    """
    return ranks[2] >= _TEN


def kind(points: int, *, tens: bool) -> int:
    """Which kind a hand is that counts so many points.

    >>> kind(2, tens=False), kind(12, tens=True)
    (0, 5)
    """
    return bisect(BOUNDS, points) + LEVELS * tens


def by_level(distribution: int) -> tuple[int, ...]:
    """The poor, the fair and the good part of a packed distribution.

    >>> from coach.advice.counting.packed import packed
    >>> parts = by_level(packed({0: 1, 8: 2, 20: 3}))
    >>> parts == (packed({0: 1}), packed({8: 2}), packed({20: 3}))
    True
    """
    fair, good = BOUNDS
    poor, not_good = below(distribution, fair), below(distribution, good)
    return poor, not_good - poor, distribution - not_good
