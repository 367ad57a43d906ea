"""What a crib averages when two ranks are thrown to it and every other card is random.

    python -m coach.advice.cribs.averages > data/crib_averages.csv

counts all cribs of all 1,326 throws with `RandomCrib`, in a second.
"""

from __future__ import annotations

import sys
from fractions import Fraction
from functools import cache
from itertools import combinations_with_replacement, product
from typing import TYPE_CHECKING

from coach.advice.cribs.random_crib import RandomCrib
from coach.advice.tables import rows
from coach.cards import Card, Rank, Suit

if TYPE_CHECKING:
    from collections.abc import Mapping

TwoRanks = tuple[Rank, Rank]
"""The ranks of a throw, the lower one first."""

_HEAD = """\
# What a crib averages, by the two ranks thrown to it: whoever owns it, since all else is random.
# Two more crib cards and a starter from the 50 unseen, all 58,800 ways; flush and nobs included;
# the suits of the throw averaged over all ways to hold the ranks (4 of 16 suited, of a pair none).
# Exact, to four places, by coach.advice.cribs.random_crib.
# Rebuilt by: python -m coach.advice.cribs.averages
low,high,average
"""


@cache
def random_crib_averages() -> Mapping[TwoRanks, float]:
    """The shipped table: average points of the crib by the ranks thrown, aces first.

    >>> random_crib_averages()[Rank.FIVE, Rank.JACK]
    7.2638
    """
    found = rows("crib_averages.csv")
    return {(Rank(low), Rank(high)): float(points) for low, high, points in found}


def average(low: Rank, high: Rank) -> Fraction:
    """Average points of a crib to which two ranks are thrown, exactly.

    >>> round(float(average(Rank.FIVE, Rank.JACK)), 4)
    7.2638
    """
    points = cribs = 0
    for throw in _ways_to_hold(low, high):
        crib = RandomCrib(throw, thrown=2)
        points += crib.points(throw)
        cribs += crib.scenarios
    return Fraction(points, cribs)


def _ways_to_hold(low: Rank, high: Rank) -> list[tuple[Card, Card]]:
    """Every throw of the two ranks: 16, or the 6 pairs of one rank."""
    return [
        (Card(low, one), Card(high, other))
        for one, other in product(Suit, repeat=2)
        if low is not high or one.value < other.value
    ]


if __name__ == "__main__":
    sys.stdout.write(_HEAD)
    sys.stdout.writelines(
        f"{low.value},{high.value},{float(average(low, high)):.4f}\n"
        for low, high in combinations_with_replacement(Rank, 2)
    )
