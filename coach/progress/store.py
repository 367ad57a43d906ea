"""The progress file: every answer ever given, one row and one transaction each.

Nothing that can be worked out from the answers is stored. A file that is not ours, is damaged or is
newer than this program is refused and left as it is; only a missing file is ever created.
"""

from __future__ import annotations

import json
import os
import sqlite3
from contextlib import contextmanager
from dataclasses import dataclass
from datetime import UTC, date, datetime, timedelta, timezone
from pathlib import Path
from typing import TYPE_CHECKING, Any, Self

from coach.progress import schema
from coach.progress.streak import GoalChange

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping
    from types import TracebackType

_WAIT = 10.0  # seconds that one terminal waits for another's transaction


class ProgressFileError(Exception):
    """The progress file cannot be read or written; `str(error)` names it and says why."""


@dataclass(frozen=True, slots=True)
class Answer:
    """One answer as stored."""

    at: datetime
    """When, with its UTC offset."""
    day: date
    """The local day it counts for."""
    drill: str
    question: str
    answer: str
    right_answer: str
    correct: bool
    marks: Mapping[str, int]
    """Kind to points left out (positive), too many (negative) or right (0); judged kinds only."""
    itemised: bool
    """Whether each kind was asked for, so that the marks are exact."""
    seconds: float
    hints: int
    seed: int | None
    loss: float | None = None
    """Average points given up by a decision, None where there was none to take."""


_COLUMNS = (
    *("at", "day", "utc_offset", "drill", "question", "answer", "right_answer", "correct"),
    *("marks", "itemised", "seconds", "hints", "seed", "loss"),
)


def default_path() -> Path:
    """Where the progress file is: `COACH_HOME`, or the platform's user data folder."""
    home = os.environ.get("COACH_HOME")
    if home:
        return Path(home).expanduser() / "progress.db"
    from platformdirs import user_data_path

    return user_data_path("cribbage-coach", appauthor=False) / "progress.db"


