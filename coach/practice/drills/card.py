"""Drill: choose a card to play, at a moment of the play of two."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from functools import cached_property, partial
from itertools import chain
from typing import TYPE_CHECKING, ClassVar

from coach.advice.losses import EQUAL
from coach.cards import Card, faces, parse, write
from coach.errors import CoachError
from coach.game.deal import deal
from coach.game.play import Play
from coach.players import simple
from coach.practice.deals import kept, line, moments
from coach.practice.drills.drill import QUEEN, Drill, Question
from coach.practice.drills.grade import SHOWN, Grade
from coach.practice.drills.stock import Stock
from coach.progress.answer import Outcome
from coach.themes.card import CARD, PEGGING, Turn
from coach.themes.theme import seen
from coach.words.drills import questions as words

if TYPE_CHECKING:
    import random
    from collections.abc import Iterator, Sequence

    from coach.advice.plays.judging import Judged

MATTERS = 0.15
"""Points between the best card and the next that make a moment worth asking."""


@dataclass(frozen=True)
class CardQuestion(Question):
    """Question: which card does the seat to play choose?

    >>> read("5H6CJS2D 7C8D9SKH 2S3S KD : 2D8D".split()).right_answer
    '5H'
    """

    drill: ClassVar[str] = PEGGING

    hands: tuple[tuple[Card, ...], ...]
    """The cards that pone and dealer kept."""
    threw: tuple[Card, ...]
    """The cards that the seat to play threw to the crib."""
    starter: Card
    played: tuple[Card, ...]

    @property
    def text(self) -> str:
        pone, dealer = map(write, self.hands)
        moment = f"card {pone} {dealer} {write(self.threw)} {self.starter} :"
        return f"{moment} {write(self.played)}".rstrip()

    @cached_property
    def moment(self) -> Play:
        """The play before the card."""
        return Play.replay(self.hands, self.played)

    def check(self) -> None:
        if len(self.hands) != 2 or self.moment.turn is None or not self.fitting:
            raise CoachError(f"no card is to be played: {self.text!r}")
        cards = self.starter, *self.threw, *chain(*self.hands)
        if len({*cards}) < len(cards):
            raise CoachError(f"a card stands twice: {self.text!r}")

    @cached_property
    def seat(self) -> int:
        """The seat that is to play: 0 is pone, 1 the dealer."""
        turn = self.moment.turn
        assert turn is not None
        return turn

    @property
    def held(self) -> tuple[Card, ...]:
        """The cards that the seat to play still holds."""
        return self.moment.hands[self.seat]

    @property
    def fitting(self) -> tuple[Card, ...]:
        """Those of them that can be played."""
        return self.moment.legal(self.seat)

    @property
    def opponent_holds(self) -> tuple[Card, ...]:
        """The cards that the opponent still holds, face down."""
        return self.moment.hands[1 - self.seat]

    @cached_property
    def judged(self) -> Judged:
        """The worth of each card against all that the opponent may hold."""
        from coach.advice.plays.judging import judge
        from coach.advice.plays.positions import position_of

        return judge(position_of(self.moment, threw=self.threw, starter=self.starter))

    @property
    def best(self) -> Card:
        """The best card."""
        return self.judged.values[0].card

    @property
    def right_answer(self) -> str:
        return repr(self.best)

    @property
    def in_words(self) -> str:
        return words.card_question(self.held, self.played, dealer=bool(self.seat))

    @property
    def answer_in_words(self) -> str:
        return self.best.face

    def given_in_words(self, answer: str) -> str:
        return answer if answer == SHOWN.answer else faces(parse(answer))

    @property
    def letters(self) -> frozenset[str]:
        return QUEEN

    @cached_property
    def themes(self) -> frozenset[str]:
        return seen(CARD, Turn.of(self.moment))

    @property
    def likeness(self) -> object:
        return self.hands

    @property
    def is_clear(self) -> bool:
        """True if one card is clearly the best."""
        best, second, *_ = self.judged.values
        return best.net - second.net >= MATTERS

    def given_up(self, card: Card) -> float:
        """Net points that a card gives up against the best on average; 0 for the best."""
        return self.judged.values[0].net - self.judged.value_of(card).net

    def grade(self, card: Card) -> Grade:
        """Grade a card by what it gives up: within 0.05 points of the best is right."""
        loss = self.given_up(card)
        return Grade(repr(card), Outcome.of(loss <= EQUAL), loss=loss)


def read(words: Sequence[str]) -> CardQuestion:
    """Read both hands, a throw, the starter, a colon and the cards played.

    Raises:
        CoachError, ValueError: they are not there.
    """
    pone, dealer, threw, starter, colon, *played = words
    if colon != ":":
        raise ValueError(colon)
    (card,) = parse(starter, size=1)
    before = parse(played[0]) if played else ()
    return CardQuestion((parse(pone), parse(dealer)), parse(threw), card, before)


def choices(rng: random.Random) -> Iterator[CardQuestion]:
    """The moments of one real deal at which cards of more than one rank fit."""
    from coach.players.cards.one_ply import OnePly
    from coach.players.cards.policy import card_to_play

    dealt = deal(rng)
    thrown = simple.throws(dealt)
    hands = tuple(map(kept, dealt.hands, thrown))
    for play in moments(hands, partial(card_to_play, OnePly())):
        if play.turn is not None and len({card.rank for card in play.legal(play.turn)}) > 1:
            played = tuple(event.card for event in line(play))
            yield CardQuestion(hands, thrown[play.turn], dealt.starter, played)


def cards(rng: random.Random) -> Iterator[CardQuestion]:
    """Moments of real plays at which one card is clearly the best, every theme as often.

    Of each deal comes a moment of the theme that has come least so far, if it has one.
    """
    come: Counter[str] = Counter()
    while True:
        by_theme: dict[str, list[CardQuestion]] = {}
        for question in choices(rng):
            for theme in sorted(question.themes):
                by_theme.setdefault(theme, []).append(question)
        least = min((come[theme] for theme in by_theme), default=0)
        themes = [theme for theme in by_theme if come[theme] == least]
        if not themes:
            continue
        theme = themes[int(rng.random() * len(themes))]
        found = by_theme[theme]
        question = found[int(rng.random() * len(found))]
        if question.is_clear:
            come[theme] += 1
            yield question


class CardSource(Stock[CardQuestion]):
    """Moments of real plays at which one card is clearly the best."""

    def __init__(self, rng: random.Random) -> None:
        super().__init__(rng)
        self._cards = cards(rng)

    def at_large(self) -> CardQuestion:
        return next(self._cards)

    def deal(self, theme: str) -> Iterator[CardQuestion]:
        for question in choices(self._rng):
            if theme in question.themes and question.is_clear:
                yield question


PLAYING = Drill(
    id=PEGGING,
    command="pegging",
    about="Cards to play",
    read=read,
    plain=cards,
    source=CardSource,
)
