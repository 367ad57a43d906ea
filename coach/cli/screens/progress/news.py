"""News of the streak: what a freeze did, or that a streak ended, told once."""

from __future__ import annotations

from contextlib import suppress
from datetime import timedelta
from typing import TYPE_CHECKING

from coach.errors import ProgressFileError

if TYPE_CHECKING:
    from datetime import date

    from coach.cli.terminal import Terminal
    from coach.progress.missed import StreakBridge, StreakEnd
    from coach.progress.store import Store
    from coach.progress.streak import Streak

_AT_FIRST = timedelta(days=7)  # looked back on by a version that has never told anything
_MOST = 2


def tell_news(terminal: Terminal, store: Store, standing: Streak) -> None:
    """Tell what became of the streak since the last time, the last of it where it is much."""
    from coach.progress.missed import missed_since

    told = store.told_until() or standing.today - _AT_FIRST
    found = missed_since(standing, min(told, standing.today))
    if not found:
        return
    for event in found[-_MOST:]:
        terminal.line(_told(event, standing.today), style="yellow")
    with suppress(ProgressFileError):  # in a file that may only be read it is told again
        store.tell_until(standing.today)


def _told(event: StreakBridge | StreakEnd, today: date) -> str:
    from coach.progress.missed import StreakEnd
    from coach.words.progress import streak as words

    if isinstance(event, StreakEnd):
        return words.ended(event.length, _named(event.day, today), event.best)
    return words.bridged([_named(day, today) for day in event.days], event.left)


def _named(day: date, today: date) -> str:
    """The weekday within a week, then the date."""
    if (today - day).days < _AT_FIRST.days:
        return f"{day:%A}"
    return f"{day.day} {day:%B}" + ("" if day.year == today.year else f" {day.year}")
