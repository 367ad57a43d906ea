"""A drill on a pseudo-terminal, watched line by line as its screen scrolls."""

from __future__ import annotations

import re
import sys
from dataclasses import dataclass, field

import pexpect

ROWS = 24
_ESCAPE = re.compile(r"\x1b\[[?0-9;]*[A-Za-z]")
_PROMPT = re.compile(r"\? $")
VERDICT = re.compile(r" (✓|✗|It is |Throw .*\.$|Play .*\.$|\d+, with a part of it shown)")
"""The first line of a verdict."""


@dataclass
class Scrolled:
    """The lines that a terminal has shown, wrapped to its width; the last holds the cursor.

    >>> screen = Scrolled(columns=5)
    >>> screen.feed("one\\r\\nseven of\\r\\n ? ")
    >>> screen.lines
    ['one', 'seven', ' of', ' ? ']
    """

    columns: int
    lines: list[str] = field(default_factory=lambda: [""])
    _column: int = 0

    def feed(self, text: str) -> None:
        """Take in what was written."""
        for sign in _ESCAPE.sub("", text):
            if sign == "\n":
                self.lines.append("")
                self._column = 0
            elif sign == "\r":
                self._column = 0
            elif sign == "\b":
                self._column = max(0, self._column - 1)
            elif sign.isprintable():
                self._put(sign)

    def _put(self, sign: str) -> None:
        if self._column == self.columns:
            self.lines.append("")
            self._column = 0
        line = self.lines[-1]
        self.lines[-1] = line[: self._column] + sign + line[self._column + 1 :]
        self._column += 1

    @property
    def view(self) -> list[str]:
        """The lines that are in view."""
        return self.lines[-ROWS:]


class Watched:
    """A command on a pseudo-terminal of 24 rows."""

    def __init__(self, *arguments: str, columns: int = 80) -> None:
        self.screen = Scrolled(columns)
        self._child = pexpect.spawn(
            sys.executable,
            ["-m", "coach", *arguments],
            encoding="utf-8",
            dimensions=(ROWS, columns),
            timeout=60,
        )
        self.ended = False
        self._answered = 0
        self.wait()

    def wait(self) -> None:
        """Read until the next prompt, or to the end."""
        read = ""
        while not _PROMPT.search(read):
            try:
                read += self._child.read_nonblocking(4096, timeout=60)
            except pexpect.EOF:
                self.ended = True
                self._child.close()
                break
        self.screen.feed(read)

    def type(self, line: str) -> None:
        """Type a line at the prompt, and wait for the next one."""
        self._answered = len(self.screen.lines)
        self._child.sendline(line)
        self.wait()

    @property
    def told(self) -> list[str]:
        """All lines since the last one typed, in view or not."""
        return self.screen.lines[self._answered :]

    @property
    def verdict_in_view(self) -> bool:
        """True if a verdict follows what was typed, and is in view with the prompt at the end."""
        found = VERDICT.match(self.told[0]) is not None
        return found and len(self.told) <= ROWS

    def close(self) -> None:
        """Hang up."""
        self._child.close(force=True)
