"""`coach game board`: lines are typed, the board shows them, and nothing is lost."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.conftest import Coach
from tests.sure import some

TO_A_SKUNK = "b\n" + "a 29\nb 20\nd\n" * 4 + "ann 4\n"
"""Ben deals; Ann has 120 and Ben 80."""


def boards(out: str) -> list[str]:
    return out.split("\n Scoreboard")[1:]


def test_a_game_to_its_end_with_a_skunk(coach: Coach) -> None:
    result = coach("game", "board", "Ann", "Ben", typed=f"{TO_A_SKUNK}a 8\n")
    assert (result.code, result.err) == (0, "")
    *_, before, last = boards(result.out)
    assert "Ann 120 · last 4" in before
    assert "1 to go" in before
    assert "Ben is 11 short of the skunk line." in before
    assert "121 ●" in last
    assert "Ann 121 · last 1\n" in last
    assert "Ann wins, 121 to 80: a skunk, 2 games." in last
    assert "--resume" not in last


def test_a_won_game_can_be_taken_back_until_enter(coach: Coach) -> None:
    result = coach("game", "board", "Ann", "Ben", typed=f"{TO_A_SKUNK}a 8\nb 3\nu\nb 12\nq\n")
    assert "That was the last game: u takes the last score back.\n Enter to end? u" in result.out
    assert "Taken back: 8 for Ann." in result.out
    assert "Ben 92 · last 12" in boards(result.out)[-1]


def test_whose_crib_it_is(coach: Coach) -> None:
    typed = "ann\nd\nd\nu\nd ann\n"
    cribs = [
        board.split("'s crib")[0][-3:]
        for board in boards(coach("game", "board", "Ann", "Ben", typed=typed).out)
    ]
    assert cribs == ["Ann", "Ben", "Ann", "Ben", "Ann"]


def test_what_cannot_be_read_is_told_in_a_line_and_asked_again(coach: Coach) -> None:
    typed = "x\n\nb\n8\na 30\nx 3\na\n\nzz\nu\na 8\n"
    result = coach("game", "board", "Ann", "Ben", typed=typed)
    for told in (
        "'x' is no player: there are Ann and Ben.",
        "8 for whom? Write a 8 or b 8.",
        "30 is no score: it is 1 to 29, the best hand.",
        "Ann scores how many? Write a 8.",
        "Write who scores and how many: a 8 or b 8.",
        "There is nothing to take back.",
    ):
        assert f"\n {told}\n" in result.out
    assert "Ann 8 · last 8" in boards(result.out)[-1]


@pytest.mark.parametrize("end", ["q\n", "quit\n", ""])
def test_it_goes_on_where_it_was_left(coach: Coach, end: str) -> None:
    left = coach("game", "board", "--players", "3", typed=f"b\na 8\nc 5\n{end}")
    assert left.out.endswith("Kept. Go on:  coach game board --resume\n")
    again = coach("game", "board", "--resume", typed="c 2\nu\nu\nu\nu\n")
    first, *_, last = boards(again.out)
    assert "A 8 · last 8" in first
    assert "C 5 · last 5" in first
    assert "B's crib" in first
    assert ("A 0\n" in last, "C 0\n" in last) == (True, True)


def test_a_left_scoreboard_is_named_before_another_begins(coach: Coach) -> None:
    coach("game", "board", typed="a\nb 12\n")
    result = coach("game", "board", "Ann", "Ben", typed="q\n")
    assert "A 0, B 12 is unfinished:  coach game board --resume" in result.out
    assert "B 12 · last 12" in coach("game", "board", "--resume").out


def test_nothing_is_begun_before_it_is_said_who_deals(coach: Coach) -> None:
    assert coach("game", "board", typed="").code == 0
    result = coach("game", "board", "--resume")
    assert result.code == 2
    assert "there is no scoreboard to go on with" in result.err


def test_a_match_and_its_record(coach: Coach, tmp_path: Path) -> None:
    file = tmp_path / "match.yaml"
    options = ("--match", "2", "--target", "61", "--record", str(file))
    won = "a 29\n" * 3
    result = coach("game", "board", "Ann", "Ben", *options, typed=f"b\n{won}b 7\n{won}\n")
    assert "The match after 1 of 2 games: Ann 4 games, Ben 0." in result.out
    assert "Game 2 is next, and Ben deals first." in result.out
    assert "Ann wins the match: Ann 8 games, Ben 0." in result.out
    assert file.read_text("utf-8").count("deals: []") == 2
    checked = coach("game", "check", str(file))
    assert (checked.code, checked.out) == (0, " 2 games checked, no fault.\n")


def test_the_record_of_an_unfinished_game_is_written_over_when_it_may_be(
    coach: Coach, tmp_path: Path
) -> None:
    file = tmp_path / "game.yaml"
    coach("game", "board", "--record", str(file), typed="a\na 8\n")
    assert file.read_text("utf-8").endswith("ended: unfinished\nresult: {A: 8, B: 0}\n")
    refused = coach("game", "board", "--resume", "--record", str(file))
    assert (refused.code, "--force" in refused.err) == (2, True)
    coach("game", "board", "--resume", "--record", str(file), "--force", typed="b 2\n")
    assert "result: {A: 8, B: 2}" in file.read_text("utf-8")
    assert coach("game", "check", str(file)).code == 0


def test_partners_peg_together(coach: Coach) -> None:
    result = coach("game", "board", "Ann", "Ben", "Cid", "Dot", typed="cid\na 8\nc 4\n")
    assert "Ann and Cid 12 · last 4" in boards(result.out)[-1]
    assert "Cid's crib" in boards(result.out)[-1]


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        (["Ann"], "one name: cribbage is played by 2, 3 or 4"),
        ([*"abcde"], "5 names: cribbage is played by 2, 3 or 4"),
        (["Ann", "ann"], "'ann' stands twice"),
        (["Ann", "crib"], "'crib' is no name"),
        (["Ann", "7"], "'7' is no name here: it begins with a letter"),
        (["Ann", "\x1b[31mx"], "is no name here"),
        (["Ann", "B" * 21], "has 20 signs at most"),
        (["Ann", "Ben", "--players", "3"], "--players 3 and 2 names: leave one out"),
        (["--resume", "--target", "61"], "--resume and --target do not go together"),
        (["--force"], "--force goes with --record"),
        (["--players", "5"], "'5' must be a whole number from 2 to 4"),
    ],
)
def test_what_does_not_go_together(coach: Coach, arguments: list[str], reason: str) -> None:
    result = coach("game", "board", *arguments)
    assert (result.code, result.out) == (2, "")
    assert reason in result.err
    assert result.example == "coach game board Ann Ben"
    assert "\x1b" not in result.err


@pytest.mark.parametrize("columns", [40, 80, 120])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_board_and_its_prompt_fit_the_screen(
    coach: Coach, monkeypatch: pytest.MonkeyPatch, columns: int, players: int
) -> None:
    monkeypatch.setattr("coach.cli.terminal.WIDTH_OF_A_FILE", columns)
    typed = "a\n" + "a 29\nb 28\nd\n" * 5 + "?\n"
    result = coach("game", "board", "--players", str(players), "--match", "3", typed=typed)
    for board in some(boards(result.out)):
        rows = board.splitlines()
        assert len(rows) + 2 <= 24
        assert max(map(len, rows)) <= max(columns, 78)


def test_linear_says_who_stands_where(coach: Coach, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COACH_LINEAR", "1")
    result = coach("game", "board", "Ann", "Ben", typed="b\na 8\n")
    last = boards(result.out)[-1]
    assert "\n Ann 8; last 8; 113 to go\n Ben 0; 121 to go; Ben's crib\n" in last
    assert result.out.isascii()


def test_the_example_after_an_error_works(coach: Coach) -> None:
    program, *arguments = coach("game", "board", "--players", "9").example.split()
    assert program == "coach"
    assert coach(*arguments, typed="a\n").code == 0
