"""Backups of the progress file: written, read as a log, and put back in its place."""

from __future__ import annotations

import sqlite3
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING

from coach.errors import ExportError, ProgressFileError
from coach.progress.file import put_beside, write_copy
from coach.progress.store import Store

if TYPE_CHECKING:
    from collections.abc import Iterator

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
        copy = Path(folder) / "progress.db"
        with _checked(backup, copy) as store:
            return store.log()


def restore(backup: Path, progress: Path) -> Path | None:
    """Put a backup in the place of the progress file, which is kept beside it.

    Returns:
        where the file from before is; None where there was none.

    Raises:
        ExportError: it is not a readable backup; nothing has changed.
        OSError: the files cannot be moved.
    """
    progress.parent.mkdir(parents=True, exist_ok=True)
    with TemporaryDirectory(dir=progress.parent) as folder:
        fresh = Path(folder) / "progress.db"
        with _checked(backup, fresh):
            pass
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


@contextmanager
def _checked(backup: Path, copy: Path) -> Iterator[Store]:
    """A copy of a backup, brought up to date and found whole."""
    try:
        write_copy(backup, copy)
        with Store(copy) as store:
            (found,) = store.db.execute("PRAGMA integrity_check").fetchone()
            if found != "ok":
                raise ExportError(f"it is not a readable backup: {found}")
            yield store
    except ProgressFileError as error:
        raise ExportError(f"it is not a readable backup: {error.reason}") from error
    except sqlite3.Error as error:
        raise ExportError(f"it is not a readable backup: {error}") from error
