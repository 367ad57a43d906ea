"""What `coach stats --json` prints."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from coach.progress.statistics import by_drill, by_kind, unattributed

if TYPE_CHECKING:
    from collections.abc import Sequence

    from coach.practice.choose.history import Try
    from coach.practice.choose.skill import Skill
    from coach.progress.answer import Answer
    from coach.progress.statistics import Tally


def stats(answers: Sequence[Answer], skills: Sequence[Skill], days: int) -> dict[str, Any]:
    """The answers of some days by drill and by kind, and the skills as they are now."""
    return {
        "days": days,
        "answers": len(answers),
        "drills": [_tally(tally) for tally in by_drill(answers)],
        "kinds": [_tally(tally) for tally in by_kind(answers)],
        "unattributed": unattributed(answers),
        "themes": [{"id": skill.theme, **of_skill(skill)} for skill in skills],
    }


def theme(skill: Skill, tries: Sequence[Try], days: int) -> dict[str, Any]:
    """One theme: the skill as it is now, and the tries of some days."""
    return {
        "id": skill.theme,
        "days": days,
        "skill": of_skill(skill),
        "tries": [
            {
                "day": tried.answer.day.isoformat(),
                "question": tried.answer.question,
                "answer": tried.answer.answer,
                "right_answer": tried.answer.right_answer,
                "right": tried.right,
            }
            for tried in tries
        ],
    }


def of_skill(skill: Skill) -> dict[str, Any]:
    """What is known of one theme."""
    return {
        "tries": skill.tries,
        "wrong": skill.missed,
        "enough": skill.enough,
        "weak_probability": skill.weak,
        "miss_rate": skill.miss_rate,
        "spread": skill.spread,
    }


def _tally(tally: Tally) -> dict[str, Any]:
    return {
        "name": tally.name,
        "tried": tally.tried,
        "right": tally.right,
        "accuracy": tally.accuracy,
        "missed_in_totals": tally.charged,
        "median_seconds": tally.seconds,
        "trend": tally.trend,
    }
