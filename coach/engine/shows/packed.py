"""Distributions of points, each in one whole number: 64 bits for the weight of every total.

Adding mixes two distributions, a shift adds points to one, and the product is the distribution of
the sum of two independent counts, so that the loops run inside Python's own arithmetic. Weights are
whole numbers whose sum must stay below 2**64 - 1.
"""

from __future__ import annotations

import struct
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Mapping

FIELD = 64
"""Bits of a weight."""

_ALL_ONES = (1 << FIELD) - 1


def packed(weights: Mapping[int, int]) -> int:
    """Pack the weight of each number of points.

    >>> once = packed({0: 1, 2: 3})
    >>> unpacked(once * once), unpacked(once << FIELD)
    ((1, 0, 6, 0, 9), (0, 1, 0, 3))
    """
    return sum(weight << FIELD * points for points, weight in weights.items())


def unpacked(distribution: int) -> tuple[int, ...]:
    """The weight of each number of points, from zero to the most there are.

    >>> unpacked(packed({1: 5}))
    (0, 5)
    """
    size = -(-distribution.bit_length() // FIELD)
    return struct.unpack(f"<{size}Q", distribution.to_bytes(size * FIELD // 8, "little"))


def weight(distribution: int) -> int:
    """The sum of all weights: a number modulo its base less one is the sum of its digits.

    >>> weight(packed({0: 1, 2: 3}))
    4
    """
    return distribution % _ALL_ONES


def below(distribution: int, points: int) -> int:
    """The part of a distribution with fewer points.

    >>> unpacked(below(packed({0: 1, 2: 3}), 2))
    (1,)
    """
    return distribution & (1 << FIELD * points) - 1
