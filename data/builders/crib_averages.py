"""Averages of a crib to which two ranks are thrown, every other card random.

    python -m data.builders.crib_averages > data/crib_averages.csv

counts all cribs of all 1,326 throws with `RandomCrib`, in a second.
"""

from __future__ import annotations

import sys
from fractions import Fraction
from itertools import combinations_with_replacement, product

from coach.advice.numbers import numbers_of
from coach.cards import Card, Rank, Suit
from coach.engine.cribs.random_crib import RandomCrib

_HEAD = """\
# Averages of a crib by the two ranks thrown to it, every other card random, whoever owns the crib.
# Two more crib cards and a starter from the 50 unseen, all 58,800 ways; flush and nobs included;
# the suits of the throw averaged over all ways to hold the ranks (4 of 16 suited, of a pair none).
# Exact, to four places, by coach.engine.cribs.random_crib.
# Rebuilt by: python -m data.builders.crib_averages
low,high,average
"""


def average(low: Rank, high: Rank) -> Fraction:
    """Average points of a crib to which two ranks are thrown, exactly.

    >>> round(float(average(Rank.FIVE, Rank.JACK)), 4)
    7.2638
    """
    points = cribs = 0
    for throw in _ways_to_hold(low, high):
        crib = RandomCrib(numbers_of(throw), thrown=2)
        points += crib.points(numbers_of(throw))
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
