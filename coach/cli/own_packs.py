"""Packs by name: those that come with the program, those in the data folder, any file."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path

import typer

from coach.practice.pack_files import check_all, read, read_all, shipped_texts
from coach.practice.packs import Pack, PackError
from coach.progress.file import default_path


def own_texts() -> dict[str, str]:
    """The YAML of the user's packs, by path: `drills/*.yaml` in the data folder."""
    folder = default_path().parent / "drills"
    # What is no text is a fault of that file alone, and is named when it is read as a pack.
    return {
        str(path): path.read_text("utf-8", errors="replace")
        for path in sorted(folder.glob("*.yaml"))
        if path.is_file()
    }


def all_packs() -> dict[str, Pack]:
    """All packs that can be read, by id; one of the user's takes no shipped one's place."""
    packs = read_all(shipped_texts())
    for file, text in own_texts().items():
        with suppress(PackError):
            pack = read(text, file)
            packs.setdefault(pack.id, pack)
    return packs


def find_pack(name: str) -> Pack:
    """The pack with this id, or in this file.

    Raises:
        PackError: there is none, or it has a fault.
        typer.BadParameter: the file cannot be read.
    """
    if name.endswith((".yaml", ".yml")):
        return read(pack_text(Path(name)), name)
    packs = all_packs()
    if name not in packs:
        for fault in check_all(own_texts()):
            raise fault  # the pack that is asked for may be the one that cannot be read
        raise PackError(f"{name!r} is no drill pack; there are {', '.join(packs)}")
    return packs[name]


def pack_text(path: Path) -> str:
    """The text of a pack file.

    Raises:
        typer.BadParameter: it cannot be read.
    """
    try:
        return path.read_text("utf-8")
    except OSError as error:
        raise typer.BadParameter(f"{path} cannot be read: {error.strerror}") from error
    except UnicodeDecodeError as error:
        raise typer.BadParameter(f"{path} is not UTF-8 text") from error
