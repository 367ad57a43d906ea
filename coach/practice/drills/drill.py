"""The interface of a drill and of its questions."""

from __future__ import annotations

from abc import ABC, abstractmethod
from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar, Generic, Protocol, TypeVar

from coach.themes.table import themes_of

if TYPE_CHECKING:
    import random
    from collections.abc import Callable, Iterator, Sequence

Q_co = TypeVar("Q_co", bound="Question", covariant=True)
Asked = TypeVar("Asked", bound="Question")
QUEEN = frozenset("q")
"""The letter that is a card where cards are asked."""


class Question(ABC):
    """A question as it is posed. Its solution is made once and kept with it."""

    drill: ClassVar[str]
    """The id of its drill."""

    @property
    @abstractmethod
    def text(self) -> str:
        """The stored form, from which the drill reads the same question again."""

    @property
    @abstractmethod
    def right_answer(self) -> str:
        """The right answer as stored."""

    @property
    @abstractmethod
    def in_words(self) -> str:
        """The question on one line."""

    def check(self) -> None:
        """Check that the question is possible at a table.

        Raises:
            CoachError, ValueError: it cannot.
        """
        _ = self.text

    @property
    def answer_in_words(self) -> str:
        """The right answer on one line."""
        return self.right_answer

    def given_in_words(self, answer: str) -> str:
        """A stored answer as people write it."""
        return answer

    @property
    def letters(self) -> frozenset[str]:
        """Single letters that answer it, and are no keys of the drill."""
        return frozenset()

    @property
    def themes(self) -> frozenset[str]:
        """The ids of its themes."""
        return frozenset()

    @property
    def likeness(self) -> object:
        """A key that is shared by questions too much alike to follow each other."""
        return self.text

    @property
    def worth(self) -> float:
        """Weight of being right here: 1, or more for what is met every day."""
        return 1.0


class Source(Protocol[Asked]):
    """Questions of a drill: from real deals, or with a theme."""

    def at_large(self) -> Asked:
        """A question from a real deal."""

    def with_theme(self, theme: str) -> Asked:
        """A question that has the theme."""

    def asked(self, question: Asked) -> None:
        """Note that a question was asked, so that it does not come again."""


@dataclass(frozen=True, slots=True)
class Drill(Generic[Q_co]):
    """One kind of exercise; its line in the registry makes it known everywhere."""

    id: str
    """The name under which answers are stored; it never changes."""
    command: str
    """The command that asks it."""
    about: str
    """Its subject, as a heading."""
    read: Callable[[Sequence[str]], Q_co]
    """Reads a question from the words after the first.

    Raises:
        CoachError, ValueError: they make no question.
    """
    plain: Callable[[random.Random], Iterator[Q_co]]
    """Questions without end, as they come."""
    source: Callable[[random.Random], Source[Q_co]] | None = None
    """Questions by theme; None for a drill without themes."""

    @property
    def themes(self) -> tuple[str, ...]:
        """The ids of its themes, in the order in which they are taught."""
        return themes_of(self.id)
