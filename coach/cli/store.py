"""The progress file as commands open it, and the skills that its answers show."""

from __future__ import annotations

from datetime import date, timedelta
from typing import TYPE_CHECKING

from coach.cli import clock
from coach.cli.own_settings import own_settings
from coach.cli.terminal import Terminal
from coach.data_folder import default_path
from coach.progress.store import Store
from coach.progress.streak import GoalChange, goal_on
from coach.words import files as words

if TYPE_CHECKING:
    from coach.practice.choose.skill import Skills
    from coach.progress.answer import Answer


def open_store() -> Store:
    """Open the progress file; an upgrade of the file is reported on stderr.

    A goal that was put into the settings file since is put on the record.

    Raises:
        ProgressFileError: it cannot be used.
    """
    from coach.practice.drills.registry import ROLES

    path = default_path()

    def waiting() -> None:
        Terminal.open().note(words.waiting_for(str(path)))

    store = Store(path, ROLES, waiting)
    if store.copy is not None:
        Terminal.open().note(words.brought_up_to_date(str(store.path), store.copy.name))
    goal = own_settings().goal
    if goal is not None:
        _record(store, goal)
    return store


def _record(store: Store, goal: int) -> None:
    """Put a goal on the record, if it is another than the one there."""
    changes = store.goals()
    if goal_on(date.max, changes) != goal:
        day = next_day(store)
        if goal_on(day, changes) != goal:
            store.set_goal(GoalChange(day, goal), clock.local_now())


def next_day(store: Store) -> date:
    """The first day that a new goal counts for, so that it changes no day that has begun."""
    standing = store.standing(clock.today())
    # A clock set back must not let a new goal rewrite days that are over.
    return max([standing.today, *standing.answered]) + timedelta(days=1)


def recent_of(store: Store, drill: str) -> list[Answer]:
    """The answers of a drill from which skills are worked out."""
    from coach.practice.choose.from_answers import REMEMBERED

    # Twice as many, since questions asked again count once.
    return store.latest(drill, 2 * REMEMBERED)


def skills_of(store: Store, drill: str) -> Skills:
    """The skills that the answers of a drill show so far."""
    from coach.practice.choose.from_answers import skills_from

    return skills_from(recent_of(store, drill), drill)


def skills_to_go_by(drill: str) -> Skills | None:
    """The skills that the answers of a drill show; None with too few to choose questions by."""
    from coach.practice.choose.from_answers import TO_GO_BY

    with open_store() as store:
        skills = skills_of(store, drill)
    return skills if skills.observed >= TO_GO_BY else None
