"""Sentences about scores: items, the spoken count, totals."""

from __future__ import annotations

from typing import TYPE_CHECKING

from coach.english import number
from coach.ranks_alone import named
from coach.scoring.spoken import spoken

if TYPE_CHECKING:
    from coach.scoring.breakdown import Breakdown, Item
    from coach.scoring.typed import TypedShow

BY_RANKS_ALONE = "By ranks alone: a flush and his nobs are left out."
CRIB_BEFORE_THE_CUT = "Before the cut: a flush in the crib needs the starter too."


def heading(show: TypedShow, *, crib: bool) -> str:
    """Head a hand or a crib that is counted.

    >>> from coach.scoring.typed import read_show
    >>> heading(read_show("5H 5S 5C JD | 5D"), crib=True), heading(read_show("4 4 4 3"), crib=False)
    ('5♥ 5♠ 5♣ J♦    starter 5♦    crib', '4 4 4 3    before the cut')
    """
    starter = "before the cut"
    if show.starter is not None:
        starter = f"starter {named([show.starter], suits=show.suits)}"
    return f"{named(show.hand, suits=show.suits)}    {starter}{'    crib' if crib else ''}"


def item_name(item: Item) -> str:
    """Name an item on a line of its own.

    >>> from coach import score_show
    >>> [item_name(item) for item in score_show("7C 8D 9H 2S", "KC").items]
    ['fifteen', 'run of three']
    """
    return f"run of {number(item.points)}" if item.kind == "run" else item.kind


def item_names(score: Breakdown) -> str:
    """Name all items of a score; empty without one."""
    return ", ".join(map(item_name, score.items))


def say(score: Breakdown) -> str:
    """Say how a score is counted aloud.

    >>> from coach import score_show
    >>> say(score_show("7C 8D 9H 2S", "KC"))
    'Say: fifteen two, and a run of three makes five.'
    """
    return f"Say: {spoken(score)}."


def say_with_zero(score: Breakdown) -> str:
    """Say how a score is counted aloud, and that nineteen is nothing.

    >>> from coach import score_show
    >>> say_with_zero(score_show("2C 4D 6H 8S", "KC"))
    'Say: nineteen. That is nothing.'
    """
    return say(score) if score.items else f"{say(score)} That is nothing."


def rule(ruling: str) -> str:
    """Cite a rule that decides."""
    return f"Rule: {ruling}"


def in_all(points: int) -> str:
    """Sum points up.

    >>> in_all(1), in_all(12)
    ('1 point in all.', '12 points in all.')
    """
    return f"{points} point{'' if points == 1 else 's'} in all."


def all_hands(hands: int, average: float, in_cribs: float) -> str:
    """Say what hands and cribs average, and what none makes."""
    return (
        f"All {hands:,} hands with a starter: {average:.2f} points on average, as cribs "
        f"{in_cribs:.2f}. No hand makes 19, 25, 26 or 27."
    )
