"""One sitting: every answer is stored the moment it is given, and totals are kept."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from coach.practice.drills.registry import ROLES
from coach.progress.answer import Answer, Outcome
from coach.progress.statistics import by_kind, median_seconds
from coach.progress.streak import Streak, local_day, streak

if TYPE_CHECKING:
    from collections.abc import Callable
    from datetime import date, datetime

    from coach.advice.losses import Unit
    from coach.practice.drills.drill import Question
    from coach.practice.drills.grade import Grade
    from coach.progress.statistics import Tally
    from coach.progress.store import Store


@dataclass(slots=True)
class Session:
    """The answers of one sitting.

    `store` is None when nothing is to be kept; `now` gives the local time with its UTC offset; `id`
    is stored with each answer; `drill` is what answers are stored under, where it is not what each
    question says.
    """

    store: Store | None
    now: Callable[[], datetime]
    seed: int | None
    id: str
    drill: str = ""
    answers: list[Answer] = field(default_factory=list)
    lost: dict[Unit, float] = field(default_factory=dict)
    """The total given up by decisions, by its unit."""
    _days: dict[date, int] = field(default_factory=dict)  # first answers, read whole only once

    def add(self, question: Question, grade: Grade, *, seconds: float, hints: int) -> Answer:
        """Record an answer; when this returns, it is on the disk.

        Raises:
            ProgressFileError: it could not be stored.
        """
        at = self.now()
        answer = Answer(
            at=at,
            day=local_day(at),
            drill=self.drill or question.drill,
            question=question.text,
            answer=grade.answer,
            right_answer=question.right_answer,
            outcome=grade.outcome,
            marks=grade.marks,
            itemised=grade.itemised,
            seconds=round(seconds, 3),
            hints=hints,
            seed=self.seed,
            session=self.id,
            loss=grade.loss,
        )
        if self.store is not None:
            self.store.add(answer)
        self.answers.append(answer)
        if grade.loss is not None:
            self.lost[grade.unit] = self.lost.get(grade.unit, 0) + grade.loss
        return answer

    @property
    def right(self) -> int:
        """The number that were right."""
        return sum(answer.correct for answer in self.answers)

    @property
    def missed_kinds(self) -> list[Tally]:
        """The kinds with a miss, the most missed first."""
        tallies = [tally for tally in by_kind(self.answers, ROLES) if tally.missed]
        return sorted(tallies, key=lambda tally: -tally.missed)

    @property
    def revealed(self) -> int:
        """The number of answers that were shown."""
        return sum(answer.outcome is Outcome.SHOWN for answer in self.answers)

    @property
    def hinted(self) -> int:
        """The number of right ones that took a hint."""
        return sum(answer.correct and answer.hints > 0 for answer in self.answers)

    @property
    def median_seconds(self) -> float | None:
        """Median seconds an answer; None without answers."""
        return median_seconds(self.answers)

    def standing(self) -> Streak | None:
        """The streak as it is now; None when nothing is kept."""
        if self.store is None:
            return None
        today = local_day(self.now())
        if not self._days:
            self._days = self.store.first_answers()
        else:
            self._days |= self.store.first_answers(today)  # another terminal may be writing too
        return streak(self._days, today, self.store.goals())
