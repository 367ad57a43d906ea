"""Sentences of the first screen: where to begin, and what waits."""

from __future__ import annotations

COACH = "Cribbage Coach"
FIRST_STEPS = (
    "Count your first ten hands:  coach hand-count",
    "New to it?                   coach hand-count --pack first-steps",
)
ALL_COMMANDS = "All commands:  coach --help"


def mistakes_due(count: int) -> str:
    """Say how many missed questions are due."""
    return f"Missed and due again: {count}.  coach review"


def facts_due(count: int) -> str:
    """Say how many facts are due."""
    return f"Facts due: {count}.  coach review --facts"
