"""A toy drill in one module: how many pips does a card count?"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from coach.cards import PACK, Card, parse
from coach.practice.drills.drill import Drill, Question
from coach.practice.drills.grade import Grade
from coach.progress.answer import Outcome
from coach.shuffle import shuffled
from coach.themes.theme import Theme, seen

if TYPE_CHECKING:
    import random
    from collections.abc import Iterator, Sequence


@dataclass(frozen=True)
class PipsQuestion(Question):
    """The question how many pips a card counts."""

    drill: ClassVar[str] = "toy-pips"

    card: Card

    @property
    def text(self) -> str:
        return f"pips {self.card!r}"

    @property
    def right_answer(self) -> str:
        return str(self.card.rank.pips)

    @property
    def in_words(self) -> str:
        return f"How much does {self.card.face} count?"

    @property
    def themes(self) -> frozenset[str]:
        return seen(THEMES, self.card)

    def grade(self, pips: int) -> Grade:
        return Grade(str(pips), Outcome.of(str(pips) == self.right_answer))


class PipsTheme(Theme[Card]):
    """A theme of the toy drill."""

    drill: ClassVar[str] = PipsQuestion.drill


THEMES = (
    PipsTheme("toy-face", "faces", "All are ten.", "pips KD", lambda card: card.rank.order > 10),
)


def read(words: Sequence[str]) -> PipsQuestion:
    (card,) = words
    return PipsQuestion(*parse(card, size=1))


def pips(rng: random.Random) -> Iterator[PipsQuestion]:
    while True:
        yield from map(PipsQuestion, shuffled(rng, PACK))


class PipsSource:
    """Cards of any kind, or faces."""

    def __init__(self, rng: random.Random) -> None:
        self._cards = pips(rng)

    def at_large(self) -> PipsQuestion:
        return next(self._cards)

    def with_theme(self, theme: str) -> PipsQuestion:
        return next(question for question in self._cards if theme in question.themes)

    def asked(self, question: PipsQuestion) -> None:
        """Do nothing: the same card may come again."""


PIPS = Drill(
    id=PipsQuestion.drill,
    command="toy",
    about="Pips",
    read=read,
    plain=pips,
    source=PipsSource,
)
