"""Read the YAML of one file node by node, and collect every fault with its line."""

from __future__ import annotations

import re
from contextlib import suppress
from typing import TYPE_CHECKING, Any, ClassVar

from coach.english import listed, meant
from coach.errors import TextFileError
from coach.textfiles.bounds import Bounds, read_bounds
from coach.textfiles.characters import first_obeyed

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

Node = Any
"""A node of `yaml`, which is imported only when a text is read."""
Fields = dict[str, Node]
"""The value nodes of a mapping by name."""

_SAID_OF_YAML = {
    "mapping values are not allowed here": "a text with a colon in it stands in quotes",
    "mapping keys are not allowed here": "a text that begins with ? stands in quotes",
}
_TAGS = {"text": "tag:yaml.org,2002:str", "flag": "tag:yaml.org,2002:bool"}


class Reader:
    """Reads the nodes of one file and collects their faults.

    A value that has a fault comes back empty, so that reading goes on to the next fault.
    """

    error: ClassVar[type[TextFileError]] = TextFileError
    """The class of the faults."""
    most_characters: ClassVar[int] = 100_000
    most_nodes: ClassVar[int] = 20_000
    """Bounds on a file, so that none takes longer to read than a person waits."""

    def __init__(self, name: str) -> None:
        self.name = name
        """The file's name, for messages."""
        self.faults: list[TextFileError] = []

    def fault(self, node: Node | None, what: str) -> None:
        """Note a fault at a node, or of the whole file where there is none."""
        self.fault_at(0 if node is None else node.start_mark.line + 1, what)

    def fault_at(self, line: int, what: str) -> None:
        """Note a fault in a line, counted from 1, or of the whole file for 0."""
        place = f"{self.name}:{line}" if line else self.name
        self.faults.append(self.error(f"{place}: {what}", line, what))

    def compose(self, contents: str | bytes) -> Node | None:
        """The node of the whole text.

        Args:
            contents: a text, or the bytes of a file, perhaps with a byte order mark.

        Returns:
            None where it is not text or not YAML, is empty or too much, or has a character that a
            screen would obey; each of these is a fault.
        """
        found = len(self.faults)
        nodes = self.documents(contents)
        if len(nodes) > 1:
            self.fault(nodes[1], "one file, one document: nothing follows after ---")
        return nodes[0] if nodes and len(self.faults) == found else None

    def documents(self, contents: str | bytes) -> list[Node]:
        """The nodes of all documents of a text, as `compose` reads one; none where that fails."""
        text = self._text_of(contents)
        return [] if text is None else self._composed(text)

    def _text_of(self, contents: str | bytes) -> str | None:
        try:
            text = contents if isinstance(contents, str) else contents.decode("utf-8-sig")
        except UnicodeDecodeError as error:
            line = error.object.count(b"\n", 0, error.start) + 1
            self.fault_at(line, "it is not UTF-8 text")
            return None
        if len(text) > self.most_characters:
            self.fault_at(0, f"it has more than {self.most_characters} characters")
            return None
        found = len(self.faults)
        for line, row in enumerate(text.split("\n"), start=1):
            if name := first_obeyed(row, allowed="\t\r"):
                self.fault_at(line, f"the character {name} does not belong here")
        return text if len(self.faults) == found else None

    def _composed(self, text: str) -> list[Node]:
        import yaml

        try:
            roots = _roots(text)
            if not roots:
                self._no_fields(None)
            elif self._are_sound(roots):
                return roots
        except yaml.YAMLError as error:
            mark = getattr(error, "problem_mark", None)
            problem = getattr(error, "problem", None) or " ".join(str(error).split())
            right = _SAID_OF_YAML.get(problem, problem)
            self.fault_at(0 if mark is None else mark.line + 1, f"no YAML: {right}")
        except RecursionError:
            self.fault_at(0, "no YAML: nested too deeply")
        return []

    def _are_sound(self, roots: Sequence[Node]) -> bool:
        """True if names are plain texts, texts can be shown, and all of it is not too much."""
        found = len(self.faults)
        if sum(self._size(root, {}) for root in roots) > self.most_nodes:
            what = f"more than {self.most_nodes} values, an alias as many as it stands for"
            self.fault(roots[0], what)
        return len(self.faults) == found

    def _size(self, node: Node, known: dict[int, int]) -> int:
        """The number of values in a node, one that is named again counted again."""
        if id(node) in known:
            return known[id(node)]
        known[id(node)] = self.most_nodes + 1  # of one that stands in itself
        if node.id == "scalar":
            if name := first_obeyed(node.value, allowed="\t\n"):
                self.fault(node, f"the character {name} does not belong here")
            parts: list[Node] = []
        elif node.id == "sequence":
            parts = node.value
        else:
            for key, _ in node.value:
                if key.id != "scalar":
                    self.fault(key, f"a name before a colon is a plain text, not a {key.id}")
            parts = [part for pair in node.value for part in pair]
        known[id(node)] = size = 1 + sum(self._size(part, known) for part in parts)
        return size

    def fields(
        self,
        node: Node,
        required: Iterable[str],
        optional: Iterable[str] = (),
        place: str = "here",
    ) -> Fields:
        """The fields of a mapping, each known and there only once.

        `place` says where they belong, for the message about one that does not.
        """
        if node.id != "mapping":
            self._no_fields(node)
            return {}
        known = (*required, *optional)
        found: Fields = {}
        for key, value in node.value:
            field = scalar(key)
            if field not in known:
                near = meant(field, known, f"there are {', '.join(known)}")
                self.fault(key, f"{field!r} is not a field {place}; {near}")
            elif field in found:
                self.fault(key, f"{field!r} stands twice")
            else:
                found[field] = value
        for field in required:
            if field not in found:
                self.fault(node, f"{field!r} is missing")
        return found

    def _no_fields(self, node: Node | None) -> None:
        self.fault(node, "lines of the form 'name: value' belong here")

    def text(self, node: Node | None, field: str) -> str:
        """The text of a node; empty where it is missing, which is a fault already."""
        if node is None:
            return ""
        if node.tag != _TAGS["text"] or not node.value.strip():
            self.fault(node, f"{field!r} is not text")
            return ""
        return str(node.value)

    def choice(self, node: Node | None, field: str, options: Sequence[str]) -> str:
        """One of the options; empty where the field is missing."""
        if node is None:
            return ""
        chosen = scalar(node)
        if chosen not in options:
            right = listed([*map(repr, options)], "or")
            self.fault(node, f"{field} is {chosen!r}: it must be {right}")
            return ""
        return chosen

    def flag(self, node: Node | None, field: str) -> bool:
        """The value of a field that is true or false; False where it is missing."""
        if node is None:
            return False
        if node.tag != _TAGS["flag"]:
            self.fault(node, f"{field} is {scalar(node)!r}: it must be true or false")
        return scalar(node).lower() in {"true", "yes", "on"}

    def number(self, node: Node | None, field: str, least: int, most: int) -> int | None:
        """A whole number between two bounds, both included; None where that is a fault."""
        if node is None:
            return None
        text = scalar(node)
        if re.fullmatch("[0-9]{1,18}", text) and least <= int(text) <= most:
            return int(text)
        self.fault(node, f"{field} is {text!r}: it must be a whole number from {least} to {most}")
        return None

    def items(self, node: Node, field: str) -> list[Node]:
        """The items of a list with at least one."""
        if node.id != "sequence" or not node.value:
            self.fault(node, f"{field!r} is a list with at least one {field.removesuffix('s')}")
            return []
        return list(node.value)

    def bounds(self, node: Node, field: str, most: int) -> Bounds:
        """The bounds on a whole number, such as 6, 6+ or 2-8; `most` is the end of an open one."""
        try:
            return read_bounds(scalar(node), most)
        except ValueError as error:
            self.fault(node, f"{field}: {error}")
            return Bounds(0, most)


def _roots(text: str) -> list[Node]:
    """The nodes of all documents but empty ones, read ten times as fast where PyYAML has libyaml.

    Faults are put into words by PyYAML's own parser, everywhere the same.
    """
    import yaml

    def roots(loader: Any) -> list[Node]:
        found: Iterable[Node] = yaml.compose_all(text, Loader=loader)
        return [root for root in found if root.id != "scalar" or root.value]

    if quick := getattr(yaml, "CSafeLoader", None):
        with suppress(yaml.YAMLError):
            return roots(quick)
    return roots(yaml.SafeLoader)


def scalar(node: Node) -> str:
    """The text of a node as written, of whatever type; of a list or mapping, what it is."""
    return str(node.value) if node.id == "scalar" else f"a {node.id}"
