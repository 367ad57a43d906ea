"""Sentences about throws to a crib: questions, models, and the merits of two ranks."""

from __future__ import annotations

from typing import TYPE_CHECKING

from coach.advice.throws.crib_averages import name_of
from coach.cards import Rank
from coach.english import listed

if TYPE_CHECKING:
    from collections.abc import Sequence

    from coach.advice.throws.crib_averages import TwoRanks
    from coach.seats import CribOwner

AVERAGE_CRIB = "average crib"


def whose(crib: CribOwner | None) -> str:
    """Name a crib by its owner; None is one that random cards fill, whoever owns it."""
    return "a crib" if crib is None else "your crib" if crib.ours else "their crib"


def model_of(crib: CribOwner | None) -> str:
    """Say whose throws the averages assume.

    >>> model_of(None)
    'all other cards random, so the same for your crib and theirs'
    """
    if crib is None:
        return "all other cards random, so the same for your crib and theirs"
    return "both sides throw sensibly"


def average_question(ranks: TwoRanks, crib: CribOwner | None) -> str:
    """Ask what a crib averages.

    >>> from coach.seats import CribOwner
    >>> average_question((Rank.FIVE, Rank.JACK), CribOwner.OPPONENT)
    '5-J to their crib: how many points does it average?'
    """
    return f"{name_of(ranks)} to {whose(crib)}: how many points does it average?"


def comparison_question(throws: Sequence[TwoRanks], crib: CribOwner) -> str:
    """Ask which of two throws is better.

    >>> from coach.seats import CribOwner
    >>> throws = [(Rank.FIVE, Rank.JACK), (Rank.SEVEN, Rank.EIGHT)]
    >>> comparison_question(throws, CribOwner.OPPONENT)
    'To their crib 5-J or 7-8: which makes less?'
    """
    named = listed([*map(name_of, throws)], "or")
    return f"To {whose(crib)} {named}: which makes {'more' if crib.ours else 'less'}?"


def features(ranks: TwoRanks) -> list[str]:
    """Name the merits of two ranks in a crib, and the ranks that complete them.

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
    """Say what two throws have in common, and then what each has alone, a sentence each.

    >>> compared((Rank.SIX, Rank.SIX), (Rank.EIGHT, Rank.EIGHT))
    ['Both: a pair.', '6-6: fifteen with 3 or 9.', '8-8: fifteen with 7.']
    """
    common = [feature for feature in features(one) if feature in features(other)]
    alone = {
        name_of(ranks): [feature for feature in features(ranks) if feature not in common]
        for ranks in (one, other)
    }
    return [
        f"{name}: {'; '.join(found)}." for name, found in {"Both": common, **alone}.items() if found
    ]


def apart(points: float) -> str:
    """Say how far two averages are from each other."""
    return f"They are {points:.2f} points apart."


def beside_the_mean(average: float, mean: float) -> str:
    """Say on which side of the average crib a crib is.

    >>> beside_the_mean(7.26, 4.73)
    'The average crib makes 4.73; this one makes more.'
    """
    side = "more" if average > mean else "less"
    return f"The average crib makes {mean:.2f}; this one makes {side}."


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
