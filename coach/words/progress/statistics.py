"""Sentences about the answers of some days."""

from __future__ import annotations

from coach.words.figures import days_text

NO_ANSWERS = "No answers yet. Start with: coach hand-count"
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
