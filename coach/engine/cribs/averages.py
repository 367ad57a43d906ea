"""What a crib averages when two ranks are thrown to it and every other card is random."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from coach.cards import Rank
from coach.engine.tables import rows

if TYPE_CHECKING:
    from collections.abc import Mapping

TwoRanks = tuple[Rank, Rank]
"""The ranks of a throw, the lower one first."""


@cache
def random_crib_averages() -> Mapping[TwoRanks, float]:
    """The shipped table: average points of the crib by the ranks thrown, aces first.

    >>> random_crib_averages()[Rank.FIVE, Rank.JACK]
    7.2638
    """
    found = rows("crib_averages.csv")
    return {(Rank(low), Rank(high)): float(points) for low, high, points in found}
