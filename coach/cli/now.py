"""The clock and the progress file, which only the command line looks at."""

from __future__ import annotations

from datetime import UTC, date, datetime
from typing import TYPE_CHECKING

from coach.progress.store import Store, default_path
from coach.progress.streak import Streak, local_day, streak

if TYPE_CHECKING:
    from coach.practice.skill import Skills


def local_now() -> datetime:
    """The local time with its UTC offset."""
    return datetime.now(UTC).astimezone()


def skills_now(drill: str) -> Skills:
    """What the answers of a drill show so far."""
    from coach.practice.learning import REMEMBERED, skills_from

    with Store(default_path()) as store:
        # Twice as many, since questions asked again count once.
        return skills_from(store.latest(drill, 2 * REMEMBERED), drill)


def skills_to_go_by(drill: str) -> Skills | None:
    """What the answers of a drill show; None while there are too few to choose questions by."""
    from coach.practice.learning import TO_GO_BY

    skills = skills_now(drill)
    return skills if skills.observed >= TO_GO_BY else None


def standing_now() -> tuple[Streak, dict[date, int]]:
    """The streak today, and first answers by day."""
    with Store(default_path()) as store:
        answered = store.first_answers()
        return streak(answered, local_day(local_now()), store.goals()), answered
