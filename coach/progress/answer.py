"""One answer, and its row in the progress file and in an export."""

from __future__ import annotations

import json
from dataclasses import dataclass
from datetime import UTC, date, datetime, timedelta, timezone
from enum import StrEnum
from typing import TYPE_CHECKING, Any

from coach.progress.sense import (
    checked_day,
    checked_marks,
    checked_moment,
    checked_offset,
    nearest_offset,
)

if TYPE_CHECKING:
    from collections.abc import Mapping


class Outcome(StrEnum):
    """The outcome of an answer."""

    RIGHT = "right"
    WRONG = "wrong"
    SHOWN = "shown"
    """The learner asked to be shown the answer: a miss that judges no kind."""
    TAKEN_BACK = "taken back"
    """The learner took the answer back: it is void."""
    UNSCORED = "unscored"
    """The right answer was known, from a question taken back: practice, and void."""

    @classmethod
    def of(cls, right: bool) -> Outcome:
        """The outcome of an answer that was given.

        >>> Outcome.of(True), Outcome.of(False)
        (<Outcome.RIGHT: 'right'>, <Outcome.WRONG: 'wrong'>)
        """
        return cls.RIGHT if right else cls.WRONG

    @property
    def is_void(self) -> bool:
        """True where the answer stands in the log alone: no goal, no figure, no deck counts it.

        >>> Outcome.SHOWN.is_void, Outcome.UNSCORED.is_void
        (False, True)
        """
        return self in {Outcome.TAKEN_BACK, Outcome.UNSCORED}


@dataclass(frozen=True, slots=True)
class Answer:
    """One answer as stored."""

    at: datetime
    """The moment, with its UTC offset."""
    day: date
    """The local day it counts for."""
    drill: str
    """The id of the drill."""
    question: str
    answer: str
    right_answer: str
    outcome: Outcome
    marks: Mapping[str, int]
    """Kind to points left out (positive), too many (negative) or right (0); judged kinds only."""
    itemised: bool
    """True where each kind was asked for, so that the marks are exact."""
    seconds: float
    hints: int
    seed: int | None
    session: str
    """The id of the sitting: answers of one run of a command share it."""
    loss: float | None = None
    """Average points given up by a decision, or at a score the chance to win (0–1); else None."""
    game: str | None = None
    """The id of the game that the decision was made in; None in a drill."""

    @property
    def correct(self) -> bool:
        """True for a right answer."""
        return self.outcome is Outcome.RIGHT


@dataclass(frozen=True, slots=True)
class Roles:
    """Ids of drills whose answers are special in some way; a drill may be in several sets.

    >>> Roles(timed=frozenset({"race"})).timed
    frozenset({'race'})
    """

    timed: frozenset[str] = frozenset()
    """Answers given against the clock: they tell speed, never skill."""
    asides: frozenset[str] = frozenset()
    """Answers that belong to the question before, and are no first answers of their own."""
    of_the_play: frozenset[str] = frozenset()
    """Answers whose kinds are scored in the play, which is another skill than the show."""


COLUMNS = (
    *("at", "day", "utc_offset", "drill", "question", "answer", "right_answer", "outcome"),
    *("marks", "itemised", "seconds", "hints", "seed", "loss", "session", "game"),
)
"""The names of a row's values, in their order."""


def to_row(answer: Answer) -> dict[str, Any]:
    """An answer as plain values by column: texts, numbers, None.

    Raises:
        ValueError: its day or its moment lies outside 1970–2200.
    """
    row = {name: getattr(answer, name) for name in COLUMNS if name != "utc_offset"}
    offset = answer.at.utcoffset() or timedelta()
    return row | {
        "at": utc_text(checked_moment(answer.at)),
        "utc_offset": nearest_offset(offset.total_seconds() / 60),
        "day": checked_day(answer.day).isoformat(),
        "outcome": answer.outcome.value,
        "itemised": int(answer.itemised),
        "marks": json.dumps(dict(answer.marks)),
        "seed": None if answer.seed is None else str(answer.seed),
    }


def from_row(row: dict[str, Any]) -> Answer:
    """The answer of a row.

    Raises:
        ValueError: a value makes no sense.
    """
    zone = timezone(timedelta(minutes=checked_offset(row["utc_offset"])))
    fields = {name: row[name] for name in COLUMNS if name != "utc_offset"}
    return Answer(
        **fields
        | {
            "at": checked_moment(datetime.fromisoformat(row["at"])).astimezone(zone),
            "day": checked_day(date.fromisoformat(row["day"])),
            "outcome": Outcome(row["outcome"]),
            "itemised": bool(row["itemised"]),
            "marks": checked_marks(json.loads(row["marks"])),
            "seed": None if row["seed"] is None else int(row["seed"]),
        }
    )


def utc_text(moment: datetime) -> str:
    """A moment as stored: UTC, ISO 8601, to the millisecond.

    >>> utc_text(datetime(2026, 5, 1, 18, 30, tzinfo=UTC))
    '2026-05-01T18:30:00.000+00:00'
    """
    return moment.astimezone(UTC).isoformat(timespec="milliseconds")
