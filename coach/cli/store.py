"""The progress file as commands open it, and the skills that its answers show."""

from __future__ import annotations

from typing import TYPE_CHECKING

from coach.cli.terminal import Terminal
from coach.progress.file import default_path
from coach.progress.store import Store
from coach.words import files as words

if TYPE_CHECKING:
    from coach.practice.choose.skill import Skills
    from coach.progress.answer import Answer


def open_store() -> Store:
    """Open the progress file; an upgrade of the file is reported on stderr.

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
    return store


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
