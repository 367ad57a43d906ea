"""The window of a terminal: how wide it is, and where lines break in it."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from typing import TextIO

WIDTH_OF_A_FILE = 80
_NARROWEST, _WIDEST = 10, 1000  # fewer columns cannot hold a hand, and no screen has more


def window_width() -> int:
    """Columns of the window now; those of a file where nobody says."""
    from shutil import get_terminal_size

    # Some terminals say 0 columns, and COLUMNS may say anything.
    return min(max(_NARROWEST, get_terminal_size((WIDTH_OF_A_FILE, 24)).columns), _WIDEST)


def in_lines(text: str, stream: TextIO) -> list[str]:
    """Break a text between words where the stream is a screen; whole where it is not."""
    if not stream.isatty() or len(text) <= window_width():
        return [text]
    from textwrap import wrap

    return wrap(text, window_width())
