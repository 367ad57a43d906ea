from __future__ import annotations

import os
import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest
from typer.core import TyperGroup
from typer.main import get_command

from coach.cli.app import app
from coach.cli.command_list import COMMANDS, GROUPS, HIDDEN
from coach.cli.exit_codes import ExitCode
from tests.cli.commands.content.test_game import RECORD
from tests.cli.conftest import Coach
from tests.sure import some


def test_help_lists_the_commands_in_groups_and_leaves_the_replaced_ones_out(coach: Coach) -> None:
    result = coach("--help")
    assert result.code == 0
    for group, commands in some(GROUPS.items()):
        (rows,) = re.findall(rf"^{group}:\n((?:  .*\n)+)", result.out, re.MULTILINE)
        assert re.findall(r"^  (\S+)", rows, re.MULTILINE) == [*commands]
    assert not any(re.search(rf"^  {name} ", result.out, re.MULTILINE) for name in HIDDEN)


@pytest.mark.parametrize("columns", [40, 80, 120])
@pytest.mark.parametrize("command", ["", "discard", "pegging", "drills", "tables"])
def test_no_line_of_the_help_is_cut(
    coach: Coach, monkeypatch: pytest.MonkeyPatch, columns: int, command: str
) -> None:
    monkeypatch.setenv("COLUMNS", str(columns))
    out = coach(*filter(None, [command]), "--help").out
    assert max(map(len, out.splitlines())) <= min(columns, 80)
    assert "..." not in out.replace("[ARGS]...", "").replace("[FILE]...", "")


def test_a_summary_is_told_whole_in_six_words_at_most(
    coach: Coach, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "40")
    told = " ".join(coach("--help").out.split())
    for listed in some(COMMANDS.values()):
        assert listed.summary in told
        assert len(re.sub("drill, or advice", "", listed.summary).split()) <= 6


@pytest.mark.parametrize("name", [*COMMANDS, *HIDDEN])
def test_the_example_of_a_command_works(
    coach: Coach, name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    program, *arguments = shlex.split((COMMANDS | HIDDEN)[name].example)
    assert program == "coach"
    if name == "import":  # of a file that an export has made
        file = tmp_path / "answers.json"
        coach("export", str(file))
        arguments = ["import", str(file)]
    if name == "game":
        (tmp_path / "game.yaml").write_text(RECORD, "utf-8")
        monkeypatch.chdir(tmp_path)
    result = coach(*arguments)
    assert (result.code, result.err) == (0, "")


@pytest.mark.parametrize("drill", [name for name in GROUPS["Practise"] if name != "play"])
def test_the_help_of_a_drill_names_its_keys(coach: Coach, drill: str) -> None:
    keys = " ".join(coach(drill, "--help").out.partition("\nKeys:\n")[2].split())
    assert "r shows the answer" in keys
    assert "quit, Ctrl-D or Ctrl-C ends" in keys
    assert ("q is a queen" in keys) == (drill in {"discard", "pegging"})
    assert ("? hint" in keys) == ("u takes" in keys) == (drill != "sprint")


@pytest.mark.parametrize("name", HIDDEN)
def test_a_command_that_was_replaced_still_works(coach: Coach, name: str) -> None:
    assert coach(name).code == 0


@pytest.mark.parametrize(
    ("arguments", "told", "example"),
    [
        (["score"], "HAND [STARTER] is missing: four cards", "coach score 5H5S6D"),
        (["peg"], "CARDS is missing: ", "coach peg "),
        (["hand-count", "--count"], "--count needs a value", "coach hand-count "),
        (["hand-count", "--plain=4"], "--plain takes no value", "coach hand-count "),
        (["hand-count", "--levle", "easy"], "did you mean --level?", "coach hand-count "),
        (["hand-count", "--level", "exprt"], "did you mean expert?", "coach hand-count "),
        (["hand-count", "--theme", "nob"], "did you mean nobs?", "coach hand-count "),
        (["streak", "5H", "6H"], "coach streak does not take '5H 6H'", "coach streak"),
        (["tables", "crib"], "'crib' is not a command of coach tables: did you mean cribs?", ""),
        (["--foo"], "--foo is not an option of coach: coach --help lists them", "coach hand-count"),
        (["blah"], "'blah' is not a command: coach --help lists them", "coach hand-count"),
    ],
)
def test_a_usage_error_names_what_is_wrong_and_ends_with_an_example(
    coach: Coach, arguments: list[str], told: str, example: str
) -> None:
    result = coach(*arguments)
    assert (result.code, result.out) == (2, "")
    assert told in result.err
    assert len(result.err.splitlines()) == 1
    assert "Invalid value" not in result.err
    assert result.example.startswith(example or "coach ")


@pytest.mark.parametrize("command", COMMANDS)
def test_h_is_help(coach: Coach, command: str) -> None:
    result = coach(command, "-h")
    assert result.code == 0
    assert result.out.startswith(f"Usage: coach {command}")


def test_no_option_has_an_opposite_that_silently_wins() -> None:
    # `--a/--b` is one option to click, whose last mention counts: two options are refused together.
    root = get_command(app)
    assert isinstance(root, TyperGroup)
    for name in root.commands:
        for option in root.commands[name].params:
            assert not option.secondary_opts, (name, option.name)


def test_version(coach: Coach) -> None:
    assert coach("--version").out.startswith("coach 0.")


def test_python_m_coach() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "coach", "score", "5H5S6D4S", "JD", "--json"],
        capture_output=True,
        text=True,
        check=True,
    )
    assert '"total": 16' in done.stdout


def test_an_unknown_command_suggests_a_near_one(coach: Coach) -> None:
    result = coach("scroe")
    assert result.code == 2
    assert "did you mean score?" in result.err
    assert len(result.err.splitlines()) == 1


