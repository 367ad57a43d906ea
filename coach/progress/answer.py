"""One answer, and how it stands in a row of the progress file and of an export."""

from __future__ import annotations

import json
from dataclasses import dataclass
from datetime import UTC, date, datetime, timedelta, timezone
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Mapping


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
    """Average points given up by a decision, or at a score the chance to win (0–1); else None."""


COLUMNS = (
    *("at", "day", "utc_offset", "drill", "question", "answer", "right_answer", "correct"),
    *("marks", "itemised", "seconds", "hints", "seed", "loss"),
)
"""The names of a row's values, in their order."""


def to_row(answer: Answer) -> dict[str, Any]:
    """An answer as plain values by column: texts, numbers, None."""
    row = {name: getattr(answer, name) for name in COLUMNS if name != "utc_offset"}
    offset = answer.at.utcoffset() or timedelta()
    return row | {
        "at": utc_text(answer.at),
        "utc_offset": round(offset.total_seconds() / 60),
        "day": answer.day.isoformat(),
        "correct": int(answer.correct),
        "itemised": int(answer.itemised),
        "marks": json.dumps(dict(answer.marks)),
        "seed": None if answer.seed is None else str(answer.seed),
    }


def from_row(row: dict[str, Any]) -> Answer:
    """The answer of a row.

    Raises:
        ValueError: a value makes no sense.
    """
    zone = timezone(timedelta(minutes=row["utc_offset"]))
    fields = {name: row[name] for name in COLUMNS if name != "utc_offset"}
    return Answer(
        **fields
        | {
            "at": datetime.fromisoformat(row["at"]).astimezone(zone),
            "day": date.fromisoformat(row["day"]),
            "correct": bool(row["correct"]),
            "itemised": bool(row["itemised"]),
            "marks": json.loads(row["marks"]),
            "seed": None if row["seed"] is None else int(row["seed"]),
        }
    )


def utc_text(moment: datetime) -> str:
    """A moment as stored: UTC, ISO 8601, to the millisecond.

    >>> utc_text(datetime(2026, 5, 1, 18, 30, tzinfo=UTC))
    '2026-05-01T18:30:00.000+00:00'
    """
    return moment.astimezone(UTC).isoformat(timespec="milliseconds")
