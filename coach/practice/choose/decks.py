"""What a drill draws its questions from: as they come, or chosen for whoever answers."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import TYPE_CHECKING, Generic, TypeVar

from coach.practice.choose.coaching import Coaching
from coach.practice.choose.from_answers import learn
from coach.practice.themes.table import THEMES

if TYPE_CHECKING:
    import random
    from collections.abc import Iterator, Sequence

    from coach.practice.choose.coaching import Source
    from coach.practice.choose.skill import Skills
    from coach.progress.answer import Answer

_Q_co = TypeVar("_Q_co", covariant=True)


class Deck(ABC, Generic[_Q_co]):
    """Questions, one after the other."""

    @abstractmethod
    def draw(self) -> _Q_co | None:
        """The next question; None when there is no more."""

    def why(self) -> str:
        """Why the last question came; empty where there is no reason but chance."""
        return ""

    def learn(self, answer: Answer) -> None:
        """Take in the answer to the last question."""


class AsTheyCome(Deck[_Q_co]):
    """Questions as they come."""

    def __init__(self, questions: Iterator[_Q_co]) -> None:
        self._questions = questions

    def draw(self) -> _Q_co | None:
        return next(self._questions, None)


class Themed(AsTheyCome[_Q_co]):
    """Questions that have one of some themes, by turns."""

    def __init__(self, source: Source[_Q_co], themes: Sequence[str]) -> None:
        super().__init__(self._by_turns(source, themes))
        self._theme = ""

    def _by_turns(self, source: Source[_Q_co], themes: Sequence[str]) -> Iterator[_Q_co]:
        while True:
            for theme in themes:
                self._theme = theme
                question = source.with_theme(theme)
                source.asked(question)
                yield question

    def why(self) -> str:
        return THEMES[self._theme].title if self._theme else ""


class Coached(Deck[_Q_co]):
    """Questions chosen for what somebody is weak at, with the reason."""

    def __init__(self, rng: random.Random, skills: Skills, source: Source[_Q_co]) -> None:
        self._skills = skills
        self._coaching = Coaching(rng, skills, source)
        self._theme: str | None = None

    def draw(self) -> _Q_co | None:
        choice = self._coaching.next()
        self._theme = choice.theme
        return choice.question

    def why(self) -> str:
        if self._theme is None:
            return ""
        skill = self._skills[self._theme]
        title = THEMES[self._theme].title
        if not skill.enough:
            return f"looking at {title}"
        return f"{title}: {skill.missed} of {skill.tries} missed"

    def learn(self, answer: Answer) -> None:
        learn(self._skills, answer)
