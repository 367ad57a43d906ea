"""Text files that the user names."""

from __future__ import annotations

from typing import TYPE_CHECKING

import typer

if TYPE_CHECKING:
    from pathlib import Path


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
