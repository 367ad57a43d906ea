"""The mistakes deck as headed text that Anki imports."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from coach.practice.drills.drill import Question

_HEAD = (
    "#separator:tab",
    "#html:false",
    "#notetype:Basic",
    "#deck:Cribbage Coach",
    "#columns:ID\tFront\tBack\tTags",
    "#guid column:1",
    "#tags column:4",
)
"""As Anki's manual describes text files with headers; an ID lets a card be imported again."""


def as_anki(questions: Iterable[Question]) -> Iterator[str]:
    """The lines of the file: its head, then a line a question."""
    yield from _HEAD
    for question in questions:
        yield "\t".join(
            (question.text, question.in_words, question.answer_in_words, question.drill)
        )
