"""What the 91 throws make of a crib: the figure, its neighbours, and what speaks for it.

The figures are those of `coach.advice.crib_averages`; this is the one place that says so.
"""

from __future__ import annotations

from functools import cache

from coach.advice.crib_averages import Ranks, crib_averages
from coach.cards import Rank

MODEL = "all other cards random, so the same for your crib and theirs"
"""Whose throws the averages assume."""
ALL_THROWS = "all throws"


def name_of(ranks: Ranks) -> str:
    """A throw as people say it.

    >>> name_of((Rank.FIVE, Rank.TEN))
    '5-10'
    """
    return "-".join(rank.face for rank in ranks)


@cache
def best_to_worst() -> tuple[Ranks, ...]:
    """All 91 throws, by what they average in a crib.

    >>> name_of(best_to_worst()[0]), name_of(best_to_worst()[-1])
    ('5-5', '10-K')
    """
    averages = crib_averages()
    return tuple(sorted(averages, key=lambda ranks: -averages[ranks]))


def average(ranks: Ranks) -> float:
    """What a crib averages with these ranks thrown to it.

    Raises:
        KeyError: the higher rank comes first.
    """
    return crib_averages()[ranks]


@cache
def mean() -> float:
    """What all throws average, each weighed by the ways to hold it: 16, or 6 for a pair.

    >>> round(mean(), 2)
    4.73
    """
    ways = {ranks: 6 if ranks[0] is ranks[1] else 16 for ranks in crib_averages()}
    return sum(ways[ranks] * average(ranks) for ranks in ways) / sum(ways.values())


def ladder(ranks: Ranks) -> list[tuple[str, float]]:
    """A throw between the next better and the next worse, with the best, the worst and the mean.

    >>> [name for name, points in ladder((Rank.SEVEN, Rank.EIGHT))]
    ['5-5', '5-K', '7-8', '3-5', 'all throws', '10-K']
    """
    order = best_to_worst()
    place = order.index(ranks)
    shown = {0, len(order) - 1, max(place - 1, 0), place, min(place + 1, len(order) - 1)}
    rungs = [(name_of(order[rung]), average(order[rung])) for rung in shown]
    return sorted([*rungs, (ALL_THROWS, mean())], key=lambda rung: -rung[1])


def features(ranks: Ranks) -> list[str]:
    """What two ranks do for a crib, as it is taught.

    >>> features((Rank.FIVE, Rank.JACK))
    ['They make fifteen.', 'A five makes fifteen with every ten-card.', 'A jack may be his nobs.']
    """
    low, high = ranks
    apart = high.order - low.order
    pips = low.pips + high.pips
    told = {
        "They are a pair.": apart == 0,
        "They are neighbours: a third makes a run.": apart == 1,
        "The rank between them makes a run.": apart == 2,
        "They make fifteen.": pips == 15,
        "Together they are five, and every ten-card makes it fifteen.": pips == 5,
        "A five makes fifteen with every ten-card.": Rank.FIVE in ranks,
        "A jack may be his nobs.": Rank.JACK in ranks,
    }
    return [feature for feature, has in told.items() if has] or ["They do nothing together."]
