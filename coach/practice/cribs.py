"""What two ranks thrown make of a crib: the figure, its neighbours, and what speaks for them.

This is the one place that says whose throws the averages assume.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Literal

from coach.cards import Rank
from coach.engine.cribs.averages import TwoRanks, random_crib_averages
from coach.engine.ranks import PAIRS, ways
from coach.engine.tables import crib_average, throw_counts
from coach.english import listed

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

WhoseCrib = Literal["own", "their", "random"]
"""Your own, theirs, or one that random cards fill, whoever owns it."""
OWNED: tuple[WhoseCrib, ...] = ("own", "their")
WHOSE: dict[WhoseCrib, str] = {"own": "your crib", "their": "their crib", "random": "a crib"}
MODEL: dict[WhoseCrib, str] = {
    "own": "both sides throw sensibly",
    "their": "both sides throw sensibly",
    "random": "all other cards random, so the same for your crib and theirs",
}
"""Whose throws the averages assume."""
AVERAGE_CRIB = "average crib"


def name_of(ranks: TwoRanks) -> str:
    """A throw as people say it.

    >>> name_of((Rank.FIVE, Rank.TEN))
    '5-10'
    """
    return "-".join(rank.face for rank in ranks)


@cache
def averages(crib: WhoseCrib) -> Mapping[TwoRanks, float]:
    """What such a crib averages by the ranks thrown to it, aces first.

    >>> averages("random")[Rank.FIVE, Rank.JACK]
    7.2638
    """
    if crib == "random":
        return random_crib_averages()
    return {ranks: crib_average(*ranks, own=crib == "own") for ranks in random_crib_averages()}


@cache
def highest_first(crib: WhoseCrib) -> tuple[TwoRanks, ...]:
    """All 91 throws, by what they average in such a crib.

    >>> [(name_of(order[0]), name_of(order[-1])) for order in map(highest_first, OWNED)]
    [('5-5', '10-K'), ('5-5', '10-K')]
    """
    found = averages(crib)
    return tuple(sorted(found, key=lambda ranks: -found[ranks]))


@cache
def mean(crib: WhoseCrib) -> float:
    """What the average crib makes: each throw weighed by how often it is made.

    Of random cards a throw is made as often as there are ways to hold it.

    >>> round(mean("random"), 2)
    4.73
    """
    weights: Sequence[int]
    if crib == "random":
        weights = [*map(ways, PAIRS)]
    else:
        thrower = "dealer" if crib == "own" else "pone"
        weights = [thrown.deals for thrown in throw_counts(thrower)]
    points = averages(crib).values()
    return sum(map(float.__mul__, points, map(float, weights))) / sum(weights)


def ladder(ranks: TwoRanks, crib: WhoseCrib) -> list[tuple[str, float]]:
    """A throw between the next higher and the next lower, with both ends and the average crib.

    >>> [name for name, points in ladder((Rank.SEVEN, Rank.EIGHT), "random")]
    ['5-5', '5-K', '7-8', '3-5', 'average crib', '10-K']
    """
    order, found = highest_first(crib), averages(crib)
    place = order.index(ranks)
    shown = {0, len(order) - 1, max(place - 1, 0), place, min(place + 1, len(order) - 1)}
    rungs = [(name_of(order[rung]), found[order[rung]]) for rung in shown]
    return sorted([*rungs, (AVERAGE_CRIB, mean(crib))], key=lambda rung: -rung[1])


def features(ranks: TwoRanks) -> list[str]:
    """What two ranks do for a crib, as it is taught, and which ranks complete it.

    >>> features((Rank.FIVE, Rank.TEN))
    ['fifteen together', 'a five for every ten-card', 'fifteen with 5']
    >>> features((Rank.SIX, Rank.SIX)), features((Rank.SEVEN, Rank.NINE))
    (['a pair', 'fifteen with 3 or 9'], ['run with 8', 'fifteen with 6 or 8'])
    """
    low, high = ranks
    pips = low.pips + high.pips
    told = {
        "a pair": low is high,
        f"run with {_any_of(_runs(ranks))}": bool(_runs(ranks)),
        "fifteen together": pips == 15,
        "five together for every ten-card": pips == 5,
        "a five for every ten-card": Rank.FIVE in ranks,
        f"fifteen with {_any_of(_fifteens(ranks))}": bool(_fifteens(ranks)),
        "a jack, perhaps his nobs": Rank.JACK in ranks,
    }
    return [feature for feature, has in told.items() if has]


def compared(one: TwoRanks, other: TwoRanks) -> list[str]:
    """What two throws have in common, and then what each has alone, a sentence each.

    >>> compared((Rank.SIX, Rank.SIX), (Rank.EIGHT, Rank.EIGHT))
    ['Both: a pair.', '6-6: fifteen with 3 or 9.', '8-8: fifteen with 7.']
    """
    common = [feature for feature in features(one) if feature in features(other)]
    alone = {
        name_of(ranks): [feature for feature in features(ranks) if feature not in common]
        for ranks in (one, other)
    }
    return [
        f"{whose}: {'; '.join(found)}."
        for whose, found in {"Both": common, **alone}.items()
        if found
    ]


def _runs(ranks: TwoRanks) -> list[Rank]:
    """The ranks that make a run of three with two others."""
    orders = [(rank, sorted(one.order for one in (*ranks, rank))) for rank in Rank]
    return [rank for rank, (low, middle, high) in orders if low + 2 == middle + 1 == high]


def _fifteens(ranks: TwoRanks) -> list[Rank]:
    """The ranks that make fifteen with one or both of two others, but for a five's ten-cards."""
    low, high = ranks
    sums = {low.pips, high.pips, low.pips + high.pips}
    return [rank for rank in Rank if 15 - rank.pips in sums and rank.pips < 10]


def _any_of(ranks: Sequence[Rank]) -> str:
    return listed([rank.face for rank in ranks], "or")
