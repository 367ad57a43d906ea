"""Backups of the progress file: written, read as a log, and put back in its place."""

from __future__ import annotations

import sqlite3
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING

from coach.errors import ExportError, ProgressFileError
from coach.progress import schema
from coach.progress.copies.export import as_json, from_json
from coach.progress.file import put_beside, write_copy
from coach.progress.kept_deck import forget_deck
from coach.progress.schema import transaction
from coach.progress.store import Store

if TYPE_CHECKING:
    from collections.abc import Callable

    from coach.progress.log import Log

_MAGIC = b"SQLite format 3\0"
_BESIDE = ("-journal", "-wal", "-shm")
"""Endings of the files that SQLite keeps beside a database that was not closed."""


def is_database(start: bytes) -> bool:
    """True for a file that starts like a database, false for a text."""
    return start.startswith(_MAGIC)


def write_backup(progress: Path, file: Path) -> None:
    """Write a consistent copy of the whole progress file, even while other terminals write.

    Raises:
        ExportError: it cannot be written.
    """
    try:
        write_copy(progress, file)
    except (sqlite3.Error, OSError) as error:
        raise ExportError(f"no backup could be written: {error}") from error


def log_of(backup: Path) -> Log:
    """All that a backup has recorded, of whatever version it is; the backup stays as it is.

    Raises:
        ExportError: it is not a readable backup.
    """
    with TemporaryDirectory() as folder:
        return _log_of_copy(backup, Path(folder) / "progress.db")


def restore(
    backup: Path, progress: Path, check: Callable[[Log], None] = lambda log: None
) -> Path | None:
    """Put a backup in the place of the progress file, which is kept beside it.

    Args:
        backup: the backup.
        progress: the progress file, which may be missing.
        check: raises ExportError where the answers are of no use.

    Returns:
        where the file from before is; None where there was none.

    Raises:
        ExportError: it is not a readable backup; nothing has changed.
        OSError: the files cannot be moved.
    """
    progress.parent.mkdir(parents=True, exist_ok=True)
    with TemporaryDirectory(dir=progress.parent) as folder:
        fresh = Path(folder) / "progress.db"
        check(_log_of_copy(backup, fresh))
        replaced = None
        if progress.exists():
            replaced = put_beside(progress, progress, "replaced")
            for (
                ending
            ) in _BESIDE:  # which belong to the file of before, and would spoil the new one
                beside = progress.with_name(progress.name + ending)
                if beside.exists():
                    beside.rename(replaced.with_name(replaced.name + ending))
        fresh.replace(progress)
    return replaced


def _log_of_copy(backup: Path, copy: Path) -> Log:
    """The log of a backup that was copied, brought up to date and found whole."""
    try:
        write_copy(backup, copy)
        with Store(copy) as store:
            (found,) = store.db.execute("PRAGMA integrity_check").fetchone()
            if found != "ok":
                raise _unreadable(found)
            if strange := schema.differences(store.db):
                raise _unreadable(f"{strange[0]} is not as this program makes it")
            with transaction(store.db):
                forget_deck(store.db)  # it is made anew from the answers
            # Its rows are held to what an export is held to.
            return from_json("\n".join(as_json(store.log())))
    except ProgressFileError as error:
        raise _unreadable(error.reason) from error
    except sqlite3.Error as error:
        raise _unreadable(str(error)) from error


def _unreadable(reason: str) -> ExportError:
    return ExportError(f"it is not a readable backup: {reason}")
