"""Every answer ever given, one row and one transaction each, and every goal.

All else is worked out from them. The mistakes deck is stored too, but as a cache
(`coach.progress.kept_deck`): it may be emptied at any time.
"""

from __future__ import annotations

from datetime import date, datetime
from typing import TYPE_CHECKING, Any

from coach.progress.answer import COLUMNS, Outcome, Roles, from_row, to_row, utc_text
from coach.progress.file import DamagedRow, ProgressFile
from coach.progress.kept_deck import forget_deck, forget_question
from coach.progress.log import GOAL_COLUMNS, Log, later, merged
from coach.progress.schema import transaction
from coach.progress.sense import checked_day, checked_moment
from coach.progress.streak import GoalChange, Streak, streak

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Sequence
    from pathlib import Path

    from coach.progress.answer import Answer

_NO_ROLES = Roles()
_PAGE = 200  # answers read at once
_WITH_ID = ", ".join(("id", *COLUMNS))
_SHOWN_UNTIL, _TOLD = "shown count until", "streak told until"
_COUNTS = f"outcome NOT IN ({', '.join(repr(one.value) for one in Outcome if one.is_void)})"


class Store(ProgressFile):
    """The answers and goals of the open progress file; every method may raise ProgressFileError.

    Answers that are void are left out, except where it says so.
    """

    def __init__(
        self, path: Path, roles: Roles = _NO_ROLES, waiting: Callable[[], None] | None = None
    ) -> None:
        """Open the file.

        Args:
            path: the file, made where there is none.
            roles: drills whose answers count differently from most.
            waiting: called when another program is in the way, and it is waited for.
        """
        super().__init__(path, waiting)
        self.roles = roles

    def add(self, answer: Answer) -> None:
        """Store an answer; it is on the disk when this returns."""
        with self.explained():
            self._insert("answers", [to_row(answer)])

    def take_back(self, answer: Answer) -> None:
        """Make a stored answer void; it stays in the log, as taken back."""
        with self.explained(), transaction(self.db):
            # Looked up by what it says: another terminal may have taken in a log since.
            (row,) = self.db.execute(
                "SELECT MAX(id) FROM answers WHERE question = ? AND at = ? AND session = ?",
                (answer.question, utc_text(answer.at), answer.session),
            ).fetchone()
            void = (Outcome.TAKEN_BACK.value, row)
            self.db.execute("UPDATE answers SET outcome = ? WHERE id = ?", void)
            forget_question(self.db, answer.question, row)

    def _insert(self, table: str, rows: Iterable[dict[str, Any]]) -> None:
        for row in rows:
            names, marks = ", ".join(row), ", ".join("?" * len(row))
            self.db.execute(f"INSERT INTO {table} ({names}) VALUES ({marks})", tuple(row.values()))

    def answers(self, since: date | None = None) -> list[Answer]:
        """All answers in the order in which they were given, or those since a local day."""
        day = since.isoformat() if since else ""
        return self._select(f"WHERE day >= ? AND {_COUNTS} ORDER BY id", day)

    def of_day(self, day: date) -> list[Answer]:
        """All answers of a local day in the order in which they were given, void ones too."""
        return self._select("WHERE day = ? ORDER BY id", day.isoformat())

    def latest(self, drill: str, count: int) -> list[Answer]:
        """The last answers of a drill, in the order in which they were given."""
        which = f"WHERE drill = ? AND {_COUNTS} ORDER BY id DESC LIMIT ?"
        return self._select(which, drill, count)[::-1]

    def of_drill(self, drill: str) -> list[Answer]:
        """All answers of a drill, in the order in which they were given."""
        return self._select(f"WHERE drill = ? AND {_COUNTS} ORDER BY id", drill)

    def newest(self) -> Iterator[Answer]:
        """All answers, the newest first, read only as far as they are looked at.

        They are read a page at a time: a query that is left half read would lock the file for
        as long as this iterator is held.
        """
        below = 2**63 - 1
        while True:
            with self.explained():
                which = f"WHERE id < ? AND {_COUNTS} ORDER BY id DESC LIMIT ?"
                page = self.db.execute(
                    f"SELECT {_WITH_ID} FROM answers {which}", (below, _PAGE)
                ).fetchall()
                answers = [_answer(row) for row in page]
            yield from answers
            if len(page) < _PAGE:
                return
            below = page[-1][0]

    def to(self, question: str) -> list[Answer]:
        """All answers to a question, in the order in which they were given."""
        return self._select(f"WHERE question = ? AND {_COUNTS} ORDER BY id", question)

    def answered(self, questions: Iterable[str]) -> dict[str, bool]:
        """Of some questions those that have been answered, and whether rightly at least once."""
        asked = tuple(questions)
        right = f"MAX(outcome = '{Outcome.RIGHT.value}')"
        with self.explained():
            rows = self.db.execute(
                f"SELECT question, {right} FROM answers WHERE {_COUNTS}"
                f" AND question IN ({', '.join('?' * len(asked))}) GROUP BY question",
                asked,
            ).fetchall()
            return {question: bool(right) for question, right in rows}

    def _select(self, which: str, *values: str | int) -> list[Answer]:
        with self.explained():
            return [_answer(row) for row in self._rows(which, *values)]

    def _rows(self, which: str, *values: str | int) -> list[tuple[Any, ...]]:
        # All at once: a query left half read, by a damaged row too, would lock the file.
        return self.db.execute(f"SELECT {_WITH_ID} FROM answers {which}", values).fetchall()

    def first_answers(self, day: date | None = None) -> dict[date, int]:
        """Different questions answered, by local day or on one: what the goal counts.

        Answers that belong to the question before are not counted apart, and those that were shown
        not at all, but for days that an older version has counted.
        """
        asides = sorted(self.roles.asides)
        only = "" if day is None else "AND day = ?"
        with self.explained():
            until = self._remembered(_SHOWN_UNTIL) or ""
            rows = self.db.execute(
                "SELECT MIN(rowid), day, COUNT(DISTINCT question) FROM answers"
                f" WHERE drill NOT IN ({', '.join('?' * len(asides))}) AND {_COUNTS}"
                f" AND (outcome <> '{Outcome.SHOWN.value}' OR day <= ?) {only} GROUP BY day",
                (*asides, until, *(() if day is None else (day.isoformat(),))),
            ).fetchall()
            return {_day("answers", row, day): count for row, day, count in rows}

    def standing(self, today: date) -> Streak:
        """The streak on a local day."""
        return streak(self.first_answers(), today, self.goals())

    def told_until(self) -> date | None:
        """The day until which the player was told what became of the streak; None where never."""
        with self.explained():
            told = self._remembered(_TOLD)
            return None if told is None else checked_day(date.fromisoformat(told))

    def tell_until(self, day: date) -> None:
        """Record that the player has been told what became of the streak until a day."""
        with self.explained():
            self._remember(_TOLD, checked_day(day).isoformat())

    def _remembered(self, name: str) -> str | None:
        found = self.db.execute("SELECT day FROM remembered WHERE name = ?", (name,)).fetchone()
        return found and str(found[0])

    def _remember(self, name: str, day: str | None) -> None:
        if day is not None:
            self.db.execute("INSERT OR REPLACE INTO remembered VALUES (?, ?)", (name, day))

    def explained_terms(self) -> set[str]:
        """The terms that have been explained to the player."""
        with self.explained():
            return {term for (term,) in self.db.execute("SELECT term FROM explained").fetchall()}

    def add_explained(self, term: str) -> None:
        """Record that a term has been explained."""
        with self.explained():
            self.db.execute("INSERT OR IGNORE INTO explained VALUES (?)", (term,))

    def set_goal(self, change: GoalChange, now: datetime) -> None:
        """Record a change of goal."""
        with self.explained():
            from_day = checked_day(change.from_day).isoformat()
            row = (utc_text(checked_moment(now)), from_day, change.goal)
            self._insert("goals", [dict(zip(GOAL_COLUMNS, row, strict=True))])

    def goals(self) -> list[GoalChange]:
        """Every change of goal, in the order in which they were made."""
        with self.explained():
            rows = self.db.execute("SELECT id, from_day, goal FROM goals ORDER BY id").fetchall()
            return [GoalChange(_day("goals", row, day), goal) for row, day, goal in rows]

    def log(self) -> Log:
        """Everything that was ever recorded, void answers too, every record of it readable."""
        with self.explained():
            answers = []
            for row in self._rows("ORDER BY id"):
                _answer(row)  # so that an export ends before it has begun, or not at all
                answers.append(dict(zip(COLUMNS, row[1:], strict=True)))
            found = self.db.execute("SELECT id, at, from_day, goal FROM goals ORDER BY id")
            rows = found.fetchall()
            goals = []
            for number, *row in rows:
                _day("goals", number, row[1])
                goals.append(dict(zip(GOAL_COLUMNS, row, strict=True)))
            return Log(tuple(answers), tuple(goals), self._remembered(_SHOWN_UNTIL))

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
            self._remember(_SHOWN_UNTIL, later(here.shown_until, log.shown_until))
            forget_deck(self.db)
        return len(answers) - len(here.answers), len(goals) - len(here.goals)


def _answer(row: Sequence[Any]) -> Answer:
    """The answer of a row that begins with its id.

    Raises:
        DamagedRow: it cannot be read.
    """
    number, *values = row
    try:
        return from_row(dict(zip(COLUMNS, values, strict=True)))
    except (ValueError, OverflowError, RecursionError) as error:
        raise DamagedRow("answers", number, str(error)) from error


def _day(table: str, number: int, text: str) -> date:
    try:
        return checked_day(date.fromisoformat(text))
    except ValueError as error:
        raise DamagedRow(table, number, str(error)) from error
