"""The clock and the progress file, which only the command line looks at."""

from __future__ import annotations

from datetime import UTC, date, datetime
from typing import TYPE_CHECKING

from coach.progress.file import default_path
from coach.progress.store import Store
from coach.progress.streak import local_day

if TYPE_CHECKING:
    from coach.practice.choose.skill import Skills
    from coach.progress.answer import Answer


def local_now() -> datetime:
    """The local time with its UTC offset."""
    return datetime.now(UTC).astimezone()


def recent_of(store: Store, drill: str) -> list[Answer]:
    """The answers of a drill that skills are worked out from."""
    from coach.practice.choose.from_answers import REMEMBERED

    # Twice as many, since questions asked again count once.
    return store.latest(drill, 2 * REMEMBERED)


def skills_of(store: Store, drill: str) -> Skills:
    """What the answers of a drill show so far."""
    from coach.practice.choose.from_answers import skills_from

    return skills_from(recent_of(store, drill), drill)


def skills_to_go_by(drill: str) -> Skills | None:
    """What the answers of a drill show; None while there are too few to choose questions by."""
    from coach.practice.choose.from_answers import TO_GO_BY

    with Store(default_path()) as store:
        skills = skills_of(store, drill)
    return skills if skills.observed >= TO_GO_BY else None


def today() -> date:
    """The local day, which begins at four."""
    return local_day(local_now())
