"""Which card to play, at a moment of the play."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING, ClassVar

from coach.cards import Card, write

if TYPE_CHECKING:
    from coach.advice.plays import Judged
    from coach.game.play import Play

PEGGING = "pegging"


@dataclass(frozen=True, slots=True)
class CardQuestion:
    """Which card does the seat in turn play?

    >>> from coach.practice.questions import read
    >>> read("card 5H6CJS2D 7C8D9SKH 2S3S KD : 2D8D").right_answer
    '5H'
    """

    drill: ClassVar[str] = PEGGING

    hands: tuple[tuple[Card, ...], ...]
    """What pone and dealer kept."""
    threw: tuple[Card, ...]
    """What the seat in turn threw to the crib."""
    starter: Card
    played: tuple[Card, ...]

    @property
    def text(self) -> str:
        """Deals it again."""
        pone, dealer = map(write, self.hands)
        moment = f"card {pone} {dealer} {write(self.threw)} {self.starter} :"
        return f"{moment} {write(self.played)}".rstrip()

    @property
    def moment(self) -> Play:
        """The play before the card."""
        from coach.practice.questions import replay

        return replay(self.hands, self.played)

    @property
    def seat(self) -> int:
        """Who is to play: 0 is pone, 1 the dealer."""
        turn = self.moment.turn
        assert turn is not None
        return turn

    @property
    def held(self) -> tuple[Card, ...]:
        """What the seat in turn still holds."""
        return self.moment.hands[self.seat]

    @property
    def judged(self) -> Judged:
        """What each card is worth against all that the opponent may hold."""
        return _judged(self)

    @property
    def right_answer(self) -> str:
        """As stored."""
        return repr(self.judged.values[0].card)

    def given_up(self, card: Card) -> float:
        """Net points that a card gives up against the best on average; 0 for the best."""
        return self.judged.values[0].net - self.judged.value_of(card).net


@lru_cache(maxsize=8)
def _judged(question: CardQuestion) -> Judged:
    """Hint, grade and screen of a question all look at the same values."""
    from coach.advice.plays import judge
    from coach.advice.positions import position_of

    return judge(position_of(question.moment, threw=question.threw, starter=question.starter))
