"""The board of rules §8: two pegs a side, streets of thirty holes, skunk lines, the game hole."""

from __future__ import annotations

import re
from typing import Any

import pytest

from coach.cli.screens.game.board import board_rows, show_board
from coach.cli.terminal import Terminal
from coach.game.table import Options
from tests.sure import some

TWO = Options()
BLANK = ("", "")
Pegs = list[tuple[int, int]]


def drawn(options: Options, pegs: Pegs) -> list[str]:
    return board_rows(options, pegs, [BLANK] * len(pegs))


def holes(row: str) -> str:
    return re.sub("[^∙○●]", "", row)


def test_each_side_has_two_rows_of_thirty_about_the_centre_strip() -> None:
    up, down, strip, other_down, other_up = rows = drawn(TWO, [(0, 0), (0, 0)])
    assert [len(holes(row)) for row in rows] == [30, 30, 1, 30, 30]
    assert (up, down) == (other_up, other_down)
    assert [re.findall(r"\d+", row) for row in (up, down)] == [["1", "30"], ["60", "31"]]
    assert strip.split()[0] == "121"


@pytest.mark.parametrize(
    ("pegs", "ends"), [((52, 60), (1, 60)), ((58, 61), (61, 120)), ((84, 92), (61, 120))]
)
def test_the_numbers_are_those_of_the_round_of_the_front_peg(
    pegs: tuple[int, int], ends: tuple[int, int]
) -> None:
    up, down, *_ = drawn(TWO, [pegs, (0, 0)])
    assert tuple(int(re.findall(r"\d+", row)[0]) for row in (up, down)) == ends


@pytest.mark.parametrize("points", [1, 8, 29])
@pytest.mark.parametrize("back", [1, 29, 30, 31, 52, 60, 61, 84, 91])
def test_the_distance_of_the_pegs_is_the_last_score(back: int, points: int) -> None:
    up, down, *_ = drawn(TWO, [(back, back + points), (0, 0)])
    once_round = holes(up) + holes(down)[::-1]
    front = once_round.index("●")
    assert front == (back + points - 1) % 60
    assert (front - once_round.index("○")) % 60 == points


def test_a_first_score_leaves_the_back_peg_at_the_start() -> None:
    up, down, *_ = drawn(TWO, [(0, 8), (0, 0)])
    assert (holes(up).index("●"), (up + down).count("○")) == (7, 0)


def test_the_winner_is_in_the_game_hole() -> None:
    up, down, strip, *_ = drawn(TWO, [(115, 121), (80, 90)])
    assert "●" in strip
    assert "●" not in up + down
    assert "○" in down


@pytest.mark.parametrize(("stakes", "line"), [("skunk", "┊"), ("acc", "┊"), ("lurch", " ")])
def test_the_skunk_line_is_at_the_turn_of_the_second_round(stakes: Any, line: str) -> None:
    up, down, *_ = drawn(Options(stakes=stakes), [(84, 88), (0, 0)])
    assert (up[-4:], down[-4:]) == (f"{line} 90", f"{line} 91")


@pytest.mark.parametrize(("stakes", "line"), [("skunk", "┊"), ("acc", " "), ("lurch", "┊")])
def test_the_double_skunk_line_is_where_the_second_round_begins(stakes: Any, line: str) -> None:
    options = Options(stakes=stakes)
    first, second = (drawn(options, [pegs, (0, 0)]) for pegs in ((50, 58), (58, 66)))
    assert (first[1][:5], second[0][:5]) == (f"  60{line}", f"  61{line}")


def test_to_61_the_skunk_line_is_between_45_and_46() -> None:
    up, down, strip, *_ = drawn(Options(target=61), [(0, 0), (0, 0)])
    assert len(holes(down[4:].partition("┊")[0])) == 60 - 45
    assert up.count("┊") == 1
    assert strip.split()[0] == "61"


def test_three_sides_have_a_board_of_three_tracks() -> None:
    rows = drawn(Options(players=3), [(1, 5), (3, 4), (100, 121)])
    assert [len(holes(row)) for row in rows] == [30, 30, 1, 30, 30, 0, 30, 30, 1]
    assert [row.count("●") for row in rows if "─" in row] == [0, 1]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_beside_a_board_there_is_room_for_a_text(players: int) -> None:
    options = Options(players=players)
    rows = drawn(options, [(91, 120)] * options.sides)
    assert all(len(row) <= 44 for row in some(rows))


@pytest.mark.parametrize("width", [40, 61])
def test_where_there_is_no_room_it_is_said(capsys: pytest.CaptureFixture[str], width: int) -> None:
    terminal = Terminal(colour=False, ascii=False, width=width)
    show_board(terminal, TWO, [(76, 84), (80, 92)], [("Ann 84 · last 8", "37 to go"), BLANK])
    assert capsys.readouterr().out.splitlines()[0] == " Ann 84 · last 8 · 37 to go"


def test_in_ascii_pegs_and_holes_differ(capsys: pytest.CaptureFixture[str]) -> None:
    terminal = Terminal(colour=False, ascii=True, width=80)
    show_board(terminal, TWO, [(1, 3), (0, 0)], [BLANK, BLANK])
    assert capsys.readouterr().out.startswith("   1 o.@.. .....")
