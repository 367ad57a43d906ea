"""From stored answers to skills: what each answer says of the themes of its question."""

from __future__ import annotations

from typing import TYPE_CHECKING

from coach.practice.choose.skill import Skills
from coach.practice.themes.finding import by_kind, themes_of_text
from coach.practice.themes.table import CARD_THEMES, PLAY_THEMES, SHOW_THEMES, THROW_THEMES

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from coach.progress.answer import Answer

THEMES_OF_DRILL = {
    "hand-count": SHOW_THEMES,
    "pegging-drill": PLAY_THEMES,
    "pegging": CARD_THEMES,
    "discard": THROW_THEMES,
}
"""The drills whose answers show what somebody is weak at."""
REMEMBERED = 200
"""Answers that count at all."""
TO_GO_BY = 20
"""Answers before questions are chosen by them; until then they come as at the table."""
HALF_LIFE = 40
"""After so many more answers one counts half: what is learnt is forgiven."""


def drill_of(theme: str) -> str:
    """The drill that asks for a theme.

    >>> drill_of("play-go")
    'pegging-drill'
    """
    return next(drill for drill, themes in THEMES_OF_DRILL.items() if theme in themes)


def judged(answer: Answer) -> Iterator[tuple[frozenset[str], bool]]:
    """What an answer says: themes, and whether all of them were seen.

    A total judges all themes of its question at once, an itemised answer those of each kind. One
    that is right thanks to a hint says nothing.
    """
    if answer.correct and answer.hints:
        return
    themes = themes_of_text(answer.question)
    if answer.itemised and answer.drill == "hand-count":
        yield from by_kind(themes, {kind for kind, off in answer.marks.items() if off})
    else:
        yield themes, answer.correct


def learn(skills: Skills, answer: Answer, weight: float = 1.0) -> None:
    """Take in one answer."""
    for themes, right in judged(answer):
        skills.observe(themes, right=right, weight=weight)


def first_answers(answers: Iterable[Answer], drill: str) -> list[Answer]:
    """The first answer to each question of a drill, in the order in which they were given."""
    first: dict[str, Answer] = {}
    for answer in answers:
        if answer.drill == drill:
            first.setdefault(answer.question, answer)
    return list(first.values())


def skills_from(answers: Iterable[Answer], drill: str) -> Skills:
    """The skills that the last answers of a drill show, the first answer to each question."""
    skills = Skills(THEMES_OF_DRILL[drill])
    remembered = first_answers(answers, drill)[-REMEMBERED:]
    for age, answer in enumerate(reversed(remembered)):
        learn(skills, answer, weight=0.5 ** (age / HALF_LIFE))
    return skills
