"""Where chosen questions come from: real deals, and hands and cards found for a theme."""

from __future__ import annotations

from abc import ABC, abstractmethod
from dataclasses import replace
from typing import TYPE_CHECKING, Generic, TypeVar

from coach.practice import generator
from coach.practice.card_questions import CardQuestion
from coach.practice.questions import GoQuestion, PlayQuestion, Question, ShowQuestion
from coach.practice.themes.deals import show_with
from coach.practice.themes.finding import themes_of
from coach.practice.themes.table import EVERY_DAY
from coach.practice.themes.throw import may_have, of_seat
from coach.practice.throw_questions import ThrowQuestion

if TYPE_CHECKING:
    import random
    from collections.abc import Iterator

    from coach.practice.scores import Scores

_STOCK = 3  # questions of a theme to choose from
_Q = TypeVar("_Q", bound=Question)


class ShowSource:
    """Hands and cribs, from real deals or made for a theme."""

    def __init__(self, rng: random.Random) -> None:
        self._rng = rng
        self._deals = generator.all_shown(rng)

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

    def worth(self, question: ShowQuestion) -> float:
        return 1 + sum(EVERY_DAY.get(theme, 0.0) for theme in themes_of(question))


class _FromStock(ABC, Generic[_Q]):
    """Real deals, whose questions are kept by their themes until they are asked."""

    def __init__(self, rng: random.Random) -> None:
        self._rng = rng
        self._kept: dict[str, list[_Q]] = {}

    def with_theme(self, theme: str) -> _Q:
        while len(self._kept.setdefault(theme, [])) < _STOCK:
            for question in self._deal(theme):
                for its in themes_of(question):
                    self._kept.setdefault(its, []).append(question)
        kept = self._kept[theme]
        return kept[int(self._rng.random() * len(kept))]

    def asked(self, question: _Q) -> None:
        """Drop all that was dealt with it: it has been seen."""
        seen = self.likeness(question)
        for theme, kept in self._kept.items():
            self._kept[theme] = [other for other in kept if self.likeness(other) != seen]

    def themes(self, question: _Q) -> frozenset[str]:
        return themes_of(question)

    def worth(self, question: _Q) -> float:
        return 1.0

    @abstractmethod
    def likeness(self, question: _Q) -> object:
        """What the questions of one deal share."""

    @abstractmethod
    def _deal(self, theme: str) -> Iterator[_Q]:
        """The questions of a deal that may have the theme."""


class PlaySource(_FromStock[PlayQuestion]):
    """Cards of real plays, every card of a deal kept by its themes."""

    def __init__(self, rng: random.Random, players: int) -> None:
        super().__init__(rng)
        self._players = players
        self._plays = generator.plays(rng, players)

    def at_large(self) -> PlayQuestion:
        return next(self._plays)

    def likeness(self, question: PlayQuestion | GoQuestion) -> object:
        return question.hands

    def _deal(self, theme: str) -> Iterator[PlayQuestion]:
        hands, line = generator.played_out(self._rng, self._players)
        for place in range(len(line)):
            yield PlayQuestion(hands, tuple(event.card for event in line[: place + 1]))


class ThrowSource(_FromStock[ThrowQuestion]):
    """Six cards as dealt, to throw from in a given seat or in either, at no score or at some."""

    def __init__(
        self, rng: random.Random, dealer: bool | None = None, scores: Scores | None = None
    ) -> None:
        super().__init__(rng)
        self._seats = (True, False) if dealer is None else (dealer,)
        self._throws = generator.throws(rng, dealer)
        self._scores = scores

    def at_large(self) -> ThrowQuestion:
        return self._scored(next(self._throws))

    def with_theme(self, theme: str) -> ThrowQuestion:
        return self._scored(super().with_theme(theme))

    def likeness(self, question: ThrowQuestion) -> object:
        return sorted(card.index for card in question.cards)

    def _deal(self, theme: str) -> Iterator[ThrowQuestion]:
        dealt = next(throw for throw in self._throws if may_have(throw.cards, theme))
        for dealer in self._seats:
            if of_seat(theme, dealer):
                yield replace(dealt, dealer=dealer)

    def _scored(self, question: ThrowQuestion) -> ThrowQuestion:
        if self._scores is None:
            return question
        return replace(question, score=self._scores(self._rng, dealer=question.dealer))


class CardSource(_FromStock[CardQuestion]):
    """Moments of real plays at which one card is clearly the best."""

    def __init__(self, rng: random.Random) -> None:
        super().__init__(rng)
        self._cards = generator.cards(rng)

    def at_large(self) -> CardQuestion:
        return next(self._cards)

    def likeness(self, question: CardQuestion) -> object:
        return question.hands

    def _deal(self, theme: str) -> Iterator[CardQuestion]:
        for question in generator.choices(self._rng):
            if theme in themes_of(question) and generator.is_clear(question):
                yield question
