"""How a streak looks: in a header, and as a row of days."""

from __future__ import annotations

from datetime import timedelta
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Mapping
    from datetime import date

    from coach.progress.streak import Streak


def header(standing: Streak | None) -> str:
    """Streak and today's goal in a few words; empty where nothing is kept."""
    if standing is None:
        return ""
    return f"streak {standing.current} · today {standing.done}/{standing.goal}"


def days_row(standing: Streak, answered: Mapping[date, int], days: int) -> str:
    """A mark a day up to today: goal met, bridged, something done, nothing."""
    marks = []
    for back in range(days - 1, -1, -1):
        day = standing.today - timedelta(days=back)
        if day in standing.met:
            marks.append("■")
        elif day in standing.bridged:
            marks.append("□")
        elif answered.get(day):
            marks.append("▪")
        else:
            marks.append("·")
    return "".join(marks)


def days_text(count: int) -> str:
    """A number of days.

    >>> days_text(1), days_text(3)
    ('1 day', '3 days')
    """
    return f"{count} day" + ("" if count == 1 else "s")
