"""How a streak looks: in a header, and as a row of days."""

from __future__ import annotations

from datetime import timedelta
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from coach.progress.streak import Streak


def header(standing: Streak | None) -> str:
    """Streak and today's goal in a few words; empty where nothing is kept."""
    if standing is None:
        return ""
    today = f"{standing.done}/{standing.goal}" if standing.open else f"{standing.done}, goal met"
    return f"streak {standing.current} · today {today}"


def days_row(standing: Streak, days: int) -> str:
    """A mark a day up to today, in weeks: goal met, bridged, something done, nothing."""
    marks = []
    for back in range(days - 1, -1, -1):
        day = standing.today - timedelta(days=back)
        if day in standing.met:
            marks.append("■")
        elif day in standing.bridged:
            marks.append("□")
        elif standing.answered.get(day):
            marks.append("▪")
        else:
            marks.append("·")
    row = "".join(marks)
    return " ".join(row[week : week + 7] for week in range(0, days, 7))


def days_text(count: int) -> str:
    """A number of days.

    >>> days_text(1), days_text(3)
    ('1 day', '3 days')
    """
    return f"{count} day" + ("" if count == 1 else "s")
