"""Bounds on what a record may say; nothing outside them is taken in, stored or read."""

from __future__ import annotations

from datetime import date, datetime
from typing import Any

FIRST_DAY, LAST_DAY = date(1970, 1, 1), date(2200, 12, 31)
_LONGEST_OFFSET = 24 * 60 - 1  # minutes; a zone is less than a day from UTC


class OutOfTime(ValueError):
    """A day or a moment lies where no answer can have been given."""


def checked_day(day: date) -> date:
    """The same day.

    Raises:
        OutOfTime: it lies outside 1970–2200.

    >>> checked_day(date(2026, 5, 1))
    datetime.date(2026, 5, 1)
    """
    if not FIRST_DAY <= day <= LAST_DAY:
        raise OutOfTime(f"the day {day} lies outside {FIRST_DAY.year}-{LAST_DAY.year}")
    return day


def checked_moment(moment: datetime) -> datetime:
    """The same moment.

    Raises:
        OutOfTime: it lies outside 1970–2200.
        ValueError: it has no UTC offset.
    """
    if moment.tzinfo is None:
        raise ValueError(f"the moment {moment} has no UTC offset")
    if not FIRST_DAY.year <= moment.year <= LAST_DAY.year:
        raise OutOfTime(f"the moment {moment} lies outside {FIRST_DAY.year}-{LAST_DAY.year}")
    return moment


def checked_offset(minutes: int) -> int:
    """The same UTC offset in minutes.

    Raises:
        ValueError: it is a day or more.
    """
    if abs(minutes) > _LONGEST_OFFSET:
        raise ValueError(f"the UTC offset {minutes} is a day or more")
    return minutes


def nearest_offset(minutes: float) -> int:
    """A UTC offset rounded to whole minutes that can be read again.

    >>> nearest_offset(-1439.98)
    -1439
    """
    return max(-_LONGEST_OFFSET, min(_LONGEST_OFFSET, round(minutes)))


def checked_marks(marks: Any) -> dict[str, int]:
    """The same points by kind.

    Raises:
        ValueError: they are not whole numbers by name.
    """
    if type(marks) is not dict or not all(type(off) is int for off in marks.values()):
        raise ValueError(f"the marks {str(marks)[:40]!r} are not numbers by kind")
    return marks
