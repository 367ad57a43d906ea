"""Sentences about the streak and the day's goal."""

from __future__ import annotations

from typing import TYPE_CHECKING

from coach.english import listed
from coach.words.figures import days_text

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from coach.progress.streak import Streak

HOW_IT_COUNTS = (
    "A day counts when its goal is met; every seventh earns a freeze, two at most, and a missed "
    "day spends one by itself. Answers that were shown count for no goal."
)


def header(standing: Streak) -> str:
    """Give streak and goal in a few words, for the corner of a screen."""
    today = f"{standing.done}/{standing.goal}" if standing.open else f"{standing.done}, goal met"
    return f"streak {standing.current} · today {today}"


def length(standing: Streak) -> str:
    """Give the streak alone."""
    return f"streak {days_text(standing.current)}"


def at_best(standing: Streak) -> str:
    """Give the streak beside the best one."""
    return f"Streak: {days_text(standing.current)}    best {standing.best}"


def today(standing: Streak) -> str:
    """Say what is done of the day's goal, and what is left."""
    state = f"{_left(standing)} to go" if standing.open else "goal met"
    return f"Today: {standing.done} of {standing.goal}, {state}"


def greeting(standing: Streak) -> str:
    """Say what is done of the day's goal, and what is left, at the first look of a day."""
    state = f"{_left(standing)} to go." if standing.open else "goal met."
    return f"Today {standing.done} of {standing.goal}: {state}"


def standing_after(standing: Streak) -> str:
    """Say how long the streak is after a session, and how much is left of the goal."""
    state = f"{_left(standing)} to go today" if standing.open else "today's goal is met"
    return f"Streak: {days_text(standing.current)}, {state}."


def week(monday: str, days: Mapping[str, Sequence[str]]) -> str:
    """Say what the days of a week were: weekdays by what they were.

    >>> week("18 May", {"goal met": ["Monday", "Friday"], "bridged": ["Sunday"], "a few": []})
    'Week of 18 May: goal met on Monday and Friday; bridged on Sunday.'
    """
    told = [f"{what} on {listed(named)}" for what, named in days.items() if named]
    return f"Week of {monday}: {'; '.join(told)}."


def freezes(held: int) -> str:
    """Say how many freezes are held."""
    return f"Freezes held: {held}."


def goal(now: int, coming: int, from_day: str) -> str:
    """Say what the goal is, and from which day on it is another.

    >>> goal(10, 10, "Friday"), goal(10, 20, "Friday")
    ('The goal is 10 first answers a day.', \
'The goal is 10 first answers a day. From Friday on it is 20.')
    """
    change = "" if coming == now else f" From {from_day} on it is {coming}."
    return f"The goal is {now} first answers a day.{change}"


def bridged(days: Sequence[str], left: int) -> str:
    """Say that missed days were bridged, and how many freezes are left.

    >>> bridged(["Sunday"], 0), bridged(["2 May", "3 May"], 1)
    ('Sunday was bridged by a freeze; none left.', \
'2 May and 3 May were bridged by freezes; 1 left.')
    """
    by = "was bridged by a freeze" if len(days) == 1 else "were bridged by freezes"
    return f"{listed(days, 'and')} {by}; {left or 'none'} left."


def ended(length: int, day: str, best: int) -> str:
    """Say that a streak of some days ended, on which day, and what the best one is.

    >>> ended(9, "Wednesday", 9)
    'Your 9-day streak ended on Wednesday (best 9).'
    """
    return f"Your {length}-day streak ended on {day} (best {best})."


def _left(standing: Streak) -> int:
    return standing.goal - standing.done
