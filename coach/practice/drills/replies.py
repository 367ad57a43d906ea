"""Readers of typed answers: generous, and with one clear reason for each refusal."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from coach.advice.throws.crib_averages import name_of
from coach.cards import parse
from coach.english import number
from coach.errors import CoachError, Unreadable
from coach.scoring.spoken import NOTHING
from coach.words.drills import replies as said

if TYPE_CHECKING:
    from collections.abc import Sequence

    from coach.advice.throws.crib_averages import TwoRanks
    from coach.cards import Card

MOST = 29
"""The best hand, and more than any card earns."""
_WORDS = {number(value): value for value in range(MOST + 1) if number(value) != NOTHING} | {
    "zero": 0,
    "none": 0,
}


def read_total(reply: str) -> int:
    """A total of the show: `12`, `twelve`, or `nineteen` for nothing.

    Raises:
        Unreadable: no number, above 29, or 19 in figures, which no hand makes.

    >>> read_total(" 12 "), read_total("Nineteen"), read_total("twenty one")
    (12, 0, 21)
    """
    if _word(reply) == NOTHING:
        return 0
    total = _number(reply, said.TOTAL)
    if total == 19:
        raise Unreadable(said.NO_19)
    return total


def read_earned(reply: str) -> int:
    """Points that a card of the play earns.

    Raises:
        Unreadable: no number, or above 29.

    >>> read_earned("2"), read_earned("none")
    (2, 0)
    """
    return _number(reply, said.EARNED)


def read_points(reply: str) -> int:
    """Points of one kind; an empty line is none.

    Raises:
        Unreadable: no number, or above 29.

    >>> read_points(""), read_points("8")
    (0, 8)
    """
    return _number(reply, said.POINTS) if reply.strip() else 0


def read_seats(reply: str, seats: Sequence[str]) -> tuple[str, ...]:
    """Seats by name or first letters; an empty line is nobody.

    Raises:
        Unreadable: a word names no seat, or more than one.

    >>> read_seats("d", ("pone", "dealer")), read_seats("", ("pone", "dealer"))
    (('dealer',), ())
    """
    named = []
    for word in re.split(r"[\s,]+", reply.strip().lower()):
        if word in {"", "and", "nobody", "none", "no", "n", "0"}:
            continue
        meant = [seat for seat in seats if seat.startswith(word)]
        if len(meant) != 1:
            raise Unreadable(said.no_seat(word, seats))
        named += meant
    return tuple(named)


def read_amount(reply: str) -> int:
    """A whole number, in figures or, up to 29, as a word.

    Raises:
        Unreadable: no number, or one of four figures and more.

    >>> read_amount("121"), read_amount("two")
    (121, 2)
    """
    word = _word(reply)
    if word in _WORDS:
        return _WORDS[word]
    if not re.fullmatch("[0-9]{1,3}", word):
        raise _no_answer(reply, said.AMOUNT)
    return int(word)


def read_average(reply: str) -> float:
    """An average in points, with a decimal point or comma.

    Raises:
        Unreadable: no number, or above 29.

    >>> read_average("4.5"), read_average("4,5"), read_average("7")
    (4.5, 4.5, 7.0)
    """
    word = _word(reply).replace(",", ".")
    if not re.fullmatch(r"[0-9]{1,4}(\.[0-9]{0,9})?|\.[0-9]{1,9}", word):
        raise _no_answer(reply, said.AVERAGE)
    average = float(word)
    if average > MOST:
        raise Unreadable(said.above_any_crib(word, MOST))
    return average


def read_choice(reply: str, choices: Sequence[str]) -> str:
    """One of some words, whole or by its first letters.

    Raises:
        Unreadable: it is none of them, or may be more than one.

    >>> read_choice("y", ("yes", "no")), read_choice("double", ("double", "double-double"))
    ('yes', 'double')
    """
    word = "-".join(reply.strip().lower().split())
    meant = [choice for choice in choices if word and choice.startswith(word)]
    if word not in choices and len(meant) != 1:
        raise _no_answer(reply, said.one_of(choices))
    return word if word in choices else meant[0]


def read_throw(reply: str, throws: Sequence[TwoRanks]) -> TwoRanks:
    """One of some throws by its ranks, in any order: `5-J`, `j5`, `10 k`; or an unambiguous one.

    Raises:
        Unreadable: it is none of them, or may be more than one.

    >>> from coach.practice.drills.crib import THROWS
    >>> read_throw("10-5", [THROWS["5T"], THROWS["5J"]]) == THROWS["5T"]
    True
    """
    word = sorted(re.sub("[^A-Z0-9]", "", reply.upper()).replace("10", "T"))
    letters = {throw: [rank.value for rank in throw] for throw in throws}
    meant = [throw for throw in throws if word == sorted(letters[throw])]
    meant = meant or [throw for throw in throws if len(word) == 1 and word[0] in letters[throw]]
    if len(meant) != 1:
        raise _no_answer(reply, said.one_of([*map(name_of, throws)]))
    return meant[0]


def read_cards(reply: str, held: Sequence[Card], most: int) -> tuple[Card, ...]:
    """Cards out of those held.

    Raises:
        Unreadable: a token is not a card, a card is not held or occurs twice, or too many.
    """
    try:
        cards = parse(reply, name="a throw")
    except CoachError as error:
        raise Unreadable(str(error)) from error
    for card in cards:
        if card not in held:
            raise Unreadable(said.not_held(card))
    if len(cards) > most:
        raise Unreadable(said.too_many(len(cards), most))
    return cards


def read_card(reply: str, held: Sequence[Card], fits: Sequence[Card]) -> Card:
    """One card to play out of those held; its rank is enough, as in `5`.

    Raises:
        Unreadable: no card, not one, or one that is not held or does not fit.

    >>> from coach.cards import parse
    >>> read_card("j", parse("5H JS"), parse("JS"))
    JS
    """
    rank = reply.strip().upper().replace("10", "T")
    if not rank:
        raise _no_answer(reply, said.CARD)
    named = [card for card in held if card.rank.value == rank]
    if len(rank) == 1 and not named:
        raise Unreadable(said.rank_not_held(reply.strip().upper()))
    card = (named or read_cards(reply, held, most=1))[0]
    if card not in fits:
        raise Unreadable(said.does_not_fit(card))
    return card


def _word(reply: str) -> str:
    return "-".join(re.sub("(points?|pts)$", "", reply.strip().lower()).split())


def _number(reply: str, wanted: str) -> int:
    word = _word(reply)
    if word in _WORDS:
        return _WORDS[word]
    if not re.fullmatch("[0-9]+", word):
        raise _no_answer(reply, wanted)
    if len(word) > 4 or int(word) > MOST:
        raise Unreadable(said.above(word, MOST))
    return int(word)


def _no_answer(reply: str, wanted: str) -> Unreadable:
    return Unreadable(said.no_answer(reply, wanted))
