"""Reading what somebody types at a question: generous in, one clear reason when it cannot be."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from coach.cards import parse
from coach.errors import CoachError
from coach.scoring.spoken import NOTHING, number

if TYPE_CHECKING:
    from collections.abc import Sequence

    from coach.cards import Card

MOST = 29
"""The best hand."""
_WORDS = {number(value): value for value in range(MOST + 1) if number(value) != NOTHING}


class Unreadable(ValueError):
    """The reply is no answer; `str(error)` says what would be."""


def read_total(reply: str) -> int:
    """A total: `12`, `twelve`, or `nineteen` for nothing.

    Raises:
        Unreadable: no number, above 29, or 19 in figures, which no hand makes.

    >>> read_total(" 12 "), read_total("Nineteen")
    (12, 0)
    """
    word = reply.strip().lower()
    if word == NOTHING:
        return 0
    if word in _WORDS:
        return _WORDS[word]
    total = _figures(word, f"a count like 12, or {NOTHING} for nothing")
    if total == 19:
        raise Unreadable("no hand makes 19: for nothing type 0 or nineteen")
    return total


def read_points(reply: str) -> int:
    """Points of one kind; an empty line is none.

    Raises:
        Unreadable: no number, or above 29.

    >>> read_points(""), read_points("8")
    (0, 8)
    """
    word = reply.strip().lower()
    if not word or word in _WORDS:
        return _WORDS.get(word, 0)
    return _figures(word, "points like 4, or Enter for none")


def read_seats(reply: str, seats: Sequence[str]) -> tuple[str, ...]:
    """Seats by name or first letters; an empty line is nobody.

    Raises:
        Unreadable: a word names no seat, or more than one.

    >>> read_seats("d", ("pone", "dealer")), read_seats("", ("pone", "dealer"))
    (('dealer',), ())
    """
    named = []
    for word in re.split(r"[\s,]+", reply.strip().lower()):
        if not word or word in {"nobody", "none"}:
            continue
        meant = [seat for seat in seats if seat.startswith(word)]
        if len(meant) != 1:
            raise Unreadable(f"{word!r} is no seat: {', '.join(seats)}, or Enter for nobody")
        named += meant
    return tuple(named)


def read_cards(reply: str, held: Sequence[Card], most: int) -> tuple[Card, ...]:
    """Cards out of those held.

    Raises:
        Unreadable: a token is no card, a card is not held or stands twice, or there are too many.
    """
    try:
        cards = parse(reply)
    except CoachError as error:
        raise Unreadable(str(error)) from error
    for card in cards:
        if card not in held:
            raise Unreadable(f"you do not hold {card.face}")
    if len(cards) > most:
        more = "one more card is" if most == 1 else f"{most} cards are"
        raise Unreadable(f"{len(cards)} cards: {more} needed")
    return cards


def _figures(word: str, wanted: str) -> int:
    if not re.fullmatch("[0-9]+", word):
        raise Unreadable(f"{word[:20]!r} is no answer: type {wanted}" if word else f"type {wanted}")
    if len(word) > 4 or int(word) > MOST:
        raise Unreadable(f"{word[:20]} is above {MOST}, the best hand there is")
    return int(word)
