from __future__ import annotations

import json
import re
import shlex
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from coach.data_folder import default_path
from coach.practice.packs import files
from coach.progress.store import Store
from tests.cli.conftest import Coach

SHIPPED = {
    name: pack
    for name, pack in files.read_all(files.shipped_texts()).items()
    if pack.drill.id == "hand-count"
}
HANDS = ["5H5S6D4S JD", "2C4D6H8S KC", "7C8D9H9S AC"]


def pack(name: str, hands: list[str] = HANDS, *, title: str = "Mine") -> str:
    rows = "".join(
        f"  - {{cards: {hand.split()[0]}, starter: {hand.split()[1]}, hint: Look}}\n"
        for hand in hands
    )
    return f"id: {name}\ntitle: {title}\nteaches: What I get wrong.\nkind: show\nhands:\n{rows}"


@pytest.fixture
def mine(home: Path) -> Path:
    """A pack in the data folder."""
    file = home / "drills" / "mine.yaml"
    file.parent.mkdir(parents=True)
    file.write_text(pack("my-own"), "utf-8")
    return file


def asked() -> list[str]:
    with Store(default_path()) as store:
        return [answer.question.removeprefix("show ") for answer in store.answers()]


def test_a_pack_in_the_data_folder_has_its_id_as_its_name(coach: Coach, mine: Path) -> None:
    assert mine.exists()
    result = coach("hand-count", "--pack", "my-own", "--seed", "1", typed="0\n" * 9)
    assert result.code == 0
    assert sorted(asked()) == sorted(HANDS)
    assert "Deal these again: coach hand-count --pack my-own --seed 1\n" in result.out


@pytest.mark.parametrize("name", ["pack.yaml", "pack.yml", "with space.yaml"])
def test_a_pack_may_be_any_file(coach: Coach, tmp_path: Path, name: str) -> None:
    file = tmp_path / name
    file.write_text(pack("elsewhere"), "utf-8")
    result = coach("hand-count", "--pack", str(file), "--seed", "1", typed="0\n" * 9)
    assert result.code == 0
    assert sorted(asked()) == sorted(HANDS)


def test_the_command_that_deals_a_file_again_can_be_pasted(coach: Coach, tmp_path: Path) -> None:
    file = tmp_path / "with space.yaml"
    file.write_text(pack("elsewhere"), "utf-8")
    out = coach("hand-count", "--pack", str(file), "--seed", "1", typed="q\n").out
    (command,) = re.findall(r"Deal these again: coach (.*)", out)
    again = coach(*shlex.split(command), typed="0\n" * 9)
    assert again.code == 0
    assert len(asked()) == 3


@pytest.mark.parametrize("name", ["first-steps", "cribs"])
def test_fixed_hands_are_all_asked_unless_a_count_is_given(coach: Coach, name: str) -> None:
    size = SHIPPED[name].size
    out = coach("hand-count", "--pack", name, "--seed", "1", typed="0\n" * (size + 3)).out
    assert len(re.findall(rf"^ (?:Hand|Crib) \d+ of {size} ", out, re.MULTILINE)) == size
    assert len({*asked()}) == size
    out = coach("hand-count", "--pack", name, "-n", "2", "--seed", "1", typed="0\n" * 9).out
    assert len(re.findall(r"^ (?:Hand|Crib) \d+ of 2 ", out, re.MULTILINE)) == 2


@pytest.mark.parametrize("name", ["fifteens", "runs"])
def test_dealt_hands_are_ten_unless_a_count_is_given(coach: Coach, name: str) -> None:
    out = coach("hand-count", "--pack", name, "--seed", "1", typed="0\n" * 20).out
    assert "0 of 10 right" in out


def test_own_packs_are_listed_after_the_shipped_ones(coach: Coach, mine: Path) -> None:
    (mine.parent / "another.yaml").write_text(pack("another", title="Another"), "utf-8")
    (mine.parent / "notes.txt").write_text("no pack", "utf-8")
    listed = json.loads(coach("drills", "--json").out)["packs"]
    hands = [entry for entry in listed if entry["command"].startswith("coach hand-count ")]
    assert {entry["id"] for entry in hands[:-2]} == {*SHIPPED}
    assert [entry["id"] for entry in hands[-2:]] == ["another", "my-own"]
    assert hands[-1] == {
        "id": "my-own",
        "drill": "hand-count",
        "title": "Mine",
        "teaches": "What I get wrong.",
        "level": None,
        "command": "coach hand-count --pack my-own",
        "questions": 3,
    }
    out = coach("drills").out
    assert re.search(r"^ +my-own +Mine\n +What I get wrong\.$", out, re.MULTILINE)


