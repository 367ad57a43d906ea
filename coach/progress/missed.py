"""The fate of a streak on days that were missed: bridged by a freeze, or its end."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import date, timedelta
from typing import TYPE_CHECKING

from coach.progress.streak import freezes_on

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from coach.progress.streak import Streak

_DAY = timedelta(days=1)


@dataclass(frozen=True, slots=True)
class StreakBridge:
    """Days in a row that freezes bridged."""

    days: tuple[date, ...]
    left: int
    """Freezes left after them."""


@dataclass(frozen=True, slots=True)
class StreakEnd:
    """The end of a streak."""

    day: date
    """The first missed day that no freeze bridged."""
    length: int
    """Its goal days."""
    best: int
    """Goal days of the best streak ever."""


def missed_since(standing: Streak, since: date) -> list[StreakBridge | StreakEnd]:
    """The fate of streaks on the days since one and before today, in their order.

    Freezes that were spent in vain, on a streak that ended all the same, are left out.

    >>> from coach.progress.streak import streak
    >>> met = {date(2026, 5, day): 10 for day in range(1, 8)}
    >>> missed_since(streak(met, date(2026, 5, 9)), date(2026, 5, 1))
    [StreakBridge(days=(datetime.date(2026, 5, 8),), left=0)]
    >>> missed_since(streak(met, date(2026, 5, 10)), date(2026, 5, 1))
    [StreakEnd(day=datetime.date(2026, 5, 9), length=7, best=7)]
    """
    kept = standing.met | standing.bridged
    gone = {day + _DAY for day in kept if day < standing.today} - kept - {standing.today}
    ends = [StreakEnd(day, _length(standing, day), standing.best) for day in gone if day >= since]
    bridges = [
        StreakBridge(days, freezes_on(standing.met, days[-1] + _DAY))
        for days in _in_a_row(day for day in standing.bridged if since <= day < standing.today)
        if days[-1] + _DAY not in gone
    ]
    return sorted([*ends, *bridges], key=_when)


def _when(event: StreakBridge | StreakEnd) -> date:
    return event.day if isinstance(event, StreakEnd) else event.days[0]


def _length(standing: Streak, end: date) -> int:
    """The goal days of the streak that ended on a day."""
    day, length = end - _DAY, 0
    while day in standing.met or day in standing.bridged:
        length += day in standing.met
        day -= _DAY
    return length


def _in_a_row(days: Iterable[date]) -> Iterator[tuple[date, ...]]:
    row: tuple[date, ...] = ()
    for day in sorted(days):
        if row and day - row[-1] > _DAY:
            yield row
            row = ()
        row = (*row, day)
    if row:
        yield row
