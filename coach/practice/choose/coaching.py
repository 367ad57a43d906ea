"""Choice of the next question: weak themes, and enough of the rest.

Until a theme is suspect, the question with the most information about all themes is asked; themes
met every day count for more, since a weakness there costs most. Once a theme is suspect, most
questions have it, the more the surer it is. The others come at large, from real deals and from
hands of every theme. Shares are bounded, so that variety remains.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Generic

from coach.practice.drills.drill import Asked
from coach.practice.lot import Lot

if TYPE_CHECKING:
    import random
    from collections.abc import Sequence

    from coach.practice.choose.skill import Skills
    from coach.practice.drills.drill import Source

AT_LARGE = 0.3
"""Share of questions that are not chosen for a weak theme."""
SUSPECT = 0.3
"""Probability (0–1) of being weak from which a theme is drilled."""
MOST_SHOWN = 0.7
"""Share of the last questions that one theme may have."""
_REMEMBERED = 20  # last questions that shares and likeness are taken of
_FEW = 8  # questions before shares are taken
_CHOICES = 8  # questions of one theme to choose from
_DEALS, _MADE = 6, 12  # at large: questions of real deals to choose from, and made ones


@dataclass(frozen=True, slots=True)
class Choice(Generic[Asked]):
    """The next question, and the weak theme it was chosen for, if any."""

    question: Asked
    theme: str | None


class Coaching(Generic[Asked]):
    """Chooses questions from a source by the player's skills."""

    def __init__(self, rng: random.Random, skills: Skills, source: Source[Asked]) -> None:
        self._rng = rng
        self._skills = skills
        self._source = source
        self._last: list[frozenset[str]] = []
        self._asked: list[object] = []

    def next(self) -> Choice[Asked]:
        """The next question to ask."""
        choice = self._choose()
        self._source.asked(choice.question)
        self._last = [*self._last, choice.question.themes][-_REMEMBERED:]
        self._asked = [*self._asked, choice.question.likeness][-_REMEMBERED:]
        return choice

    def _choose(self) -> Choice[Asked]:
        suspects = [self._skills[theme].weak for theme in self._skills.themes]
        if max(suspects) < SUSPECT:
            return Choice(self._telling(self._at_large()), None)
        theme = Lot(self._skills.themes, [weak**2 for weak in suspects]).draw(self._rng)
        if self._share(theme) > MOST_SHOWN:
            large = self._at_large()
            others = [question for question in large if theme not in question.themes]
            return Choice(self._telling(others or large), None)
        if self._rng.random() < AT_LARGE:
            return Choice(self._telling(self._at_large()), None)
        chosen = [self._source.with_theme(theme) for _ in range(_CHOICES)]
        return Choice(self._telling(chosen), theme)

    def _at_large(self) -> list[Asked]:
        """Questions of real deals, and of every theme."""
        themes = self._skills.themes
        drawn = [themes[int(self._rng.random() * len(themes))] for _ in range(_MADE)]
        return [
            *(self._source.at_large() for _ in range(_DEALS)),
            *map(self._source.with_theme, drawn),
        ]

    def _telling(self, questions: Sequence[Asked]) -> Asked:
        """The most informative question, of those unlike the last ones if there are any."""
        new = [q for q in questions if q.likeness not in self._asked]
        return max(new or questions, key=self._tells)

    def _tells(self, question: Asked) -> float:
        return self._skills.information(question.themes) * question.worth

    def _share(self, theme: str) -> float:
        if len(self._last) < _FEW:
            return 0.0
        return sum(theme in themes for themes in self._last) / len(self._last)
