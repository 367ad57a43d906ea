from __future__ import annotations

import random
import sqlite3
from contextlib import closing
from datetime import UTC, datetime
from pathlib import Path

import pytest

from coach.errors import IllegalAction, ProgressFileError
from coach.game.actions import CutPack, DealCards, SayGo
from coach.game.packs import SeededPacks
from coach.game.setup import Setup
from coach.game.state import Game
from coach.game.table import Options
from coach.progress.games import Games, StoredGame
from coach.progress.store import Store
from tests.game.random_games import random_action

NOW = datetime(2026, 12, 1, 20, 15, tzinfo=UTC)
SETUP = Setup(Options(muggins=True, go_stops_early=True), SeededPacks(2**70), 1, (60, 70))


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "progress.db"


def begun(path: Path, setup: Setup = SETUP) -> StoredGame:
    with Store(path) as store:
        return Games(store).begin(setup, ("you", "club"), NOW)


def newest(path: Path) -> StoredGame:
    with Store(path) as store:
        found = Games(store).newest()
    assert found is not None
    return found


def test_no_game_is_there_before_the_first(path: Path) -> None:
    with Store(path) as store:
        assert Games(store).newest() is None


def test_a_game_comes_back_as_it_was_after_every_action(path: Path) -> None:
    stored = begun(path)
    assert newest(path) == stored
    rng = random.Random(3)
    with Store(path) as store:
        games = Games(store)
        while not stored.game.over:
            stored = games.add(stored, random_action(stored.game, rng), NOW)
            if rng.random() < 0.1:
                assert games.get(stored.number) == stored
    assert newest(path) == stored
    assert stored.game == Game.replay(SETUP, stored.game.actions)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_option_comes_back(path: Path, players: int) -> None:
    options = Options(players=players, target=61, stakes="acc")
    assert begun(path, Setup(options, SeededPacks(0))) == newest(path)


def test_a_refused_action_is_not_stored(path: Path) -> None:
    stored = begun(path)
    with Store(path) as store, pytest.raises(IllegalAction, match="deal is wanted"):
        Games(store).add(stored, CutPack(0, 4), NOW)
    assert newest(path) == stored


def test_a_go_that_is_due_is_not_stored(path: Path) -> None:
    rng = random.Random(1)
    stored = begun(path)
    with Store(path) as store:
        games = Games(store)
        while not (stored.game.stage.play and stored.game.stage.play.gos):
            stored = games.add(stored, random_action(stored.game, rng), NOW)
        deal = stored.game.stage.deal
        assert deal is not None
        player = deal.player(stored.game.stage.play.gos[0])
        assert games.add(stored, SayGo(player), NOW) is stored


def test_two_terminals_cannot_both_go_on(path: Path) -> None:
    stored = begun(path)
    with Store(path) as one, Store(path) as other:
        Games(one).add(stored, DealCards(1), NOW)
        with pytest.raises(ProgressFileError, match="another terminal has gone on"):
            Games(other).add(stored, DealCards(1), NOW)
    assert len(newest(path).game.actions) == 1


@pytest.mark.parametrize(
    ("change", "table"),
    [
        ("UPDATE actions SET action = 'play 0 5H'", "actions"),
        ("UPDATE actions SET action = 'nonsense'", "actions"),
        ("UPDATE games SET setup = '{'", "games"),
        ("UPDATE games SET setup = '{}'", "games"),
        ("UPDATE games SET setup = '[]'", "games"),
        ("UPDATE games SET setup = replace(setup, '121', '100')", "games"),
        ("UPDATE games SET at = 'yesterday'", "games"),
        ("UPDATE games SET players = '7'", "games"),
        ("UPDATE games SET players = CAST(x'ff' AS TEXT)", "games"),
    ],
)
def test_a_damaged_row_is_named(path: Path, change: str, table: str) -> None:
    stored = begun(path)
    with Store(path) as store:
        Games(store).add(stored, DealCards(1), NOW)
    with closing(sqlite3.connect(path)) as db, db:
        db.execute(change)
    with pytest.raises(ProgressFileError, match=f"row 1 of {table} is damaged"):
        newest(path)
