"""What a theme is."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Theme:
    """What a theme is, what to remember of it, and a question that shows it."""

    id: str
    title: str
    lesson: str
    example: str
    """The text of a question; `coach.practice.questions.read` deals it."""
