"""Decks of questions: as they come, or chosen for the player."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import TYPE_CHECKING, ClassVar, Generic

from coach.practice.choose.coaching import Coaching
from coach.practice.choose.from_answers import learn
from coach.practice.drills.drill import Asked
from coach.themes.table import THEMES
from coach.words.progress.themes import asked_for

if TYPE_CHECKING:
    import random
    from collections.abc import Iterator, Sequence

    from coach.practice.choose.skill import Skills
    from coach.practice.drills.drill import Source
    from coach.progress.answer import Answer


class Deck(ABC, Generic[Asked]):
    """Questions, one after the other."""

    repeats: ClassVar[bool] = True
    """True if the questions depend on the seed."""

    @abstractmethod
    def draw(self) -> Asked | None:
        """The next question; None when there is no more."""

    def why(self) -> str:
        """The reason for the last question; empty if it came by chance."""
        return ""

    def learn(self, question: Asked, answer: Answer) -> None:
        """Take in the answer to the last question."""

    def take_back(self) -> None:
        """Forget the last answer taken in, once."""


class AsTheyCome(Deck[Asked]):
    """Questions as they come."""

    def __init__(self, questions: Iterator[Asked]) -> None:
        self._questions = questions

    def draw(self) -> Asked | None:
        return next(self._questions, None)


class InOrder(AsTheyCome[Asked]):
    """Questions in an order of their own, whatever the seed."""

    repeats: ClassVar[bool] = False


class Themed(AsTheyCome[Asked]):
    """Questions that have one of some themes, by turns."""

    def __init__(self, source: Source[Asked], themes: Sequence[str]) -> None:
        super().__init__(self._by_turns(source, themes))
        self._theme = ""

    def _by_turns(self, source: Source[Asked], themes: Sequence[str]) -> Iterator[Asked]:
        while True:
            for theme in themes:
                self._theme = theme
                question = source.with_theme(theme)
                source.asked(question)
                yield question

    def why(self) -> str:
        return THEMES[self._theme].title if self._theme else ""


class Coached(Deck[Asked]):
    """Questions chosen for what the player is weak at, with the reason."""

    repeats: ClassVar[bool] = False

    def __init__(self, rng: random.Random, skills: Skills, source: Source[Asked]) -> None:
        self._skills = skills
        self._coaching = Coaching(rng, skills, source)
        self._before = skills.copy()
        self._theme: str | None = None

    def draw(self) -> Asked | None:
        choice = self._coaching.next()
        self._theme = choice.theme
        return choice.question

    def why(self) -> str:
        if self._theme is None:
            return ""
        skill = self._skills[self._theme]
        title = THEMES[self._theme].title
        return asked_for(title, skill.missed, skill.tries, enough=skill.enough)

    def learn(self, question: Asked, answer: Answer) -> None:
        self._before = self._skills.copy()
        learn(self._skills, answer, question.themes)

    def take_back(self) -> None:
        self._skills.become(self._before)
