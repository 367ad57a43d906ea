"""The one way to the screen and from the keyboard.

Screens write plain Unicode. Here suits are coloured on a terminal that has
colour, every sign gets its ASCII twin where the encoding cannot show it, prose is wrapped
to the width. Text from outside can neither move the cursor nor recolour the screen: control
characters are shown as signs. In linear mode nothing is drawn, all is said line by line. Results
go to stdout, errors to stderr.
"""

from __future__ import annotations

import os
import sys
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

from coach.cli.display.linear import said, said_row
from coach.cli.display.signs import in_ascii, shows_suits
from coach.cli.display.window import WIDTH_OF_A_FILE, in_lines, window_width
from coach.cli.own_settings import own_settings
from coach.settings.settings import DEFAULTS, Settings
from coach.textfiles.characters import harmless, shortened

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence

    from rich.console import Console, RenderableType

    from coach.cli.display.linear import Heading

_RED_SUITS = r"(10|[A2-9TJQK])[♥♦]"
_NARROW = 60
_SCHEMA = 2  # of every result in JSON


@dataclass(slots=True)
class Terminal:
    """A place to print to and to ask at."""

    colour: bool
    ascii: bool
    width: int
    _console: Console | None = None
    written: int = 0
    """The number of lines so far."""
    settings: Settings = DEFAULTS

    @classmethod
    def open(cls, *, no_color: bool = False, settings: Settings | None = None) -> Terminal:
        """The terminal of this process, with the player's settings unless others are given.

        Raises:
            SettingsError, ProgressFileError: the settings have a fault, or cannot be read.
        """
        settings = own_settings() if settings is None else settings
        # A stream that the shell closed is None: nothing to read there, nowhere to write.
        nowhere = Path(os.devnull).open  # stays open as long as the process
        sys.stdin = sys.stdin or nowhere(encoding="utf-8")
        sys.stdout = sys.stdout or nowhere("w", encoding="utf-8")
        sys.stderr = sys.stderr or nowhere("w", encoding="utf-8")
        for stream in (sys.stdin, sys.stdout, sys.stderr):
            if getattr(stream, "errors", "replace") != "replace" and hasattr(stream, "reconfigure"):
                stream.reconfigure(errors="replace")
        on_screen = sys.stdout.isatty()
        wanted = on_screen and settings.colour and not no_color
        wanted = wanted and not os.environ.get("NO_COLOR")
        return cls(
            colour=wanted and os.environ.get("TERM") != "dumb",
            ascii=not shows_suits(sys.stdout),
            width=window_width() if on_screen else WIDTH_OF_A_FILE,
            settings=settings,
        )

    @property
    def narrow(self) -> bool:
        """True where a table must leave out its lesser columns."""
        return self.width < _NARROW

    @property
    def linear(self) -> bool:
        """True where tables, bars and suit signs are put into words."""
        return self.settings.linear or bool(os.environ.get("COACH_LINEAR"))

    def clear(self) -> None:
        """Begin a new screen in place of the last one, as wide as the window is now."""
        self.width, self._console = window_width(), None
        print("\x1b[H\x1b[2J", end="")

    def line(self, text: str = "", *, style: str = "", indent: int = 1) -> None:
        """Print a line of prose, indented; on a screen it is wrapped under itself."""
        text = harmless(text)
        if self.linear:
            text, indent = said(text), 1
        if not text:
            self._write("")
        elif not self.colour and (len(text) + indent <= self.width or not sys.stdout.isatty()):
            self._write(" " * indent + text)
        else:
            from rich.padding import Padding

            self.show(Padding(self.text(text, style), (0, 0, 0, indent), expand=False))

    def prose(self, text: str, *, indent: int = 1, bullet: str = "") -> None:
        """Print a paragraph in lines of the width, on a screen and into a file."""
        from textwrap import wrap

        if self.linear:
            text, indent, bullet = said(text), 1, ""
        hang = indent + len(bullet)
        first, *rest = wrap(text, self.width - hang, break_on_hyphens=False)
        self.line(bullet + first, indent=indent)
        for line in rest:
            self.line(line, indent=hang)

    def styled(self, pieces: Iterable[tuple[str, str]]) -> None:
        """Print one line of pieces, each with its style."""
        pieces = [(harmless(text), style) for text, style in pieces]
        if not self.colour:
            self._write("".join(text for text, _ in pieces).rstrip())
        else:
            from rich.text import Text

            self.show(Text.assemble(*pieces))

    def drawing(self, draw: Callable[[], None], *, or_say: Iterable[str]) -> None:
        """Draw something, or in linear mode say line by line what it shows."""
        if not self.linear:
            draw()
            return
        for line in or_say:
            self.line(line)

    def row(
        self, cells: Sequence[str], *, headings: Sequence[str | Heading], indent: int = 1
    ) -> None:
        """Print cells side by side, padded as they are; `headings` are for linear mode."""
        if self.linear:
            self.line(said_row(headings, cells))
        else:
            self.line("  ".join(cells).rstrip(), indent=indent)

    def parts(
        self, parts: Sequence[str], *, between: str = " · ", indent: int = 1, style: str = ""
    ) -> None:
        """Print parts side by side, on as many lines as it takes to break none of them.

        A first part that ends in a colon leads the others.
        """
        lead = f"{parts[0]} " if parts[0].endswith(":") else ""
        if self.linear:
            self.line(lead + between.join(parts[bool(lead) :]))
            return
        row = ""
        for part in parts[1:] if lead else parts:
            longer = f"{row}{between}{part}" if row else part
            if row and indent + len(lead + longer) > self.width:
                self.line(lead + row, indent=indent, style=style)
                lead, longer = " " * len(lead), part
            row = longer
        self.line(lead + row, indent=indent, style=style)

    def split(self, left: str, right: str) -> None:
        """Print a header: one text at the left edge, one at the right, or two lines."""
        gap = self.width - len(left) - len(right) - 2
        if gap >= 2 and not self.linear:
            self.line(left + " " * gap + right, style="bold")
        else:
            self.line(left, style="bold")
            if right:
                self.line(right)

    def table(
        self,
        rows: Iterable[Iterable[str]],
        *,
        header: Sequence[str | Heading],
        align: str,
        spare: Sequence[str | tuple[str, ...]] = (),
        style_of_row: Iterable[str] = (),
    ) -> None:
        """Print rows in columns.

        Args:
            rows: the cells.
            header: names of the columns, where need be with what they are called in linear mode.
            align: a letter a column, `l` or `r`.
            spare: columns that may be left out, the first one first, until the rest fits; some
                only together.
            style_of_row: a style a row.
        """
        if self.linear:
            for cells in rows:
                self.line(said_row(header, [*cells]))
            return
        from coach.cli.display.columns import columns

        self.show(columns(self, rows, header, align, spare, style_of_row))

    def show(self, renderable: RenderableType) -> None:
        """Print anything that rich can render."""
        console = self._rich()
        with console.capture() as capture:
            console.print(renderable)
        for line in capture.get().splitlines():
            self._write(line.rstrip())

    def json(self, result: Any) -> None:
        """Print one JSON object on a line."""
        import json

        self._write(json.dumps({"schema": _SCHEMA, **result}))

    def data(self, lines: Iterable[str]) -> None:
        """Print data as it is, except for control characters."""
        on_screen = sys.stdout.isatty()
        for line in lines:
            print(harmless(line) if on_screen else line)

    def note(self, text: str) -> None:
        """Print a remark on stderr, apart from the results."""
        self._beside(f"coach: {harmless(shortened(text))}")

    def error(self, error: BaseException) -> None:
        """Say on stderr what was wrong, and point at it."""
        self.note(" ".join(str(error).split()))
        for line in () if self.linear else getattr(error, "pointer", "").splitlines():
            print(self._shown(f"  {line}"), file=sys.stderr)

    def example(self, call: str) -> None:
        """Show on stderr a call that works."""
        self._beside(f"For example:  {call}")

    def ask(self, prompt: str) -> str | None:
        """Ask for a line; None at the end of the input.

        Raises:
            KeyboardInterrupt: Ctrl-C.
        """
        keyboard = sys.stdin.isatty()
        if keyboard and "readline" not in sys.modules:
            with suppress(ImportError):
                import readline  # noqa: F401 (gives input() its line editing)
        self.written += 1
        try:
            reply = input(self._shown(f" {said(prompt) if self.linear else prompt} "))
        except EOFError:
            print()
            return None
        if not keyboard:
            print(self._shown(harmless(reply)))  # so that a transcript reads like a session
        return reply

    def text(self, text: str, style: str) -> Any:
        """The text as rich prints it, red suits in red."""
        from rich.text import Text

        shown = Text(harmless(text), style)
        shown.highlight_regex(_RED_SUITS, "red")
        return shown

    def _rich(self) -> Console:
        if self._console is None:
            from rich.console import Console

            self._console = Console(
                width=self.width,
                markup=False,
                highlight=False,
                emoji=False,
                force_terminal=self.colour,
                color_system="standard" if self.colour else None,
                no_color=not self.colour,
            )
        return self._console

    def _write(self, line: str) -> None:
        self.written += 1
        print(self._shown(line))

    def _beside(self, text: str) -> None:
        for line in in_lines(said(text) if self.linear else text, sys.stderr):
            print(self._shown(line), file=sys.stderr)

    def _shown(self, text: str) -> str:
        return in_ascii(text) if self.ascii else text
