"""Prompts of a drill: keys that work at each, and the answer that is read at last."""

from __future__ import annotations

from time import monotonic
from typing import TYPE_CHECKING, Protocol, TypeVar

from coach.errors import Unreadable
from coach.textfiles.characters import shortened
from coach.words.drills.hints import no_more_hints
from coach.words.drills.keys import keys

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping

    from coach.cli.terminal import Terminal
    from coach.practice.drills.drill import Question
    from coach.practice.drills.grade import Grade

_T = TypeVar("_T")
Asked_contra = TypeVar("Asked_contra", bound="Question", contravariant=True)


class Ended(Exception):
    """The session was ended at a prompt."""


class Revealed(Exception):
    """The answer was asked for."""


class Asking:
    """The prompts of one question, with its hints and keys."""

    def __init__(
        self,
        terminal: Terminal,
        question: Question,
        hints: Iterator[str],
        asides: Mapping[str, Callable[[], None]],
    ) -> None:
        """Prepare the prompts.

        Args:
            terminal: where it is asked.
            question: what is asked.
            hints: the vaguest first.
            asides: keys that lead away from the question and back to it.
        """
        self._terminal = terminal
        self._letters = question.letters
        self._hints = hints
        self._asides = asides
        self.hints_used = 0
        self.away = 0.0
        """Seconds spent on asides."""

    def __call__(
        self, prompt: str, read: Callable[[str], _T], hints: Iterator[str] | None = None
    ) -> _T:
        """Ask until the reply can be read; `hints` are those of this prompt alone.

        Raises:
            Ended, Revealed: as typed.
        """
        while True:
            reply = self._terminal.ask(prompt)
            if reply is None:
                raise Ended
            key = reply.strip().lower()
            match "" if key in self._letters else key:
                case "q" | "quit":
                    raise Ended
                case "r":
                    raise Revealed
                case "?":
                    self._hint(hints or self._hints)
                case "h" | "help":
                    self.tell_keys()
                case "w" | "u" if key in self._asides:
                    self._aside(self._asides[key])
                case _:
                    try:
                        return read(reply)
                    except Unreadable as error:
                        reason = shortened(str(error))
                        self._terminal.line(f"{reason[:1].upper()}{reason[1:]}.")
                        self.tell_keys()

    def tell_keys(self) -> None:
        """Name the keys."""
        told = keys(self._letters, timed=not self._asides)
        self._terminal.parts(told, style="dim")

    def _aside(self, aside: Callable[[], None]) -> None:
        left = monotonic()
        aside()
        self.away += monotonic() - left

    def _hint(self, hints: Iterator[str]) -> None:
        hint = next(hints, None)
        if hint is None:
            self._terminal.line(no_more_hints(self.hints_used))
        else:
            self.hints_used += 1
            self._terminal.line(hint)


class Screen(Protocol[Asked_contra]):
    """A drill on the screen."""

    def title(self, question: Asked_contra, number: int, count: int) -> str:
        """The left half of the header; empty where the question belongs to the one before."""

    def pose(self, question: Asked_contra) -> None:
        """Put the question on the screen."""

    def hints(self, question: Asked_contra) -> Iterator[str]:
        """Hints, the vaguest first."""

    def ask(self, question: Asked_contra, asking: Asking) -> Grade:
        """Ask, read and grade."""

    def whole(self, question: Asked_contra, grade: Grade) -> None:
        """Everything that explains the answer: the table behind the verdict."""

    def verdict(self, question: Asked_contra, grade: Grade, *, brief: bool) -> None:
        """Right or wrong, and why, in a few lines; `brief` where the whole is not right above."""

    def terms(self, question: Asked_contra) -> tuple[list[str], list[str]]:
        """Terms that the question has, and those that its verdict has, as the file names them."""
