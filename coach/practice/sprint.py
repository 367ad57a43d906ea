"""The sprint: three minutes of hands that get harder, and its record told by the answers.

The clock runs while a hand is asked, and a miss takes ten seconds off it. So the seconds of the
answers tell when each came, and nothing about a sprint is stored but its answers, which share a
session.
"""

from __future__ import annotations

from dataclasses import dataclass
from itertools import chain, islice
from typing import TYPE_CHECKING

from coach.practice import levels
from coach.practice.choose.decks import Deck
from coach.practice.drills.registry import SPRINT

if TYPE_CHECKING:
    import random
    from collections.abc import Iterable, Iterator
    from datetime import date

    from coach.practice.drills.count import ShowQuestion
    from coach.progress.answer import Answer

LENGTH = 180.0
"""Seconds from the first hand to the bell."""
PENALTY = 10.0
"""Seconds that a miss takes off."""
_OF_A_LEVEL = 5  # easy hands, then as many club hands, then expert ones


@dataclass(frozen=True, slots=True)
class Sprint:
    """One sprint so far, as its answers tell it.

    >>> Sprint().left, Sprint().right
    (180.0, 0)
    """

    answers: tuple[Answer, ...] = ()

    @property
    def in_time(self) -> tuple[Answer, ...]:
        """The answers that were given before the bell, which alone count."""
        left = LENGTH
        for place, answer in enumerate(self.answers):
            if answer.seconds > left:
                return self.answers[:place]
            left = _after(answer, left)
        return self.answers

    @property
    def left(self) -> float:
        """Seconds to the bell; 0 when it has rung."""
        left = LENGTH
        for answer in self.answers:
            left = _after(answer, left)
        return max(0.0, left)

    @property
    def right(self) -> int:
        """The score: how many were right in time."""
        return sum(answer.correct for answer in self.in_time)

    @property
    def missed(self) -> int:
        """The number that were wrong or shown in time."""
        return len(self.in_time) - self.right

    @property
    def day(self) -> date:
        """The local day of its first answer; there must be one."""
        return self.answers[0].day

    @property
    def merit(self) -> tuple[int, int]:
        """The order of sprints: more right, then fewer missed."""
        return self.right, -self.missed


def _after(answer: Answer, left: float) -> float:
    """Seconds that an answer leaves on the clock."""
    return left - answer.seconds - (0.0 if answer.correct else PENALTY)


def sprints(answers: Iterable[Answer]) -> list[Sprint]:
    """All sprints among these answers, in the order in which they were begun.

    >>> sprints([])
    []
    """
    by_session: dict[str, list[Answer]] = {}
    for answer in answers:
        if answer.drill == SPRINT:
            by_session.setdefault(answer.session, []).append(answer)
    return [Sprint(tuple(own)) for own in by_session.values()]


def best(among: Iterable[Sprint]) -> Sprint | None:
    """The best of some sprints, ties go to the first; None without one.

    >>> best([Sprint()]), best([])
    (Sprint(answers=()), None)
    """
    return max(among, key=lambda sprint: sprint.merit, default=None)


class SprintDeck(Deck["ShowQuestion"]):
    """Five easy hands or cribs, five club ones, then expert ones until the bell."""

    def __init__(self, rng: random.Random) -> None:
        self._questions = _harder_and_harder(rng)
        self.sprint = Sprint()

    def draw(self) -> ShowQuestion | None:
        """The next hand; None after the bell."""
        return next(self._questions) if self.sprint.left else None

    def learn(self, question: ShowQuestion, answer: Answer) -> None:
        """Add an answer to the sprint."""
        self.sprint = Sprint((*self.sprint.answers, answer))


def _harder_and_harder(rng: random.Random) -> Iterator[ShowQuestion]:
    return chain(
        islice(levels.shows(rng, "easy"), _OF_A_LEVEL),
        islice(levels.shows(rng, "club"), _OF_A_LEVEL),
        levels.shows(rng, "expert"),
    )
