"""A log without all that statistics do not need, to be given away."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from typing import TYPE_CHECKING, Any

from coach.progress.answer import utc_text
from coach.progress.log import Log

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from coach.progress.log import Rows


def anonymous(log: Log) -> Log:
    """The same log for everybody's eyes: imported, it makes the same statistics and streak.

    What stays: the local day of each answer and their order, the drill, the question, the answer,
    the right answer, the outcome, kinds, hints, loss and the seconds it took; and the goals. A time
    of day, the time zone and the seed go. Sittings and games are numbered from 1, so that what
    belongs together still does, and nothing says when or where it was.

    >>> anonymous(Log((), ({"at": "2026-05-01T18:30:00.000+00:00", "from_day": "2026-05-02",
    ...                     "goal": 20},))).goals
    ({'at': '2026-05-02T00:00:00.000+00:00', 'from_day': '2026-05-02', 'goal': 20},)
    """
    answers = tuple(
        row | {"at": at, "utc_offset": 0, "seed": None}
        for row, at in zip(log.answers, _moments(row["day"] for row in log.answers), strict=True)
    )
    answers = _numbered(_numbered(answers, "session"), "game")
    goals = tuple(
        row | {"at": at}
        for row, at in zip(log.goals, _moments(row["from_day"] for row in log.goals), strict=True)
    )
    return Log(answers, goals, log.shown_until)


def _moments(days: Iterable[str]) -> Iterator[str]:
    """Made-up moments in the same order, each later than the one before: the day alone is true.

    Where a clock went back, the day of the moment is later than the day; the day counts.
    """
    last = None
    for day in days:
        at = datetime.fromisoformat(day).replace(tzinfo=UTC)
        if last is not None and at <= last:
            at = last + timedelta(milliseconds=1)
        last = at
        yield utc_text(at)


def _numbered(rows: Rows, name: str) -> Rows:
    """The rows with the values of a column numbered as they first come; None stays."""
    numbers: dict[Any, str | None] = {None: None}
    return tuple(row | {name: numbers.setdefault(row[name], str(len(numbers)))} for row in rows)
