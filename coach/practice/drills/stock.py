"""A stock of questions from real deals, kept by their themes until they are asked."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import TYPE_CHECKING, Generic

from coach.practice.drills.drill import Asked

if TYPE_CHECKING:
    import random
    from collections.abc import Iterator

_CHOICE = 3  # questions of a theme to choose from


class Stock(ABC, Generic[Asked]):
    """A source whose questions for a theme are found in real deals.

    Every question of a deal is kept for each of its themes. Once one is asked, all that are too
    much like it are dropped.
    """

    def __init__(self, rng: random.Random) -> None:
        self._rng = rng
        self._kept: dict[str, list[Asked]] = {}

    @abstractmethod
    def at_large(self) -> Asked:
        """A question from a real deal."""

    @abstractmethod
    def deal(self, theme: str) -> Iterator[Asked]:
        """The questions of one deal that may have the theme."""

    def with_theme(self, theme: str) -> Asked:
        """A question that has the theme."""
        while len(self._kept.setdefault(theme, [])) < _CHOICE:
            for question in self.deal(theme):
                for its in question.themes:
                    self._kept.setdefault(its, []).append(question)
        kept = self._kept[theme]
        return kept[int(self._rng.random() * len(kept))]

    def asked(self, question: Asked) -> None:
        """Drop all that is like a question that was asked."""
        for theme, kept in self._kept.items():
            self._kept[theme] = [other for other in kept if other.likeness != question.likeness]