def test_an_unknown_pack_names_own_ones_too(coach: Coach, mine: Path) -> None:
    assert mine.exists()
    result = coach("hand-count", "--pack", "my-won")
    assert (result.code, result.out) == (2, "")
    assert result.err == "coach: 'my-won' is not a drill pack; did you mean my-own?\n"


@pytest.mark.parametrize("name", ["", "x", "Runs", "../runs", "mine"])
def test_a_pack_that_does_not_exist(coach: Coach, mine: Path, name: str) -> None:
    assert mine.exists()
    result = coach("hand-count", "--pack", name)
    assert (result.code, result.out) == (2, "")
    near = "did you mean runs?" if "runs" in name.lower() else "coach drills lists them"
    assert result.err == f"coach: {name!r} is not a drill pack; {near}\n"


def test_a_file_that_is_no_pack_is_told_what_one_is(coach: Coach, tmp_path: Path) -> None:
    file = tmp_path / "README.md"
    file.write_text("# No pack", "utf-8")
    result = coach("discard", "--pack", str(file))
    assert (result.code, result.out) == (2, "")
    assert result.err == (
        f"coach: {str(file)!r} is not a drill pack: a pack of your own is a .yaml file; "
        "drills/README.md says what is in it\n"
    )


def test_a_pack_file_that_cannot_be_read(coach: Coach, tmp_path: Path) -> None:
    (tmp_path / "latin.yaml").write_bytes(b"id: caf\xe9\n")
    (tmp_path / "folder.yaml").mkdir()
    for name, reason in (
        ("nowhere.yaml", " cannot be read: No such file or directory"),
        ("folder.yaml", " cannot be read: Is a directory"),
        ("latin.yaml", ":1: it is not UTF-8 text"),
    ):
        file = str(tmp_path / name)
        for command in (("hand-count", "--pack", file), ("drills", "check", file)):
            result = coach(*command)
            assert (result.code, result.out) == (2, "")
            assert result.err == f"coach: {file}{reason}\n"


def test_a_fault_of_an_own_pack_is_named_with_its_file(coach: Coach, mine: Path) -> None:
    mine.write_text(pack("my-own").replace("5H5S6D4S", "5H5S6D4X"), "utf-8")
    fault = rf"{re.escape(str(mine))}:\d+: '4X' is not a card"
    listed = coach("drills")
    assert listed.code == 0
    assert "first-steps" in listed.out
    assert re.search(f"Not playable: {fault}", listed.out)
    for command in (("drills", "check"), ("hand-count", "--pack", "my-own")):
        result = coach(*command)
        assert (result.code, result.out) == (2, "")
        assert re.match(f"coach: {fault}", result.err)


def test_a_fault_of_an_own_pack_spoils_no_other(coach: Coach, mine: Path) -> None:
    mine.write_text("id: [", "utf-8")
    assert coach("hand-count", "--pack", "runs", "-n", "1", "--seed", "1", typed="q\n").code == 0


def test_an_own_pack_takes_no_shipped_ones_place(coach: Coach, mine: Path) -> None:
    mine.write_text(pack("first-steps"), "utf-8")
    out = coach("hand-count", "--pack", "first-steps", "-n", "1", typed="q\n").out
    assert "K♥  5♦  3♠  8♣    starter A♦" in out
    assert "first-steps.yaml has the id 'first-steps' already" in coach("drills", "check").err


def test_check_looks_at_a_file_beside_the_shipped_ones(coach: Coach, tmp_path: Path) -> None:
    number = len(files.shipped_texts())
    assert coach("drills", "check").out == f" {number} packs checked, no fault.\n"
    good, taken = tmp_path / "good.yaml", tmp_path / "taken.yaml"
    good.write_text(pack("elsewhere"), "utf-8")
    taken.write_text(pack("runs"), "utf-8")
    result = coach("drills", "check", str(good))
    assert (result.code, result.err) == (0, "")
    assert result.out == f" {number + 1} packs checked, no fault.\n"
    result = coach("drills", "check", str(good), str(taken))
    assert (result.code, result.out) == (2, "")
    assert result.err == f"coach: {taken}: runs.yaml has the id 'runs' already\n"


def test_check_finds_an_id_that_two_files_have(coach: Coach, tmp_path: Path) -> None:
    files = [tmp_path / name for name in ("one.yaml", "two.yaml")]
    for file in files:
        file.write_text(pack("same"), "utf-8")
    result = coach("drills", "check", *map(str, files))
    assert result.code == 2
    assert result.err == f"coach: {files[1]}: {files[0]} has the id 'same' already\n"


def test_a_pack_has_its_own_mix_of_cribs(coach: Coach, mine: Path) -> None:
    assert mine.exists()
    for name, cribs in (("my-own", "only"), ("runs", "some"), ("runs", "none")):
        result = coach("hand-count", "--pack", name, "--cribs", cribs, typed="q\n")
        assert (result.code, result.out) == (2, "")
        assert result.err == "coach: --pack and --cribs do not go together\n"


