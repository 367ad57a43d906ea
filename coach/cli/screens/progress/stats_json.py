"""Statistics and skills as JSON."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from coach.practice.drills.registry import ROLES
from coach.progress.statistics import by_drill, by_kind, unattributed

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from coach.practice.choose.history import Try
    from coach.practice.choose.skill import Skill
    from coach.progress.answer import Answer
    from coach.progress.statistics import Tally


def stats(
    answers: Sequence[Answer], skills: Iterable[Skill], tries: Sequence[Try] | None, days: int
) -> dict[str, Any]:
    """The answers of some days by drill and by kind, and skills as they are now.

    `tries` are the first answers to questions with a theme, where one was asked for.
    """
    return {
        "days": days,
        "answered": len(answers),
        "drills": [_tally(tally) for tally in by_drill(answers)],
        "kinds": [_tally(tally) for tally in by_kind(answers, ROLES)],
        "unattributed": unattributed(answers, ROLES),
        "themes": [{"id": skill.theme, **of_skill(skill)} for skill in skills],
        "answers": None if tries is None else [_try(tried) for tried in tries],
    }


def _try(tried: Try) -> dict[str, Any]:
    return {
        "day": tried.answer.day.isoformat(),
        "question": tried.answer.question,
        "answer": tried.answer.answer,
        "right_answer": tried.answer.right_answer,
        "outcome": tried.answer.outcome,
        "theme_right": tried.right,
    }


def of_skill(skill: Skill) -> dict[str, Any]:
    """The figures of one theme."""
    return {
        "tried": skill.tries,
        "missed": skill.missed,
        "enough": skill.enough,
        "weak_probability": skill.weak,
        "miss_rate": skill.miss_rate,
        "standard_deviation": skill.spread,
    }


def _tally(tally: Tally) -> dict[str, Any]:
    return {
        "id": tally.name,
        "tried": tally.tried,
        "right": tally.right,
        "accuracy": tally.accuracy,
        "missed_in_totals": tally.charged,
        "median_seconds": tally.seconds,
        "trend": tally.trend,
    }
