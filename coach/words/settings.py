"""Sentences about the settings."""

from __future__ import annotations

CHANGE = "Change one:  coach settings NAME VALUE"


def origin(source: str, line: int | None, variable: str = "") -> str:
    """Name the place that a value comes from.

    Args:
        source: `default`, `file`, `progress` or `environment`.
        line: of the settings file.
        variable: of the environment.

    >>> origin("file", 3), origin("progress", None)
    ('line 3', 'coach goal')
    """
    told = {"default": "default", "progress": "coach goal", "environment": variable}
    return told.get(source, f"line {line}")


def where(file: str, *, there: bool) -> str:
    """Name the settings file, and what makes it where there is none.

    >>> where("s.yaml", there=True), where("s.yaml", there=False)
    ('The file:  s.yaml', 'The file, which coach settings --edit makes:  s.yaml')
    """
    return f"The file{'' if there else ', which coach settings --edit makes'}:  {file}"


def standing(name: str, value: str, place: str) -> str:
    """Say what a setting is.

    >>> standing("goal", "15", "line 3")
    'goal is 15 (line 3).'
    """
    return f"{name} is {value} ({place})."


def meaning(about: str, right: str) -> str:
    """Say what a setting does and may be.

    >>> meaning("Colour, on a terminal that has it.", "yes or no")
    'Colour, on a terminal that has it. It may be yes or no.'
    """
    return f"{about} It may be {right}."


def until(day: str, goal: int) -> str:
    """Say how long the goal of today holds.

    >>> until("Friday", 10)
    'Until Friday the goal is 10.'
    """
    return f"Until {day} the goal is {goal}."
