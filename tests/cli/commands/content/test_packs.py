from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from coach.data_folder import default_path
from coach.progress.store import Store
from tests.cli.conftest import Coach

HEAD = "id: mine\ntitle: Mine\nteaches: What I get wrong.\nkind: "
OWN = {
    "hand-count": (
        "show\nhands:\n  - {cards: 5H 5S 6D 4S, starter: JD, hint: Look here}\n",
        "show 5H5S6D4S JD",
        "16",
    ),
    "pegging-drill": (
        "play\nplays:\n  - {pone: 8S 2C KD 9H, second: 8H JS 9C 3D, dealer: 8D 10D QH AS,"
        " played: 8S 8H 8D, hint: Look here}\n",
        "play 8S2CKD9H 8HJS9C3D 8DTDQHAS : 8S8H8D",
        "6",
    ),
    "discard": (
        "throw\nthrows:\n  - {cards: 5H 5S 6D JC QD 4S, seat: dealer, hint: Look here}\n",
        "throw 5H5S6DJCQD4S dealer",
        "jc qd",
    ),
}
OF_ANOTHER = [
    ("hand-count", "three-handed", "pegging-drill"),
    ("hand-count", "fives", "discard"),
    ("pegging-drill", "runs", "hand-count"),
    ("pegging-drill", "own-crib", "discard"),
    ("discard", "first-steps", "hand-count"),
    ("discard", "play-first-steps", "pegging-drill"),
]


@pytest.mark.parametrize(
    ("command", "name", "first"),
    [
        ("hand-count", "double-runs", "show 9CTDJHJS 2C"),
        ("pegging-drill", "three-handed", "play 7S2CKD4H 8HJS9C3D 6CTDQH5S : 7S8H"),
        ("discard", "keep-what-counts", "throw 7C8D9H9SKC2D pone"),
    ],
)
def test_a_lesson_is_asked_from_its_beginning_to_its_end(
    coach: Coach, command: str, name: str, first: str
) -> None:
    out = coach(command, "--pack", name, typed="r\n" * 30).out
    with Store(default_path()) as store:
        asked = [answer.question for answer in store.answers()]
    assert asked[0] == first
    assert len({*asked}) == len(asked) == len(re.findall(rf"of {len(asked)} ", out)) - 1 >= 10


@pytest.mark.parametrize(
    ("command", "name"), [("pegging-drill", "stacked-scores"), ("discard", "close-calls")]
)
def test_a_pack_that_is_dealt_asks_ten(coach: Coach, command: str, name: str) -> None:
    assert " 1 of 10 " in coach(command, "--pack", name, "--seed", "1", typed="q\n").out


@pytest.mark.parametrize("command", OWN)
def test_an_own_file_of_each_kind(coach: Coach, tmp_path: Path, command: str) -> None:
    kind, text, right = OWN[command]
    file = tmp_path / "mine.yaml"
    file.write_text(HEAD + kind, "utf-8")
    out = coach(command, "--pack", str(file), "--seed", "1", typed=f"?\n{right}\n").out
    assert re.search(r"\? *\n Look here\n", out)
    assert f"coach {command} --pack {file} --seed 1\n" in out
    with Store(default_path()) as store:
        (answer,) = store.answers()
    assert (answer.question, answer.correct, answer.hints) == (text, True, 1)
    assert coach("drills", "check", str(file)).code == 0


@pytest.mark.parametrize(("command", "name", "right"), OF_ANOTHER)
def test_a_pack_of_another_kind_names_the_right_command(
    coach: Coach, command: str, name: str, right: str
) -> None:
    result = coach(command, "--pack", name)
    assert (result.code, result.out) == (2, "")
    assert result.err == f"coach: {name} is played with coach {right} --pack {name}\n"


def test_a_file_of_another_kind_names_a_command_that_can_be_pasted(
    coach: Coach, tmp_path: Path
) -> None:
    file = tmp_path / "with space.yaml"
    file.write_text(HEAD + OWN["discard"][0], "utf-8")
    result = coach("hand-count", "--pack", str(file))
    assert result.code == 2
    assert result.err.endswith(f" is played with coach discard --pack '{file}'\n")


@pytest.mark.parametrize("command", OWN)
def test_of_an_unknown_pack_the_nearest_that_fits_is_meant(coach: Coach, command: str) -> None:
    fitting = {"hand-count": "first-steps", "pegging-drill": "play-first-steps"}
    result = coach(command, "--pack", "first-step")
    assert (result.code, result.out) == (2, "")
    told = f"did you mean {fitting[command]}?" if command in fitting else "coach drills lists them"
    assert result.err == f"coach: 'first-step' is not a drill pack; {told}\n"


@pytest.mark.parametrize(
    ("command", "options"),
    [
        ("pegging-drill", ["--players", "2"]),
        ("pegging-drill", ["--whole-deal"]),
        ("pegging-drill", ["--theme", "play-go"]),
        ("pegging-drill", ["--plain"]),
        ("discard", ["--dealer"]),
        ("discard", ["--pone"]),
        ("discard", ["--theme", "throw-fives"]),
        ("hand-count", ["--theme", "nobs"]),
    ],
)
def test_what_a_pack_decides_for_itself(coach: Coach, command: str, options: list[str]) -> None:
    result = coach(command, "--pack", "runs", *options)
    assert (result.code, result.out) == (2, "")
    assert result.err == f"coach: --pack and {options[0]} do not go together\n"


def test_a_pack_is_described(coach: Coach) -> None:
    out = coach("drills", "fives").out
    assert " What to do with a five\n" in out
    assert " Throws, level club: 13 questions, shuffled.\n" in out
    assert " Play it:  coach discard --pack fives\n" in out
    assert "questions, in order." in coach("drills", "first-steps").out


def test_a_pack_is_described_as_json(coach: Coach) -> None:
    (pack,) = json.loads(coach("drills", "fives", "--json").out)["packs"]
    assert (pack["id"], pack["questions"]) == ("fives", 13)


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (["fivs"], "'fivs' is not a drill pack; did you mean fives?"),
        (["fives", "runs"], "'runs' is one too many: describe one pack at a time"),
        (["nowhere.yaml"], "nowhere.yaml cannot be read"),
    ],
)
def test_what_is_not_a_pack_to_describe(coach: Coach, words: list[str], told: str) -> None:
    result = coach("drills", *words)
    assert (result.code, result.out) == (2, "")
    assert told in result.err
