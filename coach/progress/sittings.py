"""Outcome and session of answers from before version 3, which stored neither."""

from __future__ import annotations

from datetime import datetime, timedelta
from typing import TYPE_CHECKING, Any

from coach.progress.answer import Outcome

if TYPE_CHECKING:
    from collections.abc import Iterable

PAUSE = timedelta(minutes=30)
"""The longest pause within a sitting."""


def outcome_before_3(answer: str, *, correct: bool) -> Outcome:
    """The outcome of an answer that was stored as a text and right or not.

    >>> outcome_before_3("revealed", correct=False)
    <Outcome.SHOWN: 'shown'>
    """
    return Outcome.SHOWN if answer == "revealed" else Outcome.of(correct)


def sessions_before_3(rows: Iterable[dict[str, Any]]) -> list[str]:
    """The id of each answer's session: a sprint by its seed, other sittings by their pauses.

    Args:
        rows: `at`, `drill` and `seed` of all answers, in the order in which they were given.

    Returns:
        ids, alike for rows of one sitting. They are made from the rows alone, so that a file and
        an export of it get the same.

    >>> rows = [
    ...     {"at": f"2026-05-01T{clock}:00.000+00:00", "drill": drill, "seed": "7"}
    ...     for clock, drill in (("18:00", "discard"), ("18:05", "sprint"), ("18:30", "discard"))
    ... ]
    >>> sessions_before_3(rows)
    ['2026-05-01T18:00:00.000+00:00', 'sprint 7', '2026-05-01T18:00:00.000+00:00']
    """
    sessions = []
    sitting, last = "", None
    for row in rows:
        if row["drill"] == "sprint":
            sessions.append(f"sprint {row['seed']}")
            continue
        at = datetime.fromisoformat(row["at"])
        if last is None or at - last > PAUSE:
            sitting = row["at"]
        last = at
        sessions.append(sitting)
    return sessions