def test_a_file_that_is_no_text_spoils_no_other(coach: Coach, mine: Path) -> None:
    mine.write_bytes(b"\xff\xfe\x00binary")
    (mine.parent / "folder.yaml").mkdir()
    assert "first-steps" in coach("drills").out
    assert coach("hand-count", "--pack", "runs", "-n", "1", "--seed", "1", typed="q\n").code == 0
    assert str(mine) in coach("drills", "check").err


def test_check_tells_every_file_with_its_lines(coach: Coach, mine: Path, tmp_path: Path) -> None:
    # A12: of three files only the one that was no text was told, and no line.
    files = [tmp_path / name for name in ("a.yaml", "latin.yaml", "nowhere.yaml", "b.yaml")]
    for file in (files[0], files[3]):
        file.write_text(pack(file.stem).replace("5H5S6D4S", "5H5S6D4X"), "utf-8")
    latin = pack("latin", title="caf\xe9").encode("latin-1")
    files[1].write_bytes(latin)
    mine.write_bytes(latin)
    (mine.parent / "gone.yaml").symlink_to("nowhere")
    result = coach("drills", "check", *map(str, files))
    assert (result.code, result.out) == (2, "")
    assert [line.split(";")[0].split(" (")[0] for line in result.err.splitlines()] == [
        f"coach: {mine.parent / 'gone.yaml'} cannot be read: No such file or directory",
        f"coach: {mine}:2: it is not UTF-8 text",
        *[line for line in result.err.splitlines() if f"{files[0]}:6: '4X' is not a card" in line],
        f"coach: {files[1]}:2: it is not UTF-8 text",
        f"coach: {files[2]} cannot be read: No such file or directory",
        *[line for line in result.err.splitlines() if f"{files[3]}:6: '4X' is not a card" in line],
    ]
    assert len(result.err.splitlines()) == 6
    listed = coach("drills")
    assert listed.code == 0
    assert f"Not playable: {mine}:2: it is not UTF-8 text" in listed.out


def test_a_title_that_would_rule_the_screen_is_refused(coach: Coach, mine: Path) -> None:
    mine.write_text(pack("my-own", title='"\\e]0;pwn\\a"'), "utf-8")
    for command in (("drills",), ("drills", "check"), ("hand-count", "--pack", str(mine))):
        result = coach(*command)
        assert f"{mine}:2: the character U+001B does not belong here" in result.out + result.err
        assert "\x1b" not in result.out + result.err


@pytest.mark.parametrize("name", ["\x1b[31mred", "\u202eevil", "a\x07b", "a\x9bb"])
def test_the_name_of_a_file_never_rules_the_screen(
    coach: Coach, mine: Path, tmp_path: Path, name: str
) -> None:
    file = tmp_path / f"{name}.yaml"
    file.write_text("id: [", "utf-8")
    (mine.parent / file.name).write_text("id: [", "utf-8")
    for command in (
        ("drills",),
        ("drills", "check", str(file)),
        ("hand-count", "--pack", str(file)),
        ("hand-count", "--pack", name),
        ("hand-count", "--theme", name),
        ("score", name),
        ("import", str(file)),
        ("export", str(tmp_path / name / "x.json")),
        (name,),
        (f"--{name}",),
    ):
        result = coach(*command)
        assert not {"\x1b", "\u202e", "\x07", "\x9b"} & {*(result.out + result.err)}
        assert "\ufffd" in result.out + result.err or "\\" in result.err


def test_what_is_stored_never_rules_the_screen(coach: Coach, home: Path) -> None:
    # From before it was refused.
    coach("hand-count", "--seed", "8", "-n", "1", typed="6\n")
    with closing(sqlite3.connect(home / "progress.db")) as db, db:
        db.execute(
            "UPDATE answers SET drill = char(27) || '[31m', marks = json_object(char(27), 2)"
        )
    for command in ((), ("stats",), ("stats", "--kinds"), ("review",), ("stats", "--json")):
        result = coach(*command)
        assert "\x1b" not in result.out + result.err


@pytest.mark.parametrize("value", ["x" * 20_000, "5H " * 7_000], ids=["word", "words"])
def test_a_long_bad_value_is_cut(coach: Coach, value: str) -> None:
    # A14: 20 kB were echoed whole.
    for command in (
        ("score", value),
        ("hand-count", "--pack", value),
        ("hand-count", "--count", value),
        ("hand-count", "--theme", value),
        ("peg", value),
        (value,),
    ):
        result = coach(*command)
        assert result.code == 2
        assert len(result.out + result.err) < 2_500
    assert len(coach("hand-count", "--seed", "8", "-n", "1", typed=f"{value}\nq\n").err) < 2_500
