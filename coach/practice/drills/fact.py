"""Drill: know the facts by heart: rules, score names, and what cribs average."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from coach.errors import CoachError
from coach.practice.drills.crib import STORED_CRIBS, THROWS, AverageQuestion, letters
from coach.practice.drills.drill import Drill
from coach.practice.drills.grade import Grade
from coach.practice.drills.replies import read_amount, read_choice
from coach.practice.drills.short import ShortQuestion
from coach.practice.facts.fact import FACTS, Fact
from coach.practice.facts.table import TABLES
from coach.progress.answer import Outcome
from coach.shuffle import shuffled
from coach.words.drills import prompts
from coach.words.drills.verdicts import because

if TYPE_CHECKING:
    import random
    from collections.abc import Iterator, Sequence


@dataclass(frozen=True)
class FactQuestion(ShortQuestion):
    """A fact of one of the tables.

    >>> read(["rule", "crib-flush"]).right_answer
    '0'
    """

    drill: ClassVar[str] = FACTS

    kind: str
    """`rule` or `name`."""
    id: str

    @property
    def text(self) -> str:
        return f"fact {self.kind} {self.id}"

    @property
    def fact(self) -> Fact:
        """The fact that is asked."""
        return TABLES[self.kind][self.id]

    @property
    def right_answer(self) -> str:
        return self.fact.answer

    @property
    def in_words(self) -> str:
        return self.fact.question

    @property
    def answer_in_words(self) -> str:
        return because(self.right_answer, self.fact.reason)

    @property
    def letters(self) -> frozenset[str]:
        return frozenset(choice[0] for choice in self.fact.choices)

    @property
    def prompt(self) -> str:
        choices = self.fact.choices
        return prompts.choice(choices) if choices else prompts.AMOUNT

    def reply(self, reply: str) -> Grade:
        choices = self.fact.choices
        return self.grade(read_choice(reply, choices) if choices else str(read_amount(reply)))

    def grade(self, answer: str) -> Grade:
        """Grade a word or a number."""
        return Grade(answer, Outcome.of(answer == self.right_answer))

    def hints(self) -> Iterator[str]:
        yield self.fact.hint

    @property
    def reasons(self) -> Sequence[str]:
        return (self.fact.reason,)


@dataclass(frozen=True)
class CribFact(AverageQuestion):
    """The average of a crib, as a fact to know by heart.

    >>> read(["crib", "5", "J"]).right_answer
    '7.26'
    """

    drill: ClassVar[str] = FACTS

    @property
    def text(self) -> str:
        """The stored form, in which a crib of random cards has no owner, as in the first files."""
        whose = () if self.crib is None else (super().text.split(" ")[1],)
        return " ".join(("fact crib", *whose, *letters(self.ranks)))


def read(words: Sequence[str]) -> FactQuestion | CribFact:
    """Read the kind of a fact and what names it there.

    Raises:
        CoachError, KeyError, ValueError: there is no such fact.
    """
    match words:
        case ["crib", low, high] if len(low) == 1:
            return CribFact(THROWS[low + high], None)
        case ["crib", "own" | "their" as crib, low, high] if len(low) == 1:
            return CribFact(THROWS[low + high], STORED_CRIBS[crib])
        case [kind, fact] if fact in TABLES[kind]:
            return FactQuestion(kind, fact)
    raise CoachError(f"{' '.join(words)!r} is not a fact")


def facts(rng: random.Random) -> Iterator[FactQuestion]:
    """Rules and score names in random order, all of them before one comes again."""
    every = [FactQuestion(kind, fact) for kind, table in TABLES.items() for fact in table]
    while True:
        yield from shuffled(rng, every)


FACT = Drill(
    id=FACTS,
    command="review --facts",
    about="Facts",
    read=read,
    plain=facts,
)
