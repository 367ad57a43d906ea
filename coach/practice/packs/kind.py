"""What a kind of pack is: which questions it asks, and the ways in which a file gives them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, ClassVar, Generic, Protocol, TypeVar

from coach.practice.packs.pack import Contents, Listed, OfThemes
from coach.practice.questions import PlayQuestion, ShowQuestion
from coach.practice.themes.table import no_theme
from coach.practice.throw_questions import ThrowQuestion

if TYPE_CHECKING:
    import random
    from collections.abc import Callable, Iterator, Mapping

    from coach.practice.choose.coaching import Source
    from coach.practice.packs.nodes import Fields, Node, Reader
    from coach.practice.packs.pack import PackQuestion

_Q = TypeVar("_Q", ShowQuestion, PlayQuestion, ThrowQuestion)


class Way(Protocol):
    """One way of giving questions: the field that has them, and those that go with it."""

    @property
    def beside(self) -> tuple[str, ...]:
        """The fields that may stand beside it."""

    def contents(self, reader: Reader, field: str, fields: Fields) -> Contents[Any]:
        """What the pack asks; what is wrong with it the reader collects."""


@dataclass(frozen=True, slots=True)
class PackKind:
    """A kind of pack."""

    name: str
    asks: type[PackQuestion]
    ways: Mapping[str, Way]
    """By the field that chooses the way."""

    @property
    def fields(self) -> tuple[str, ...]:
        """All fields that such a pack may have of its own."""
        return tuple(
            dict.fromkeys([*self.ways, *(f for w in self.ways.values() for f in w.beside)])
        )


@dataclass(frozen=True, slots=True)
class Listing(Generic[_Q]):
    """A list of questions, each with its hint."""

    beside: ClassVar[tuple[str, ...]] = ("order",)

    entry: Callable[[Reader, Node], _Q | None]
    """Reads one of them."""

    def contents(self, reader: Reader, field: str, fields: Fields) -> Listed[_Q]:
        """The questions as they stand there."""
        order = reader.choice(fields.get("order"), "order", ("lesson", "random"))
        entries = tuple(self._entries(reader, reader.items(fields[field], field)))
        return Listed(entries, in_order=order == "lesson")

    def _entries(self, reader: Reader, nodes: list[Node]) -> Iterator[_Q]:
        seen: set[str] = set()
        for node in nodes:
            question = self.entry(reader, node)
            if question is not None and question.text in seen:
                reader.fault(node, f"{question.text} stands twice")
            elif question is not None:
                seen.add(question.text)
                yield question


@dataclass(frozen=True, slots=True)
class ByThemes(Generic[_Q]):
    """Themes to deal for, and one hint for all questions."""

    known: tuple[str, ...]
    source: Callable[[Reader, Fields, tuple[str, ...]], Callable[[random.Random], Source[_Q]]]
    """Reads the fields that say how it is dealt; the themes are given for what they rule out."""
    options: tuple[str, ...] = ()
    """The names of these fields."""

    @property
    def beside(self) -> tuple[str, ...]:
        """The fields that may stand beside the themes."""
        return ("hint", *self.options)

    def contents(self, reader: Reader, field: str, fields: Fields) -> OfThemes[_Q]:
        """Questions dealt for the themes."""
        node = fields[field]
        nodes = [node] if node.id == "scalar" else reader.items(node, field)
        themes = tuple(filter(None, [self._theme(reader, each) for each in nodes]))
        hint = one_hint(reader, field, fields)
        return OfThemes(themes, hint, self.source(reader, fields, themes))

    def _theme(self, reader: Reader, node: Node) -> str:
        theme = reader.text(node, "theme")
        if theme and theme not in self.known:
            reader.fault(node, no_theme(theme, self.known))
        return theme


def one_hint(reader: Reader, field: str, fields: Fields) -> str:
    """The hint of a pack that has one for all its questions."""
    if "hint" not in fields:
        reader.fault(fields[field], "'hint' is missing: it says where to look")
    return reader.text(fields.get("hint"), "hint")
