"""Sentences about the answers of some days."""

from __future__ import annotations

from typing import TYPE_CHECKING

from coach.words.figures import days_text, percent

if TYPE_CHECKING:
    from collections.abc import Sequence

_TELLS = 1.3  # standard errors from which a change is called one
NO_ANSWERS = "No answers yet. Start with: coach hand-count"
GIVEN_UP = "Given up:"
ASK_BY_KIND = "Ask for it:  coach hand-count --itemised"


def span(days: int) -> str:
    """Name the days that are looked at.

    >>> span(1), span(30)
    ('today', 'the last 30 days')
    """
    return "today" if days == 1 else f"the last {days} days"


def heading(days: int) -> str:
    """Name the days that are looked at, in a heading."""
    return span(days).capitalize()


def answered(answers: int, active: int, days: int) -> str:
    """Say how much was answered.

    >>> answered(1, 1, 30)
    '1 answer on 1 of 30 days'
    """
    return f"{answers} answer{'' if answers == 1 else 's'} on {active} of {days_text(days)}"


def days_with(answers: int, met: int, days: int) -> str:
    """Say on how many days there were answers, and on how many the goal was met.

    >>> days_with(12, 9, 30)
    'Answers on 12 of the last 30 days, the goal met on 9.'
    """
    return f"Answers on {answers} of the last {days} days, the goal met on {met}."


def nothing_in(days: int) -> str:
    """Say that nothing was answered, though there are answers further back."""
    return f"No answers in {span(days)}. Further back:  coach stats --days N"


def nothing_by_kind(days: int) -> str:
    """Say that nothing was asked by kind."""
    return f"{heading(days)}: nothing was asked by kind."


def rests_on(days: int, by_kind: int, answers: int) -> str:
    """Say on how many answers the figures by kind rest."""
    return (
        f"{heading(days)}. Right by kind rests on what was asked by kind, {by_kind} "
        f"of {answers} answers."
    )


def unexplained(misses: int) -> str:
    """Say how many misses no one kind explains."""
    return (
        "A wrong total is charged to a kind only where that kind alone explains it; cause "
        f"unclear: {misses}."
    )


def decision(drill: str, *, at_score: bool) -> str:
    """Name one decision of a drill.

    >>> decision("discard", at_score=True), decision("pegging", at_score=False)
    ('a throw at a score', 'a card')
    """
    name = {"discard": "a throw", "pegging": "a card"}.get(drill, drill)
    return f"{name} at a score" if at_score else name


def loss(amount: float, *, at_score: bool) -> str:
    """Write what a decision gives up: points, or at a score the chance to win (0–1).

    >>> loss(0.417, at_score=False), loss(0.0123, at_score=True)
    ('0.42', '1.2 %')
    """
    return percent(amount, 1) if at_score else f"{amount:.2f}"


def given_up(decision: str, averages: Sequence[str], change: float | None, bars: str) -> str:
    """Say what a decision gives up.

    Args:
        decision: its name.
        averages: then and now, or one of all.
        change: from then to now, in standard errors; less than 0 is better.
        bars: the course of it; may be empty.

    >>> given_up("a throw", ["0.65", "0.39"], -4.0, "█▅")
    'a throw 0.65, now 0.39: better  █▅'
    >>> given_up("a card", ["0.20"], None, "")
    'a card 0.20'
    """
    told = f"{decision} {averages[0]}"
    if change is not None:
        verdict = "better" if change < -_TELLS else "worse" if change > _TELLS else "no change"
        told += f", now {averages[1]}: {verdict}"
    return f"{told}  {bars}".rstrip()


def speed(seconds: float | None) -> str:
    """Write how long an answer takes.

    >>> speed(6.6), speed(0.3), speed(None)
    ('7 s', '<1 s', '')
    """
    if seconds is None:
        return ""
    return "<1 s" if seconds < 1 else f"{seconds:.0f} s"


def sprints(
    last: tuple[int, int], today: tuple[int, int] | None, ever: tuple[int, int], day: str | None
) -> list[str]:
    """Give the last sprint and the best ones, a heading and a part each.

    Args:
        last: the numbers right and missed of the last one.
        today: those of the best one today; None without one.
        ever: those of the best one.
        day: its day; None for today.

    >>> sprints((9, 2), None, (12, 1), "3 May")
    ['Sprints:', 'last 9 right, 2 missed', 'best ever 12 right, 1 missed (3 May)']
    """
    told = ["Sprints:", f"last {_score(last)}"]
    if today is not None:
        told.append(f"best today {_score(today)}")
    return [*told, f"best ever {_score(ever)}" + (f" ({day})" if day else "")]


def _score(sprint: tuple[int, int]) -> str:
    right, missed = sprint
    return f"{right} right, {missed} missed"
