"""The registry of drills, and stored texts read by the drills that wrote them."""

from __future__ import annotations

from contextlib import suppress
from typing import TYPE_CHECKING, Any

from coach.errors import CoachError
from coach.practice.drills.card import PLAYING
from coach.practice.drills.count import COUNT
from coach.practice.drills.crib import CRIB
from coach.practice.drills.earn import EARN
from coach.practice.drills.fact import FACT
from coach.practice.drills.gos import GOS
from coach.practice.drills.throw import THROWING

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from coach.practice.drills.drill import Drill, Question

DRILLS: dict[str, Drill[Any]] = {
    drill.id: drill for drill in (COUNT, EARN, GOS, PLAYING, THROWING, CRIB, FACT)
}
"""By id."""


def read(text: str) -> Question:
    """Read a stored question, and look whether it can be asked.

    Raises:
        CoachError: the text is no question.

    >>> read("go KS2C QH9D : KSQH").right_answer
    'nobody'
    """
    word, *rest = text.split(" ")
    drill = next((drill for drill in DRILLS.values() if drill.word == word), None)
    if drill is not None:
        with suppress(ValueError, LookupError, AssertionError, StopIteration):
            question: Question = drill.read(rest)
            question.check()
            return question
    raise CoachError(f"{text!r} is not a question")


def readable(texts: Iterable[str]) -> Iterator[Question]:
    """The questions of these texts, without those that a newer program may have stored."""
    for text in texts:
        with suppress(CoachError):
            yield read(text)


def foreign(text: str) -> bool:
    """True for a text that no drill of any version stored.

    A fact that this program has not got is none: facts come and go.
    """
    if text.startswith(f"{FACT.word} "):
        return False
    try:
        read(text)
    except CoachError:
        return True
    return False


def themes_of_text(text: str) -> frozenset[str]:
    """The themes of a stored question; none where this program cannot read it."""
    try:
        return read(text).themes
    except CoachError:
        return frozenset()


def with_themes() -> list[Drill[Any]]:
    """The drills whose answers show what a player is weak at."""
    return [drill for drill in DRILLS.values() if drill.themes]
