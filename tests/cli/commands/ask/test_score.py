from __future__ import annotations

import json

import pytest

from tests.cli.conftest import Coach


def test_the_breakdown_has_a_running_total_and_the_spoken_count(coach: Coach) -> None:
    result = coach("score", "5H5S6D4S", "JD")
    assert result.code == 0
    lines = [line.split() for line in result.out.splitlines() if line.strip()]
    assert lines[0] == ["5♥", "5♠", "6♦", "4♠", "starter", "J♦"]
    assert [line[-1] for line in lines[1:-2]] == ["2", "4", "6", "8", "10", "13", "16"]
    assert result.out.splitlines()[-3:] == [
        " Say: fifteen two, four, six, eight, and a double run of three makes sixteen.",
        " Rule: a jack turned up was heels, two for the dealer at the cut; it is never nobs.",
        "",
    ]


def test_no_points_are_nineteen_and_that_is_nothing(coach: Coach) -> None:
    out = coach("score", "2C4D6H8S", "KC").out
    assert " Say: nineteen. That is nothing.\n" in out
    assert "Rule" not in out
    assert "That is nothing" not in coach("score", "2C4D6H8S", "4C").out


@pytest.mark.parametrize(
    ("arguments", "rule"),
    [
        (
            ("2H4H6H8H", "TS", "--crib"),
            "a crib is a flush only with all five cards of one suit.",
        ),
        (
            ("2D6D9DKS", "QD"),
            "a flush is in the four cards held; the starter cannot help three to four.",
        ),
        (
            ("4S9H3D2C", "JD"),
            "a jack turned up was heels, two for the dealer at the cut; it is never nobs.",
        ),
    ],
    ids=str,
)
def test_the_rule_that_decides_is_named(
    coach: Coach, arguments: tuple[str, ...], rule: str
) -> None:
    lines = coach("score", *arguments).out.splitlines()
    assert [line for line in lines if "Rule" in line] == [f" Rule: {rule}"]
    assert lines.index(f" Rule: {rule}") > max(
        place for place, line in enumerate(lines) if "Say" in line
    )


@pytest.mark.parametrize(
    "arguments",
    [("5h 5s 6d 4s", "jd"), ("5H", "5S", "6D", "4S", "JD"), ("5♥5♠6♦4♠J♦",), ("5h,5s-6d,4s", "J♦")],
    ids=str,
)
def test_cards_come_together_or_one_by_one(coach: Coach, arguments: tuple[str, ...]) -> None:
    assert json.loads(coach("score", *arguments, "--json").out)["total"] == 16


def test_json_is_one_object(coach: Coach) -> None:
    result = json.loads(coach("score", "JH 4H 8H QH", "2H", "--json").out)
    assert result == {
        "schema": 2,
        "hand": ["JH", "4H", "8H", "QH"],
        "starter": "2H",
        "suits": True,
        "crib": False,
        "total": 6,
        "items": [
            {"kind": "flush", "cards": ["2H", "4H", "8H", "JH", "QH"], "points": 5},
            {"kind": "nobs", "cards": ["JH"], "points": 1},
        ],
        "spoken": "a flush is five, and one for his nobs is six",
    }


def test_a_crib_needs_all_five_cards_for_a_flush(coach: Coach) -> None:
    assert json.loads(coach("score", "2H4H6H8H", "TS", "--json").out)["total"] == 4
    assert json.loads(coach("score", "2H4H6H8H", "TS", "--crib", "--json").out)["total"] == 0


def test_a_dash_reads_a_hand_a_line(coach: Coach) -> None:
    result = coach("score", "-", typed="5H5S6D4SJD\n\n2C4D6H8SKC\n")
    assert result.code == 0
    assert [line.split()[0] for line in result.out.splitlines()] == ["16", "0"]


def test_a_bad_line_is_named_and_the_rest_go_on(coach: Coach) -> None:
    result = coach("score", "-", "--json", typed="5H5S6D4SJD\n5H5X\n2C4D6H8SKC\n5H5S\n")
    assert result.code == 2
    assert [json.loads(line)["total"] for line in result.out.splitlines()] == [16, 0]
    assert "line 2: '5X' is not a card" in result.err
    assert "line 4: 2 cards" in result.err


