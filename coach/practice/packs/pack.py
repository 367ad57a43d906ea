"""What a pack is: questions that teach one thing, as they are listed or dealt for its themes."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, ClassVar, Generic, Literal, Protocol, TypeVar, get_args

from coach.practice.questions import PlayQuestion, ShowQuestion
from coach.practice.throw_questions import ThrowQuestion
from coach.shuffle import shuffled

if TYPE_CHECKING:
    import random
    from collections.abc import Callable, Iterator

    from coach.practice.choose.coaching import Source

PackQuestion = ShowQuestion | PlayQuestion | ThrowQuestion
PackLevel = Literal["easy", "club", "expert"]
LEVELS: tuple[PackLevel, ...] = get_args(PackLevel)
"""For whom a pack is, from first steps on."""

_Q = TypeVar("_Q", ShowQuestion, PlayQuestion, ThrowQuestion)
_Q_co = TypeVar("_Q_co", bound=PackQuestion, covariant=True)


class Contents(Protocol[_Q_co]):
    """What a pack asks."""

    @property
    def size(self) -> int:
        """How many questions there are; 0 where they are dealt without end."""

    def deal(self, rng: random.Random) -> Iterator[_Q_co]:
        """Questions without end."""


@dataclass(frozen=True, slots=True)
class Pack(Generic[_Q_co]):
    """A drill pack."""

    id: str
    title: str
    teaches: str
    asks: type[_Q_co]
    contents: Contents[_Q_co]
    level: PackLevel | None = None

    @property
    def drill(self) -> str:
        """The command that plays it."""
        return self.asks.drill

    @property
    def size(self) -> int:
        """How many questions are listed; 0 where they are dealt without end."""
        return self.contents.size

    def questions(self, rng: random.Random) -> Iterator[_Q_co]:
        """Questions without end."""
        return self.contents.deal(rng)


@dataclass(frozen=True, slots=True)
class Listed(Generic[_Q]):
    """Questions as they stand in the file."""

    entries: tuple[_Q, ...]
    in_order: bool = False
    """Whether they are a lesson, to be asked in the order in which they stand."""

    @property
    def size(self) -> int:
        """How many there are."""
        return len(self.entries)

    def deal(self, rng: random.Random) -> Iterator[_Q]:
        """All of them, as a lesson or in random order, before one comes again."""
        while True:
            yield from self.entries if self.in_order else shuffled(rng, self.entries)


@dataclass(frozen=True, slots=True)
class OfThemes(Generic[_Q]):
    """Questions dealt for themes, now for one, now for another."""

    size: ClassVar[int] = 0

    themes: tuple[str, ...]
    hint: str
    source: Callable[[random.Random], Source[_Q]]

    def deal(self, rng: random.Random) -> Iterator[_Q]:
        """Questions that have at least one of the themes."""
        source = self.source(rng)
        while True:
            theme = self.themes[int(rng.random() * len(self.themes))]
            question = source.with_theme(theme)
            source.asked(question)
            yield replace(question, hint=self.hint)
