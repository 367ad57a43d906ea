"""Packs by name: those that come with the program, those in the data folder, any file."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path
from shlex import quote
from typing import TYPE_CHECKING, Any

from coach.cli.user_files import contents_of
from coach.data_folder import data_folder
from coach.english import meant
from coach.errors import PackError, TextFileError
from coach.practice.drills.drill import Asked
from coach.practice.packs.files import check_all, read, read_all, shipped_texts
from coach.practice.packs.pack import Pack

if TYPE_CHECKING:
    from coach.practice.drills.drill import Drill
    from coach.practice.packs.files import PackText


def own_texts() -> dict[str, PackText]:
    """The user's packs, by path: `drills/*.yaml` in the data folder."""
    folder = data_folder() / "drills"
    files = (path for path in sorted(folder.glob("*.yaml")) if not path.is_dir())
    return {str(path): contents_of(path) for path in files}


def all_packs() -> dict[str, Pack[Any]]:
    """All packs that can be read, by id; one of the user's takes no shipped one's place."""
    packs: dict[str, Pack[Any]] = read_all(shipped_texts())
    for file, text in own_texts().items():
        with suppress(TextFileError):
            pack = read(text, file)
            packs.setdefault(pack.id, pack)
    return packs


def find_pack(name: str, drill: Drill[Asked]) -> Pack[Asked]:
    """The pack of a drill with this id, or in this file.

    Raises:
        PackError: there is none, it cannot be read or has a fault, or another command plays it.
    """
    pack = any_pack(name, drill)
    if pack.drill is not drill:
        raise PackError(f"{name} is played with coach {pack.drill.command} --pack {quote(name)}")
    return pack


def any_pack(name: str, drill: Drill[Any] | None = None) -> Pack[Any]:
    """The pack with this id, or in this file; where there is none, those of a drill are named.

    Raises:
        PackError: there is none, it cannot be read or has a fault.
    """
    if name.endswith((".yaml", ".yml")):
        return read(contents_of(Path(name)), name)
    file = f"{name}.yaml"  # a shipped pack is named like its file
    shipped = shipped_texts()
    if file in shipped:
        return read(shipped[file], file)
    packs = all_packs()
    if name not in packs:
        for fault in check_all(own_texts()):
            raise fault  # the pack that is asked for may be the one that cannot be read
        if Path(name).is_file():
            raise PackError(
                f"{name!r} is not a drill pack: a pack of your own is a .yaml file; "
                "drills/README.md says what is in it"
            )
        fitting = [pack.id for pack in packs.values() if drill is None or pack.drill is drill]
        near = meant(name, fitting, "coach drills lists them")
        raise PackError(f"{name!r} is not a drill pack; {near}")
    return packs[name]
