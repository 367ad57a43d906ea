"""Skills from answers, by the themes of their questions."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from coach.practice.choose.skill import Skills
from coach.practice.drills.registry import themes_of_text
from coach.themes.table import by_kind, themes_of

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Sequence

    from coach.progress.answer import Answer

REMEMBERED = 200
"""Number of latest answers that count."""
TO_GO_BY = 20
"""Number of answers needed to choose questions by them; until then they come as at the table."""
HALF_LIFE = 40
"""Half-life of an answer's weight, in answers."""


class Remembered(NamedTuple):
    """A stored answer with the themes of its question."""

    answer: Answer
    themes: frozenset[str]


def judged(answer: Answer, themes: frozenset[str]) -> Iterator[tuple[frozenset[str], bool]]:
    """Split an answer into themes, and whether all of them were seen.

    A total judges all themes of its question at once, an answer given kind by kind those of each
    kind. One that is right thanks to a hint says nothing.
    """
    if answer.correct and answer.hints:
        return
    if answer.itemised and themes:
        yield from by_kind(themes, {kind for kind, off in answer.marks.items() if off})
    else:
        yield themes, answer.correct


def learn(skills: Skills, answer: Answer, themes: frozenset[str], weight: float = 1.0) -> None:
    """Take in one answer to a question with these themes."""
    for some, right in judged(answer, themes):
        skills.observe(some, right=right, weight=weight)


def first_answers(answers: Iterable[Answer], drill: str) -> list[Answer]:
    """The first answer to each question of a drill, in the order in which they were given."""
    first: dict[str, Answer] = {}
    for answer in answers:
        if answer.drill == drill:
            first.setdefault(answer.question, answer)
    return list(first.values())


def remembered(
    answers: Iterable[Answer], themes: Callable[[str], frozenset[str]] = themes_of_text
) -> list[Remembered]:
    """Stored answers with the themes of their questions.

    Args:
        answers: the answers.
        themes: reads the themes of a stored question, which costs as much as posing it.
    """
    return [Remembered(answer, themes(answer.question)) for answer in answers]


def skills_from(answers: Iterable[Answer], drill: str) -> Skills:
    """The skills that the last answers of a drill show, the first answer to each question."""
    return skills_of_first(remembered(first_answers(answers, drill)[-REMEMBERED:]), drill)


def skills_of_first(first: Sequence[Remembered], drill: str) -> Skills:
    """The skills that the last of some first answers show."""
    skills = Skills(themes_of(drill))
    for age, (answer, themes) in enumerate(reversed(first[-REMEMBERED:])):
        learn(skills, answer, themes, weight=0.5 ** (age / HALF_LIFE))
    return skills
