from __future__ import annotations

import os
import pty
import re
import select
import shlex
import subprocess
import sys
import time
from datetime import UTC, datetime
from pathlib import Path

import pytest

from coach.data_folder import default_path
from coach.progress.answer import Answer, Outcome
from coach.progress.store import Store

COACH = [sys.executable, "-m", "coach"]


def screen(
    *arguments: str,
    typed: str = "",
    columns: int = 80,
    status: int = 0,
    no_color: str | None = None,
) -> str:
    """What a command writes to a real terminal, errors too, escapes and all."""
    outside, inside = pty.openpty()
    variables = {
        name: value for name, value in os.environ.items() if name not in {"NO_COLOR", "COLUMNS"}
    }
    variables |= {"TERM": "xterm-256color", "COLUMNS": str(columns)}
    if no_color is not None:
        variables["NO_COLOR"] = no_color
    process = subprocess.Popen(
        [*COACH, *arguments], stdout=inside, stderr=inside, stdin=inside, env=variables
    )
    os.close(inside)
    os.write(outside, typed.encode())
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
    assert process.wait() == status
    return written.decode()


@pytest.mark.parametrize(
    ("no_color", "coloured"), [(None, True), ("", True), ("0", False), ("1", False)]
)
def test_no_color_turns_colour_off_when_it_is_not_empty(
    no_color: str | None, coloured: bool
) -> None:
    assert ("\x1b[31m" in screen("score", "5H5S6D4S", "JD", no_color=no_color)) is coloured


def test_no_color_as_an_option() -> None:
    assert "\x1b" not in screen("score", "5H5S6D4S", "JD", "--no-color")


@pytest.mark.slow
@pytest.mark.parametrize(
    "arguments",
    [("score", "5H5S6D4S", "JD"), ("discard", "--hand", "5H5S6DJCQD4S"), ("streak",)],
    ids=str,
)
def test_no_color_before_the_command(arguments: tuple[str, ...]) -> None:
    assert "\x1b" in screen(*arguments)
    assert "\x1b" not in screen("--no-color", *arguments)
    assert "\x1b" not in screen(*arguments, "--no-color")


@pytest.mark.parametrize(
    "arguments", [("--linear", "score", "5H5S6D4S", "JD"), ("score", "5H5S6D4S", "JD", "--linear")]
)
def test_linear_as_an_option(arguments: tuple[str, ...]) -> None:
    assert "starter jack of diamonds" in screen(*arguments)


def test_linear_on_the_first_screen() -> None:
    first = screen("--linear", typed="q\n", no_color="1").splitlines()
    assert " 1, First steps: 11 hands to count, with hints" in first


def test_linear_lines_break_between_words() -> None:
    told = screen("odds", "84-92", "--linear", columns=40, no_color="1").splitlines()
    assert max(map(len, told)) <= 40
    assert " par: you 95, 11 short; opponent 85, 7" in told


def test_no_color_on_the_first_screen() -> None:
    assert "\x1b" in screen(typed="q\n")
    assert "\x1b" not in screen("--no-color", typed="q\n")


def test_an_error_breaks_between_words() -> None:
    shown = screen("hand-count", "--theme", "play-go", columns=40, status=2).splitlines()
    assert len(shown) > 1
    assert "is a theme of other questions" in " ".join(map(str.strip, shown))
    assert all(len(line) <= 40 for line in shown)


def test_the_legend_of_the_streak_keeps_sign_and_word_together() -> None:
    assert "▪ a few" in screen("streak", columns=26, no_color="1")
    assert "· nothing" in screen("streak", columns=40, no_color="1")


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


def test_right_is_ok_in_ascii() -> None:
    done = subprocess.run(
        [*COACH, "hand-count", "-n", "2", "--seed", "8"],
        input=b"16\n6\n",
        env=os.environ | {"LC_ALL": "C"},
        capture_output=True,
        check=True,
    )
    text = done.stdout.decode("ascii")
    assert "\n ok 16\n" in text
    assert "\n x 6 - it is 8, two short: the pairs?\n" in text
    assert "today 0/10" in text


WIDTHS = [20, 40, 60, 66, 72, 80]


@pytest.mark.slow
@pytest.mark.parametrize("columns", WIDTHS)
@pytest.mark.parametrize("hand", ["5H5S6DJCQD4S", "THTSTDTCKDKS", "AC2D3H4S5C7D"])
def test_a_table_leaves_columns_away_and_cuts_none(columns: int, hand: str) -> None:
    shown = screen("discard", "--hand", hand, columns=columns, no_color="1").replace("\r", "")
    lines = shown.splitlines()
    assert all(len(line) <= columns for line in lines)
    assert not any("…" in line or "~" in line for line in lines)
    (header, *_) = [line.split() for line in lines if line.split()[:1] == ["throw"]]
    (best, *_) = [line for line in lines if line.lstrip().startswith("★")]
    card, points = r"(?:10|[A2-9JQK])[♣♦♥♠]", r"-?\d+\.\d\d"
    row = {
        "throw": f"{card} {card}",
        "keep": " ".join([card] * 4),
        "hand": points,
        "crib": r"[+-]\d+\.\d\d",
        "peg": r"[+-]\d+\.\d\d",
        "net": points,
        "range": r"\d+–\d+",
        "12+": r"\d+ %",
    }
    assert [name for name in row if name in header] == [name for name in header if name in row]
    assert {"throw", "net"} <= {*header}
    whole = r"\s+".join(["★", *(row[name] for name in header if name in row)])
    assert re.fullmatch(rf"\s*{whole}(?:\s[ ▁▂▃▄▅▆▇█]+)?", best), (whole, best)
    assert ("29" in header) <= (columns == 80)
    assert columns < 72 or {*row} <= {*header}
    assert columns < 60 or {"throw", "keep", "net"} <= {*header}


