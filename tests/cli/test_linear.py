"""Linear mode: the same figures as the drawn screens, in words, and nothing drawn."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest

from coach.cli.app import _Commands
from coach.cli.command_list import COMMANDS, HIDDEN
from coach.cli.display.linear import DRAWING, MARK, said, said_row
from tests.sure import some

if TYPE_CHECKING:
    from pathlib import Path

    from tests.cli.conftest import Coach

ANSWERS = "?\nxx\n19\n?\nr\n8\n5H\n2\n4.5\n" * 3
"""Hints, what cannot be read, and answers right and wrong, whatever is asked."""
CASES = {
    "hand-count": ["--seed 7 -n 6", "--seed 7 -n 2 -i"],
    "pegging-drill": ["--seed 3 -n 5 --players 3", "--seed 3 --whole-deal"],
    "discard": [
        "--seed 5 -n 2",
        "--seed 5 -n 1 --random-score",
        "--hand 5H5S6DJCQD4S",
        "--hand 5H5S6DJCQD4S --dealer --need 12 --starters --throw 5H5S",
        "--hand 5H5S6DJCQD4S --pone --score 110-118 --hold 5 --throw 4S6D",
        "--hand 556JQ4 --dealer",
    ],
    "pegging": [
        "--seed 3 -n 2",
        "--pone --hand 5H6CJS --played 7S8H --replies --play 5H",
        "--lead 5H6CJS2D",
        "--dealer --players 3 --hand 8D7C2H5S",
    ],
    "odds": ["84-92", "110-112 --stakes acc --dealer"],
    "crib-quiz": ["--seed 3 -n 4", "--seed 3 -n 4 --averages"],
    "tables": ["", "cribs", "hands"],
    "crib-table": ["", "--theirs --opponent random"],
    "score": ["5H5S6D4S JD", "2H6H8HQH KS --crib", "2C4D6H8S KC", "5H5S6D4S", "-"],
    "peg": ["7S8H9C7D|KD2C.", "7S8HZZ"],
    "rules": ["", "go", "flush", "pone", "--search jack"],
    "daily": [""],
    "sprint": [""],
    "review": ["--last", "--facts -n 4"],
    "play": [
        "--watch club,beginner --games 2 --seed 1",
        "--watch club,club,club --games 1 --seed 1",
        "--seed 3",
    ],
    "streak": [""],
    "stats": ["", "--kinds", "--theme fifteen-of-two"],
    "goal": ["", "20"],
    "settings": ["", "goal 20", "linear"],
    "themes": ["", "nobs", "throw-pair", "card-pair", "play-go"],
    "hands": [""],
    "drills": ["", "fives"],
    "game": ["check none.yaml", "board Ann Ben", "board --players 3 --match 2"],
    "export": ["{file} --force"],
    "import": ["{file}"],
    "": [""],
}
OF_ANSWERS = {"review", "streak", "stats", "goal", "themes", "export", "import", ""}


def test_every_command_is_looked_at() -> None:
    assert {*COMMANDS, *HIDDEN, ""} - {*CASES} == set()


def test_every_command_has_the_option() -> None:
    for name in some(COMMANDS | HIDDEN):
        command = _Commands(COMMANDS | HIDDEN)[name]
        for one in (command, *getattr(command, "commands", {}).values()):
            assert "--linear" in [option for given in one.params for option in given.opts], name


def figures(text: str) -> set[str]:
    return {*re.findall(r"\d+(?:\.\d+)?", text)}


@pytest.mark.parametrize(
    ("command", "options"),
    [(command, options) for command, cases in CASES.items() for options in cases],
)
def test_nothing_is_drawn_and_every_figure_is_said(
    coach: Coach,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    command: str,
    options: str,
) -> None:
    shown = []
    for linear in ("", "1"):
        home = tmp_path / f"home{linear}"
        monkeypatch.setenv("COACH_HOME", str(home))
        monkeypatch.setenv("COACH_LINEAR", linear)
        if command in OF_ANSWERS:
            coach("hand-count", "--seed", "7", "-n", "14", typed=ANSWERS)
            coach("export", str(home / "answers"))
        words = f"{command} {options}".format(file=home / "answers").split()
        typed = "5H5S6D4S JD\n" if options == "-" else ANSWERS
        shown.append(coach(*words, typed=typed))
    drawn, linear_too = shown
    said_in_all = linear_too.out + linear_too.err
    assert linear_too.code == drawn.code
    assert said_in_all.isascii()
    assert not re.search(r"\S {2,}\S|^ {2,}", said_in_all, re.MULTILINE)
    if command != "sprint":  # dealt at random
        headless = drawn.out.replace("0 to 29", "")  # of a column of bars
        assert figures(headless) <= figures(linear_too.out)


def test_cards_are_named_in_full() -> None:
    assert said("A♠ 10♥ Q♦") == "ace of spades, 10 of hearts, queen of diamonds"


def test_a_row_is_a_sentence_with_its_marks_after_what_it_is_about() -> None:
    headings = (MARK, "throw", "hand", "range", DRAWING)
    cells = ("=←", "4♠ 6♦", "12.70", "10–21", "▂█")
    told = "throw 4 of spades, 6 of diamonds: as good, this one; hand 12.70; range 10 to 21"
    assert said_row(headings, cells) == told


def test_an_empty_cell_is_not_said() -> None:
    assert said_row(("they play", "scores", "hold it"), ("A", "", "21 %")) == (
        "they play A: hold it 21 %"
    )


@pytest.mark.parametrize(
    ("line", "told"),
    [
        ("✓ 12", "Right: 12"),
        ("✗ 7 – it is 12, five short", "Wrong: 7, it is 12, five short"),
        ("streak 3 · today 4/10", "streak 3; today 4 of 10"),
        ("crib +4.73, hand -0.26", "crib plus 4.73, hand minus 0.26"),
        ("At 110-118 you lead", "At 110-118 you lead"),
        ("Drill it:  coach hand-count --theme nobs", "Drill it: coach hand-count --theme nobs"),
        ("■■□", "right, right, wrong"),
        ("40–60 %  ↘", "40 to 60 %, worse"),
        ("", ""),
    ],
)
def test_signs_and_gaps_are_said(line: str, told: str) -> None:
    assert said(line) == told