def test_an_unknown_option_is_one_line(coach: Coach) -> None:
    result = coach("score", "--nope", "5H")
    assert result.code == 2
    near = "coach score --help lists them"
    assert result.err == f"coach: --nope is not an option of coach score: {near}\n"
    assert result.example == "coach score 5H5S6D4S JD"


def test_every_exit_code_has_a_meaning() -> None:
    assert {code.name: int(code) for code in ExitCode} == {
        "DONE": 0,
        "OUTPUT": 1,
        "USAGE": 2,
        "PROGRESS_FILE": 3,
        "INTERRUPTED": 130,
    }


ANY_DRILL = ("hand-count", "pegging-drill", "discard")


@pytest.mark.parametrize("command", ANY_DRILL)
@pytest.mark.parametrize("count", ["0", "-1", "10001", "x", "1.5", "1e3", "1_0", "٣", " 5", ""])
def test_a_count_is_a_whole_number(coach: Coach, command: str, count: str) -> None:
    result = coach(command, "--count", count, typed="q\n")
    assert (result.code, result.out) == (2, "")
    assert f"{count!r} must be a whole number from 1 to 10000\n" in result.err
    assert len(result.err.splitlines()) == 1


@pytest.mark.parametrize("command", ANY_DRILL)
@pytest.mark.parametrize("seed", [str(10**18), "-1", "9" * 5000, "x", "1.5", ""])
def test_a_seed_is_a_whole_number(coach: Coach, command: str, seed: str) -> None:
    result = coach(command, "--seed", seed, typed="q\n")
    assert (result.code, result.out) == (2, "")
    assert f"must be a whole number from 0 to {10**18 - 1}\n" in result.err


@pytest.mark.parametrize("command", ANY_DRILL)
@pytest.mark.parametrize("seed", ["0", str(10**18 - 1)])
def test_the_least_and_the_greatest_seed(coach: Coach, command: str, seed: str) -> None:
    result = coach(command, "--seed", seed, typed="r\nq\n")
    assert result.code == 0
    assert f"--seed {seed}\n" in result.out
    assert "Shown: 1." in result.out


def test_the_least_and_the_greatest_count(coach: Coach) -> None:
    assert " 1 of 10000 " in coach("hand-count", "-n", "10000", typed="q\n").out
    assert " 1 of 1 " in coach("hand-count", "-n", "1", typed="q\n").out


@pytest.mark.parametrize(
    ("drill", "incomplete", "packs"),
    [
        ("hand-count", "f", ["fifteens", "first-steps", "flushes-and-nobs"]),
        ("hand-count", "runs", ["runs"]),
        ("pegging-drill", "runs", ["runs-in-the-play"]),
        ("discard", "f", ["fives", "flush-or-ranks"]),
    ],
)
def test_shell_completion_offers_the_packs_that_fit(
    drill: str, incomplete: str, packs: list[str]
) -> None:
    environment = os.environ | {
        "_COACH_COMPLETE": "complete_bash",
        "COMP_WORDS": f"coach {drill} --pack {incomplete}",
        "COMP_CWORD": "3",
    }
    done = subprocess.run(
        [sys.executable, "-c", "from coach.cli.app import main; main()"],
        env=environment,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.stdout.split() == packs


def test_shell_completion_offers_the_commands() -> None:
    environment = os.environ | {
        "_COACH_COMPLETE": "complete_bash",
        "COMP_WORDS": "coach pe",
        "COMP_CWORD": "1",
    }
    done = subprocess.run(
        [sys.executable, "-c", "from coach.cli.app import main; main()"],
        env=environment,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.stdout.split() == ["pegging-drill", "pegging", "peg"]


def test_a_fault_of_the_program_is_not_hidden(
    coach: Coach, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("coach.cli.commands.ask.score.read_show", lambda *_, **__: 1 // 0)
    with pytest.raises(ZeroDivisionError):
        coach("score", "5H5S6D4S", "JD")


def test_drills_lists_the_packs_under_their_command_the_easy_ones_first(coach: Coach) -> None:
    out = coach("drills").out
    names = re.findall(r"coach \S+ --pack NAME|^  [ ]?([a-z-]+) +(?:easy|club|expert) ", out, re.M)
    assert names.index("first-steps") < names.index("fifteens") < names.index("confusing-hands")
    hands, play, throws = re.split(r"coach \S+ --pack NAME", out)[1:]
    assert "confusing-hands" in hands
    assert "three-handed" in play
    assert "own-crib" in throws
    assert re.findall(r"coach (\S+) --pack NAME", out) == ["hand-count", "pegging-drill", "discard"]


def test_drills_check_names_every_fault(coach: Coach, tmp_path: Path) -> None:
    bad = tmp_path / "bad.yaml"
    bad.write_text("id: bad\ntitle: Bad\nteaches: x\nkind: show\nhands: []\n")
    assert coach("drills", "check").code == 0
    result = coach("drills", "check", str(bad))
    assert result.code == 2
    assert "bad.yaml:5: 'hands' is a list with at least one hand" in result.err


def test_drills_check_of_a_file_that_is_not_there(coach: Coach) -> None:
    result = coach("drills", "check", "nowhere.yaml")
    assert result.code == 2
    assert "nowhere.yaml" in result.err


def test_a_file_that_cannot_be_used_is_named(coach: Coach, monkeypatch: pytest.MonkeyPatch) -> None:
    def unreadable() -> None:
        raise PermissionError(13, "Permission denied", "packs/mine.yaml")

    monkeypatch.setattr("coach.cli.own_packs.all_packs", unreadable)
    result = coach("drills")
    assert result.code == 2
    assert result.err == "coach: packs/mine.yaml cannot be used: Permission denied\n"
