from __future__ import annotations

import json
import stat
import sys
from datetime import datetime
from pathlib import Path

import pytest

from coach.cli.terminal import Terminal
from coach.data_folder import default_path
from coach.progress.store import Store
from coach.progress.streak import GoalChange
from coach.settings.settings import Settings
from tests.cli.conftest import Coach


@pytest.fixture
def file(home: Path) -> Path:
    home.mkdir()
    return home / "settings.yaml"


def goals() -> list[GoalChange]:
    with Store(default_path()) as store:
        return store.goals()


def test_all_settings_with_their_values_and_where_they_come_from(coach: Coach, file: Path) -> None:
    file.write_text("# mine\nverdicts: full\n")
    result = coach("settings")
    assert result.code == 0
    rows = [line.split()[:3] for line in result.out.splitlines() if line.strip()]
    assert ["goal", "10", "default"] in rows
    assert ["verdicts", "full", "line"] in rows
    assert ["colour", "no", "NO_COLOR"] in rows
    assert str(file) in result.out.replace("\n ", "")


def test_linear_puts_every_screen_into_words(coach: Coach, file: Path) -> None:
    file.write_text("linear: yes\n")
    assert " setting linear: value yes; from line 1; " in coach("settings").out
    assert "5 of hearts" in coach("score", "5H5S5CJD", "5D").out


def test_the_settings_as_json(coach: Coach, file: Path) -> None:
    file.write_text("goal: 15\n")
    told = json.loads(coach("settings", "--json").out)
    assert told["file"] == str(file)
    by_name = {one.pop("name"): one for one in told["settings"]}
    assert [*by_name] == ["goal", "verdicts", "colour", "linear"]
    assert by_name["goal"] == {"value": 15, "default": 10, "source": "file", "line": 1}
    assert by_name["linear"]["value"] is False


def test_a_setting_is_set_and_comments_are_kept(coach: Coach, file: Path) -> None:
    file.write_text("# mine\nlinear: yes  # for my screen reader\n")
    assert coach("settings", "linear", "no").code == 0
    assert file.read_text() == "# mine\nlinear: no  # for my screen reader\n"


def test_the_first_setting_makes_a_file_that_tells_of_all(coach: Coach, home: Path) -> None:
    assert "verdicts is full (line 9)." in coach("settings", "verdicts", "full").out
    text = (home / "settings.yaml").read_text()
    assert "\nverdicts: full\n" in text
    assert "\n# goal: 10\n" in text


def test_the_mode_and_a_link_of_the_file_are_kept(coach: Coach, file: Path, tmp_path: Path) -> None:
    real = tmp_path / "dotfiles.yaml"
    real.write_text("linear: no\n")
    real.chmod(0o600)
    file.symlink_to(real)
    assert coach("settings", "linear", "yes").code == 0
    assert (file.is_symlink(), real.read_text()) == (True, "linear: yes\n")
    assert stat.S_IMODE(real.stat().st_mode) == 0o600
    assert [path.name for path in tmp_path.glob("*.new")] == []


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (["gaol"], "'gaol' is not a setting: did you mean goal?"),
        (["x"], "'x' is not a setting: there are goal, verdicts, colour and linear"),
        (["goal", "ten"], "goal is 'ten': it must be a whole number from 1 to 1000"),
        (["verdicts", "long"], "verdicts is 'long': it must be brief or full"),
        (["linear", "yes\nno"], "it must be yes or no"),
    ],
)
def test_what_cannot_be_set(coach: Coach, home: Path, arguments: list[str], told: str) -> None:
    result = coach("settings", *arguments)
    assert result.code == 2
    assert told in result.err
    assert not (home / "settings.yaml").exists()


@pytest.mark.parametrize(
    "command", [("score", "5H5S5CJD", "5D"), ("streak",), ("settings",), ("settings", "goal", "5")]
)
def test_a_bad_file_is_told_fault_by_fault(
    coach: Coach, file: Path, command: tuple[str, ...]
) -> None:
    file.write_text("gaol: 3\nlinear: maybe\n")
    result = coach(*command)
    assert (result.code, result.out) == (2, "")
    assert result.err.splitlines() == [
        f"coach: {file}:1: 'gaol' is not a field of the settings; did you mean goal?",
        f"coach: {file}:2: linear is 'maybe': it must be yes or no",
    ]
    assert file.read_text() == "gaol: 3\nlinear: maybe\n"


