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
    """Those that count."""
    taken_back: int = 0
    """The number of answers that were taken back."""
    _units: list[Unit] = field(default_factory=list)  # of what each answer gives up
    _days: dict[date, int] = field(default_factory=dict)  # first answers, read whole only once

    def add(
        self,
        question: Question,
        grade: Grade,
        *,
        seconds: float,
        hints: int,
        scored: bool = True,
    ) -> Answer:
        """Record an answer; when this returns, it is on the disk.

        Args:
            question: what was asked.
            grade: the grade of the answer.
            seconds: the time it took.
            hints: the number of hints it took.
            scored: false where the right answer was known: it is kept as practice, and is void.

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
            outcome=grade.outcome if scored else Outcome.UNSCORED,
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
        if scored:
            self.answers.append(answer)
            self._units.append(grade.unit)
        return answer

    def take_back(self) -> None:
        """Make the last answer that counts void, on the disk too; there must be one.

        Raises:
            ProgressFileError: it could not be stored.
        """
        if self.store is not None:
            self.store.take_back(self.answers[-1])
        self.answers.pop()
        self._units.pop()
        self.taken_back += 1

    @property
    def lost(self) -> dict[Unit, float]:
        """The total given up by decisions, by its unit."""
        lost: dict[Unit, float] = {}
        for answer, unit in zip(self.answers, self._units, strict=True):
            if answer.loss is not None:
                lost[unit] = lost.get(unit, 0) + answer.loss
        return lost

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
            # Another terminal may be writing too, and answers are taken back.
            self._days[today] = self.store.first_answers(today).get(today, 0)
        return streak(self._days, today, self.store.goals())
