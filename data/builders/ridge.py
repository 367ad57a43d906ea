"""Values smoothed over features: ridge regression, small and in plain Python."""

from __future__ import annotations

from operator import mul
from statistics import fmean, pstdev
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence

Row = list[float]


class Ridge:
    """A linear fit whose coefficients are drawn towards zero.

    Features are measured in standard deviations from their means, so that one penalty fits all.

    Args:
        rows: the features of each place.
        penalty: the variance of a value over that of the coefficients expected.

    >>> ridge = Ridge([[0.0], [1.0], [2.0], [3.0]], penalty=0.0)
    >>> [round(value, 6) for value in ridge.fitted([1.0, 3.0, 5.0, 7.0])]
    [1.0, 3.0, 5.0, 7.0]
    >>> [round(share, 6) for share in ridge.leverage]
    [0.7, 0.3, 0.3, 0.7]
    """

    def __init__(self, rows: Sequence[Sequence[float]], penalty: float) -> None:
        columns = [_standardised(column) for column in zip(*rows, strict=True)]
        gram = [[_dot(one, other) for other in columns] for one in columns]
        for place, line in enumerate(gram):
            line[place] += penalty
        self._rows = [*zip(*columns, strict=True)]
        self._columns, self._inverse = columns, inverse(gram)
        self.leverage = [
            1 / len(self._rows) + _dot(row, [_dot(line, row) for line in self._inverse])
            for row in self._rows
        ]
        """By place: the variance of the fitted value over that of the values."""

    def fitted(self, values: Sequence[float]) -> Row:
        """The smoothed values."""
        middle = fmean(values)
        sums = [_dot(column, [value - middle for value in values]) for column in self._columns]
        slopes = [_dot(line, sums) for line in self._inverse]
        return [middle + _dot(row, slopes) for row in self._rows]


def inverse(matrix: Sequence[Sequence[float]]) -> list[Row]:
    """Of a symmetric positive definite matrix, by Gauss and Jordan.

    >>> inverse([[2.0, 0.0], [0.0, 4.0]])
    [[0.5, 0.0], [0.0, 0.25]]
    """
    size = len(matrix)
    work = [
        [*line, *(float(row == place) for place in range(size))] for row, line in enumerate(matrix)
    ]
    for place, pivot in enumerate(work):
        scale = pivot[place]
        pivot[:] = [number / scale for number in pivot]
        for line in work:
            if line is not pivot and line[place]:
                times = line[place]
                line[:] = [one - times * other for one, other in zip(line, pivot, strict=True)]
    return [line[size:] for line in work]


def _standardised(column: Sequence[float]) -> Row:
    middle, spread = fmean(column), pstdev(column)
    return [(value - middle) / spread for value in column]


def _dot(one: Sequence[float], other: Sequence[float]) -> float:
    return float(sum(map(mul, one, other)))
