"""Worth of a won game: skunk lines, and the schemes of stakes."""

from __future__ import annotations

from math import ceil
from typing import TYPE_CHECKING, Literal

if TYPE_CHECKING:
    from collections.abc import Mapping


Stakes = Literal["skunk", "lurch", "acc", "club"]


WORTH: Mapping[Stakes, tuple[int, int, int]] = {
    "skunk": (1, 2, 4),
    "lurch": (1, 1, 2),
    "acc": (2, 3, 3),
    "club": (2, 3, 4),
}
"""Games or match points for a win: plain, loser below 3/4, loser below 1/2 of the target."""


def skunk_lines(target: int) -> tuple[int, int]:
    """The lowest scores of a loser who is not skunked, and not skunked double.

    Strictly below three quarters and half of the target it is one: up to 90 and 60 of 121 holes,
    up to 45 and 30 of 61.

    >>> skunk_lines(121), skunk_lines(61)
    ((91, 61), (46, 31))
    """
    return ceil(3 * target / 4), ceil(target / 2)


def lines_at_stake(stakes: Stakes, target: int) -> tuple[int, ...]:
    """The lines of `skunk_lines` that change what a win is worth, the lower first.

    >>> lines_at_stake("skunk", 121), lines_at_stake("lurch", 121), lines_at_stake("acc", 121)
    ((61, 91), (61,), (91,))
    """
    plain, skunk, double = WORTH[stakes]
    line, double_line = skunk_lines(target)
    changes = ((double_line, double != skunk), (line, skunk != plain))
    return tuple(hole for hole, matters in changes if matters)
