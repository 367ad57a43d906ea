"""Reasons why a reply cannot be read, each with what would be right."""

from __future__ import annotations

from typing import TYPE_CHECKING

from coach.english import listed
from coach.scoring.spoken import NOTHING

if TYPE_CHECKING:
    from collections.abc import Sequence

    from coach.cards import Card, Rank

TOTAL = f"a count like 12, or {NOTHING} for nothing"
EARNED = "the points it earns, like 2, or 0"
POINTS = "points like 4, or Enter for none"
AMOUNT = "a number like 6"
AVERAGE = "an average like 4.5"
CARD = "a card like 5H, or its rank"
NO_19 = "no hand makes 19: for nothing type 0 or nineteen"
_LONGEST = 20  # characters of a reply that are said again


def no_answer(reply: str, wanted: str) -> str:
    """Refuse a reply, and say what is wanted.

    >>> no_answer("maybe", AMOUNT), no_answer(" ", AMOUNT)
    ("'maybe' is not an answer: type a number like 6", 'type a number like 6')
    """
    given = reply.strip()[:_LONGEST]
    return f"{given!r} is not an answer: type {wanted}" if given else f"type {wanted}"


def above(word: str, most: int) -> str:
    """Refuse points above the best hand."""
    return f"{word[:_LONGEST]} is above {most}, the best hand there is"


def above_any_crib(word: str, most: int) -> str:
    """Refuse an average above the best crib."""
    return f"{word[:_LONGEST]} is above {most}, the most that a crib can make"


def no_seat(word: str, seats: Sequence[str]) -> str:
    """Refuse a word that names no seat."""
    return f"{word!r} is not a seat: {', '.join(seats)}, or Enter for nobody"


def one_of(names: Sequence[str]) -> str:
    """Say what is wanted where there are few answers.

    >>> one_of(("yes", "no"))
    'yes or no'
    """
    return listed(names, "or")


def not_held(card: Card) -> str:
    """Refuse a card that one does not hold."""
    return f"you do not hold {card.face}"


def rank_not_held(rank: Rank, *, other: bool = False) -> str:
    """Refuse a rank of which one holds no card, or no other."""
    return f"you hold no {'other ' if other else ''}{rank.face}"


def which_of_rank(rank: Rank, cards: Sequence[Card]) -> str:
    """Ask back where a rank may be several cards.

    >>> from coach.cards import Rank, parse
    >>> which_of_rank(Rank.FIVE, parse("5H 5S"))
    'which 5: 5♥ or 5♠'
    """
    return f"which {rank.face}: {listed([card.face for card in cards], 'or')}"


def too_many(cards: int, most: int) -> str:
    """Refuse more cards than are to be thrown."""
    return f"{cards} cards are too many: {most} to go"


def does_not_fit(card: Card) -> str:
    """Refuse a card that takes the count above thirty-one."""
    return f"{card.face} does not fit"
