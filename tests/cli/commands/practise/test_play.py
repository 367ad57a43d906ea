from __future__ import annotations

import json
from typing import TYPE_CHECKING

import pytest

from coach.cli.commands.practise import play
from coach.cli.processes import results
from coach.game.record.checking import check_file
from coach.game.table import Options
from coach.players.contest import Contest
from coach.words.contests import heading, player_names
from tests.sure import some

if TYPE_CHECKING:
    from pathlib import Path

    from tests.cli.conftest import Coach

WATCH = ("play", "--watch", "club,beginner", "--games", "4", "--seed", "1")


def test_games_are_counted(coach: Coach) -> None:
    found = json.loads(coach(*WATCH, "--json").out)
    club, beginner = found["players"]
    assert (found["games"], found["seed"], found["duplicate"]) == (4, 1, True)
    assert club["won"] + beginner["won"] == 4
    assert club["share"]["mean"] == club["won"] / 4
    assert {*club["seats"]} == {"pone", "dealer"}
    assert club["seats"]["dealer"]["crib"]["mean"] > 0 == club["seats"]["pone"]["crib"]["mean"]


def test_the_table_has_the_figures_of_the_json(coach: Coach) -> None:
    found = json.loads(coach(*WATCH, "--json").out)
    out = coach(*WATCH).out
    assert out.startswith(" Club against Beginner: 4 games to 121, seed 1.")
    assert f"won {found['first_dealer_won']} of 4." in out
    for player in some(found["players"]):
        for seat in some(player["seats"].values()):
            assert f"{seat['total']['mean']:.2f} ± {seat['total']['error']:.2f}" in out


def test_a_seed_is_told_and_plays_the_same(coach: Coach) -> None:
    seed = json.loads(coach("play", "--watch", "club", "--games", "2", "--json").out)["seed"]
    once, again = (
        coach("play", "--watch", "club", "--games", "2", "--seed", str(seed)).out for _ in range(2)
    )
    assert once == again
    assert f"seed {seed}." in once


@pytest.mark.parametrize(
    ("options", "names"),
    [
        (["club"], ["Club 1", "Club 2"]),
        (["club,beginner,club"], ["Club 1", "Beginner", "Club 2"]),
        (["club,beginner", "--players", "4"], ["Club 1", "Beginner 1", "Club 2", "Beginner 2"]),
    ],
)
def test_records_that_check_clean(
    coach: Coach, tmp_path: Path, options: list[str], names: list[str]
) -> None:
    file = tmp_path / "games.yaml"
    more = ["--games", "2", "--target", "61", "--muggins", "--stakes", "club", "--go", "early"]
    assert coach("play", "--watch", *options, *more, "--record", str(file)).code == 0
    checked = check_file(file.read_text("utf-8"), "games.yaml")
    assert checked.faults == ()
    assert len(checked.games) == 2
    for game in some(checked.games):
        record = game.record
        assert list(record.players) == names
        assert (record.target, record.muggins, record.stakes) == (61, True, "club")
        assert record.go_stops_early
    assert [path.name for path in tmp_path.iterdir()] == ["games.yaml"]
    assert coach("game", "check", str(file)).code == 0


def test_a_file_is_written_over_only_when_that_is_asked_for(coach: Coach, tmp_path: Path) -> None:
    file = tmp_path / "games.yaml"
    file.write_text("mine", "utf-8")
    refused = coach(*WATCH, "--record", str(file))
    assert (refused.code, file.read_text("utf-8")) == (2, "mine")
    assert "--force writes over it" in refused.err
    assert coach(*WATCH, "--record", str(file), "--force").code == 0
    assert file.read_text("utf-8").startswith("format: 1\n")


@pytest.mark.parametrize(
    ("options", "told"),
    [
        (["--watch", "clib"], "--watch: 'clib' is not a strength: did you mean club?"),
        (["--watch", "club,"], "'' is not a strength: a player is beginner, club or expert"),
        (["--watch", "club,club", "--players", "3"], "2 levels for 3 players: name one or 3"),
        (["--watch", "club,club,club", "--players", "4"], "name one, two or four"),
        (["--watch", "club,club,club,club,club"], "5 players: cribbage is for 2, 3 or 4"),
        (["--watch", "club", "--games", "7"], "--games: 7 is odd"),
        (["--watch", "club", "--games", "0"], "'0' must be a whole number from 1 to 1000000"),
        (["--watch", "club", "--go", "late"], "'late'"),
    ],
)
def test_what_is_wrong_is_told_in_one_line(coach: Coach, options: list[str], told: str) -> None:
    result = coach("play", *options)
    assert result.code == 2
    assert told in result.err
    assert result.err.count("\n") == 1
    assert result.example == "coach play --against beginner"


def test_several_processes_find_the_same(coach: Coach, monkeypatch: pytest.MonkeyPatch) -> None:
    alone = coach(*WATCH).out
    monkeypatch.setattr(play, "_SOON_DONE", 0)
    monkeypatch.setattr("os.cpu_count", lambda: 2)
    assert coach(*WATCH).out == alone


def test_results_come_in_order() -> None:
    with results(str, 3, at_once=True) as found:
        assert [*found] == ["0", "1", "2"]


def test_linear_mode_says_the_figures(coach: Coach, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COACH_LINEAR", "1")
    out = coach(*WATCH).out
    assert "plus or minus" in out
    assert "±" not in out


def test_partners_are_named_together() -> None:
    names = player_names(["club", "expert"] * 2)
    contest = Contest(("club", "expert") * 2, Options(4, muggins=True), 7)
    assert heading(contest, names, 1) == (
        "Club 1 and Club 2 against Expert 1 and Expert 2: 1 game to 121, muggins, seed 7."
    )
