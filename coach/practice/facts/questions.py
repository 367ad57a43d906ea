"""Questions about facts: a score name or a rule, and what a crib averages."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING, ClassVar

from coach.errors import CoachError
from coach.practice.crib_questions import THROWS, AverageQuestion, letters
from coach.practice.facts.fact import FACTS, Fact
from coach.practice.facts.table import TABLES

if TYPE_CHECKING:
    from coach.practice.cribs import WhoseCrib


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
class CribQuestion(AverageQuestion):
    """What a crib averages, as a fact to know by heart.

    >>> read_fact("crib", "5", "J").right_answer
    '7.26'
    """

    drill: ClassVar[str] = FACTS

    @property
    def text(self) -> str:
        """Asks it again; one that random cards fill was asked before there were others."""
        whose = () if self.crib == "random" else (self.crib,)
        return " ".join(("fact crib", *whose, *letters(self.ranks)))


def read_fact(kind: str, *rest: str) -> FactQuestion | CribQuestion:
    """The question that the words after `fact` ask.

    Raises:
        CoachError: there is no such fact.
    """
    words = " ".join(("fact", kind, *rest))
    if words in _crib_facts():
        return _crib_facts()[words]
    if kind in TABLES and len(rest) == 1 and rest[0] in TABLES[kind]:
        return FactQuestion(kind, *rest)
    raise CoachError(f"{words!r} is no fact")


@cache
def _crib_facts() -> dict[str, CribQuestion]:
    cribs: tuple[WhoseCrib, ...] = ("own", "their", "random")
    facts = [CribQuestion(ranks, crib) for crib in cribs for ranks in THROWS.values()]
    return {fact.text: fact for fact in facts}
