"""Reading drill packs from YAML, with every fault named.

A pack has an `id`, a `title`, what it `teaches`, its `kind` (`show`), and either `hands`, each with
a hint, or a `filter` over the engine's own breakdown with one `hint` for all.
"""

from __future__ import annotations

import random
import re
from importlib.resources import files
from typing import TYPE_CHECKING, Any

from coach.cards import parse
from coach.errors import CoachError
from coach.practice.packs import TOTAL, Filter, Pack, PackError
from coach.practice.questions import ShowQuestion
from coach.scoring.breakdown import SHOW_KINDS

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping

_TEXTS = ("id", "title", "teaches")
_BOUND = re.compile(r"([0-9]+)(?:(\+)|-([0-9]+))?")


def shipped_texts() -> dict[str, str]:
    """The YAML of the packs that come with the program, by file name."""
    return {
        entry.name: entry.read_text("utf-8")
        for entry in sorted(files("coach.packs").iterdir(), key=lambda entry: entry.name)
        if entry.name.endswith(".yaml")
    }


def shipped() -> dict[str, Pack]:
    """The packs that come with the program, by id."""
    packs = [read(text, name) for name, text in shipped_texts().items()]
    return {pack.id: pack for pack in packs}


def check_all(texts: Mapping[str, str]) -> list[PackError]:
    """Every fault of the packs, by file name; none when all is well."""
    faults = []
    first: dict[str, str] = {}
    for name, text in texts.items():
        try:
            pack = read(text, name)
        except PackError as fault:
            faults.append(fault)
            continue
        if pack.id in first:
            faults.append(PackError(f"{name}: {first[pack.id]} has the id {pack.id!r} already"))
        first.setdefault(pack.id, name)
    return faults


def find(name: str) -> Pack:
    """The shipped pack with this id.

    Raises:
        PackError: there is none.
    """
    packs = shipped()
    if name not in packs:
        raise PackError(f"{name!r} is no drill pack; there are {', '.join(packs)}")
    return packs[name]


def read(text: str, name: str) -> Pack:
    """Read a pack and check it.

    Args:
        text: the YAML.
        name: the file's name, for messages.

    Raises:
        PackError: the text is no YAML, a field is missing, unknown or of the wrong form, a hand is
            impossible or has no hint, or no hand fits the filter.

    >>> pack = read(
    ...     "{id: runs, title: Runs, teaches: runs, kind: show, filter: {run: 6+}, hint: Look}", ""
    ... )
    >>> pack.filter.bounds
    {'run': (6, 29)}
    """
    import yaml

    try:
        fields = yaml.safe_load(text)
    except yaml.YAMLError as error:
        raise PackError(f"{name}: no YAML: {' '.join(str(error).split())}") from error
    return _Reader(name).pack(fields)


class _Reader:
    """Turns the fields of one place in a file into what they mean, or says what is wrong there."""

    def __init__(self, place: str) -> None:
        self.place = place

    def fault(self, what: str) -> PackError:
        return PackError(f"{self.place}: {what}")

    def pack(self, fields: Any) -> Pack:
        self.names(fields, (*_TEXTS, "kind"), ("hands", "filter", "hint", "crib"))
        if ("hands" in fields) == ("filter" in fields):
            raise self.fault("a pack has either 'hands' or a 'filter'")
        own = ("hands",) if "hands" in fields else ("filter", "hint", "crib")
        self.names(fields, (*_TEXTS, "kind"), own)
        name, title, teaches = (self.text(fields, field) for field in _TEXTS)
        if fields["kind"] != "show":
            raise self.fault(f"kind is {fields['kind']!r}: it must be 'show'")
        if not re.fullmatch("[a-z0-9-]+", name):
            raise self.fault(f"id {name!r} is more than small letters, digits and hyphens")
        if "hands" in own:
            return Pack(name, title, teaches, hands=tuple(self.hands(fields["hands"])))
        pack = Pack(
            name, title, teaches, filter=self.filter(fields), hint=self.text(fields, "hint")
        )
        next(pack.questions(random.Random(0)))  # raises where no hand fits
        return pack

    def names(self, fields: Any, required: Iterable[str], optional: Iterable[str]) -> None:
        if not isinstance(fields, dict):
            raise self.fault("here belong lines of the form 'name: value'")
        known = (*required, *optional)
        for field in required:
            if field not in fields:
                raise self.fault(f"{field!r} is missing")
        for field in fields:
            if field not in known:
                raise self.fault(f"{field!r} is no field here; there are {', '.join(known)}")

    def text(self, fields: dict[str, Any], field: str) -> str:
        value = fields.get(field)
        if not isinstance(value, str) or not value.strip():
            raise self.fault(f"{field!r} is missing or no text")
        return value

    def hands(self, entries: Any) -> Iterator[ShowQuestion]:
        if not isinstance(entries, list) or not entries:
            raise self.fault("'hands' is a list with at least one hand")
        seen: set[str] = set()
        for number, entry in enumerate(entries, 1):
            where = _Reader(f"{self.place}, hand {number}")
            question = where.hand(entry)
            if question.text in seen:
                raise where.fault(f"{question.text} stands twice")
            seen.add(question.text)
            yield question

    def hand(self, entry: Any) -> ShowQuestion:
        self.names(entry, ("cards", "starter", "hint"), ("crib",))
        try:
            hand = parse(str(entry["cards"]), name="cards", size=4)
            (starter,) = parse(str(entry["starter"]), name="starter", size=1, beside=hand)
        except CoachError as error:
            raise self.fault(str(error)) from error
        return ShowQuestion(hand, starter, self.crib(entry), hint=self.text(entry, "hint"))

    def filter(self, fields: dict[str, Any]) -> Filter:
        entries = fields["filter"]
        self.names(entries, (), (*SHOW_KINDS, TOTAL))
        bounds = {kind: self.bound(kind, value) for kind, value in entries.items()}
        return Filter(bounds, self.crib(fields))

    def bound(self, kind: str, value: Any) -> tuple[int, int]:
        match = _BOUND.fullmatch(str(value))
        if match is None:
            raise self.fault(f"{kind}: {value!r} is no bound: write 6, 6+ or 2-8")
        low = int(match[1])
        return low, 29 if match[2] else int(match[3] or low)

    def crib(self, fields: dict[str, Any]) -> bool:
        crib = fields.get("crib", False)
        if not isinstance(crib, bool):
            raise self.fault(f"crib is {crib!r}: it must be true or false")
        return crib
