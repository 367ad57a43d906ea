"""Bounds on whole numbers, as people write them, and a filter of several."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Mapping

_BOUNDS = re.compile(r"([0-9]{1,3})(?:(\+)|-([0-9]{1,3}))?")


class Bounds(NamedTuple):
    """The least and the most that a number may be."""

    least: int
    most: int

    def allow(self, number: int) -> bool:
        """True for a number within them, both ends included."""
        return self.least <= number <= self.most


def read_bounds(text: str, most: int) -> Bounds:
    """Read bounds: a number, a number and more, or from one number to another.

    Args:
        text: `6`, `6+` or `2-8`.
        most: the end of bounds that are open above.

    Raises:
        ValueError: it is none of these.

    >>> read_bounds("6", 29), read_bounds("6+", 29), read_bounds("2-8", 29)
    (Bounds(least=6, most=6), Bounds(least=6, most=29), Bounds(least=2, most=8))
    """
    match = _BOUNDS.fullmatch(text)
    if match is None:
        raise ValueError(f"{text!r} is not a bound: write 6, 6+ or 2-8")
    least = int(match[1])
    return Bounds(least, most if match[2] else int(match[3] or least))


def within(numbers: Mapping[str, int], bounds: Mapping[str, Bounds]) -> bool:
    """True where every number is within its bounds; a number that is missing is 0.

    >>> within({"pair": 2}, {"pair": Bounds(2, 6), "run": Bounds(0, 0)})
    True
    """
    return all(bound.allow(numbers.get(name, 0)) for name, bound in bounds.items())
