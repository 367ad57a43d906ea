"""Questions with a short answer: a word, a number or one of a few names."""

from __future__ import annotations

from abc import abstractmethod
from typing import TYPE_CHECKING, NamedTuple

from coach.practice.drills.drill import Question

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from coach.practice.drills.grade import Grade


class Rung(NamedTuple):
    """A name with its figure, among others to compare it with."""

    name: str
    points: float
    asked: bool = False


class ShortQuestion(Question):
    """A question that one screen asks, whatever it is about."""

    @property
    def note(self) -> str:
        """A remark below the question on its assumptions; empty without one."""
        return ""

    @property
    @abstractmethod
    def prompt(self) -> str:
        """The line that asks for the answer."""

    @abstractmethod
    def reply(self, reply: str) -> Grade:
        """Read what was typed, and grade it.

        Raises:
            Unreadable: it is not an answer.
        """

    @abstractmethod
    def hints(self) -> Iterator[str]:
        """Hints, the vaguest first."""

    @property
    def near(self) -> str:
        """A remark on an answer that is right but not the stored one."""
        return ""

    @property
    def rungs(self) -> Sequence[Rung]:
        """Figures that explain the answer."""
        return ()

    @property
    @abstractmethod
    def reasons(self) -> Sequence[str]:
        """Sentences that explain the answer."""
