"""The form of a record: what is read, and what is refused with its line."""

from __future__ import annotations

import time

import pytest

from coach.game.record.checking import check_file
from coach.game.record.fields import RecordReader
from coach.game.record.reading import read_games
from coach.game.record.written import GameRecord

PLAIN = "format: 1\nplayers: [Ann, Ben]\ndealer: Ben\ndeals: []\nended: unfinished\n"
FOUR = PLAIN.replace("[Ann, Ben]", "[Ann, Ben, Cid, Dan]")


def faults(text: str | bytes) -> list[str]:
    return [str(fault).removeprefix("a.yaml:") for fault in check_file(text, "a.yaml").faults]


def read(text: str) -> GameRecord:
    reader = RecordReader("a.yaml")
    (game,) = read_games(reader, text)
    assert reader.faults == []
    assert game is not None
    return game


def test_what_is_not_said() -> None:
    game = read(PLAIN)
    assert (game.target, game.stakes, game.muggins, game.go_stops_early) == (
        121, "skunk", False, False,
    )  # fmt: skip


def test_every_field_of_the_head() -> None:
    game = read(
        "format: 1\ndate: 2026-11-30\nevent: Monday club\nplayers: [Ann, Ben]\ntarget: 61\n"
        "stakes: lurch\nmuggins: true\ngo: early\ndealer: Ben\ncuts: {Ann: 9c, Ben: 4♦}\n"
        "start: {Ann: 30, Ben: 0}\nseed: 7\nlevels: {Ben: club}\ngame: 3\ndeals: []\n"
        "ended: {resigned: Ben}\nresult: {Ann: 30, Ben: 0}\n"
    )
    assert (game.date, game.event, game.target, game.stakes) == (
        "2026-11-30", "Monday club", 61, "lurch",
    )  # fmt: skip
    assert (game.muggins, game.go_stops_early, game.dealer, game.start) == (True, True, 1, (30, 0))
    assert str(game.cuts) == "{0: (9C,), 1: (4D,)}"
    assert (game.seed, game.levels, game.game) == (7, {1: "club"}, 3)
    assert (game.unfinished, game.resigned, game.result) == (False, 1, {0: 30, 1: 0})


def test_everything_is_read_as_text() -> None:
    game = read("format: 1\nplayers: [No, 7, 1e3]\ndealer: No\ndeals: []\nended: unfinished\n")
    assert game.players == ("No", "7", "1e3")


@pytest.mark.parametrize(
    ("names", "fault"),
    [
        ("[Ann]", "'players' is a list of two, three or four names"),
        ("[A, B, C, D, E]", "'players' is a list of two, three or four names"),
        ("Ann", "'players' is a list of two, three or four names"),
        ("[Ann, Ann]", "'Ann' stands twice: every player has another name"),
        ("[Ann, crib]", "'crib' is no name: the record needs the word itself"),
        ("[said, Ann]", "'said' is no name: the record needs the word itself"),
        ("[Ann, ' ']", "a text belongs here"),
        ("[Ann, [Ben]]", "a text belongs here"),
    ],
)
def test_names_of_players(names: str, fault: str) -> None:
    assert faults(PLAIN.replace("[Ann, Ben]", names)) == [f"2: {fault}"]


@pytest.mark.parametrize(
    ("line", "fault"),
    [
        ("format: 2", "format is '2': it must be '1'"),
        ("dealer: Cid", "dealer is 'Cid': it must be 'Ann' or 'Ben'"),
        ("target: 100", "target is '100': it must be '121' or '61'"),
        ("stakes: high", "stakes is 'high': it must be 'skunk', 'lurch', 'acc' or 'club'"),
        ("muggins: 1", "muggins is '1': it must be 'true' or 'false'"),
        ("go: late", "go is 'late': it must be 'all' or 'early'"),
        ("levels: {Ben: good}", "the level of Ben is 'good': it must be 'beginner', 'club' or "
         "'expert'"),
        ("seed: -1", f"seed is '-1': it must be a whole number from 0 to {10**18 - 1}"),
        ("game: 0", "game is '0': it must be a whole number from 1 to 9999"),
        ("start: {Ann: 121, Ben: 3}", "Ann is '121': it must be a whole number from 0 to 120"),
        ("start: {Ann: 3}", "'start' has the pegs of every side"),
        ("result: {Cid: 3}", "'Cid' is not a field of result; there are Ann, Ben"),
        ("cuts: {Ann: 4C}", "'cuts' has a card of every player"),
        ("ended: won", "ended is 'won': it must be 'unfinished' or who gave up, as in "
         "{resigned: NAME}"),
        ("ended: {resigned: Cid}", "resigned is 'Cid': it must be 'Ann' or 'Ben'"),
        ("deals: none", "'deals' is a list, each deal after a hyphen"),
        ("date: 2026-11-31", "date is '2026-11-31': it must be a day like 2026-11-30, of 1970 to "
         "2200"),
        ("date: 9999-12-31", "date is '9999-12-31': it must be a day like 2026-11-30, of 1970 to "
         "2200"),
        ("winner: Ann", "'winner' is not a field of a record; there are format, players, dealer, "
         "deals, date, event, target, stakes, muggins, go, cuts, start, seed, levels, game, ended, "
         "result"),
    ],
)  # fmt: skip
def test_a_field_of_the_head_that_is_wrong(line: str, fault: str) -> None:
    field = line.partition(":")[0]
    rows = [row for row in PLAIN.splitlines() if not row.startswith(f"{field}:")]
    assert f"{len(rows) + 1}: {fault}" in faults("\n".join([*rows, line]))


