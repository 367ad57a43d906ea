"""Games as their actions: a row a game, a row and a transaction an action.

The state of a game is replayed from them and stored nowhere.
"""

from __future__ import annotations

import json
import sqlite3
from dataclasses import dataclass, replace
from datetime import datetime
from typing import TYPE_CHECKING, Any

from coach.errors import CoachError, ProgressFileError
from coach.game.actions import action_text, read_action
from coach.game.packs import SeededPacks
from coach.game.setup import Setup
from coach.game.state import Game
from coach.game.table import Options
from coach.progress.answer import utc_text
from coach.progress.file import DamagedRow
from coach.progress.schema import transaction
from coach.progress.sense import checked_moment

if TYPE_CHECKING:
    from collections.abc import Sequence

    from coach.game.actions import Action
    from coach.progress.file import ProgressFile


@dataclass(frozen=True, slots=True)
class StoredGame:
    """A game of the progress file, as far as it has been played."""

    number: int
    """Its number in the file."""
    begun: datetime
    """The moment it was begun, UTC."""
    players: tuple[str, ...]
    """Who plays, round the table: the code of a level, or `you`."""
    game: Game


class Games:
    """The games of the open progress file; every method may raise ProgressFileError."""

    def __init__(self, file: ProgressFile) -> None:
        self._file = file

    def begin(self, setup: Setup, players: Sequence[str], now: datetime) -> StoredGame:
        """Store a game before its first action. Its packs are shuffled by a seed."""
        with self._file.explained():
            row = (utc_text(checked_moment(now)), _setup_text(setup), json.dumps([*players]))
            made = self._file.db.execute(
                "INSERT INTO games (at, setup, players) VALUES (?, ?, ?)", row
            )
        number = made.lastrowid
        assert number is not None
        return StoredGame(number, now, tuple(players), Game.start(setup))

    def add(self, stored: StoredGame, action: Action, now: datetime) -> StoredGame:
        """Take an action and store it; it is on the disk when this returns.

        Raises:
            IllegalAction, ImpossibleCards: the game refuses it, and nothing is stored.
            ProgressFileError: also if another terminal has gone on with the game.
        """
        game = stored.game.apply(action)
        if game is stored.game:
            return stored
        with self._file.explained():
            place = len(game.actions)
            row = (stored.number, place, action_text(action), utc_text(checked_moment(now)))
            self._insert(row)
        return replace(stored, game=game)

    def _insert(self, row: tuple[int, int, str, str]) -> None:
        with transaction(self._file.db):
            try:
                self._file.db.execute(
                    "INSERT INTO actions (game, place, action, at) VALUES (?, ?, ?, ?)", row
                )
            except sqlite3.IntegrityError as error:
                reason = "another terminal has gone on with this game"
                raise ProgressFileError(f"{reason}: begin again to see it", reason) from error

    def take_back(self, stored: StoredGame) -> StoredGame:
        """Take the last action of a game back; it is off the disk when this returns."""
        *before, _ = stored.game.actions
        with self._file.explained():
            self._file.db.execute(
                "DELETE FROM actions WHERE game = ? AND place = ?",
                (stored.number, len(stored.game.actions)),
            )
        return replace(stored, game=Game.replay(stored.game.setup, before))

    def newest(self) -> StoredGame | None:
        """The game begun last, None where there is none."""
        with self._file.explained():
            row = self._file.db.execute("SELECT MAX(id) FROM games").fetchone()
        return None if row[0] is None else self.get(row[0])

    def get(self, number: int) -> StoredGame:
        """A game by its number, one that there is."""
        with self._file.explained():
            at, setup, players = self._file.db.execute(
                "SELECT at, setup, players FROM games WHERE id = ?", (number,)
            ).fetchone()
            actions = self._file.db.execute(
                "SELECT id, action FROM actions WHERE game = ? ORDER BY place", (number,)
            ).fetchall()
            try:
                begun = checked_moment(datetime.fromisoformat(at))
                game = Game.start(_setup(json.loads(setup)))
                who = tuple(map(str, json.loads(players)))
            except (ValueError, TypeError, KeyError, RecursionError) as error:
                raise DamagedRow("games", number, str(error)) from error
            for row, text in actions:
                try:
                    game = game.apply(read_action(text))
                except CoachError as error:
                    raise DamagedRow("actions", row, str(error)) from error
        return StoredGame(number, begun, who, game)


def _setup_text(setup: Setup) -> str:
    options = setup.options
    assert isinstance(setup.packs, SeededPacks)
    fields = {
        "players": options.players,
        "target": options.target,
        "stakes": options.stakes,
        "muggins": options.muggins,
        "go": "early" if options.go_stops_early else "all",
        "seed": setup.packs.seed,
        "dealer": setup.dealer,
        "start": setup.start,
    }
    return json.dumps(fields)


def _setup(fields: dict[str, Any]) -> Setup:
    """The setup of a row.

    Raises:
        ValueError, TypeError, KeyError: it is none.
    """
    options = Options(
        players=fields["players"],
        target=fields["target"],
        stakes=fields["stakes"],
        muggins=bool(fields["muggins"]),
        go_stops_early={"early": True, "all": False}[fields["go"]],
    )
    packs = SeededPacks(int(fields["seed"]))
    return Setup(options, packs, fields["dealer"], tuple(fields["start"]))
