"""Days, goals and streaks, all derived from what was answered on which local day.

A day counts when its goal of first answers was met. Every seventh goal day of a streak earns a
freeze, at most two are held, and a missed day spends one by itself: the streak is kept and does not
grow. Today is never missed. Nothing here reads a clock.
"""

from __future__ import annotations

from bisect import bisect
from dataclasses import dataclass, replace
from datetime import date, datetime, timedelta
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

DAY_START = timedelta(hours=4)
"""A day lasts until four in the morning, so that a late night is one evening."""
DEFAULT_GOAL = 10
"""First answers a day."""
_FREEZE_EVERY = 7
_MOST_FREEZES = 2


@dataclass(frozen=True, slots=True)
class GoalChange:
    """A daily goal and the first day it counts for."""

    from_day: date
    goal: int


@dataclass(frozen=True, slots=True)
class Streak:
    """The streak and the goal as they are today."""

    today: date
    answered: Mapping[date, int]
    """First answers by local day."""
    goal: int
    """Today's goal."""
    current: int
    """Goal days of the streak that today belongs to."""
    best: int
    freezes: int
    """Freezes held."""
    met: frozenset[date]
    bridged: frozenset[date]
    """Missed days that a freeze bridged."""

    @property
    def done(self) -> int:
        """First answers today."""
        return self.answered.get(self.today, 0)

    @property
    def open(self) -> bool:
        """True while today's goal is still to be met."""
        return self.today not in self.met


def local_day(now: datetime, day_start: timedelta = DAY_START) -> date:
    """The day that a local time belongs to.

    Only the wall clock counts, so no hour that summer time adds or takes can move a day.

    >>> local_day(datetime(2026, 3, 29, 3, 59)), local_day(datetime(2026, 3, 29, 4, 0))
    (datetime.date(2026, 3, 28), datetime.date(2026, 3, 29))
    """
    return (now.replace(tzinfo=None) - day_start).date()


def goal_on(day: date, changes: Iterable[GoalChange]) -> int:
    """The goal in force on a day: the last change that counts for it.

    >>> goal_on(date(2026, 5, 2), [GoalChange(date(2026, 5, 2), 20)])
    20
    """
    goal = DEFAULT_GOAL
    for change in sorted(changes, key=lambda change: change.from_day):
        if change.from_day <= day:
            goal = change.goal
    return goal


def streak(answered: Mapping[date, int], today: date, changes: Iterable[GoalChange] = ()) -> Streak:
    """Work out the streak.

    Args:
        answered: first answers by local day.
        today: the local day now.
        changes: every goal ever set; of two from one day the later in the row counts.

    Returns:
        the standing. Days after today (a clock that was wrong, a flight west) belong to the current
        streak as far as they follow without a gap, and take nothing away from it.

    >>> standing = streak({date(2026, 5, day): 10 for day in (1, 2, 3)}, date(2026, 5, 4))
    >>> standing.current, standing.best, standing.open
    (3, 3, True)
    """
    changes = list(changes)
    met = frozenset(
        day for day, count in answered.items() if count and count >= goal_on(day, changes)
    )
    now = _walk(met, today)
    ever = _walk(met, max(met, default=today))
    return Streak(
        today=today,
        answered=answered,
        goal=goal_on(today, changes),
        current=now.length,
        best=max(now.best, ever.best),
        freezes=now.freezes,
        met=met,
        bridged=frozenset(now.bridged),
    )


def freezes_on(met: frozenset[date], day: date) -> int:
    """Freezes held at the start of a day, by the days on which the goal was met."""
    return _walk(frozenset(before for before in met if before < day), day).freezes


@dataclass(frozen=True, slots=True)
class _Walk:
    """The streak that a day belongs to, having gone through all days before it."""

    length: int = 0
    best: int = 0
    freezes: int = 0
    bridged: tuple[date, ...] = ()

    def goal_day(self) -> _Walk:
        length = self.length + 1
        earned = length % _FREEZE_EVERY == 0
        freezes = min(self.freezes + earned, _MOST_FREEZES)
        return replace(self, length=length, best=max(self.best, length), freezes=freezes)

    def gap(self, last: date, until: date) -> _Walk:
        """Miss every day between two, without a step for each: a gap may be of centuries."""
        days = (until - last).days - 1
        frozen = min(days, self.freezes)  # freezes were earned in this streak
        if frozen < days:
            return replace(self, length=0, freezes=0, bridged=self._bridged(last, frozen))
        left = self.freezes - frozen
        return replace(self, freezes=left, bridged=self._bridged(last, frozen))

    def _bridged(self, last: date, days: int) -> tuple[date, ...]:
        return *self.bridged, *(last + timedelta(days=number + 1) for number in range(days))


def _walk(met: frozenset[date], today: date) -> _Walk:
    walk, last = _Walk(), None
    days = sorted(met)
    for day in days:
        if day > today:
            break
        walk = (walk if last is None else walk.gap(last, day)).goal_day()
        last = day
    if last is not None and last != today:
        walk = walk.gap(last, today)
    # Goal days ahead (a clock set back, a flight west) are part of it as far as the streak reaches.
    ahead, last = walk, today
    for day in days[bisect(days, today) :]:
        if (day - last).days > 1:
            ahead = ahead.gap(last, day)
            if not ahead.length:
                break
        walk = ahead = ahead.goal_day()
        last = day
    return walk