@pytest.mark.slow
@pytest.mark.parametrize("columns", WIDTHS[1:])
def test_tables_of_the_progress_fit_as_well(columns: int) -> None:
    kinds = ["fifteen", "pair", "run", "double pair royal", "unattributed"]
    with Store(default_path()) as store:
        for number, kind in enumerate(kinds * 12):
            for drill, itemised in (("pegging-drill", False), ("hand-count", True)):
                store.add(
                    Answer(
                        at=datetime.now(UTC),
                        day=datetime.now(UTC).date(),
                        drill=drill,
                        question=f"{drill} {number}",
                        answer="0",
                        right_answer="2",
                        outcome=Outcome.WRONG,
                        marks={kind: 2},
                        itemised=itemised,
                        seconds=12.0,
                        hints=0,
                        seed=None,
                        session="one",
                    )
                )
    for command in ("stats", "streak", "drills"):
        shown = screen(command, columns=columns, no_color="1").replace("\r", "")
        assert all(len(line) <= columns for line in shown.splitlines())
        assert "…" not in shown


@pytest.mark.slow
@pytest.mark.parametrize("columns", [0, 1, 10, 20, 40, 120])
def test_any_width_works(columns: int) -> None:
    shown = screen("discard", "--hand", "5H5S6DJCQD4S", columns=columns, no_color="1")
    widest = 80 if columns == 0 else max(columns, 10)
    assert all(len(line) <= widest for line in shown.replace("\r", "").splitlines())


def test_at_forty_columns_cards_stay_whole() -> None:
    shown = screen("score", "5H5S6D4S", "JD", columns=40, no_color="1").replace("\r", "")
    assert "run of three  4♠ 5♥ 6♦   13" in shown
    assert all(len(line) <= 40 for line in shown.splitlines())


# Output that cannot be written, streams that are closed


def shell(command: str) -> subprocess.CompletedProcess[str]:
    """A command line; `coach` stands for the program."""
    coach = f'coach() {{ {shlex.join(COACH)} "$@"; }}; set -o pipefail; '
    return subprocess.run(
        ["bash", "-c", coach + command],
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        check=False,
        timeout=60,
    )


needs_a_full_disk = pytest.mark.skipif(not Path("/dev/full").exists(), reason="no /dev/full")


@pytest.mark.slow
@needs_a_full_disk
@pytest.mark.parametrize(
    "command",
    [
        "streak",
        "score 5H5S6D4S JD",
        "score 5H5S6D4S JD --json",
        "discard --hand 5H5S6DJCQD4S",
        "drills",
        "--help",
        "--version",
        "hand-count -n 1",
    ],
)
def test_a_full_disk_is_one_line_and_exit_status_1(command: str) -> None:
    done = shell(f"coach {command} > /dev/full")
    assert done.returncode == 1
    assert done.stderr == "coach: the output cannot be written: No space left on device\n"


@needs_a_full_disk
def test_a_full_disk_after_something_was_read() -> None:
    done = shell("echo 5H5S6D4SJD | coach score - > /dev/full")
    assert done.returncode == 1
    assert done.stderr == "coach: the output cannot be written: No space left on device\n"


@pytest.mark.slow
@pytest.mark.parametrize(
    "command",
    [
        "coach score 5H5S6D4S JD | true",
        "coach discard --hand 5H5S6DJCQD4S --all | true",
        "yes 5H5S6D4SJD | head -20000 | coach score - | head -1",
        "yes 8 | coach hand-count -n 500 --no-save | true",
    ],
)
def test_a_reader_that_goes_away_is_no_fault(command: str) -> None:
    done = shell(command)
    assert done.stderr == ""


def test_a_closed_pipe_is_exit_status_1() -> None:
    done = shell("yes 5H5S6D4SJD | head -20000 | (coach score -; echo $? >&2) | head -1")
    assert done.stderr == "1\n"


@pytest.mark.slow
@pytest.mark.parametrize(
    ("command", "status"),
    [
        ("coach hand-count --no-save <&-", 0),
        ("coach score - <&-", 0),
        ("coach score 5H5S6D4S JD >&-", 0),
        ("coach streak >&-", 0),
        ("coach hand-count --no-save <&- >&-", 0),
        ("coach score 5X 2>&-", 2),
        ("coach score 5X >&-", 2),
        ("coach <&- >&- 2>&-", 0),
    ],
)
def test_closed_streams_are_no_fault(command: str, status: int) -> None:
    done = shell(command)
    assert done.returncode == status
    assert "Traceback" not in done.stderr
    assert ("is not a card" in done.stderr) == (command == "coach score 5X >&-")


def test_a_fault_after_the_first_answer_is_one_line() -> None:
    with Store(default_path()) as store:
        store.db.execute("DROP TABLE answers")
        store.db.execute("CREATE TABLE answers (day TEXT, question TEXT, drill TEXT, outcome TEXT)")
    done = shell("echo 16 | coach hand-count --seed 8")
    assert done.returncode == 3
    (line,) = done.stderr.splitlines()
    assert line.startswith(f"coach: {default_path()} cannot be used: table answers has no column")
