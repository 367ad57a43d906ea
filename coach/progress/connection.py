"""The connection to the progress file, which waits for other programs and says so."""

from __future__ import annotations

import sqlite3
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

_WAIT = 10.0  # seconds of silence, where there is nobody to be told
_SOON, _ATTEMPTS = 1.0, 600  # a person is told after a second, and waited with for ten minutes
IN_USE = {sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED}
"""Codes of errors that go by when another program has finished."""


class _Connection(sqlite3.Connection):
    """A connection whose statements wait for minutes where another program is in the way."""

    waiting: Callable[[], None]
    """Called once in each wait, after a second of it."""

    def execute(self, *statement: Any) -> sqlite3.Cursor:
        for attempt in range(_ATTEMPTS):
            try:
                return super().execute(*statement)
            except sqlite3.OperationalError as error:
                if primary(error) not in IN_USE or attempt == _ATTEMPTS - 1:
                    raise
            if not attempt:
                self.waiting()
        raise AssertionError


def primary(error: sqlite3.Error) -> int:
    """The code of an error without what is special about it; 0 where it has none."""
    return getattr(error, "sqlite_errorcode", 0) & 0xFF


def connect(path: Path, mode: str, waiting: Callable[[], None] | None = None) -> sqlite3.Connection:
    """Open a database that is there, for reading (`ro`) or writing too (`rw`).

    A statement that finds another program in its way has done nothing, and is tried again: in
    silence for ten seconds, or for ten minutes where somebody is told.

    Args:
        path: the file.
        mode: of SQLite.
        waiting: called when another program is in the way, and it is waited for.

    Raises:
        sqlite3.Error: it cannot be opened.
    """
    where = f"{path.absolute().as_uri()}?mode={mode}"
    if waiting is None:
        return sqlite3.connect(where, uri=True, timeout=_WAIT, isolation_level=None)
    db = sqlite3.connect(where, uri=True, timeout=_SOON, isolation_level=None, factory=_Connection)
    assert isinstance(db, _Connection)
    db.waiting = waiting
    return db
