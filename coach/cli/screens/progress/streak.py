"""The streak on the screen: in a header, and as weeks of days."""

from __future__ import annotations

from datetime import timedelta
from typing import TYPE_CHECKING

from coach.words.progress import streak as words

if TYPE_CHECKING:
    from collections.abc import Iterator
    from datetime import date

    from coach.progress.streak import Streak

_MARGIN = 5  # columns of the weekday's name


def header(standing: Streak | None) -> str:
    """Streak and today's goal in a few words; empty where nothing is kept."""
    return "" if standing is None else words.header(standing)


def calendar(standing: Streak, weeks: int) -> list[str]:
    """Weeks side by side up to this one, a row a weekday, under the names of the months."""
    monday = standing.today - timedelta(days=standing.today.weekday())
    mondays = [monday - timedelta(weeks=back) for back in range(weeks - 1, -1, -1)]
    head = ""
    for place, first in enumerate(mondays):
        begins = place == 0 or first.month != mondays[place - 1].month
        # A month that has but one week here, before the next, has no room for its name.
        crowded = place == 0 and weeks > 1 and mondays[1].month != first.month
        if begins and not crowded:
            head = f"{head:{_MARGIN + 2 * place}}{first:%b}"
    rows = []
    for weekday in range(7):
        days = [first + timedelta(days=weekday) for first in mondays]
        marks = " ".join(_mark(standing, day) for day in days)
        rows.append(f"{days[0]:%a}  {marks}".rstrip())
    return [head, *rows]


def told_weeks(standing: Streak, weeks: int) -> Iterator[str]:
    """The weeks with answers up to this one in words, the last one first."""
    monday = standing.today - timedelta(days=standing.today.weekday())
    for back in range(weeks):
        first = monday - timedelta(weeks=back)
        days: dict[str, list[str]] = {mark: [] for mark in _MARKS}
        for day in (first + timedelta(days=weekday) for weekday in range(7)):
            if (mark := _mark(standing, day)) in days:
                days[mark].append(f"{day:%A}")
        if any(days.values()):
            yield words.week(f"{first:%d %B}", {_MARKS[mark]: days[mark] for mark in days})


def _mark(standing: Streak, day: date) -> str:
    if day in standing.met:
        return "■"
    if day > standing.today:
        return " "
    if day in standing.bridged:
        return "□"
    return "▪" if standing.answered.get(day) else "·"


_MARKS = {"■": "goal met", "□": "bridged", "▪": "a few"}
LEGEND = (*(f"{mark} {what}" for mark, what in _MARKS.items()), "· nothing")
