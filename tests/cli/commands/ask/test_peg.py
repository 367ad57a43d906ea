from __future__ import annotations

import json

import pytest

from tests.cli.conftest import Coach


def points(output: str) -> list[int]:
    return [play["points"] for play in json.loads(output)["plays"]]


def test_every_card_with_its_count_and_items(coach: Coach) -> None:
    result = json.loads(coach("peg", "7S 8H 9C 7D | KD 2C .", "--json").out)
    assert (result["schema"], result["total"]) == (2, 11)
    plays = result["plays"]
    assert [play["count"] for play in plays] == [7, 15, 24, 31, 10, 12]
    assert [play["points"] for play in plays] == [0, 2, 3, 5, 0, 1]
    assert [[item["kind"] for item in play["items"]] for play in plays] == [
        [],
        ["fifteen"],
        ["run"],
        ["thirty-one", "run"],
        [],
        ["last card"],
    ]
    assert plays[1]["items"] == [{"kind": "fifteen", "cards": ["7S", "8H"], "points": 2}]


@pytest.mark.parametrize("mark", ["|", "/"])
def test_a_mark_closes_the_count(coach: Coach, mark: str) -> None:
    assert points(coach("peg", f"TH TS 9D {mark} 5C", "--json").out) == [0, 2, 1, 0]


def test_cards_may_be_separate_arguments(coach: Coach) -> None:
    assert points(coach("peg", "7S", "8H", "9C", "/", "KD", ".", "--json").out) == [0, 2, 4, 1]


def test_the_screen_says_why(coach: Coach) -> None:
    out = coach("peg", "7S 8H 9C 7D | KD 2C .").out
    assert "7♦  31   5  thirty-one, run of three" in out
    assert "2♣  12   1  last card" in out
    assert "11 points in all." in out


@pytest.mark.parametrize(
    ("sequence", "said", "total"),
    [
        ("7S .", "1 point in all.", 1),
        ("7S", "0 points in all.", 0),
        ("7S 8H", "2 points in all.", 2),
    ],
)
def test_the_total_is_said_in_the_singular_or_the_plural(
    coach: Coach, sequence: str, said: str, total: int
) -> None:
    assert f" {said}" in coach("peg", sequence).out.splitlines()
    assert json.loads(coach("peg", sequence, "--json").out)["total"] == total


@pytest.mark.parametrize(
    ("sequence", "message"),
    [
        ("TH TS 9D 5C", "5C makes 34, past 31"),
        ("TH TS 9D | 2C", "| says that nobody could go on at 29, but 2C, played later, would have"),
        ("| TH", "no card before '|'"),
        ("TH . 5C", "nothing can follow '.'"),
        ("", "no card in the sequence"),
        ("TH TH", "10H stands twice"),
        ("TH ZZ", "'ZZ' is not a card"),
    ],
)
def test_an_impossible_sequence_is_refused(coach: Coach, sequence: str, message: str) -> None:
    result = coach("peg", sequence)
    assert result.code == 2
    assert message in result.err
