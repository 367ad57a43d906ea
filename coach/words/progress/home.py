"""Sentences of the first screen: what to do now, in the order of what matters."""

from __future__ import annotations

from typing import TYPE_CHECKING

from coach.english import number
from coach.words.figures import percent

if TYPE_CHECKING:
    from collections.abc import Sequence

COACH = "Cribbage Coach"
WELCOME = "Welcome. Count hands, play cards and throw to the crib, a few minutes a day."
RULES = "The rules of the game"
REAL_HANDS = "Hands as they are dealt"
MORE = ("More:", "coach stats", "coach rules", "coach --help")


def which(offers: int) -> str:
    """Ask which of the offers to start.

    >>> which(1), which(3)
    ('Start it (Enter; q leaves)?', 'Start which (Enter is 1; q leaves)?')
    """
    return f"Start {'it (Enter' if offers == 1 else 'which (Enter is 1'}; q leaves)?"


def no_offer(offers: int) -> str:
    """Say what may be typed."""
    return f"Type {'1' if offers == 1 else f'a number from 1 to {offers}'}, or q to leave."


def first_pack(title: str, questions: int) -> str:
    """Offer the first pack to somebody new."""
    return f"{title}: {questions} hands to count, with hints"


def unfinished_game(scores: Sequence[int]) -> str:
    """Offer to go on with a game, at its scores by side.

    >>> unfinished_game([84, 92])
    'Your game at 84-92'
    """
    return f"Your game at {'-'.join(map(str, scores))}"


def daily(left: int, of: int) -> str:
    """Offer the questions of the day.

    >>> daily(10, 10), daily(3, 10)
    ("Today's ten, the same for everybody", "Today's ten: 3 left")
    """
    return f"Today's {number(of)}" + (
        ", the same for everybody" if left == of else f": {left} left"
    )


def mistakes_due(count: int) -> str:
    """Say how many missed questions are due.

    >>> mistakes_due(1), mistakes_due(14)
    ('1 missed question is due again', '14 missed questions are due again')
    """
    return f"{count} missed question{' is' if count == 1 else 's are'} due again"


def facts_due(count: int) -> str:
    """Say how many facts are due."""
    return f"{count} fact{' is' if count == 1 else 's are'} due again"


def weak_drill(
    about: str, right: float, answers: int, given_up: float | None, theme: str = ""
) -> str:
    """Name the drill that is weakest: the share right (0–1), or the points given up a decision.

    `theme` is the title of its weak spot, if it has one.

    >>> weak_drill("Cards of the play", 13 / 55, 55, None)
    'Weakest: cards of the play, 24 % of 55 right'
    >>> weak_drill("Throws", 0.17, 12, 0.62)
    'Weakest: throws, 0.62 points given up each'
    >>> weak_drill("The play", 0.5, 20, None, "gos")
    'Weakest: the play, 50 % of 20 right, gos above all'
    """
    told = f"{percent(right)} of {answers} right"
    if given_up is not None:
        told = f"{given_up:.2f} points given up each"
    above_all = f", {theme} above all" if theme else ""
    return f"Weakest: {about[0].lower()}{about[1:]}, {told}{above_all}"


def weak_theme(title: str, missed: int, tries: int) -> str:
    """Name the theme that is weakest.

    >>> weak_theme("double runs", 4, 9)
    'Weakest: double runs, 4 of 9 missed'
    """
    return f"Weakest: {title}, {missed} of {tries} missed"


def next_pack(title: str, right: int, of: int) -> str:
    """Name the next pack on the path, and how far it is done.

    >>> next_pack("Double runs", 0, 12), next_pack("Double runs", 8, 12)
    ('Next pack: Double runs', 'Next pack: Double runs, 8 of 12 right so far')
    """
    return f"Next pack: {title}" + (f", {right} of {of} right so far" if right else "")
