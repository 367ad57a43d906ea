"""Questions about facts: a score name or a rule, and what a crib averages."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import combinations_with_replacement
from typing import TYPE_CHECKING, ClassVar

from coach.cards import Rank
from coach.errors import CoachError
from coach.practice.facts import cribs
from coach.practice.facts.fact import FACTS, Fact
from coach.practice.facts.table import TABLES

if TYPE_CHECKING:
    from coach.advice.crib_averages import Ranks

_THROWS: dict[tuple[str, ...], Ranks] = {
    (low.value, high.value): (low, high) for low, high in combinations_with_replacement(Rank, 2)
}


@dataclass(frozen=True, slots=True)
class FactQuestion:
    """A fact of one of the tables.

    >>> read_fact("rule", "crib-flush").right_answer
    '0'
    """

    drill: ClassVar[str] = FACTS

    kind: str
    """`rule` or `name`."""
    id: str

    @property
    def text(self) -> str:
        """Asks it again."""
        return f"fact {self.kind} {self.id}"

    @property
    def fact(self) -> Fact:
        """What is asked, and the answer."""
        return TABLES[self.kind][self.id]

    @property
    def right_answer(self) -> str:
        """As stored."""
        return self.fact.answer


@dataclass(frozen=True, slots=True)
class CribQuestion:
    """What does a crib average to which two ranks are thrown?

    >>> read_fact("crib", "5", "J").right_answer
    '7.26'
    """

    drill: ClassVar[str] = FACTS

    ranks: Ranks
    """The lower one first."""

    @property
    def text(self) -> str:
        """Asks it again."""
        return f"fact crib {' '.join(rank.value for rank in self.ranks)}"

    @property
    def average(self) -> float:
        """What the crib averages, to the hundredth of a point that is shown."""
        return round(cribs.average(self.ranks), 2)

    @property
    def right_answer(self) -> str:
        """As stored."""
        return f"{self.average:.2f}"


def read_fact(kind: str, *rest: str) -> FactQuestion | CribQuestion:
    """The question that the words after `fact` ask.

    Raises:
        CoachError: there is no such fact.
    """
    if kind == "crib" and rest in _THROWS:
        return CribQuestion(_THROWS[rest])
    if kind in TABLES and len(rest) == 1 and rest[0] in TABLES[kind]:
        return FactQuestion(kind, *rest)
    raise CoachError(f"{' '.join((kind, *rest))!r} is no fact")
