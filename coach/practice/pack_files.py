"""Reading drill packs from YAML, with every fault named by file and line.

A pack has an `id`, a `title`, what it `teaches`, its `kind` (`show`), and either `hands`, each with
a hint, in `order` as written (`lesson`) or not (`random`), or a `filter` over the engine's own
breakdown with one `hint` for all.
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

_BOUND = re.compile(r"([0-9]{1,2})(?:(\+)|-([0-9]{1,2}))?")
_TAGS = {"text": "tag:yaml.org,2002:str", "flag": "tag:yaml.org,2002:bool"}


def shipped_texts() -> dict[str, str]:
    """The YAML of the packs that come with the program, by file name."""
    return {
        entry.name: entry.read_text("utf-8")
        for entry in sorted(files("coach.packs").iterdir(), key=lambda entry: entry.name)
        if entry.name.endswith(".yaml")
    }


def read(text: str, name: str) -> Pack:
    """Read a pack and check it.

    Args:
        text: the YAML.
        name: the file's name, for messages.

    Raises:
        PackError: the text is no YAML, a field is missing, unknown, double or of the wrong form, a
            hand is impossible or has no hint, or no hand fits the filter.

    >>> pack = read(
    ...     "{id: runs, title: Runs, teaches: runs, kind: show, filter: {run: 6+}, hint: Look}", ""
    ... )
    >>> pack.filter.bounds
    {'run': (6, 29)}
    """
    reader = _Reader(name)
    pack = reader.read(text)
    if pack is None or reader.faults:
        raise reader.faults[0]
    return pack


def read_all(texts: Mapping[str, str]) -> dict[str, Pack]:
    """Packs by id.

    Raises:
        PackError: one of them has a fault.
    """
    packs = [read(text, name) for name, text in texts.items()]
    return {pack.id: pack for pack in packs}


def check_all(texts: Mapping[str, str]) -> list[PackError]:
    """Every fault of the packs, by file name; none when all is well."""
    faults = []
    first: dict[str, str] = {}
    for name, text in texts.items():
        reader = _Reader(name)
        pack = reader.read(text)
        faults += reader.faults
        if pack is not None and first.setdefault(pack.id, name) != name:
            faults.append(PackError(f"{name}: {first[pack.id]} has the id {pack.id!r} already"))
    return faults


class _Reader:
    """Turns the YAML nodes of one file into a pack and collects what is wrong with them."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.faults: list[PackError] = []

    def fault(self, node: Any, what: str) -> None:
        self.fault_at(0 if node is None else node.start_mark.line + 1, what)

    def fault_at(self, line: int, what: str) -> None:
        place = f"{self.name}:{line}" if line else self.name
        self.faults.append(PackError(f"{place}: {what}", line))

    def read(self, text: str) -> Pack | None:
        """The pack; None where nothing can be made of it."""
        pack = self.compose(text)
        self.faults.sort(key=lambda fault: fault.line)
        return pack

    def compose(self, text: str) -> Pack | None:
        import yaml

        try:
            root = yaml.compose(text, Loader=yaml.SafeLoader)
        except yaml.YAMLError as error:
            mark = getattr(error, "problem_mark", None)
            problem = getattr(error, "problem", None) or " ".join(str(error).split())
            self.fault_at(0 if mark is None else mark.line + 1, f"no YAML: {problem}")
        except RecursionError:
            self.fault_at(0, "no YAML: nested too deeply")
        else:
            return self.pack(root)
        return None

    def pack(self, root: Any) -> Pack | None:
        choice = ("hands", "order", "filter", "hint", "crib")
        fields = self.fields(root, ("id", "title", "teaches", "kind"), choice)
        if ("hands" in fields) == ("filter" in fields):
            self.fault(root, "a pack has either 'hands' or a 'filter'")
            return None
        way = "hands" if "hands" in fields else "filter"
        for field in ("filter", "hint", "crib") if way == "hands" else ("order",):
            if field in fields:
                self.fault(fields[field], f"{field!r} does not go with {way!r}")
        name, title, teaches, kind = (
            self.text(fields.get(field), field) for field in ("id", "title", "teaches", "kind")
        )
        if kind not in {"", "show"}:
            self.fault(fields["kind"], f"kind is {kind!r}: it must be 'show'")
        if not re.fullmatch("[a-z0-9-]*", name):
            self.fault(fields["id"], f"id {name!r} is more than small letters, digits and hyphens")
        if way == "hands":
            hands = tuple(self.hands(fields["hands"]))
            return Pack(name, title, teaches, hands, in_order=self.lesson(fields.get("order")))
        if "hint" not in fields:
            self.fault(fields["filter"], "'hint' is missing: it says where to look")
        hint = self.text(fields.get("hint"), "hint")
        pack = Pack(name, title, teaches, filter=self.filter(fields), hint=hint)
        if not self.faults:
            try:
                next(pack.questions(random.Random(0)))
            except PackError:
                self.fault(fields["filter"], "no hand fits the filter")
        return pack

    def fields(self, node: Any, required: Iterable[str], optional: Iterable[str]) -> dict[str, Any]:
        """The value nodes of a mapping by name."""
        pairs = node.value if getattr(node, "id", None) == "mapping" else None
        if pairs is None:
            self.fault(node, "lines of the form 'name: value' belong here")
            return {}
        known = (*required, *optional)
        found: dict[str, Any] = {}
        for key, value in pairs:
            field = str(key.value)
            if field not in known:
                self.fault(key, f"{field!r} is no field here; there are {', '.join(known)}")
            elif field in found:
                self.fault(key, f"{field!r} stands twice")
            else:
                found[field] = value
        for field in required:
            if field not in found:
                self.fault(node, f"{field!r} is missing")
        return found

    def text(self, node: Any, field: str) -> str:
        """The text of a node; empty where it is missing, which is a fault already."""
        if node is None:
            return ""
        if node.tag != _TAGS["text"] or not node.value.strip():
            self.fault(node, f"{field!r} is no text")
            return ""
        return str(node.value)

    def lesson(self, node: Any) -> bool:
        order = self.text(node, "order")
        if order not in {"", "lesson", "random"}:
            self.fault(node, f"order is {order!r}: it must be 'lesson' or 'random'")
        return order == "lesson"

    def hands(self, node: Any) -> Iterator[ShowQuestion]:
        if node.id != "sequence" or not node.value:
            self.fault(node, "'hands' is a list with at least one hand")
            return
        seen: set[str] = set()
        for entry in node.value:
            question = self.hand(entry)
            if question is not None and question.text in seen:
                self.fault(entry, f"{question.text} stands twice")
            elif question is not None:
                seen.add(question.text)
                yield question

    def hand(self, node: Any) -> ShowQuestion | None:
        fields = self.fields(node, ("cards", "starter", "hint"), ("crib",))
        hint = self.text(fields.get("hint"), "hint")
        crib = self.flag(fields.get("crib"))
        if "cards" not in fields or "starter" not in fields:
            return None
        try:
            hand = parse(_scalar(fields["cards"]), name="a hand", size=4)
            (starter,) = parse(_scalar(fields["starter"]), name="a starter", size=1, beside=hand)
        except CoachError as error:
            self.fault(fields["cards"], str(error))
            return None
        return ShowQuestion(hand, starter, crib, hint)

    def filter(self, fields: dict[str, Any]) -> Filter:
        entries = self.fields(fields["filter"], (), (*SHOW_KINDS, TOTAL))
        bounds = {kind: self.bound(kind, node) for kind, node in entries.items()}
        return Filter(bounds, self.flag(fields.get("crib")))

    def bound(self, kind: str, node: Any) -> tuple[int, int]:
        match = _BOUND.fullmatch(_scalar(node))
        if match is None:
            self.fault(node, f"{kind}: {_scalar(node)!r} is no bound: write 6, 6+ or 2-8")
            return 0, 29
        low = int(match[1])
        return low, 29 if match[2] else int(match[3] or low)

    def flag(self, node: Any) -> bool:
        if node is None:
            return False
        if node.tag != _TAGS["flag"]:
            self.fault(node, f"crib is {_scalar(node)!r}: it must be true or false")
        return _scalar(node).lower() in {"true", "yes", "on"}


def _scalar(node: Any) -> str:
    """The text of a node as written, of whatever type; of a list or mapping, what it is."""
    return str(node.value) if node.id == "scalar" else f"a {node.id}"
