"""Scoreboards of real tables: a row each, written in a transaction with every entry."""

from __future__ import annotations

import json
from dataclasses import dataclass, replace
from datetime import datetime
from typing import TYPE_CHECKING, Any

from coach.errors import CoachError, ProgressFileError
from coach.game.scoreboard.board import Scoreboard, entry_text, read_entry
from coach.game.table import Options
from coach.progress.answer import utc_text
from coach.progress.file import DamagedRow
from coach.progress.schema import transaction
from coach.progress.sense import checked_moment

if TYPE_CHECKING:
    from collections.abc import Sequence

    from coach.progress.file import ProgressFile


@dataclass(frozen=True, slots=True)
class StoredScoreboard:
    """A scoreboard of the progress file."""

    number: int
    """Its number in the file."""
    begun: datetime
    """The moment it was begun, UTC."""
    players: tuple[str, ...]
    """Their names, round the table."""
    scoreboard: Scoreboard


class Scoreboards:
    """The scoreboards of the open progress file; every method may raise ProgressFileError."""

    def __init__(self, file: ProgressFile) -> None:
        self._file = file

    def begin(
        self, scoreboard: Scoreboard, players: Sequence[str], now: datetime
    ) -> StoredScoreboard:
        """Store a scoreboard before its first entry."""
        with self._file.explained():
            row = (utc_text(checked_moment(now)), _setup_text(scoreboard, players))
            made = self._file.db.execute(
                "INSERT INTO scoreboards (at, setup, entries) VALUES (?, ?, '[]')", row
            )
        number = made.lastrowid
        assert number is not None
        return StoredScoreboard(number, now, tuple(players), scoreboard)

    def keep(self, stored: StoredScoreboard, scoreboard: Scoreboard) -> StoredScoreboard:
        """Store another moment of a scoreboard; it is on the disk when this returns.

        Raises:
            ProgressFileError: also if another terminal has gone on with it.
        """
        after, before = _entries_text(scoreboard), _entries_text(stored.scoreboard)
        with self._file.explained(), transaction(self._file.db):
            done = self._file.db.execute(
                "UPDATE scoreboards SET entries = ? WHERE id = ? AND entries = ?",
                (after, stored.number, before),
            )
            if not done.rowcount:
                reason = "another terminal has gone on with this scoreboard"
                raise ProgressFileError(f"{reason}: --resume shows it", reason)
        return replace(stored, scoreboard=scoreboard)

    def newest(self) -> StoredScoreboard | None:
        """The unfinished scoreboard begun last, or else the last one; None where there is none."""
        with self._file.explained():
            rows = self._file.db.execute(
                "SELECT id, at, setup, entries FROM scoreboards ORDER BY id DESC"
            ).fetchall()
            found = [*map(_stored, rows)]
        unfinished = (stored for stored in found if not stored.scoreboard.over)
        return next(unfinished, found[0] if found else None)


def _stored(row: tuple[int, str, str, str]) -> StoredScoreboard:
    """The scoreboard of a row.

    Raises:
        DamagedRow: it cannot be read.
    """
    number, at, setup, entries = row
    try:
        fields = json.loads(setup)
        scoreboard = _started(fields)
        for text in json.loads(entries):
            scoreboard = scoreboard.after(read_entry(str(text)))
        players = tuple(map(str, fields["players"]))
        return StoredScoreboard(number, _moment(at), players, scoreboard)
    except (CoachError, ValueError, TypeError, KeyError, IndexError, RecursionError) as error:
        raise DamagedRow("scoreboards", number, str(error)) from error


def _moment(text: str) -> datetime:
    return checked_moment(datetime.fromisoformat(text))


def _setup_text(scoreboard: Scoreboard, players: Sequence[str]) -> str:
    options = scoreboard.options
    fields = {
        "players": [*players],
        "target": options.target,
        "stakes": options.stakes,
        "games": scoreboard.match.length,
        "dealer": scoreboard.dealer,
    }
    return json.dumps(fields)


def _started(fields: dict[str, Any]) -> Scoreboard:
    options = Options(len(fields["players"]), fields["target"], fields["stakes"])
    return Scoreboard.start(options, fields["dealer"], fields["games"])


def _entries_text(scoreboard: Scoreboard) -> str:
    return json.dumps([*map(entry_text, scoreboard.entries)])
