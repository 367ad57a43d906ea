"""The progress file: created, opened, checked, copied, and every error about it explained.

A file that is not ours, is damaged or is newer than this program is refused and left as it is; only
a missing file is ever created.
"""

from __future__ import annotations

import errno
import os
import sqlite3
from contextlib import closing, contextmanager
from itertools import count
from typing import TYPE_CHECKING, Self

from coach.data_folder import ELSEWHERE
from coach.errors import ProgressFileError
from coach.progress import schema
from coach.progress.connection import IN_USE, connect, primary
from coach.progress.sense import OutOfTime

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path
    from types import TracebackType

_AWAY = "move it away"
_LOCKED = "another program is using it: close that one and try again"
_FULL = "make room on the disk"
_NOT_YOURS = "make it and its folder yours to write, or name a folder in COACH_HOME"
_OF_THE_DATABASE = {
    **dict.fromkeys(IN_USE, _LOCKED),
    sqlite3.SQLITE_FULL: _FULL,
    sqlite3.SQLITE_READONLY: _NOT_YOURS,
    sqlite3.SQLITE_PERM: _NOT_YOURS,
    sqlite3.SQLITE_CANTOPEN: _NOT_YOURS,
}
_OF_THE_DISK = {
    errno.ENOSPC: _FULL,
    errno.EDQUOT: _FULL,
    errno.EACCES: _NOT_YOURS,
    errno.EPERM: _NOT_YOURS,
    errno.EROFS: _NOT_YOURS,
}


class DamagedRow(ValueError):
    """A row of the file says what no answer and no goal can say."""

    def __init__(self, table: str, number: int, reason: str) -> None:
        super().__init__(f"row {number} of {table} is damaged: {reason}")


def write_copy(path: Path, copy: Path) -> None:
    """Write a consistent copy of a progress file, even while other terminals write.

    Raises:
        sqlite3.Error, OSError: it cannot be written.
    """
    copy.unlink(missing_ok=True)
    # A connection of its own: SQLite copies nothing through one that has begun to write.
    with closing(connect(path, "ro")) as source, closing(sqlite3.connect(copy)) as target:
        source.backup(target)


def put(fresh: Path, path: Path) -> bool:
    """Give a finished file its name; false where that name is taken, by another terminal too."""
    try:
        os.link(fresh, path)
    except FileExistsError:
        return False
    except OSError:  # a file system without links
        if path.exists():
            return False
        fresh.rename(path)
    return True


def put_beside(fresh: Path, path: Path, word: str) -> Path:
    """Give a finished file a free name beside another: `progress.WORD.db`, `progress.WORD.2.db`."""
    for number in count(1):
        name = path.with_stem(f"{path.stem}.{word}" + (f".{number}" if number > 1 else ""))
        if put(fresh, name):
            return name
    raise AssertionError


def advice(error: Exception) -> str:
    """The way out of an error of the disk, the database or a record."""
    if isinstance(error, DamagedRow):
        return "put a backup back with coach import --restore FILE"
    if isinstance(error, (sqlite3.DatabaseError, OSError)):
        code = error.errno if isinstance(error, OSError) else primary(error)
        ways = _OF_THE_DISK if isinstance(error, OSError) else _OF_THE_DATABASE
        return ways.get(code or 0, _AWAY)
    return "set the date of this machine" if isinstance(error, OutOfTime) else _AWAY


class ProgressFile:
    """The open progress file.

    Raises (every method):
        ProgressFileError: the file cannot be read or written, is not a progress file, or comes from
            a newer version.
    """

    def __init__(self, path: Path, waiting: Callable[[], None] | None = None) -> None:
        self.path = path
        self.copy: Path | None = None
        """The copy of the file as it was, where it had to be brought up to date."""
        with self.explained():
            if not path.exists():
                self._create()
            if not path.stat().st_size:
                raise self._unusable("it is empty")
            self.db = connect(path, "rw", waiting)
            try:
                self._check()
            except BaseException:
                self.db.close()
                raise

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.db.close()

    def check_writable(self) -> None:
        """Fail now rather than after the first answer."""
        with self.explained():
            self.db.execute("BEGIN IMMEDIATE")
            try:
                # To begin is allowed in a read-only file too; to set something is not.
                self.db.execute(f"PRAGMA user_version = {schema.version_of(self.db)}")
            finally:
                self.db.execute("ROLLBACK")

    def _create(self) -> None:
        """Make a new file beside its place and move it there, unless another terminal was first."""
        folder = next(folder for folder in self.path.parents if folder.exists())
        if not folder.is_dir():
            raise self._unusable(f"{folder} is not a folder", ELSEWHERE)
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise self._unusable(f"{error.strerror}", ELSEWHERE) from error
        fresh = self.path.with_name(f"{self.path.name}.{os.getpid()}.new")
        fresh.unlink(missing_ok=True)
        try:
            db = sqlite3.connect(fresh, isolation_level=None)
            try:
                db.execute(f"PRAGMA application_id = {schema.OURS}")
                schema.migrate(db, keep=lambda version: None)
            finally:
                db.close()
            put(fresh, self.path)
        finally:
            fresh.unlink(missing_ok=True)

    def _check(self) -> None:
        """Refuse a file that is not ours or newer than we are; bring an older one up to date."""
        (whose,) = self.db.execute("PRAGMA application_id").fetchone()
        version = schema.version_of(self.db)
        if whose != schema.OURS:
            raise self._unusable("it is another program's database")
        if version > len(schema.MIGRATIONS):
            raise self._unusable(f"it is of version {version}, made by a newer program than this")
        self._leave_wal()
        (pages,) = self.db.execute("PRAGMA page_count").fetchone()
        (page_size,) = self.db.execute("PRAGMA page_size").fetchone()
        if self.path.stat().st_size < pages * page_size:
            raise self._unusable("its end is missing")
        try:
            schema.migrate(self.db, self._keep)
        except BaseException:
            if self.copy is not None:  # nothing has changed
                self.copy.unlink()
            raise

    def _leave_wal(self) -> None:
        """Bring back what another program left in a log beside the file, as a kill can do."""
        (mode,) = self.db.execute("PRAGMA journal_mode").fetchone()
        if mode == "wal":
            self.db.execute("PRAGMA journal_mode = DELETE")

    def _keep(self, version: int) -> None:
        """Copy the file as it is beside it, under a name that is free."""
        fresh = self.path.with_name(f"{self.path.name}.{os.getpid()}.new")
        try:
            write_copy(self.path, fresh)
            self.copy = put_beside(fresh, self.path, f"version-{version}")
        finally:
            fresh.unlink(missing_ok=True)

    @contextmanager
    def explained(self) -> Iterator[None]:
        """Turn an error of the disk or the database into one line that names the file."""
        try:
            yield
        except (sqlite3.Error, OSError, ValueError, OverflowError) as found:
            error: Exception = found
            if "decode to UTF-8" in str(error) and (row := schema.row_that_is_no_text(self.db)):
                error = DamagedRow(*row, "it is not text")
            reason = error.strerror if isinstance(error, OSError) else str(error)
            way_out = advice(error)
            raise self._unusable(reason or type(error).__name__, way_out) from error

    def _unusable(self, reason: str, way_out: str = _AWAY) -> ProgressFileError:
        told = f"{self.path} cannot be used: {reason}; {way_out}, or drill with --no-save"
        return ProgressFileError(told, reason)
