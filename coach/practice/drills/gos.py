"""Drill: name who owes a go, after each card of a whole deal."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING, ClassVar

from coach.game.play import Play
from coach.game.table import TABLES
from coach.practice.deals import played_out
from coach.practice.drills.drill import Drill, Question
from coach.practice.drills.earn import PlayQuestion, moment_text, read_moment
from coach.practice.drills.grade import Grade
from coach.progress.answer import Outcome
from coach.words.drills import questions as words

if TYPE_CHECKING:
    import random
    from collections.abc import Iterator, Sequence

    from coach.cards import Card

NOBODY = "nobody"
"""The stored answer where nobody owes a go."""


@dataclass(frozen=True)
class GoQuestion(Question):
    """Question: who owes a go after the last card played?

    >>> read("KS2C QH9D : KSQH".split()).right_answer
    'nobody'
    """

    drill: ClassVar[str] = "gos"

    hands: tuple[tuple[Card, ...], ...]
    played: tuple[Card, ...]

    @property
    def text(self) -> str:
        return f"go {moment_text(self.hands, self.played)}"

    @cached_property
    def moment(self) -> Play:
        """The play right after the card."""
        return Play.replay(self.hands, self.played)

    def check(self) -> None:
        _ = self.right_answer

    @property
    def seats(self) -> tuple[str, ...]:
        """The names of the seats in the order of play."""
        return TABLES[len(self.hands)].seats

    @property
    def right_answer(self) -> str:
        return " ".join(self.seats[seat] for seat in self.moment.gos) or NOBODY

    @property
    def in_words(self) -> str:
        return words.go_question(self.hands, self.played)

    def grade(self, named: Sequence[str]) -> Grade:
        """Grade who is said to owe a go; the order does not matter."""
        right = {*named} == {self.seats[seat] for seat in self.moment.gos}
        answer = " ".join(seat for seat in self.seats if seat in named) or NOBODY
        marks = {"owed go": int(not right)}
        return Grade(answer, Outcome.of(right), marks=marks, itemised=True)


def read(words: Sequence[str]) -> GoQuestion:
    """Read a question.

    Raises:
        CoachError, ValueError: there is none.
    """
    return GoQuestion(*read_moment(words))


def whole_deal(rng: random.Random, players: int = 2) -> Iterator[PlayQuestion | GoQuestion]:
    """One deal, card by card: what each earns, and after each who owes a go."""
    hands, line = played_out(rng, players)
    for place in range(len(line)):
        played = tuple(event.card for event in line[: place + 1])
        yield PlayQuestion(hands, played)
        if place + 1 < len(line):
            yield GoQuestion(hands, played)


def gos(rng: random.Random) -> Iterator[GoQuestion]:
    """Questions who owes a go, after each card of deal after deal."""
    while True:
        for question in whole_deal(rng):
            if isinstance(question, GoQuestion):
                yield question


GOS = Drill(
    id=GoQuestion.drill,
    command="pegging-drill --whole-deal",
    about="Who owes a go",
    read=read,
    plain=gos,
)
