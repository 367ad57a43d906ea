"""Drill packs from their files, with every fault named by file and line.

A pack has an `id`, a `title`, what it `teaches`, a `kind`, perhaps a `level`, and one of the fields
by which its kind gives questions. `drills/README.md` describes every field.
"""

from __future__ import annotations

import re
from importlib.resources import files
from typing import TYPE_CHECKING, Any, cast

from coach.english import listed
from coach.errors import PackError, TextFileError
from coach.practice.packs.pack import LEVELS, Pack, PackLevel
from coach.practice.packs.play import PLAY
from coach.practice.packs.reader import PackReader
from coach.practice.packs.show import SHOW
from coach.practice.packs.throw import THROW
from coach.textfiles.reader import scalar

if TYPE_CHECKING:
    from collections.abc import Mapping

    from coach.practice.packs.kind import PackKind
    from coach.textfiles.reader import Fields, Node

KINDS = {kind.name: kind for kind in (SHOW, PLAY, THROW)}
"""The kinds of packs by name."""
_HEAD = ("id", "title", "teaches", "kind")


PackText = str | bytes | TextFileError
"""The YAML of a pack, the bytes of its file, or the error of a file that cannot be read."""


def shipped_texts() -> dict[str, PackText]:
    """The YAML of the packs that come with the program, by file name."""
    return {
        entry.name: entry.read_text("utf-8")
        for entry in sorted(files("coach.packs").iterdir(), key=lambda entry: entry.name)
        if entry.name.endswith(".yaml")
    }


def read(text: PackText, name: str) -> Pack[Any]:
    """Read a pack and check it.

    Args:
        text: the YAML, or why there is none.
        name: the file's name, for messages.

    Raises:
        PackError: the text is not YAML, a field is missing, unknown, double or of the wrong form, a
            question is impossible or has no hint, or no hand fits the filter.

    >>> pack = read(
    ...     "{id: runs, title: Runs, teaches: runs, kind: show, filter: {run: 6+}, hint: Look}", ""
    ... )
    >>> pack.drill.id, pack.contents.filter.bounds
    ('hand-count', {'run': Bounds(least=6, most=29)})
    """
    pack, faults = _read(text, name)
    if pack is None or faults:
        raise faults[0]
    return pack


def read_all(texts: Mapping[str, PackText]) -> dict[str, Pack[Any]]:
    """Packs by id.

    Raises:
        PackError: one of them has a fault.
    """
    packs = [read(text, name) for name, text in texts.items()]
    return {pack.id: pack for pack in packs}


def check_all(texts: Mapping[str, PackText]) -> list[TextFileError]:
    """Every fault of the packs, by file name; none when all is well."""
    faults = []
    first: dict[str, str] = {}
    for name, text in texts.items():
        pack, found = _read(text, name)
        faults += found
        if pack is not None and first.setdefault(pack.id, name) != name:
            faults.append(PackError(f"{name}: {first[pack.id]} has the id {pack.id!r} already"))
    return faults


def _read(text: PackText, name: str) -> tuple[Pack[Any] | None, list[TextFileError]]:
    """The pack, None where nothing can be made of it, and its faults by line."""
    if isinstance(text, TextFileError):
        return None, [text]
    reader = PackReader(name)
    root = reader.compose(text)
    pack = None if root is None else _pack(reader, root)
    return pack, sorted(reader.faults, key=lambda fault: fault.line)


def _pack(reader: PackReader, root: Node) -> Pack[Any] | None:
    fields, kind = _fields(reader, root)
    name, title, teaches = (reader.text(fields.get(field), field) for field in _HEAD[:3])
    if not re.fullmatch("[a-z0-9-]*", name):
        reader.fault(fields["id"], f"id {name!r} is more than small letters, digits and hyphens")
    level = cast("PackLevel | None", reader.choice(fields.get("level"), "level", LEVELS) or None)
    if kind is None:
        return None
    chosen = [field for field in kind.ways if field in fields]
    if len(chosen) != 1:
        ways = listed([*map(repr, kind.ways)], "or")
        reader.fault(root, f"a {kind.name} pack has one of {ways}")
        return None
    (field,) = chosen
    way = kind.ways[field]
    for other in fields.keys() - {*_HEAD, "level", field, *way.beside}:
        reader.fault(fields[other], f"{other!r} does not go with {field!r}")
    contents = way.contents(reader, field, fields)
    return Pack(name, title, teaches, kind.drill, contents, level)


def _fields(reader: PackReader, root: Node) -> tuple[Fields, PackKind | None]:
    """The fields of a pack, which its kind decides; of no known kind, those of any."""
    pairs = root.value if root.id == "mapping" else ()
    said = next((node for key, node in pairs if key.value == "kind"), None)
    kind = None if said is None else KINDS.get(scalar(said))
    if kind is not None:
        place = f"of a {kind.name} pack"
        return reader.fields(root, _HEAD, ("level", *kind.fields), place), kind
    any_kind = dict.fromkeys(field for kind in KINDS.values() for field in kind.fields)
    reader.choice(said, "kind", tuple(KINDS))
    return reader.fields(root, _HEAD, ("level", *any_kind)), None
