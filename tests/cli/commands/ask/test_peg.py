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


@pytest.mark.parametrize(
    ("typed", "earned"),
    [
        ("3 4 5 6 3", [0, 0, 3, 4, 4]),
        ("10 0 T J | 5", None),
        ("KS QH 9C go | 3C 4D", [0, 0, 1, 0, 0]),
        ("K Q 9 Go | 3 4", [0, 0, 1, 0, 0]),
        ("KS QH 9C go go | 3C 4D", [0, 0, 1, 0, 0]),
        ("KS QH 9C go 2C 3C", [0, 0, 0, 2, 0]),
    ],
)
def test_ranks_alone_and_gos(coach: Coach, typed: str, earned: list[int] | None) -> None:
    result = coach("peg", typed, "--json")
    if earned is None:
        assert result.code == 2
        assert "J makes 40, past 31" in result.err
    else:
        assert points(result.out) == earned


def test_ranks_alone_show_no_suit(coach: Coach) -> None:
    assert not set(coach("peg", "3 4 5 6 3").out) & set("♣♦♥♠")
    told = json.loads(coach("peg", "9 10 J", "--json").out)
    assert [play["card"] for play in told["plays"]] == ["9", "T", "J"]
    assert told["suits"] is False


def test_a_false_go_is_an_error_that_names_the_card(coach: Coach) -> None:
    result = coach("peg", "KS QH 8C go 2D | 3C 4D")
    assert result.code == 2
    assert result.err.splitlines() == [
        "coach: go at 28 is false: 3C, which the same player held, could have been played",
        "  KS QH 8C go 2D | 3C 4D",
        "           ^^",
    ]
    # Among three it was somebody else's.
    assert coach("peg", "KS QH 8C go 2D | 3C 4D", "--players", "3").code == 0
    assert "3D" in coach("peg", "KS QH 8C go 2D | 9C 3D", "--players", "3").err


@pytest.mark.parametrize(
    ("typed", "message"),
    [
        ("go KS", "no go at a count of zero"),
        ("KS QH AC | go", "no go at a count of zero"),
        ("KS QH JC go 9D", "nobody"),
        ("KS QH 9C go go AC", "nobody is left to play AC here"),
        ("KS QH 9C go go go", "nobody is in turn to say go here"),
    ],
)
def test_a_go_that_nobody_can_say(coach: Coach, typed: str, message: str) -> None:
    result = coach("peg", typed)
    assert result.code == 2
    assert message in result.err
