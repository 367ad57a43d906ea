"""The schema of the progress file by version, and the migration of older files."""

from __future__ import annotations

import sqlite3
from contextlib import closing, contextmanager
from typing import TYPE_CHECKING

from coach.progress.sittings import outcome_before_3, sessions_before_3

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

OURS = 0x43726962  # "Crib", the application_id of our files


def _outcomes_and_sessions(db: sqlite3.Connection) -> None:
    """Replace right or not by the outcome, and give every answer its session."""
    db.execute("ALTER TABLE answers ADD COLUMN outcome TEXT NOT NULL DEFAULT ''")
    db.execute("ALTER TABLE answers ADD COLUMN session TEXT NOT NULL DEFAULT ''")
    db.execute("ALTER TABLE answers ADD COLUMN game TEXT")
    names = ("id", "at", "drill", "seed", "answer", "correct")
    found = db.execute(f"SELECT {', '.join(names)} FROM answers ORDER BY id").fetchall()
    rows = [dict(zip(names, row, strict=True)) for row in found]
    db.executemany(
        "UPDATE answers SET outcome = ?, session = ? WHERE id = ?",
        [
            (outcome_before_3(row["answer"], correct=row["correct"]), session, row["id"])
            for row, session in zip(rows, sessions_before_3(rows), strict=True)
        ],
    )
    db.execute("ALTER TABLE answers DROP COLUMN correct")


MIGRATIONS: tuple[str | Callable[[sqlite3.Connection], None], ...] = (
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
    _outcomes_and_sessions,
    """
    DROP INDEX answers_by_day;
    CREATE INDEX answers_by_day ON answers (day, question, drill, outcome);
    CREATE TABLE explained (           -- what has been explained to the player, once
        term TEXT PRIMARY KEY
    ) STRICT, WITHOUT ROWID;
    CREATE TABLE games (
        id INTEGER PRIMARY KEY,
        at TEXT NOT NULL,              -- UTC, ISO 8601
        setup TEXT NOT NULL,           -- JSON: options, seed, dealer, pegs
        players TEXT NOT NULL          -- JSON: who plays, round the table
    ) STRICT;
    CREATE TABLE actions (
        id INTEGER PRIMARY KEY,
        game INTEGER NOT NULL,
        place INTEGER NOT NULL,        -- from 1, in the order of the game
        action TEXT NOT NULL,          -- such as: play 1 5H
        at TEXT NOT NULL,
        UNIQUE (game, place)
    ) STRICT;
    """,
    """
    CREATE TABLE remembered (          -- about the log as a whole
        name TEXT PRIMARY KEY,
        day TEXT NOT NULL
    ) STRICT, WITHOUT ROWID;
    INSERT INTO remembered             -- days that an older version has counted stand
        SELECT 'shown count until', day FROM answers ORDER BY day DESC LIMIT 1;
    """,
    """
    CREATE TABLE scoreboards (         -- kept for real tables, a row a game or match
        id INTEGER PRIMARY KEY,
        at TEXT NOT NULL,              -- UTC, ISO 8601
        setup TEXT NOT NULL,           -- JSON: names, options, games, who deals first
        entries TEXT NOT NULL          -- JSON: what was typed, such as: peg 0 8
    ) STRICT;
    """,
)
"""The step to each version from the one before; SQL is cut at `;`."""


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


def migrate(db: sqlite3.Connection, keep: Callable[[int], None]) -> None:
    """Bring a file to the newest version in one transaction.

    Args:
        db: the open file.
        keep: is given the version of an older file before anything changes, while no other
            terminal can write; what it raises leaves the file as it is.
    """
    if version_of(db) == len(MIGRATIONS):
        return
    with transaction(db):
        version = version_of(db)
        if version == len(MIGRATIONS):
            return  # another terminal was faster
        if version:
            keep(version)
        for step in MIGRATIONS[version:]:
            if callable(step):
                step(db)
            else:
                for statement in step.split(";"):
                    db.execute(statement)
        db.execute(f"PRAGMA user_version = {len(MIGRATIONS)}")


def differences(db: sqlite3.Connection) -> list[str]:
    """The names of tables, indexes and triggers that are not as the newest version makes them."""
    with closing(sqlite3.connect(":memory:", isolation_level=None)) as ours:
        migrate(ours, keep=lambda version: None)
        return sorted({name for _, name, _ in _made(db) ^ _made(ours)})


def _made(db: sqlite3.Connection) -> set[tuple[str, str, str]]:
    rows = db.execute("SELECT type, name, COALESCE(sql, '') FROM sqlite_schema").fetchall()
    return {(kind, name, " ".join(sql.split())) for kind, name, sql in rows}


def row_that_is_no_text(db: sqlite3.Connection) -> tuple[str, int] | None:
    """The table and the id of the first row with a text that is no UTF-8; None without one."""
    before, db.text_factory = db.text_factory, bytes
    try:
        for table in ("answers", "goals", "games", "actions", "scoreboards"):
            for number, *values in db.execute(f"SELECT * FROM {table} ORDER BY id").fetchall():
                try:
                    for value in values:
                        if isinstance(value, bytes):
                            value.decode()
                except UnicodeDecodeError:
                    return table, number
    finally:
        db.text_factory = before
    return None


def version_of(db: sqlite3.Connection) -> int:
    """The version of a file; 0 when it is new."""
    (version,) = db.execute("PRAGMA user_version").fetchone()
    return int(version)
