from __future__ import annotations

import json
import re

import pytest

from coach.advice.odds import odds
from coach.cli.options.score import read_score
from tests.cli.conftest import Coach


def test_both_seats_are_judged_when_none_is_named(coach: Coach) -> None:
    lines = coach("odds", "84-92").out.splitlines()
    assert lines[1].startswith(" You 84, opponent 92  ")
    assert lines[1].endswith("  to 121, for 1, 2 or 4 games")
    leads = [line.strip().split(":")[0] for line in lines if "deals left" in line]
    assert leads == ["Your deal", "Their deal"]
    chances = [line.split()[1::2] for line in lines if line.startswith(" wins")]
    assert chances == [
        [f"{100 * side.win:.1f}" for side in (found.own, found.opponent)]
        for found in (odds(84, 92, dealer=dealer) for dealer in (True, False))
    ]


def test_one_seat(coach: Coach) -> None:
    out = coach("odds", "84-92", "--pone").out
    assert "Their deal" in out
    assert "Your deal" not in out


def test_the_bars_are_as_long_as_the_scores(coach: Coach) -> None:
    lines = coach("odds", "30-60", "--target", "61", "--dealer").out.splitlines()
    assert [line.count("■") for line in lines if "□" in line] == [40 * 30 // 61, 40 * 60 // 61]


def test_what_cannot_be_is_no_row(coach: Coach) -> None:
    assert "double" not in coach("odds", "84-92").out
    assert " skunks " not in coach("odds", "95-92").out
    out = coach("odds", "90-40", "--dealer").out
    assert " skunks " in out
    assert " of them double " in out


@pytest.mark.parametrize(
    ("score", "seat", "sentence"),
    [
        ("70-70", "--dealer", "Play on, for points: a point of yours is worth 1.6 of theirs."),
        (
            "70-70",
            "--pone",
            "Play off, to hold them back: a point of theirs is worth 1.6 of yours.",
        ),
        (
            "0-0",
            "--dealer",
            "Play for both: a point of yours is worth about one of theirs.",
        ),
        ("110-105", "--dealer", "a point of theirs is worth 3.7 of yours."),
        ("0-118", "--pone", "Play as you like: a few points either way decide nothing."),
    ],
)
def test_the_advice_and_why(coach: Coach, score: str, seat: str, sentence: str) -> None:
    assert sentence in coach("odds", score, seat, "--stakes", "lurch").out


def test_par_in_words(coach: Coach) -> None:
    out = coach("odds", "95-90", "--dealer").out
    assert " par      95, reached  85, 5 past\n" in out
    assert "85, 2 short" in coach("odds", "95-83", "--dealer").out


def test_past_the_last_par_hole_there_is_none(coach: Coach) -> None:
    out = coach("odds", "120-120").out
    assert len(re.findall(r"^ par +past the last  past the last$", out, re.MULTILINE)) == 2
    assert " par  95, 5 past " in re.sub("  +", "  ", coach("odds", "100-60", "--dealer").out)
    assert "past the last" in coach("odds", "101-60", "--dealer").out
    # 69 is a par hole of the dealer, but not the last: six past it the next one is still ahead.
    assert "69, 6 past" in coach("odds", "75-60", "--dealer").out


@pytest.mark.parametrize(
    "asked",
    ["95-40 --dealer --stakes acc", "60-12 --target 61 --pone", "0-118 --pone --stakes club"],
)
def test_points_that_decide_nothing_are_played_as_one_likes(coach: Coach, asked: str) -> None:
    assert "Play as you like" in coach("odds", *asked.split()).out


def test_stakes_are_named_with_their_unit(coach: Coach) -> None:
    assert "for 2 or 3 match points" in coach("odds", "0-0", "--stakes", "acc").out
    assert "you win 0.28 match points on average" in coach("odds", "0-0", "--stakes", "acc").out
    assert "for 1 or 2 games" in coach("odds", "0-0", "--stakes", "lurch").out


def test_json_is_one_object(coach: Coach) -> None:
    result = json.loads(coach("odds", "84-92", "--json", "--target", "121").out)
    assert result["schema"] == 2
    assert result["score"] == {"own": 84, "opponent": 92}
    assert [seat["crib"] for seat in result["seats"]] == ["own", "opponent"]
    dealer = odds(84, 92, dealer=True)
    assert result["seats"][0] == {
        "crib": "own",
        "own": {
            "win": dealer.own.win,
            "skunk": 0,
            "double_skunk": 0,
            "par": 95,
            "ahead_of_par": -11,
            "point": dealer.own.point,
        },
        "opponent": {
            "win": dealer.opponent.win,
            "skunk": dealer.opponent.skunk,
            "double_skunk": 0,
            "par": 85,
            "ahead_of_par": 7,
            "point": dealer.opponent.point,
        },
        "equity": dealer.equity,
        "deals_left": dealer.deals_left,
        "play": "off",
    }


@pytest.mark.parametrize("text", ["84-92", "84:92", "84 92", "84–92", " 84 - 92 ", "084-92"])
def test_ways_to_write_a_score(text: str) -> None:
    assert read_score(text) == (84, 92)


def test_a_score_may_be_two_words(coach: Coach) -> None:
    assert coach("odds", "84", "92", "--json").out == coach("odds", "84-92", "--json").out


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (("84",), "'84' is not a score of two: write yours and the opponent's, like 84-92"),
        (("84", "92", "3"), "'84 92 3' is not a score of two: write yours and"),
        (("84-x",), "'x' is not a score: write yours and the opponent's, like 84-92"),
        (("84-121",), "'121' is too high a score: the game ends at 121"),
        (("70-10", "--target", "61"), "'70' is too high a score: the game ends at 61"),
        (("--", "-5-20"), "'-5-20' is not a score: write yours and the opponent's"),
        (("-5-20",), "-5 is not an option of coach odds"),
        (("",), "'' is not a score: write yours and the opponent's"),
        (("1" * 50 + "-3",), "is not a score: write yours"),
        (("84-92", "--stakes", "money"), "--stakes: 'money' must be skunk, lurch, acc or club"),
        (("84-92", "--target", "100"), "--target: '100' must be 121 or 61"),
        (("84-92", "--dealer", "--pone"), "--dealer and --pone do not go together"),
    ],
    ids=lambda value: str(value)[:20],
)
def test_a_bad_score_is_one_clear_line(
    coach: Coach, arguments: tuple[str, ...], message: str
) -> None:
    result = coach("odds", *arguments)
    assert result.code == 2
    assert result.out == ""
    assert len(result.err.splitlines()) == 1
    assert message in result.err
