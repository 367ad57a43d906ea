"""Files that the user names, to be read or written."""

from __future__ import annotations

import errno
import os
from contextlib import contextmanager
from pathlib import Path
from shutil import copymode
from typing import TYPE_CHECKING

import typer

from coach.data_folder import default_path
from coach.errors import TextFileError

if TYPE_CHECKING:
    from collections.abc import Iterator
    from typing import BinaryIO

_MOST_BYTES = 20_000_000  # more than any text that a person writes


def target_of(file: Path, *, force: bool) -> Path:
    """The file to be written, links followed.

    Raises:
        typer.BadParameter: there is no such folder, it is not a regular file, it is the
            progress file, or it is there and is not to be written over.
    """
    target = Path(os.path.realpath(file))
    if not target.parent.is_dir():
        raise typer.BadParameter(f"there is no folder {target.parent}")
    if target.exists():
        progress = default_path()
        if not target.is_file():
            raise typer.BadParameter(f"{file} is not a regular file")
        if progress.exists() and target.samefile(progress):
            raise typer.BadParameter(f"{file} is the progress file itself")
        if not force:
            raise typer.BadParameter(f"{file} is there already; --force writes over it")
    return target


@contextmanager
def written_whole(target: Path) -> Iterator[Path]:
    """A new file that takes the target's place when it is finished, with the target's mode.

    What goes wrong before leaves the target as it is.
    """
    fresh = target.with_name(f"{target.name}.{os.getpid()}.new")
    try:
        yield fresh
        if target.exists():
            copymode(target, fresh)
        fresh.replace(target)
    finally:
        fresh.unlink(missing_ok=True)


def whole(stream: BinaryIO, most: int = _MOST_BYTES) -> bytes:
    """All that a stream has, which may be a device without an end.

    Raises:
        OSError: it has more than so many bytes, or cannot be read.
    """
    contents = stream.read(most + 1)
    if len(contents) > most:
        raise OSError(errno.EFBIG, os.strerror(errno.EFBIG))
    return contents


def text_of(path: Path) -> str:
    """The text of a file.

    Raises:
        typer.BadParameter: it cannot be read.
    """
    try:
        with path.open("rb") as file:
            return whole(file).decode()
    except OSError as error:
        raise typer.BadParameter(f"{path} cannot be read: {error.strerror}") from error
    except UnicodeDecodeError as error:
        raise typer.BadParameter(f"{path} is not UTF-8 text") from error


def contents_of(path: Path) -> bytes | TextFileError:
    """The contents of a file, or the fault that it cannot be read."""
    try:
        with path.open("rb") as file:
            return whole(file)
    except OSError as error:
        return TextFileError(f"{path} cannot be read: {error.strerror}")
