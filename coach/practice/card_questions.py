"""Which card to play: moments of real plays at which it matters."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache, lru_cache
from typing import TYPE_CHECKING, ClassVar, NamedTuple

from coach.cards import Card, write
from coach.game.play import Play

if TYPE_CHECKING:
    import random
    from collections.abc import Iterator, Sequence

    from coach.advice.pegging.belief import Belief
    from coach.advice.pegging.keeps import Favour
    from coach.advice.pegging.known import Known
    from coach.advice.pegging.values import Value

MATTERS = 0.15
"""Points between the best card and the next that make a moment worth asking."""
PEGGING = "pegging"


class Judged(NamedTuple):
    """A moment as the engine sees it."""

    known: Known
    belief: Belief
    values: tuple[Value, ...]
    """Best first."""


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
        return repr(self.cards_of(self.judged.values[0])[0])

    def cards_of(self, value: Value) -> tuple[Card, ...]:
        """The cards held of the rank of a value."""
        return tuple(card for card in self.held if card.rank.order - 1 == value.rank)

    def value_of(self, card: Card) -> Value:
        """The value of a card that can be played."""
        return next(value for value in self.judged.values if card in self.cards_of(value))

    def given_up(self, card: Card) -> float:
        """Net points that a card gives up against the best on average; 0 for the best."""
        return self.judged.values[0].net - self.value_of(card).net


@lru_cache(maxsize=8)
def _judged(question: CardQuestion) -> Judged:
    """Hint, grade and screen of a question all look at the same values."""
    from coach.advice.pegging.belief import believe
    from coach.advice.pegging.known import Known
    from coach.advice.pegging.values import values

    known = Known.of(question.moment, threw=question.threw, starter=question.starter)
    belief = believe(known, favour_of(1 - known.seat))
    return Judged(known, belief, values(known, belief))


@cache
def favour_of(seat: int) -> Favour:
    """How pone (0) or dealer (1) favours each keep, by the shipped table."""
    from coach.advice.pegging.keeps import favour
    from coach.advice.pegging.multisets import number_of
    from coach.advice.tables import keep_frequency

    keeps = keep_frequency("dealer" if seat else "pone")
    return favour({number_of(keep): often for keep, often in keeps.items()})


def moments(rng: random.Random) -> Iterator[CardQuestion]:
    """Moments of real deals at which one card is clearly the best.

    Any moment of a deal may come, so that leads, replies, the middle and the end of the play do.
    """
    from coach.advice import simple
    from coach.game.deal import deal

    while True:
        dealt = deal(rng)
        throws = simple.throws(dealt)
        hands = tuple(
            tuple(card for card in hand if card not in threw)
            for hand, threw in zip(dealt.hands, throws, strict=True)
        )
        choices = list(_choices(hands))
        if not choices:
            continue
        seat, played = choices[int(rng.random() * len(choices))]
        question = CardQuestion(hands, throws[seat], dealt.starter, played)
        best, second, *_ = question.judged.values
        if best.net - second.net >= MATTERS:
            yield question


def _choices(hands: Sequence[Sequence[Card]]) -> Iterator[tuple[int, tuple[Card, ...]]]:
    """The moments of a play at which two ranks or more fit: whose, and all cards before."""
    from coach.advice.pegging.policies import OnePly, card_to_play

    play, policy = Play.start(hands), OnePly()
    played: tuple[Card, ...] = ()
    while not play.over:
        seat = play.turn
        assert seat is not None
        if len({card.rank for card in play.legal(seat)}) > 1:
            yield seat, played
        card = card_to_play(policy, play)
        play, played = play.put(card), (*played, card)
