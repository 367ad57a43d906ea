"""The settings file in the data folder: read, made, and one setting changed."""

from __future__ import annotations

from contextlib import contextmanager
from typing import TYPE_CHECKING

from coach.data_folder import data_folder
from coach.errors import ProgressFileError
from coach.settings.settings import DEFAULTS, SETTINGS

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from coach.settings.settings import Settings
    from coach.settings.text import ReadSettings


def settings_path() -> Path:
    """The path of the settings file.

    Raises:
        ProgressFileError: there is no data folder.
    """
    return data_folder() / "settings.yaml"


def own_settings() -> Settings:
    """The settings of the player.

    Raises:
        SettingsError: the file has a fault.
        ProgressFileError: it cannot be read.
    """
    try:
        path = settings_path()
    except ProgressFileError:  # a command that keeps nothing needs no folder
        return DEFAULTS
    return read_own(path).settings if path.exists() else DEFAULTS


def read_own(path: Path) -> ReadSettings:
    """The settings of a file, and where each stands; none where there is no file.

    Raises:
        SettingsError: the file has a fault.
        ProgressFileError: it cannot be read.
    """
    from coach.settings.text import read_settings

    return read_settings(_contents(path), str(path))


def set_own(path: Path, name: str, value: str) -> None:
    """Give one setting another value; a file is made where there is none.

    Raises:
        SettingsError: the file has a fault, which is mended first.
        TextFileError: the value is none that the setting may have.
        ProgressFileError: the file cannot be read or written.
    """
    from coach.settings.text import template, value_of, with_value

    value_of(SETTINGS[name], value)
    read_own(path)
    text = _contents(path).decode("utf-8-sig") if path.exists() else template()
    _write(path, with_value(text, name, value))


def make_own(path: Path) -> None:
    """Make a file that sets nothing yet, where there is none.

    Raises:
        ProgressFileError: it cannot be written.
    """
    from coach.settings.text import template

    if not path.exists():
        _write(path, template())


def _contents(path: Path) -> bytes:
    from coach.cli.user_files import whole

    with _explained(path):
        if not path.exists():
            return b""
        if not path.is_file():
            raise ProgressFileError(f"{path} is not a regular file: move it away")
        with path.open("rb") as file:
            return whole(file)


def _write(path: Path, text: str) -> None:
    from coach.cli.user_files import written_whole

    with _explained(path):
        path.parent.mkdir(parents=True, exist_ok=True)
        with written_whole(path.resolve()) as fresh:
            fresh.write_text(text, "utf-8")


@contextmanager
def _explained(path: Path) -> Iterator[None]:
    """Turn an error of the disk into one line that names the file and the way out."""
    try:
        yield
    except OSError as error:
        from coach.progress.file import advice

        raise ProgressFileError(
            f"{path} cannot be used: {error.strerror}; {advice(error)}", error.strerror or ""
        ) from error
