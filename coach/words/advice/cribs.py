"""Sentences about throws to a crib: questions, models, and the merits of two ranks."""

from __future__ import annotations

from typing import TYPE_CHECKING

from coach.advice.throws.crib_averages import name_of
from coach.advice.throws.crib_merits import merits
from coach.english import listed

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from coach.advice.throws.crib_averages import TwoRanks
    from coach.advice.throws.crib_merits import Merit, MeritCode
    from coach.cards import Rank
    from coach.seats import CribOwner

AVERAGE_CRIB = "average crib"
OF_THE_OTHERS = "Thrown to theirs:  coach tables cribs --theirs"


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

    >>> from coach.cards import Rank
    >>> from coach.seats import CribOwner
    >>> average_question((Rank.FIVE, Rank.JACK), CribOwner.OPPONENT)
    '5-J to their crib: how many points does it average?'
    """
    return f"{name_of(ranks)} to {whose(crib)}: how many points does it average?"


def comparison_question(throws: Sequence[TwoRanks], crib: CribOwner) -> str:
    """Ask which of two throws is better.

    >>> from coach.cards import Rank
    >>> from coach.seats import CribOwner
    >>> throws = [(Rank.FIVE, Rank.JACK), (Rank.SEVEN, Rank.EIGHT)]
    >>> comparison_question(throws, CribOwner.OPPONENT)
    'To their crib 5-J or 7-8: which makes less?'
    """
    named = listed([*map(name_of, throws)], "or")
    return f"To {whose(crib)} {named}: which makes {'more' if crib.ours else 'less'}?"


def thrown_to(*, own: bool) -> str:
    """Head the averages of throws to a crib."""
    return f"Thrown to {'your' if own else 'their'} crib"


def best_and_worst(best: Sequence[TwoRanks], worst: Sequence[TwoRanks]) -> str:
    """Name the throws at both ends.

    >>> from coach.cards import Rank
    >>> best_and_worst([(Rank.FIVE, Rank.FIVE)], [(Rank.TEN, Rank.KING)])
    'Best for you 5-5; worst 10-K.'
    """
    ends = (", ".join(map(name_of, end)) for end in (best, worst))
    return "Best for you {}; worst {}.".format(*ends)


def bar(mean: float) -> str:
    """Say what a bar is above: the average crib."""
    return f"A bar is what lies above the average crib, {mean:.1f} points."


def average(mean: float) -> str:
    """Give the average crib."""
    return f"The average crib makes {mean:.1f} points."


def with_rank(rank: Rank, averages: Mapping[Rank, float]) -> str:
    """Give the averages of a rank with others.

    >>> from coach.cards import Rank
    >>> with_rank(Rank.KING, {Rank.KING: 4.66})
    'K with K 4.7.'
    """
    return f"{rank.face} with " + ", ".join(f"{o.face} {p:.1f}" for o, p in averages.items()) + "."


def features(ranks: TwoRanks) -> list[str]:
    """Name the merits of two ranks in a crib, and the ranks that complete them.

    >>> from coach.cards import Rank
    >>> features((Rank.FIVE, Rank.TEN))
    ['fifteen together', 'a five for every ten-card', 'fifteen with 5']
    >>> features((Rank.SIX, Rank.SIX)), features((Rank.SEVEN, Rank.NINE))
    (['a pair', 'fifteen with 3 or 9'], ['run with 8', 'fifteen with 6 or 8'])
    """
    return [*map(_told, merits(ranks))]


def compared(one: TwoRanks, other: TwoRanks) -> list[str]:
    """Say what two throws have in common, and then what each has alone, a sentence each.

    >>> from coach.cards import Rank
    >>> compared((Rank.SIX, Rank.SIX), (Rank.EIGHT, Rank.EIGHT))
    ['Both: a pair.', '6-6: fifteen with 3 or 9.', '8-8: fifteen with 7.']
    """
    common = [merit for merit in merits(one) if merit in merits(other)]
    alone = {
        name_of(ranks): [merit for merit in merits(ranks) if merit not in common]
        for ranks in (one, other)
    }
    return [
        f"{name}: {'; '.join(map(_told, found))}."
        for name, found in {"Both": common, **alone}.items()
        if found
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


def sentence(told: str) -> str:
    """Make a feature a sentence.

    >>> sentence("run with 8")
    'Run with 8.'
    """
    return f"{told[0].upper()}{told[1:]}."


def _told(merit: Merit) -> str:
    ranks = listed([rank.face for rank in merit.ranks], "or")
    return _MERITS[merit.code] + (f" with {ranks}" if ranks else "")


_MERITS: dict[MeritCode, str] = {
    "pair": "a pair",
    "run": "run",
    "fifteen": "fifteen together",
    "five_together": "five together for every ten-card",
    "five_for_tens": "a five for every ten-card",
    "fifteen_with": "fifteen",
    "jack": "a jack, perhaps his nobs",
}
