"""Machines and moments that are not as usual: Ctrl-C at once, no home, a zone that is none."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from tests.cli.conftest import Coach

ROOT = Path(__file__).parents[2]


def told(*arguments: str, **environment: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "coach", *arguments],
        env=os.environ | environment,
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        check=False,
        timeout=60,
    )


def interrupted(after: float, *arguments: str) -> tuple[int, str]:
    """The exit status and errors of a command that hears Ctrl-C after some seconds."""
    started = (
        "import coach.__main__ as m, sys; sys.stdout.write('on'); sys.stdout.flush(); m.main()"
    )
    process = subprocess.Popen(
        [sys.executable, "-c", started, *arguments],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    assert process.stdout is not None
    assert process.stdout.read(2) == "on"
    time.sleep(after)
    process.send_signal(signal.SIGINT)
    _, errors = process.communicate(timeout=30)
    return process.returncode, errors


@pytest.mark.parametrize("after", [0.02, 0.05, 0.1, 0.15, 0.2, 0.25, 0.3])
def test_ctrl_c_is_silent_from_the_first_import_on(home: Path, after: float) -> None:
    # A10: in 69 of 120 there was a traceback.
    code, errors = interrupted(after, "hand-count")
    assert (code, errors.strip()) == (130, "")


def test_nearly_nothing_is_imported_before_ctrl_c_is_silent() -> None:
    code = "import sys; b = {*sys.modules}; import coach.__main__; print(*{*sys.modules} - b)"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    ours = [name for name in done.stdout.split() if name.startswith("coach")]
    assert sorted(ours) == ["coach", "coach.__main__"]
    assert "typing" not in done.stdout.split()


@pytest.mark.parametrize("command", [(), ("streak",), ("drills",), ("hand-count",), ("export",)])
def test_a_home_of_nobody_is_exit_status_3(command: tuple[str, ...]) -> None:
    done = told(*command, COACH_HOME="~nosuchuser")
    assert (done.returncode, done.stdout) == (3, "")
    assert done.stderr == (
        "coach: there is no folder for the progress file: COACH_HOME is ~nosuchuser, "
        "and there is no such user; name a folder in COACH_HOME\n"
    )


def word_of(zone: str, home: Path, *command: str) -> str:
    done = told(*command, TZ=zone, COACH_HOME=str(home))
    assert done.returncode == 0
    return done.stderr


@pytest.mark.parametrize("zone", ["XXX24:59:59", "XXX-24:59:59", "XXX23:59:59", "nonsense", ":"])
def test_a_time_zone_that_makes_no_sense_falls_back_with_a_word(home: Path, zone: str) -> None:
    word = f"coach: the time zone TZ={zone} makes no sense; times are UTC\n"
    assert word_of(zone, home, "streak") == (word if "24:59" in zone else "")


@pytest.mark.parametrize("command", ["hand-count --seed 8 -n 1", "review"])
def test_a_time_zone_is_told_of_once_a_command(home: Path, command: str) -> None:
    assert word_of("XXX24:59:59", home, *command.split()).count("makes no sense") == 1


@pytest.mark.skipif(not Path("/dev/zero").exists(), reason="there is no endless file")
@pytest.mark.parametrize(
    "command",
    [
        ("import", "/dev/zero"),
        ("drills", "check", "/dev/zero"),
        ("game", "check", "/dev/zero"),
        ("discard", "5H5S6DJCQD4S", "--pone", "--opponent", "/dev/zero"),
    ],
)
def test_a_file_without_an_end_is_refused(
    coach: Coach, monkeypatch: pytest.MonkeyPatch, command: tuple[str, ...]
) -> None:
    monkeypatch.setattr("coach.cli.commands.content.import_._MOST_BYTES", 1_000_000)
    refused = coach(*command)
    assert refused.code == 2
    assert "/dev/zero" in refused.err
    assert refused.err.count("\n") == 1
