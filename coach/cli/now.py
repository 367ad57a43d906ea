"""The clock and the progress file, which only the command line looks at."""

from __future__ import annotations

from datetime import UTC, date, datetime

from coach.progress.store import Store, default_path
from coach.progress.streak import Streak, local_day, streak


def local_now() -> datetime:
    """The local time with its UTC offset."""
    return datetime.now(UTC).astimezone()


def standing_now() -> tuple[Streak, dict[date, int]]:
    """The streak today, and first answers by day."""
    with Store(default_path()) as store:
        answered = store.first_answers()
        return streak(answered, local_day(local_now()), store.goals()), answered