class Store:
    """The open progress file.

    Raises (every method):
        ProgressFileError: the file cannot be read or written, is no progress file, or comes from a
            newer version.
    """

    def __init__(self, path: Path) -> None:
        self.path = path
        with self._explained():
            if not path.exists():
                self._create()
            if not path.stat().st_size:
                raise self._unusable("it is empty")
            self._db = sqlite3.connect(
                f"{path.absolute().as_uri()}?mode=rw",
                uri=True,
                timeout=_WAIT,
                isolation_level=None,
            )
            try:
                self._check()
            except BaseException:
                self._db.close()
                raise

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._db.close()

    def check_writable(self) -> None:
        """Fail now rather than after the first answer."""
        with self._explained():
            self._db.execute("BEGIN IMMEDIATE")
            try:
                # To begin is allowed in a read-only file too; to set something is not.
                self._db.execute(f"PRAGMA user_version = {schema.version_of(self._db)}")
            finally:
                self._db.execute("ROLLBACK")

    def add(self, answer: Answer) -> None:
        """Store an answer; it is on the disk when this returns."""
        row = _row(answer)
        names, marks = ", ".join(row), ", ".join("?" * len(row))
        with self._explained():
            self._db.execute(f"INSERT INTO answers ({names}) VALUES ({marks})", tuple(row.values()))

    def answers(self, since: date | None = None) -> list[Answer]:
        """All answers in the order in which they were given, or those since a local day."""
        return self._select("WHERE day >= ? ORDER BY id", since.isoformat() if since else "")

    def latest(self, drill: str, count: int) -> list[Answer]:
        """The last answers of a drill, in the order in which they were given."""
        return self._select("WHERE drill = ? ORDER BY id DESC LIMIT ?", drill, count)[::-1]

    def _select(self, which: str, *values: str | int) -> list[Answer]:
        with self._explained():
            rows = self._db.execute(f"SELECT {', '.join(_COLUMNS)} FROM answers {which}", values)
            return [_answer(dict(zip(_COLUMNS, row, strict=True))) for row in rows]

    def first_answers(self) -> dict[date, int]:
        """Different questions answered, by local day: what the goal counts.

        Who owes a go belongs to the question about the card before, and is not counted apart.
        """
        with self._explained():
            rows = self._db.execute(
                "SELECT day, COUNT(DISTINCT question) FROM answers"
                " WHERE drill <> 'gos' GROUP BY day"
            ).fetchall()
            return {date.fromisoformat(day): count for day, count in rows}

    def set_goal(self, change: GoalChange, now: datetime) -> None:
        """Record a change of goal."""
        with self._explained():
            self._db.execute(
                "INSERT INTO goals (at, from_day, goal) VALUES (?, ?, ?)",
                (_utc(now), change.from_day.isoformat(), change.goal),
            )

    def goals(self) -> list[GoalChange]:
        """Every change of goal, in the order in which they were made."""
        with self._explained():
            rows = self._db.execute("SELECT from_day, goal FROM goals ORDER BY id").fetchall()
            return [GoalChange(date.fromisoformat(day), goal) for day, goal in rows]

    def _create(self) -> None:
        """Make a new file beside its place and move it there, unless another terminal was first."""
        self.path.parent.mkdir(parents=True, exist_ok=True)
        fresh = self.path.with_name(f"{self.path.name}.{os.getpid()}.new")
        fresh.unlink(missing_ok=True)
        try:
            db = sqlite3.connect(fresh, isolation_level=None)
            try:
                db.execute(f"PRAGMA application_id = {schema.OURS}")
                schema.migrate(db)
            finally:
                db.close()
            try:
                os.link(fresh, self.path)
            except FileExistsError:
                pass
            except OSError:  # a file system without links
                if not self.path.exists():
                    fresh.rename(self.path)
        finally:
            fresh.unlink(missing_ok=True)

    def _check(self) -> None:
        """Refuse a file that is not ours or newer than we are; bring an older one up to date."""
        (whose,) = self._db.execute("PRAGMA application_id").fetchone()
        version = schema.version_of(self._db)
        if whose != schema.OURS:
            raise self._unusable("it is another program's database")
        if version > len(schema.MIGRATIONS):
            raise self._unusable(f"it is of version {version}, made by a newer program than this")
        (pages,) = self._db.execute("PRAGMA page_count").fetchone()
        (page_size,) = self._db.execute("PRAGMA page_size").fetchone()
        if self.path.stat().st_size < pages * page_size:
            raise self._unusable("its end is missing")
        schema.migrate(self._db)

    @contextmanager
    def _explained(self) -> Iterator[None]:
        """Turn what the disk or the database says into one line that names the file."""
        try:
            yield
        except (sqlite3.Error, OSError, ValueError) as error:
            reason = error.strerror if isinstance(error, OSError) else str(error)
            raise self._unusable(reason or type(error).__name__) from error

    def _unusable(self, reason: str) -> ProgressFileError:
        way_out = "move it away, or drill with --no-save"
        return ProgressFileError(f"{self.path} cannot be used: {reason}; {way_out}")


def _row(answer: Answer) -> dict[str, Any]:
    """An answer as it stands in the file."""
    row = {name: getattr(answer, name) for name in _COLUMNS if name != "utc_offset"}
    offset = answer.at.utcoffset() or timedelta()
    return row | {
        "at": _utc(answer.at),
        "utc_offset": round(offset.total_seconds() / 60),
        "day": answer.day.isoformat(),
        "marks": json.dumps(dict(answer.marks)),
        "seed": None if answer.seed is None else str(answer.seed),
    }


def _answer(row: dict[str, Any]) -> Answer:
    """An answer from its row."""
    zone = timezone(timedelta(minutes=row.pop("utc_offset")))
    return Answer(
        **row
        | {
            "at": datetime.fromisoformat(row["at"]).astimezone(zone),
            "day": date.fromisoformat(row["day"]),
            "correct": bool(row["correct"]),
            "itemised": bool(row["itemised"]),
            "marks": json.loads(row["marks"]),
            "seed": None if row["seed"] is None else int(row["seed"]),
        }
    )


def _utc(moment: datetime) -> str:
    return moment.astimezone(UTC).isoformat(timespec="milliseconds")
