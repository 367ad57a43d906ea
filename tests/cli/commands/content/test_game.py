from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.cli.conftest import Coach

RECORD = """format: 1
players: [Ann, Ben]
dealer: Ben
deals:
- hands:
    Ann: 4S 5H 5S 6D (JC QD)
    Ben: 2C 7H 8C 9D (3H KS)
  starter: 9H
  play: 5H 8C 6D 9D 2C | 5S 7H 4S .
  counts: {Ben: 8}
ended: unfinished
"""
WRONG = RECORD.replace("8C 6D", "6D 8C")
NOTE = "deal 1: Ben said 8 for the hand 2♣ 7♥ 8♣ 9♦, which counts 10: 2 missed"


@pytest.fixture
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    return tmp_path


def test_a_record_without_a_fault(coach: Coach, here: Path) -> None:
    (here / "a.yaml").write_text(RECORD, "utf-8")
    result = coach("game", "check", "a.yaml")
    assert (result.code, result.err) == (0, "")
    assert result.out == f" a.yaml:10: {NOTE}\n 1 game checked, no fault.\n"


def test_every_file_is_told_with_its_lines(coach: Coach, here: Path) -> None:
    (here / "a.yaml").write_text(WRONG, "utf-8")
    (here / "b.yaml").write_bytes(b"format: 1\nevent: caf\xe9\n")
    (here / "c.yaml").write_text(f"{RECORD}---\n{RECORD}", "utf-8")
    result = coach("game", "check", "a.yaml", "b.yaml", "none.yaml", "c.yaml")
    assert result.code == 2
    assert result.err.splitlines() == [
        "coach: a.yaml:9: 6D is held by Ann, but Ben is to play at 5: 2C, 7H, 8C or 9D",
        "coach: b.yaml:2: it is not UTF-8 text",
        "coach: none.yaml cannot be read: No such file or directory",
    ]
    assert result.out == f" c.yaml:10: {NOTE}\n c.yaml:22: {NOTE}\n"


def test_json(coach: Coach, here: Path) -> None:
    (here / "a.yaml").write_text(RECORD, "utf-8")
    (here / "b.yaml").write_text(WRONG, "utf-8")
    result = coach("game", "check", "--json", "a.yaml", "b.yaml")
    assert (result.code, result.err) == (2, "")
    told = json.loads(result.out)
    assert told["schema"] == 2
    right, wrong = told["files"]
    assert right == {
        "file": "a.yaml",
        "faults": [],
        "games": [
            {
                "players": ["Ann", "Ben"],
                "deals": 1,
                "whole": True,
                "scores": [15, 12],
                "winner": None,
                "notes": [
                    {
                        "line": 10,
                        "deal": 1,
                        "player": "Ben",
                        "rule": "hand",
                        "cards": "2C7H8C9D",
                        "said": 8,
                        "points": 10,
                    }
                ],
            }
        ],
    }
    assert [fault["line"] for fault in wrong["faults"]] == [9]
    assert wrong["faults"][0]["reason"].startswith("6D is held by Ann, but Ben is to play")
    assert wrong["games"][0]["scores"] is None


def test_nothing_of_a_hostile_file_rules_the_terminal(coach: Coach, here: Path) -> None:
    name = "a\x1b[31m.yaml"
    (here / name).write_text(f"{RECORD}event: \x1b]0;pwn\x07 \u202e\n", "utf-8")
    result = coach("game", "check", name)
    assert result.code == 2
    assert "\x1b" not in result.out + result.err
    assert "\u202e" not in result.out + result.err
    assert ":12: the character U+001B does not belong here" in result.err


def test_a_long_value_is_cut(coach: Coach, here: Path) -> None:
    (here / "a.yaml").write_text(RECORD.replace("dealer: Ben", f"dealer: {'x' * 20_000}"), "utf-8")
    result = coach("game", "check", "a.yaml")
    assert result.code == 2
    assert len(result.err) < 2000


def test_the_group_alone_names_its_commands(coach: Coach) -> None:
    result = coach("game")
    assert (result.code, result.out) == (2, "")
    assert "coach game takes a command: board, or check FILE" in result.err
