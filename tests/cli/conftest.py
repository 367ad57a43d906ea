"""The command line called like a function, with its output shown when a test fails."""

from __future__ import annotations

import io
import sys
from dataclasses import dataclass
from datetime import UTC, datetime
from importlib.util import find_spec
from pathlib import Path
from typing import Protocol

import pytest

from coach.cli.app import run

# Windows has no pseudo-terminal.
collect_ignore = [] if find_spec("pexpect") else ["test_real_terminal.py", "watched.py"]

NOON = datetime(2026, 5, 20, 12, tzinfo=UTC)


@dataclass(frozen=True)
class Result:
    code: int
    out: str
    err: str
    """Without the example at its end."""
    example: str = ""
    """A call that works, where the one that was made does not."""


@pytest.fixture(autouse=True)
def own_home(home: Path) -> Path:
    """Every command keeps its progress in a folder of the test's own."""
    return home


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> list[datetime]:
    """The local time of every command: noon, at which no day ends, unless a test sets it."""
    time = [NOON]
    monkeypatch.setattr("coach.cli.clock.local_now", lambda: time[0])
    return time


class Coach(Protocol):
    def __call__(self, *arguments: str, typed: str = "") -> Result: ...


@pytest.fixture
def coach(
    request: pytest.FixtureRequest,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    clock: list[datetime],
) -> Coach:
    def call(*arguments: str, typed: str = "") -> Result:
        monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(typed.encode()), "utf-8"))
        code = run(list(arguments))
        out, err = capsys.readouterr()
        screen = f"$ coach {' '.join(arguments)}\n{out}{err}[exit {code}]"
        request.node.add_report_section("call", "coach", screen)
        err, _, example = err.partition("For example:  ")
        return Result(code, out, err, example.rstrip("\n"))

    return call