@pytest.mark.parametrize(
    ("arguments", "message", "token"),
    [
        (("5H5S6D4X", "JD"), "'4X' is not a card: a suit is C, D, H or S", "^^"),
        (("5H5S6D4S", "5h"), "5H stands twice", "^^"),
        (("5H5S6D",), "3 cards: a hand with its starter takes 5", "^"),
        (("", ""), "no card for a hand with its starter: write cards like 5H or 10D", ""),
        (("H",), "'H' is not a card: a rank comes before", "^"),
        (("1H",), "'1H' is not a card: a rank is", "^^"),
        (("11H",), "'11H' is not a card: a rank is", "^^^"),
        (("11H5S6D4SJD",), "'11H' is not a card: a rank is", "^^^"),
        (("TH5S6D4S", "10h"), "10H stands twice: there is one of each card", "^^^"),
        (("5H 5",), "'5' is not a card: a suit comes after the rank", "^"),
        (("5 5 5 5 5",), "five cards of rank 5: there are four of each", "^"),
        (("4 4 x 4 3",), "'x' is not a card: a rank is", "^"),
        (("5X",), "'5X' is not a card: a suit is", "^^"),
        (("4 4 12 4 3",), "'12' is not a card: a rank is", "^^"),
        (("4 4 4",), "3 cards: a hand with its starter takes 5", "^"),
        (("5H 5S | 5C JD 5D",), "| stands between four cards and the starter", "^"),
        (("5H 5S 5C JD |",), "| stands between four cards and the starter", "^"),
        (("| 4 4 4 4 3",), "| stands between four cards and the starter", "^"),
        (("55H",), "'55' is not a card: a suit is", "^^"),
        (("５H",), "is not a card: a rank is", "^^"),
        (("5H" * 5000,), "5H stands twice", "^^"),
    ],
    ids=lambda value: str(value)[:20],
)
def test_a_bad_card_is_one_clear_line(
    coach: Coach, arguments: tuple[str, ...], message: str, token: str
) -> None:
    result = coach("score", *arguments)
    assert result.code == 2
    assert result.out == ""
    first, *pointer = result.err.splitlines()
    assert first.startswith("coach: ")
    assert message in first
    assert "Traceback" not in result.err
    assert all(len(line) < 80 for line in result.err.splitlines())
    assert (pointer[-1].strip() if pointer else "").startswith(token)


@pytest.mark.parametrize(
    ("typed", "total"),
    [
        (("4 4 4 3", "3"), 12),
        (("5 5 5 J | 5",), 28),
        (("10 0 T J | Q",), 15),
        (("5S5H5DKC",), 14),
        (("3S4H5D6C",), 6),
        (("THQDKHAD",), 0),
        (("5H 5S 5C JD | 5D",), 29),
        (("0D 5S 6H 7C", "KD"), 7),
        (("2H 4H 6H 8H",), 4),
        (("2H 4H 6H 8H", "--crib"), 0),
    ],
    ids=lambda value: str(value)[:30],
)
def test_hands_are_read_as_people_write_them(
    coach: Coach, typed: tuple[str, ...], total: int
) -> None:
    usual = json.loads(coach("score", "5H5S6D4S", "JD", "--json").out)
    found = json.loads(coach("score", *typed, "--json").out)
    assert found["total"] == total
    assert found.keys() == usual.keys()


def test_ranks_alone_leave_suits_out_and_say_so(coach: Coach) -> None:
    shown = coach("score", "5 5 5 J", "5")
    assert "By ranks alone: a flush and his nobs are left out." in shown.out
    assert not set(shown.out) & set("♣♦♥♠")
    found = json.loads(coach("score", "5 5 5 10", "5", "--json").out)
    assert (found["hand"], found["starter"]) == (["5", "5", "5", "T"], "5")
    assert found["suits"] is False
    assert found["items"][0] == {"kind": "fifteen", "cards": ["5", "T"], "points": 2}


def test_a_hand_without_a_starter_is_said_to_be_before_the_cut(coach: Coach) -> None:
    assert "5♠ 5♥ 5♦ K♣    before the cut" in coach("score", "5S5H5DKC").out
    assert json.loads(coach("score", "5S5H5DKC", "--json").out)["starter"] is None
    crib = coach("score", "2H4H6H8H", "--crib").out
    assert "Before the cut: a flush in the crib needs the starter too." in crib
    assert coach("score", "-", typed="5S5H5DKC\n4 4 4 3 | 3\n").out.splitlines() == [
        " 14  5♠ 5♥ 5♦ K♣  –  fifteen two, four, six, eight, and a pair royal makes fourteen",
        " 12  4 4 4 3  3  fifteen two, four, a pair royal makes ten, and a pair makes twelve",
    ]
