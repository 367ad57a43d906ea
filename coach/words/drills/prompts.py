"""Headings of questions, and the lines that ask for an answer."""

from __future__ import annotations

from typing import TYPE_CHECKING

from coach.english import listed, number

if TYPE_CHECKING:
    from collections.abc import Sequence

    from coach.cards import Card
    from coach.scoring.breakdown import ShowKind

COUNT = "Your count?"
CARD = "Which card?"
GO = "Who owes a go (Enter: nobody)?"
AVERAGE = "Average, to half a point?"
AMOUNT = "How many?"


def numbered(name: str, place: int, count: int, remark: str = "") -> str:
    """Number a question among those of a session, and say what it is about.

    >>> numbered("Throw", 3, 10, "your crib"), numbered("Hand", 3, 10)
    ('Throw 3 of 10 · your crib', 'Hand 3 of 10')
    """
    return f"{name} {place} of {count}" + (f" · {remark}" if remark else "")


def against_the_clock(name: str, place: int, left: int, right: int) -> str:
    """Number a question of a sprint, with the clock and the score; `left` is seconds.

    >>> against_the_clock("Hand", 4, 125, 3)
    'Hand 4 · 2:05 left · 3 right'
    """
    minutes, seconds = divmod(left, 60)
    return f"{name} {place} · {minutes}:{seconds:02} left · {right} right"


def you_are(*, dealer: bool) -> str:
    """Name one's seat at a table of two."""
    return f"you are {'dealer' if dealer else 'pone'}"


def players(count: int) -> str:
    """Say how many play.

    >>> players(3)
    'three players'
    """
    return f"{number(count)} players"


def whose_crib(*, own: bool) -> str:
    """Say whose crib it is."""
    return f"{'your' if own else 'their'} crib"


def kind(asked: ShowKind) -> str:
    """Ask for one kind alone.

    >>> kind("fifteen"), kind("nobs")
    ('Fifteens?', 'His nobs?')
    """
    return _KINDS[asked]


def earned(card: Card) -> str:
    """Ask for all that a card of the play earns."""
    return f"All that {card.face} earns?"


def throw(thrown: Sequence[Card]) -> str:
    """Ask for two cards to throw, or for the second.

    >>> from coach.cards import parse
    >>> throw(()), throw(parse("5H"))
    ('Throw which two?', '5♥ and which other?')
    """
    return f"{thrown[0].face} and which other?" if thrown else "Throw which two?"


def choice(names: Sequence[str]) -> str:
    """Ask for one of some names.

    >>> choice(("pone", "dealer")), choice(("5-J", "7-8"))
    ('Pone or dealer?', '5-J or 7-8?')
    """
    asked = listed(names, "or")
    return f"{asked[0].upper()}{asked[1:]}?"


_KINDS: dict[ShowKind, str] = {
    "fifteen": "Fifteens?",
    "pair": "Pairs?",
    "run": "Runs?",
    "flush": "Flush?",
    "nobs": "His nobs?",
}
