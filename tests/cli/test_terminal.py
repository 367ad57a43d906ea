from __future__ import annotations

import os
import pty
import select
import subprocess
import sys
import time

import pytest

COACH = [sys.executable, "-m", "coach"]


def screen(*arguments: str, columns: int = 80, **environment: str) -> str:
    """What a command writes to a real terminal, escapes and all."""
    outside, inside = pty.openpty()
    variables = {
        name: value for name, value in os.environ.items() if name not in {"NO_COLOR", "COLUMNS"}
    }
    variables |= {"TERM": "xterm-256color", "COLUMNS": str(columns)} | environment
    process = subprocess.Popen([*COACH, *arguments], stdout=inside, stdin=inside, env=variables)
    os.close(inside)
    written = b""
    deadline = time.monotonic() + 30
    while time.monotonic() < deadline:
        ready, _, _ = select.select([outside], [], [], 0.1)
        try:
            chunk = os.read(outside, 4096) if ready else b""
        except OSError:
            break
        if not chunk and process.poll() is not None:
            break
        written += chunk
    os.close(outside)
    assert process.wait() == 0
    return written.decode()


@pytest.mark.parametrize(
    ("no_color", "coloured"), [(None, True), ("", True), ("0", False), ("1", False)]
)
def test_no_color_turns_colour_off_when_it_is_not_empty(
    no_color: str | None, coloured: bool
) -> None:
    environment = {} if no_color is None else {"NO_COLOR": no_color}
    assert ("\x1b[31m" in screen("score", "5H5S6D4S", "JD", **environment)) is coloured


def test_no_color_as_an_option() -> None:
    assert "\x1b" not in screen("score", "5H5S6D4S", "JD", "--no-color")


def test_a_pipe_gets_no_colour() -> None:
    done = subprocess.run([*COACH, "score", "5H5S6D4S", "JD"], capture_output=True, check=True)
    assert b"\x1b" not in done.stdout


@pytest.mark.parametrize("environment", [{"LC_ALL": "C"}, {"PYTHONIOENCODING": "ascii"}], ids=str)
@pytest.mark.parametrize(
    "arguments",
    [("score", "5H5S6D4S", "JD"), ("discard", "--hand", "5H5S6DJCQD4S"), ("streak",), ("drills",)],
    ids=str,
)
def test_ascii_where_suits_cannot_be_shown(
    environment: dict[str, str], arguments: tuple[str, ...]
) -> None:
    done = subprocess.run(
        [*COACH, *arguments], env=os.environ | environment, capture_output=True, check=True
    )
    text = done.stdout.decode("ascii")
    assert "?" not in text
    if arguments[0] == "score":
        assert "5h 5s 6d 4s    starter Jd" in text


@pytest.mark.parametrize("columns", [0, 1, 10, 20, 40, 120])
def test_any_width_works(columns: int) -> None:
    shown = screen("discard", "--hand", "5H5S6DJCQD4S", columns=columns, NO_COLOR="1")
    widest = 80 if columns == 0 else max(columns, 10)
    assert all(len(line) <= widest for line in shown.replace("\r", "").splitlines())


def test_at_forty_columns_cards_stay_whole() -> None:
    shown = screen("score", "5H5S6D4S", "JD", columns=40, NO_COLOR="1").replace("\r", "")
    assert "run of three  4♠ 5♥ 6♦   13" in shown
    assert all(len(line) <= 40 for line in shown.splitlines())
