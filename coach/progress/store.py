"""Every answer ever given, one row and one transaction each, and every goal.

All else is worked out from them. The mistakes deck is stored too, but as a cache
(`coach.progress.kept_deck`): it may be emptied at any time.
"""

from __future__ import annotations

from datetime import date, datetime
from typing import TYPE_CHECKING, Any

from coach.progress.answer import COLUMNS, Roles, from_row, to_row, utc_text
from coach.progress.file import ProgressFile
from coach.progress.kept_deck import forget_deck
from coach.progress.log import GOAL_COLUMNS, Log, Rows, merged
from coach.progress.schema import transaction
from coach.progress.streak import GoalChange, Streak, streak

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence
    from pathlib import Path

    from coach.progress.answer import Answer

_NO_ROLES = Roles()
_PAGE = 200  # answers read at once


class Store(ProgressFile):
    """The answers and goals of the open progress file; every method may raise ProgressFileError."""

    def __init__(self, path: Path, roles: Roles = _NO_ROLES) -> None:
        super().__init__(path)
        self.roles = roles

    def add(self, answer: Answer) -> None:
        """Store an answer; it is on the disk when this returns."""
        with self.explained():
            self._insert("answers", [to_row(answer)])

    def _insert(self, table: str, rows: Iterable[dict[str, Any]]) -> None:
        for row in rows:
            names, marks = ", ".join(row), ", ".join("?" * len(row))
            self.db.execute(f"INSERT INTO {table} ({names}) VALUES ({marks})", tuple(row.values()))

    def answers(self, since: date | None = None) -> list[Answer]:
        """All answers in the order in which they were given, or those since a local day."""
        return self._select("WHERE day >= ? ORDER BY id", since.isoformat() if since else "")

    def latest(self, drill: str, count: int) -> list[Answer]:
        """The last answers of a drill, in the order in which they were given."""
        return self._select("WHERE drill = ? ORDER BY id DESC LIMIT ?", drill, count)[::-1]

    def of_drill(self, drill: str) -> list[Answer]:
        """All answers of a drill, in the order in which they were given."""
        return self._select("WHERE drill = ? ORDER BY id", drill)

    def newest(self) -> Iterator[Answer]:
        """All answers, the newest first, read only as far as they are looked at.

        They are read a page at a time: a query that is left half read would lock the file for
        as long as this iterator is held.
        """
        below = 2**63 - 1
        while True:
            with self.explained():
                which = "WHERE id < ? ORDER BY id DESC LIMIT ?"
                page = self.db.execute(
                    f"SELECT id, {', '.join(COLUMNS)} FROM answers {which}", (below, _PAGE)
                ).fetchall()
                answers = [_answer(row[1:]) for row in page]
            yield from answers
            if len(page) < _PAGE:
                return
            below = page[-1][0]

    def to(self, question: str) -> list[Answer]:
        """All answers to a question, in the order in which they were given."""
        return self._select("WHERE question = ? ORDER BY id", question)

    def _select(self, which: str, *values: str | int) -> list[Answer]:
        with self.explained():
            return [_answer(row) for row in self._rows(which, *values)]

    def _rows(self, which: str, *values: str | int) -> Iterator[tuple[Any, ...]]:
        return self.db.execute(f"SELECT {', '.join(COLUMNS)} FROM answers {which}", values)

    def first_answers(self, day: date | None = None) -> dict[date, int]:
        """Different questions answered, by local day or on one: what the goal counts.

        Answers that belong to the question before are not counted apart.
        """
        asides = sorted(self.roles.asides)
        only = "" if day is None else "AND day = ?"
        with self.explained():
            rows = self.db.execute(
                "SELECT day, COUNT(DISTINCT question) FROM answers"
                f" WHERE drill NOT IN ({', '.join('?' * len(asides))}) {only} GROUP BY day",
                (*asides, *(() if day is None else (day.isoformat(),))),
            ).fetchall()
            return {date.fromisoformat(day): count for day, count in rows}

    def standing(self, today: date) -> Streak:
        """The streak on a local day."""
        return streak(self.first_answers(), today, self.goals())

    def set_goal(self, change: GoalChange, now: datetime) -> None:
        """Record a change of goal."""
        row = (utc_text(now), change.from_day.isoformat(), change.goal)
        with self.explained():
            self._insert("goals", [dict(zip(GOAL_COLUMNS, row, strict=True))])

    def goals(self) -> list[GoalChange]:
        """Every change of goal, in the order in which they were made."""
        with self.explained():
            rows = self.db.execute("SELECT from_day, goal FROM goals ORDER BY id").fetchall()
            return [GoalChange(date.fromisoformat(day), goal) for day, goal in rows]

    def log(self) -> Log:
        """Everything that was ever recorded."""
        with self.explained():
            return Log(self._all("answers", COLUMNS), self._all("goals", GOAL_COLUMNS))

    def _all(self, table: str, columns: Sequence[str]) -> Rows:
        rows = self.db.execute(f"SELECT {', '.join(columns)} FROM {table} ORDER BY id")
        return tuple(dict(zip(columns, row, strict=True)) for row in rows)

    def merge(self, log: Log) -> tuple[int, int]:
        """Take in another log, in the order of time and without doubles, all of it or nothing.

        Returns:
            the numbers of answers and of goals that were new.
        """
        with self.explained(), transaction(self.db):
            here = self.log()
            answers = merged(here.answers, log.answers)
            goals = merged(here.goals, log.goals)
            for table, rows in (("answers", answers), ("goals", goals)):
                self.db.execute(f"DELETE FROM {table}")
                self._insert(table, rows)
            forget_deck(self.db)
        return len(answers) - len(here.answers), len(goals) - len(here.goals)


def _answer(row: tuple[Any, ...]) -> Answer:
    return from_row(dict(zip(COLUMNS, row, strict=True)))
