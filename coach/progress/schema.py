"""The schema of the progress file, by version, and how an older file is brought up to date."""

from __future__ import annotations

from contextlib import contextmanager
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    import sqlite3
    from collections.abc import Iterator

OURS = 0x43726962  # "Crib": SQLite's application_id, which says whose file it is
MIGRATIONS = (
    """
    CREATE TABLE answers (
        id INTEGER PRIMARY KEY,
        at TEXT NOT NULL,              -- UTC, ISO 8601
        day TEXT NOT NULL,             -- local day, begun at 04:00
        utc_offset INTEGER NOT NULL,   -- minutes
        drill TEXT NOT NULL,
        question TEXT NOT NULL,        -- deals it again
        answer TEXT NOT NULL,
        right_answer TEXT NOT NULL,
        correct INTEGER NOT NULL,
        marks TEXT NOT NULL,           -- JSON: kind to points left out (+) or too many (-)
        itemised INTEGER NOT NULL,     -- whether the marks are exact
        seconds REAL NOT NULL,
        hints INTEGER NOT NULL,
        loss REAL,                     -- average points given up by a decision
        seed TEXT                      -- may be larger than an INTEGER
    ) STRICT;
    CREATE INDEX answers_by_day ON answers (day, question);
    CREATE TABLE goals (
        id INTEGER PRIMARY KEY,
        at TEXT NOT NULL,
        from_day TEXT NOT NULL,
        goal INTEGER NOT NULL
    ) STRICT;
    """,
    """
    DROP INDEX answers_by_day;
    CREATE INDEX answers_by_day ON answers (day, question, drill);
    CREATE INDEX answers_by_drill ON answers (drill);
    CREATE INDEX answers_by_question ON answers (question);
    CREATE TABLE deck (                -- worked out from the answers, kept for speed
        question TEXT PRIMARY KEY,
        due TEXT NOT NULL,             -- UTC, ISO 8601
        right_days INTEGER NOT NULL
    ) STRICT, WITHOUT ROWID;
    CREATE TABLE deck_reach (          -- up to which answer, and by which method
        method TEXT NOT NULL,
        answer INTEGER NOT NULL
    ) STRICT;
    """,
)
"""By version: what brings a file of the version before up to it; cut into statements at `;`."""


@contextmanager
def transaction(db: sqlite3.Connection) -> Iterator[None]:
    """A transaction that is written, or undone when something is raised in it."""
    db.execute("BEGIN IMMEDIATE")
    try:
        yield
    except BaseException:
        if db.in_transaction:  # a full disk has rolled back by itself
            db.execute("ROLLBACK")
        raise
    db.execute("COMMIT")


def migrate(db: sqlite3.Connection) -> None:
    """Bring a file to the newest version, one transaction a version."""
    while version_of(db) < len(MIGRATIONS):
        with transaction(db):
            version = version_of(db)
            if version == len(MIGRATIONS):
                return  # another terminal was faster
            for statement in MIGRATIONS[version].split(";"):
                db.execute(statement)
            db.execute(f"PRAGMA user_version = {version + 1}")


def version_of(db: sqlite3.Connection) -> int:
    """The version of a file; 0 when it is new."""
    (version,) = db.execute("PRAGMA user_version").fetchone()
    return int(version)
