"""The folder of a player's data: the progress file, the settings, packs of one's own."""

from __future__ import annotations

import os
from pathlib import Path

from coach.errors import ProgressFileError

ELSEWHERE = "name a folder in COACH_HOME"
"""The way out where the folder is of no use."""


def data_folder() -> Path:
    """The folder `COACH_HOME`, or the platform's folder for such data.

    Raises:
        ProgressFileError: there is no such user, or this one has no home.
    """
    home = os.environ.get("COACH_HOME")
    try:
        if home:
            return Path(home).expanduser()
        from platformdirs import user_data_path

        folder = user_data_path("cribbage-coach", appauthor=False)
    except (RuntimeError, KeyError) as error:
        what = f"COACH_HOME is {home}, and there is no such user" if home else "you have no home"
        raise _no_folder(what) from error
    if folder.parts[:1] == ("~",):  # as it comes back where nobody knows the home
        raise _no_folder("you have no home")
    return folder


def default_path() -> Path:
    """The path of the progress file in the data folder.

    Raises:
        ProgressFileError: there is no data folder.
    """
    return data_folder() / "progress.db"


def _no_folder(reason: str) -> ProgressFileError:
    told = f"there is no folder for the progress file: {reason}; {ELSEWHERE}"
    return ProgressFileError(told, reason)
