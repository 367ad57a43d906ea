"""Averages of a crib by the two ranks thrown to it, in their order and around the mean."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from coach.cards import Rank
from coach.engine.ranks import PAIRS, ways
from coach.engine.tables import crib_averages, rows, throw_counts
from coach.seats import CribOwner

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

TwoRanks = tuple[Rank, Rank]
"""The ranks of a throw, the lower one first."""

OWNED = (CribOwner.OWN, CribOwner.OPPONENT)
"""Owners with averages of their own; None stands for a crib of random cards, whoever owns it."""


def name_of(ranks: TwoRanks) -> str:
    """A throw as people say it, and as answers are stored.

    >>> from coach.cards import Rank
    >>> name_of((Rank.FIVE, Rank.TEN))
    '5-10'
    """
    return "-".join(rank.face for rank in ranks)


@cache
def random_crib_averages() -> Mapping[TwoRanks, float]:
    """Average points of a crib, every other card random, by the ranks thrown; aces first.

    >>> random_crib_averages()[Rank.FIVE, Rank.JACK]
    7.2638
    """
    found = rows("crib_averages.csv")
    return {(Rank(low), Rank(high)): float(points) for low, high, points in found}


def crib_average(low: Rank, high: Rank, crib: CribOwner) -> float:
    """Average points of a crib to which two ranks are thrown, the opponent throwing sensibly.

    Raises:
        ValueError: the higher rank comes first.

    >>> round(crib_average(Rank.FIVE, Rank.JACK, CribOwner.OWN), 1)
    7.0
    """
    cribs = crib_averages()
    pair = PAIRS.index((low.order - 1, high.order - 1))
    return cribs.own[pair] if crib.ours else cribs.opponents[pair]


@cache
def averages(crib: CribOwner | None) -> Mapping[TwoRanks, float]:
    """Average points of such a crib by the ranks thrown to it, aces first.

    >>> from coach.cards import Rank
    >>> averages(None)[Rank.FIVE, Rank.JACK]
    7.2638
    """
    if crib is None:
        return random_crib_averages()
    return {ranks: crib_average(*ranks, crib) for ranks in random_crib_averages()}


@cache
def highest_first(crib: CribOwner | None) -> tuple[TwoRanks, ...]:
    """All 91 throws, by what they average in such a crib.

    >>> [(name_of(order[0]), name_of(order[-1])) for order in map(highest_first, OWNED)]
    [('5-5', '10-K'), ('5-5', '10-K')]
    """
    found = averages(crib)
    return tuple(sorted(found, key=lambda ranks: -found[ranks]))


@cache
def mean(crib: CribOwner | None) -> float:
    """Points of the average crib: each throw weighted by how often it is made.

    With random cards the weight is the number of ways to hold the throw.

    >>> round(mean(None), 2)
    4.73
    """
    weights: Sequence[int]
    if crib is None:
        weights = [*map(ways, PAIRS)]
    else:
        thrower = crib.seat
        weights = [thrown.deals for thrown in throw_counts(thrower)]
    points = averages(crib).values()
    return sum(map(float.__mul__, points, map(float, weights))) / sum(weights)


def ladder(ranks: TwoRanks, crib: CribOwner | None) -> list[tuple[TwoRanks | None, float]]:
    """A throw between the next higher and the next lower, with both ends and the average crib.

    Returns:
        throws with their averages, highest first; None is the average crib.

    >>> from coach.cards import Rank
    >>> rungs = ladder((Rank.SEVEN, Rank.EIGHT), None)
    >>> [name_of(throw) if throw else "average crib" for throw, points in rungs]
    ['5-5', '5-K', '7-8', '3-5', 'average crib', '10-K']
    """
    order, found = highest_first(crib), averages(crib)
    place = order.index(ranks)
    shown = {0, len(order) - 1, max(place - 1, 0), place, min(place + 1, len(order) - 1)}
    rungs: list[tuple[TwoRanks | None, float]]
    rungs = [(order[rung], found[order[rung]]) for rung in sorted(shown)]
    return sorted([*rungs, (None, mean(crib))], key=lambda rung: -rung[1])
