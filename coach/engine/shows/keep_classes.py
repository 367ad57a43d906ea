"""Six classes of hands. A throw depends on the keep; within a class the two are independent.

A hand that counts much leaves other cards for the crib than a poor one with the same starter, and
so do ten-cards and small ones. `data/README.md` says what treating a class as one costs.
"""

from __future__ import annotations

from bisect import bisect
from itertools import pairwise
from typing import TYPE_CHECKING

from coach.engine.shows.packed import FIELD

if TYPE_CHECKING:
    from coach.engine.ranks import Ranks

BOUNDS = (5, 9)
"""Points from which a hand is a fair one, and a good one."""
LEVELS = 1 + len(BOUNDS)
CLASSES = 2 * LEVELS
"""Poor, fair and good hands with fewer than two ten-cards, then those with more."""

_TEN = 9


def many_tens(ranks: Ranks) -> bool:
    """True if two or more of four ranks, low to high, are ten-cards.

    >>> many_tens((0, 4, 9, 12)), many_tens((0, 4, 8, 12))
    (True, False)
    """
    return ranks[2] >= _TEN


def level(points: int) -> int:
    """Grade a hand by its points: 0 poor, 1 fair, 2 good.

    >>> level(4), level(5), level(8), level(9)
    (0, 1, 1, 2)
    """
    return bisect(BOUNDS, points)


def _fields(first: int, last: int) -> int:
    return (1 << FIELD * last) - (1 << FIELD * first)


LEVEL_FIELDS = tuple([_fields(first, last) for first, last in pairwise((0, *BOUNDS, 32))])
"""Masks that cut the poor, the fair and the good hands out of a packed distribution.

>>> from coach.engine.shows.packed import packed
>>> hands = packed({0: 1, 8: 2, 20: 3})
>>> [hands & level for level in LEVEL_FIELDS] == [packed({0: 1}), packed({8: 2}), packed({20: 3})]
True
"""
