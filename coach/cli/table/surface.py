"""Surfaces that a game is seen on: a table that stands still, or lines, one after the other."""

from __future__ import annotations

import os
import sys
from shutil import get_terminal_size
from time import sleep
from typing import TYPE_CHECKING, Protocol

from coach.cli.screens.game.frame import frame, table
from coach.words.game import situations as words

if TYPE_CHECKING:
    from collections.abc import Iterable

    from coach.cli.terminal import Terminal
    from coach.game.view import View
    from coach.words.game.people import People

_KEPT = 30
"""Events that are remembered: more than any screen shows."""
_SIGNS = {"✓": "green", "✗": "red"}


class Surface(Protocol):
    """A place where a game is seen and asked about."""

    rests: bool
    """True where somebody has to be given time to look."""

    def tell(self, view: View, events: Iterable[str], pause: float) -> None:
        """Tell what has happened, and rest so many seconds after each."""

    def ask(self, view: View, prompt: str) -> str | None:
        """Ask for a line, with what lies on the table in sight; None at the end of the input."""

    def remark(self, view: View, line: str) -> None:
        """Say something about the last reply."""


def surface_of(terminal: Terminal, people: People) -> Surface:
    """The still table where there are a screen and a keyboard, lines anywhere else."""
    still = sys.stdout.isatty() and sys.stdin.isatty() and os.environ.get("TERM") != "dumb"
    return (
        StillTable(terminal, people) if still and not terminal.linear else Lines(terminal, people)
    )


class StillTable:
    """A table that stands still: every event draws it anew, the last ones under it."""

    rests = True

    def __init__(self, terminal: Terminal, people: People) -> None:
        self._terminal, self._people = terminal, people
        self._events: list[str] = []

    def tell(self, view: View, events: Iterable[str], pause: float) -> None:
        for event in events:
            self._add(event)
            self._draw(view)
            sleep(pause)

    def ask(self, view: View, prompt: str) -> str | None:
        self._draw(view)
        return self._terminal.ask(prompt)

    def remark(self, view: View, line: str) -> None:
        self._add(line)

    def _add(self, event: str) -> None:
        self._events = [*self._events, event][-_KEPT:]

    def _draw(self, view: View) -> None:
        size = get_terminal_size()
        self._terminal.clear()
        for row in frame(
            self._people, view, self._events, width=self._terminal.width, height=size.lines
        ):
            self._terminal.line(row, style=_SIGNS.get(row.strip()[:1], ""), indent=0)


class Lines:
    """Lines, one after the other: for a pipe and for linear mode."""

    rests = False

    def __init__(self, terminal: Terminal, people: People) -> None:
        self._terminal, self._people = terminal, people
        self._shown: list[str] = []

    def tell(self, view: View, events: Iterable[str], pause: float) -> None:
        for event in events:
            self._terminal.line(event)

    def ask(self, view: View, prompt: str) -> str | None:
        situation = [words.scores(self._people, view), *table(self._people, view)]
        for line in situation:
            if line not in self._shown:
                self._terminal.line(line, indent=3)
        self._shown = situation
        return self._terminal.ask(prompt)

    def remark(self, view: View, line: str) -> None:
        self._terminal.line(line)
