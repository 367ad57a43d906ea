"""What a crib averages by the two ranks thrown to it, and which of two throws is better there."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import combinations_with_replacement
from typing import TYPE_CHECKING, ClassVar

from coach.cards import Rank
from coach.errors import CoachError
from coach.practice.cribs import OWNED, WHOSE, averages, name_of

if TYPE_CHECKING:
    from coach.engine.cribs.averages import TwoRanks
    from coach.practice.cribs import WhoseCrib

CRIB_QUIZ = "crib-quiz"

THROWS: dict[str, TwoRanks] = {
    low.value + high.value: (low, high) for low, high in combinations_with_replacement(Rank, 2)
}
"""The 91 throws as they are stored, the lower rank first."""


@dataclass(frozen=True, slots=True)
class AverageQuestion:
    """What does a crib average to which two ranks are thrown?

    >>> read_crib("own", "5J").text
    'crib own 5J'
    """

    drill: ClassVar[str] = CRIB_QUIZ

    ranks: TwoRanks
    """The lower one first."""
    crib: WhoseCrib

    @property
    def text(self) -> str:
        """Asks it again."""
        return f"crib {self.crib} {letters(self.ranks)}"

    @property
    def average(self) -> float:
        """What the crib averages, to the hundredth of a point that is shown."""
        return round(averages(self.crib)[self.ranks], 2)

    @property
    def right_answer(self) -> str:
        """As stored."""
        return f"{self.average:.2f}"


@dataclass(frozen=True, slots=True)
class CompareQuestion:
    """Which of two throws is better, more to one's own crib or less to theirs?

    >>> [read_crib(crib, "55", "TK").right_answer for crib in ("own", "their")]
    ['5-5', '10-K']
    """

    drill: ClassVar[str] = CRIB_QUIZ

    throws: tuple[TwoRanks, TwoRanks]
    crib: WhoseCrib

    @property
    def text(self) -> str:
        """Asks it again."""
        return f"crib {self.crib} {' '.join(map(letters, self.throws))}"

    @property
    def best(self) -> TwoRanks:
        """The better throw."""
        return min(self.throws, key=self.given_up)

    @property
    def right_answer(self) -> str:
        """As stored."""
        return name_of(self.best)

    def given_up(self, ranks: TwoRanks) -> float:
        """Average points of the crib that a throw gives up against the other; 0 for the better."""
        points = [averages(self.crib)[throw] for throw in self.throws]
        its = averages(self.crib)[ranks]
        return max(points) - its if self.crib == "own" else its - min(points)


def letters(ranks: TwoRanks) -> str:
    """A throw as stored.

    >>> letters((Rank.FIVE, Rank.TEN))
    '5T'
    """
    return "".join(rank.value for rank in ranks)


def said(question: AverageQuestion | CompareQuestion) -> str:
    """The question as it is said.

    >>> said(read_crib("their", "5J"))
    '5-J to their crib: how many points does it average?'
    >>> said(read_crib("their", "5J", "78"))
    'To their crib 5-J or 7-8: which makes less?'
    """
    whose = WHOSE[question.crib]
    if isinstance(question, AverageQuestion):
        return f"{name_of(question.ranks)} to {whose}: how many points does it average?"
    one, other = map(name_of, question.throws)
    wanted = "more" if question.crib == "own" else "less"
    return f"To {whose} {one} or {other}: which makes {wanted}?"


def read_crib(crib: str, *throws: str) -> AverageQuestion | CompareQuestion:
    """The question that the words after `crib` ask.

    Raises:
        CoachError: there is no such question.
    """
    whose = next((owned for owned in OWNED if owned == crib), None)
    found = [THROWS[throw] for throw in throws if throw in THROWS]
    if whose and len(found) == len(throws):
        match found:
            case [ranks]:
                return AverageQuestion(ranks, whose)
            case [one, other] if one != other:
                return CompareQuestion((one, other), whose)
    raise CoachError(f"{' '.join((crib, *throws))!r} asks about no crib")
