"""A kind of pack: the questions it asks, and the ways in which a file gives them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from coach.practice.packs.pack import Contents, Hinted, Listed, OfThemes
from coach.words.names import no_theme

if TYPE_CHECKING:
    import random
    from collections.abc import Callable, Iterator, Mapping

    from coach.practice.drills.drill import Drill, Source
    from coach.practice.packs.reader import PackReader
    from coach.textfiles.reader import Fields, Node


@dataclass(frozen=True, slots=True)
class Way:
    """One way of giving questions: the field that has them, and those that go with it."""

    beside: tuple[str, ...]
    """The fields that may stand beside it."""
    contents: Callable[[PackReader, str, Fields], Contents[Any]]
    """Reads the questions from the field of this name; the reader collects the faults."""


@dataclass(frozen=True, slots=True)
class PackKind:
    """A kind of pack."""

    name: str
    drill: Drill[Any]
    """The drill whose questions it asks."""
    ways: Mapping[str, Way]
    """The ways by the field that chooses each."""

    @property
    def fields(self) -> tuple[str, ...]:
        """All fields that such a pack may have of its own."""
        return tuple(
            dict.fromkeys([*self.ways, *(f for w in self.ways.values() for f in w.beside)])
        )


def one_by_one(entry: Callable[[PackReader, Node], Hinted | None]) -> Way:
    """A list of questions, each with its hint; `entry` reads one of them."""

    def contents(reader: PackReader, field: str, fields: Fields) -> Listed[Hinted]:
        order = reader.choice(fields.get("order"), "order", ("lesson", "random"))
        entries = tuple(_entries(reader, entry, reader.items(fields[field], field)))
        return Listed(entries, in_order=order == "lesson")

    return Way(("order",), contents)


def _entries(
    reader: PackReader, entry: Callable[[PackReader, Node], Hinted | None], nodes: list[Node]
) -> Iterator[Hinted]:
    seen: set[str] = set()
    for node in nodes:
        question = entry(reader, node)
        if question is not None and question.text in seen:
            reader.fault(node, f"{question.text} stands twice")
        elif question is not None:
            seen.add(question.text)
            yield question


def by_themes(
    known: tuple[str, ...],
    source: Callable[
        [PackReader, Fields, tuple[str, ...]], Callable[[random.Random], Source[Hinted]]
    ],
    options: tuple[str, ...] = (),
) -> Way:
    """Themes to deal for, and one hint for all questions.

    Args:
        known: the themes that there are.
        source: reads the fields that say how it is dealt; the themes are given for what they rule
            out.
        options: the names of these fields.
    """

    def contents(reader: PackReader, field: str, fields: Fields) -> OfThemes[Hinted]:
        node = fields[field]
        nodes = [node] if node.id == "scalar" else reader.items(node, field)
        themes = tuple(filter(None, [_theme(reader, each, known) for each in nodes]))
        hint = reader.hint(field, fields)
        return OfThemes(themes, hint, source(reader, fields, themes))

    return Way(("hint", *options), contents)


def _theme(reader: PackReader, node: Node, known: tuple[str, ...]) -> str:
    theme = reader.text(node, "theme")
    if theme and theme not in known:
        reader.fault(node, no_theme(theme, known))
    return theme
