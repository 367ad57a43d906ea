"""A lot: one of several options by chance, each as likely as its weight."""

from __future__ import annotations

from bisect import bisect
from itertools import accumulate
from typing import TYPE_CHECKING, Generic, TypeVar

if TYPE_CHECKING:
    import random
    from collections.abc import Iterable, Sequence

_T = TypeVar("_T")


class Lot(Generic[_T]):
    """Options to draw from, each as likely as its weight.

    >>> import random
    >>> Lot("abc", [0, 1, 0]).draw(random.Random(1))
    'b'
    """

    def __init__(self, options: Sequence[_T], weights: Iterable[float]) -> None:
        self._options = options
        self._sums = list(accumulate(weights))

    def __bool__(self) -> bool:
        return bool(self._sums) and self._sums[-1] > 0

    def draw(self, rng: random.Random) -> _T:
        """One option; there must be one with a weight."""
        place = bisect(self._sums, rng.random() * self._sums[-1])
        return self._options[min(place, len(self._options) - 1)]
