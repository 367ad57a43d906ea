"""Text files that the user names."""

from __future__ import annotations

from typing import TYPE_CHECKING

import typer

from coach.errors import TextFileError

if TYPE_CHECKING:
    from pathlib import Path

_MOST_BYTES = 20_000_000  # more than any text that is read; a device may have no end


def text_of(path: Path) -> str:
    """The text of a file.

    Raises:
        typer.BadParameter: it cannot be read.
    """
    try:
        return path.read_text("utf-8")
    except OSError as error:
        raise typer.BadParameter(f"{path} cannot be read: {error.strerror}") from error
    except UnicodeDecodeError as error:
        raise typer.BadParameter(f"{path} is not UTF-8 text") from error


def contents_of(path: Path) -> bytes | TextFileError:
    """The contents of a file, or the fault that it cannot be read."""
    try:
        with path.open("rb") as file:
            return file.read(_MOST_BYTES)
    except OSError as error:
        return TextFileError(f"{path} cannot be read: {error.strerror}")
