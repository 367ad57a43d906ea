"""A pack: questions that teach one thing, listed in a file or dealt for its themes."""

from __future__ import annotations

from copy import copy
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, ClassVar, Generic, Literal, Protocol, TypeVar, get_args

from coach.practice.drills.drill import Question
from coach.shuffle import shuffled

if TYPE_CHECKING:
    import random
    from collections.abc import Callable, Iterator

    from coach.practice.drills.drill import Drill, Source

PackLevel = Literal["easy", "club", "expert"]
LEVELS: tuple[PackLevel, ...] = get_args(PackLevel)
"""The level of the players a pack is for, lowest first."""

Hinted = TypeVar("Hinted", bound=Question)
Hinted_co = TypeVar("Hinted_co", bound=Question, covariant=True)


class Contents(Protocol[Hinted_co]):
    """The questions of a pack."""

    @property
    def size(self) -> int:
        """The number of questions; 0 where they are dealt without end."""

    @property
    def in_order(self) -> bool:
        """True where they have an order of their own."""

    def deal(self, rng: random.Random) -> Iterator[Hinted_co]:
        """Questions without end."""


@dataclass(frozen=True, slots=True)
class Pack(Generic[Hinted_co]):
    """A drill pack."""

    id: str
    title: str
    teaches: str
    drill: Drill[Any]
    """The drill whose questions it asks."""
    contents: Contents[Hinted_co]
    level: PackLevel | None = None

    @property
    def size(self) -> int:
        """The number of questions listed; 0 where they are dealt without end."""
        return self.contents.size

    @property
    def in_order(self) -> bool:
        """True where its questions have an order of their own."""
        return self.contents.in_order

    def questions(self, rng: random.Random) -> Iterator[Hinted_co]:
        """Questions without end."""
        return self.contents.deal(rng)


@dataclass(frozen=True, slots=True)
class Listed(Generic[Hinted]):
    """Questions as they stand in the file."""

    entries: tuple[Hinted, ...]
    in_order: bool = False
    """True for a lesson, to be asked in the order in which they stand."""

    @property
    def size(self) -> int:
        """Their number."""
        return len(self.entries)

    def deal(self, rng: random.Random) -> Iterator[Hinted]:
        """All of them, as a lesson or in random order, before one comes again."""
        while True:
            yield from self.entries if self.in_order else shuffled(rng, self.entries)


@dataclass(frozen=True, slots=True)
class OfThemes(Generic[Hinted]):
    """Questions dealt for themes, now for one, now for another."""

    size: ClassVar[int] = 0
    in_order: ClassVar[bool] = False

    themes: tuple[str, ...]
    hint: str
    source: Callable[[random.Random], Source[Hinted]]

    def deal(self, rng: random.Random) -> Iterator[Hinted]:
        """Questions that have at least one of the themes."""
        source = self.source(rng)
        while True:
            theme = self.themes[int(rng.random() * len(self.themes))]
            question = source.with_theme(theme)
            source.asked(question)
            yield with_hint(question, self.hint)


def with_hint(question: Hinted, hint: str) -> Hinted:
    """The same question, its solution kept, with a hint of a pack's author."""
    hinted = copy(question)
    object.__setattr__(hinted, "hint", hint)
    return hinted
