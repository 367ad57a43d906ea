"""Readers of typed answers: generous, and with one clear reason for each refusal."""

from __future__ import annotations

import re
from collections import Counter
from typing import TYPE_CHECKING

from coach.advice.throws.crib_averages import name_of
from coach.cards import Rank, tokens
from coach.english import number
from coach.errors import MalformedCard, Unreadable
from coach.scoring.spoken import NOTHING
from coach.words.drills import replies as said

if TYPE_CHECKING:
    from collections.abc import Sequence

    from coach.advice.throws.crib_averages import TwoRanks

MOST = 29
"""The best hand, and more than any card earns."""
_WORDS = {number(value).replace(" and ", "-").replace(" ", "-"): value for value in range(200)} | {
    "zero": 0,
    "none": 0,
}
_AND_A_HALF = "-and-a-half"


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
    """A whole number, in figures or in words.

    Raises:
        Unreadable: no number, or one of four figures and more.

    >>> read_amount("121"), read_amount("two"), read_amount("a hundred and twenty one")
    (121, 2, 121)
    """
    word = _word(reply)
    if word in _WORDS:
        return _WORDS[word]
    if not re.fullmatch("[0-9]{1,3}", word):
        raise _no_answer(reply, said.AMOUNT)
    return int(word)


def read_average(reply: str) -> float:
    """An average in points, with a decimal point or comma, or in words.

    Raises:
        Unreadable: no number, or above 29.

    >>> read_average("4.5"), read_average("4,5"), read_average("four and a half")
    (4.5, 4.5, 4.5)
    """
    word = _word(reply).replace(",", ".")
    whole, half = word.removesuffix(_AND_A_HALF), word.endswith(_AND_A_HALF)
    if whole in _WORDS:
        word = f"{_WORDS[whole]}{'.5' if half else ''}"
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
    """One of some throws by its ranks, in any order, by an unambiguous one, or by its place.

    Ranks are read like `5-J`, `j5`, `10 k`; a figure that may be a rank or a place is refused.

    Raises:
        Unreadable: it is none of them, or may be more than one.

    >>> from coach.practice.drills.crib import THROWS
    >>> read_throw("10-5", [THROWS["5T"], THROWS["5J"]]) == THROWS["5T"]
    True
    >>> read_throw("2", [THROWS["5T"], THROWS["5J"]]) == THROWS["5J"]
    True
    """
    ranks = _ranks(reply)
    meant = [throw for throw in throws if Counter(ranks) == Counter(throw)]
    meant = meant or [throw for throw in throws if len(ranks) == 1 and ranks[0] in throw]
    place = _places(len(throws)).get(_word(reply))
    if place is not None and not meant:
        meant = [throws[place]]
    if len(meant) != 1 or (place is not None and meant != [throws[place]]):
        raise _no_answer(reply, said.one_of([*map(name_of, throws)]))
    return meant[0]


def _ranks(reply: str) -> list[Rank]:
    """The ranks of a reply; none if there is anything else in it."""
    try:
        return [what for what, _, _ in tokens(reply, "/+&", ranks=True) if isinstance(what, Rank)]
    except MalformedCard:
        return []


def _places(many: int) -> dict[str, int]:
    """The place, from 0, by its figure and its words."""
    named = [(str(place), number(place)) for place in range(1, many + 1)]
    return {name: place for place, names in enumerate(named) for name in names}


def _word(reply: str) -> str:
    word = "-".join(re.sub("(points?|pts)$", "", reply.strip().lower()).split())
    return re.sub("^(a-)?hundred(?=-|$)", "one-hundred", word).replace("hundred-and-", "hundred-")


def _number(reply: str, wanted: str) -> int:
    word = _word(reply)
    if word in _WORDS and word != NOTHING:
        word = str(_WORDS[word])
    if not re.fullmatch("[0-9]+", word):
        raise _no_answer(reply, wanted)
    if len(word) > 4 or int(word) > MOST:
        raise Unreadable(said.above(word, MOST))
    return int(word)


def _no_answer(reply: str, wanted: str) -> Unreadable:
    return Unreadable(said.no_answer(reply, wanted))
