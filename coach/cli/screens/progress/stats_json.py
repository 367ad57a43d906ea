"""Statistics and skills as JSON."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from coach.practice.choose.given_up import given_up
from coach.practice.drills.registry import ROLES
from coach.practice.sprint import best
from coach.progress.statistics import by_drill, by_kind, unattributed

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence
    from datetime import date

    from coach.practice.choose.given_up import GivenUp
    from coach.practice.choose.history import Try
    from coach.practice.choose.skill import Skill
    from coach.practice.sprint import Sprint
    from coach.progress.answer import Answer
    from coach.progress.statistics import Tally
    from coach.progress.streak import Streak


def stats(
    answers: Sequence[Answer],
    skills: Iterable[Skill],
    tries: Sequence[Try] | None,
    standing: Streak,
    sprints: Sequence[Sprint],
    days: int,
) -> dict[str, Any]:
    """The answers of some days by drill, by kind and by day, and skills as they are now.

    Args:
        answers: those of the days.
        skills: of the themes that are looked at.
        tries: first answers to questions with a theme, where one was asked for.
        standing: the streak.
        sprints: all that there ever were.
        days: the number of days.
    """
    today = [sprint for sprint in sprints if sprint.day == standing.today]
    return {
        "days": days,
        "answered": len(answers),
        "drills": [_tally(tally) for tally in by_drill(answers)],
        "kinds": [_tally(tally) for tally in by_kind(answers, ROLES)],
        "unattributed": unattributed(answers, ROLES),
        "given_up": list(map(_given_up, given_up(answers))),
        "sprints": {
            "last": _sprint(sprints[-1] if sprints else None),
            "best_today": _sprint(best(today)),
            "best_ever": _sprint(best(sprints)),
        },
        "series": _series(answers, standing),
        "themes": [{"id": skill.theme, **of_skill(skill)} for skill in skills],
        "answers": None if tries is None else [_try(tried) for tried in tries],
    }


def _given_up(one: GivenUp) -> dict[str, Any]:
    then, now = one.then_and_now or (None, None)
    return {
        "drill": one.drill,
        "unit": "win_chance" if one.at_score else "points",
        "decisions": len(one.losses),
        "mean": one.mean,
        "then": then,
        "now": now,
        "change_in_standard_errors": one.change,
    }


def _sprint(sprint: Sprint | None) -> dict[str, Any] | None:
    if sprint is None:
        return None
    return {"day": sprint.day.isoformat(), "right": sprint.right, "missed": sprint.missed}


def _series(answers: Sequence[Answer], standing: Streak) -> list[dict[str, Any]]:
    """The days that have answers, in their order."""
    by_day: dict[date, list[Answer]] = {}
    for answer in answers:
        by_day.setdefault(answer.day, []).append(answer)
    return [
        {
            "day": day.isoformat(),
            "first_answers": standing.answered.get(day, 0),
            "goal_met": day in standing.met,
            "drills": [
                {
                    "id": tally.name,
                    "tried": tally.tried,
                    "right": tally.right,
                    "median_seconds": tally.seconds,
                }
                for tally in by_drill(by_day[day])
            ],
            "given_up": [
                {
                    "drill": one.drill,
                    "unit": "win_chance" if one.at_score else "points",
                    "decisions": len(one.losses),
                    "mean": one.mean,
                }
                for one in given_up(by_day[day])
            ],
        }
        for day in sorted(by_day)
    ]


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
