from __future__ import annotations

import sqlite3
from contextlib import closing
from datetime import UTC, datetime
from pathlib import Path

import pytest

from coach.errors import ProgressFileError
from coach.game.scoreboard.board import CribGoesTo, Scoreboard, Scored
from coach.game.table import Options
from coach.progress.scoreboards import Scoreboards, StoredScoreboard
from coach.progress.store import Store

NOW = datetime(2026, 12, 1, 20, 15, tzinfo=UTC)
START = Scoreboard.start(Options(target=61, stakes="club"), dealer=1, games=2)


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "progress.db"


def begun(path: Path) -> StoredScoreboard:
    with Store(path) as store:
        return Scoreboards(store).begin(START, ("Ann", "Ben"), NOW)


def newest(path: Path) -> StoredScoreboard:
    with Store(path) as store:
        found = Scoreboards(store).newest()
    assert found is not None
    return found


def test_no_scoreboard_is_there_before_the_first(path: Path) -> None:
    with Store(path) as store:
        assert Scoreboards(store).newest() is None


def test_a_scoreboard_comes_back_as_it_was_after_every_entry_and_undo(path: Path) -> None:
    stored = begun(path)
    assert newest(path) == stored
    with Store(path) as store:
        boards = Scoreboards(store)
        for entry in (Scored(0, 29), CribGoesTo(0), Scored(0, 29), Scored(0, 8), Scored(1, 3)):
            stored = boards.keep(stored, stored.scoreboard.after(entry))
            assert newest(path) == stored
        while stored.scoreboard.before is not None:
            stored = boards.keep(stored, stored.scoreboard.before)
            assert newest(path) == stored
    assert stored.scoreboard == START


def test_an_unfinished_one_is_preferred_to_a_later_one_that_is_over(path: Path) -> None:
    first, second = begun(path), begun(path)
    assert newest(path).number == second.number
    over = second.scoreboard
    while not over.over:
        over = over.after(Scored(0, 29))
    with Store(path) as store:
        Scoreboards(store).keep(second, over)
    assert newest(path).number == first.number


def test_two_terminals_cannot_both_go_on(path: Path) -> None:
    stored = begun(path)
    with Store(path) as one, Store(path) as other:
        Scoreboards(one).keep(stored, START.after(Scored(0, 8)))
        with pytest.raises(ProgressFileError, match="another terminal has gone on"):
            Scoreboards(other).keep(stored, START.after(Scored(1, 4)))
    assert newest(path).scoreboard.scores == (8, 0)


@pytest.mark.parametrize(
    "change",
    [
        "setup = '{'",
        "setup = '{}'",
        "setup = '[]'",
        "setup = replace(setup, '61', '100')",
        "setup = replace(setup, '\"dealer\": 1', '\"dealer\": 2')",
        "at = 'yesterday'",
        "entries = 'nonsense'",
        "entries = '[8]'",
        "entries = '[\"peg 2 8\"]'",
        "entries = '[\"crib 2\"]'",
        "entries = CAST(x'ff' AS TEXT)",
    ],
)
def test_a_damaged_row_is_named(path: Path, change: str) -> None:
    begun(path)
    with closing(sqlite3.connect(path)) as db, db:
        db.execute(f"UPDATE scoreboards SET {change}")
    with pytest.raises(ProgressFileError, match="row 1 of scoreboards is damaged"):
        newest(path)
