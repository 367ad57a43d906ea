"""Where chosen questions come from: real deals, and hands and cards found for a theme."""

from __future__ import annotations

from typing import TYPE_CHECKING

from coach.practice import generator
from coach.practice.questions import GoQuestion, PlayQuestion, ShowQuestion
from coach.practice.themes.deals import show_with
from coach.practice.themes.finding import themes_of

if TYPE_CHECKING:
    import random

_STOCK = 3  # cards of a theme to choose from


class ShowSource:
    """Hands and cribs, from real deals or made for a theme."""

    def __init__(self, rng: random.Random) -> None:
        self._rng = rng
        self._deals = generator.shows(rng)

    def at_large(self) -> ShowQuestion:
        return next(self._deals)

    def with_theme(self, theme: str) -> ShowQuestion:
        return show_with(self._rng, theme)

    def asked(self, question: ShowQuestion) -> None:
        """Nothing: every hand is a new one."""

    def themes(self, question: ShowQuestion) -> frozenset[str]:
        return themes_of(question)

    def likeness(self, question: ShowQuestion) -> object:
        return sorted(card.rank.order for card in (*question.hand, question.starter))


class PlaySource:
    """Cards of real plays, every card of a deal kept by its themes."""

    def __init__(self, rng: random.Random, players: int) -> None:
        self._rng = rng
        self._players = players
        self._plays = generator.plays(rng, players)
        self._kept: dict[str, list[PlayQuestion]] = {}

    def at_large(self) -> PlayQuestion:
        return next(self._plays)

    def with_theme(self, theme: str) -> PlayQuestion:
        while len(self._kept.setdefault(theme, [])) < _STOCK:
            self._keep_a_deal()
        kept = self._kept[theme]
        return kept[int(self._rng.random() * len(kept))]

    def asked(self, question: PlayQuestion | GoQuestion) -> None:
        """Drop the whole deal: its other cards have been seen."""
        for theme, kept in self._kept.items():
            self._kept[theme] = [other for other in kept if other.hands != question.hands]

    def themes(self, question: PlayQuestion | GoQuestion) -> frozenset[str]:
        return themes_of(question)

    def likeness(self, question: PlayQuestion | GoQuestion) -> object:
        return question.hands

    def _keep_a_deal(self) -> None:
        hands, line = generator.played_out(self._rng, self._players)
        for place in range(len(line)):
            question = PlayQuestion(hands, tuple(event.card for event in line[: place + 1]))
            for theme in themes_of(question):
                self._kept.setdefault(theme, []).append(question)