def test_a_file_that_cannot_be_read_or_written(coach: Coach, file: Path) -> None:
    file.mkdir()
    result = coach("score", "5H5S5CJD", "5D")
    assert (result.code, result.out) == (3, "")
    assert result.err == f"coach: {file} is not a regular file: move it away\n"
    file.rmdir()
    file.parent.rmdir()
    file.parent.write_text("in the way")
    result = coach("settings", "linear", "yes")
    assert result.code == 3
    assert f"{file} cannot be used" in result.err


def test_without_a_folder_a_score_is_told(coach: Coach, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COACH_HOME", "~nobody-of-this-name")
    assert coach("score", "5H5S5CJD", "5D").code == 0
    assert coach("settings").code == 3


def test_the_goal_of_the_file_counts_from_the_day_after_it_is_seen(
    coach: Coach, clock: list[datetime], file: Path
) -> None:
    file.write_text("goal: 15\n")
    assert json.loads(coach("streak", "--json").out)["goal"] == 10
    assert coach("streak").code == 0
    assert [change.goal for change in goals()] == [15]
    assert "Until Thursday the goal is 10." in coach("settings", "goal").out
    assert "From Thursday on it is 15." in coach("goal").out


def test_goal_and_the_setting_are_one_thing(
    coach: Coach, clock: list[datetime], file: Path
) -> None:
    coach("goal", "5")
    assert "\ngoal: 5\n" in file.read_text()
    assert "goal is 5" in coach("settings", "goal").out
    coach("settings", "goal", "20")
    assert "From Thursday on it is 20." in coach("goal").out
    assert [change.goal for change in goals()] == [5, 20]


def test_the_goal_of_an_earlier_version_stands(
    coach: Coach, clock: list[datetime], file: Path
) -> None:
    with Store(default_path()) as store:
        store.set_goal(GoalChange(clock[0].date(), 7), clock[0])
    told = json.loads(coach("settings", "goal", "--json").out)["settings"]
    assert [(one["value"], one["source"]) for one in told] == [(7, "progress")]
    assert json.loads(coach("streak", "--json").out)["goal"] == 7
    assert len(goals()) == 1


def test_a_terminal_has_the_settings(coach: Coach, file: Path) -> None:
    file.write_text("linear: yes\nverdicts: full\n")
    assert Terminal.open().settings == Settings(linear=True, verdicts="full")


def test_no_colour_where_the_settings_want_none(
    file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("NO_COLOR")
    monkeypatch.setenv("TERM", "xterm")
    monkeypatch.setattr(sys.stdout, "isatty", lambda: True)
    assert Terminal.open().colour
    file.write_text("colour: no\n")
    assert not Terminal.open().colour


def test_edit_opens_the_file_and_tells_its_faults(
    coach: Coach, home: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    editor = tmp_path / "editor"
    editor.write_text('#!/bin/sh\necho "goal: many" >> "$1"\n')
    editor.chmod(0o700)
    monkeypatch.setenv("EDITOR", str(editor))
    monkeypatch.delenv("VISUAL", raising=False)
    result = coach("settings", "--edit")
    assert result.code == 2
    assert "goal is 'many'" in result.err
    assert (home / "settings.yaml").read_text().startswith("# Settings of Cribbage Coach")


@pytest.mark.parametrize(
    ("editor", "told"),
    [("", "set EDITOR to your editor"), ("/no/such", "cannot be run"), ("'", "cannot be run")],
)
def test_edit_without_an_editor_names_the_file(
    coach: Coach, home: Path, monkeypatch: pytest.MonkeyPatch, editor: str, told: str
) -> None:
    monkeypatch.setenv("EDITOR", editor)
    monkeypatch.delenv("VISUAL", raising=False)
    result = coach("settings", "--edit")
    assert result.code == 2
    assert told in result.err
    assert str(home / "settings.yaml") in result.err
    assert (home / "settings.yaml").exists()


def test_full_verdicts_show_the_table_with_each(coach: Coach, file: Path) -> None:
    brief = coach("hand-count", "--seed", "8", "-n", "1", typed="2\n").out
    file.write_text("verdicts: full\n")
    full = coach("hand-count", "--seed", "8", "-n", "1", "--no-save", typed="2\n").out
    assert len(full.splitlines()) > len(brief.splitlines()) + 3