@pytest.mark.parametrize("field", ["format", "players", "dealer", "deals"])
def test_a_field_that_is_missing(field: str) -> None:
    rows = [row for row in PLAIN.splitlines() if not row.startswith(field)]
    assert f"1: '{field}' is missing" in faults("\n".join(rows))


def test_a_field_twice() -> None:
    assert faults(PLAIN + "dealer: Ann\n") == ["6: 'dealer' stands twice"]


def test_four_players_have_two_scores() -> None:
    game = read(FOUR + "start: {Ann: 3, Dan: 9}\n")
    assert game.start == (3, 9)
    assert faults(FOUR + "start: {Ann: 3, Cid: 3}\n")[0] == (
        "6: 'Cid' and a partner have one score"
    )


def test_a_game_has_an_end_to_its_deals() -> None:
    many = PLAIN.replace("deals: []", "deals:" + "\n- {hands: {}}" * 201)
    assert "4: 201 deals: no game takes more than 200" in "\n".join(faults(many)).replace(
        "5:", "4:"
    )


def test_every_document_is_read() -> None:
    assert faults(f"{PLAIN}---\n{PLAIN}---\n{PLAIN}foo: 1\n")[0].startswith(
        "18: 'foo' is not a field"
    )


def test_a_fault_of_the_form_hides_none_of_the_rules() -> None:
    hands = "    Ann: 4S 5H 5S 6D (JC QD)\n    Ben: 2C 7H 8C 9D (3H KS)\n"
    text = PLAIN.replace("[]", f"\n- hands:\n{hands}  starter: 9H\n  play: 5H 5S\n  luck: bad\n")
    assert [fault.split(":")[0] for fault in faults(text)] == ["9", "10"]


# hostile files


@pytest.mark.parametrize("sign", ["\x1b", "\u202e", "\x9b", "\x07"])
def test_a_character_that_a_screen_obeys_is_refused(sign: str) -> None:
    (fault,) = faults(PLAIN + f"event: x{sign}x\n")
    assert fault == f"6: the character U+{ord(sign):04X} does not belong here"
    (fault,) = faults(PLAIN + f'event: "\\u{ord(sign):04x}"\n')
    assert fault == f"6: the character U+{ord(sign):04X} does not belong here"


def test_bytes_that_are_not_utf_8_are_refused_with_their_line() -> None:
    assert faults(PLAIN.encode() + b"event: caf\xe9\n") == ["6: it is not UTF-8 text"]
    assert faults(b"\xef\xbb\xbf" + PLAIN.encode()) == []


BOMB = "a0: &a0 [x]\n" + "".join(f"a{n}: &a{n} [*a{n - 1}, *a{n - 1}]\n" for n in range(1, 60))
HOSTILE = {
    "an alias bomb": BOMB,
    "an alias bomb as a key": f"{BOMB}? *a59\n: 1\n",
    "an alias of itself": "a: &a [*a]\n",
    "deep nesting": "[" * 20_000,
    "deep nesting that is closed": "[" * 600 + "]" * 600,
    "deep blocks": "- " * 100_000,
    "a tag": PLAIN.replace("dealer: Ben", "dealer: !!python/object:os.system x"),
    "a huge number": PLAIN.replace("format: 1", "format: " + "9" * 100_000),
    "a huge text": PLAIN + "event: " + "x" * 5_000_000,
    "a huge play": PLAIN.replace(
        "[]",
        "\n- {hands: {Ann: 4S 5H 5S 6D (JC QD), Ben: 2C 7H 8C 9D (3H KS)}, starter: 9H, play: "
        + "5H " * 100_000 + "}",
    ),
    "a huge hand": PLAIN.replace("[]", "\n- {hands: {Ann: " + "? " * 100_000 + "}}"),
    "nothing": "",
    "a null": "~",
    "a list": "[1, 2]",
}  # fmt: skip


@pytest.mark.parametrize("name", HOSTILE)
def test_a_hostile_file_is_refused_at_once(name: str) -> None:
    before = time.process_time()
    found = faults(HOSTILE[name])
    assert found
    assert time.process_time() - before < 8
    assert all(fault.isprintable() for fault in found)


def test_unknown_cribs_in_many_deals_take_no_time() -> None:
    deal = (
        "- hands:\n    Ann: '? ? ? ? (? ?)'\n    Ben: '? ? ? ? (? ?)'\n  starter: 9H\n"
        "  play: 5H 8C 6D 9D 2C | 5S 7H 4S .\n  counts: {crib: 29}\n"
    )
    before = time.process_time()
    faults(PLAIN.replace("[]", "\n" + deal * 20))
    assert time.process_time() - before < 8
