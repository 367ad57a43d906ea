"""Drill: know what a crib averages by the two ranks thrown to it, and which throw is better."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import combinations_with_replacement, product
from typing import TYPE_CHECKING, ClassVar

from coach.advice.losses import EQUAL
from coach.advice.throws import crib_averages as figures
from coach.advice.throws.crib_averages import OWNED, averages, name_of
from coach.cards import Rank
from coach.errors import CoachError
from coach.practice.drills.drill import QUEEN, Drill
from coach.practice.drills.grade import Grade
from coach.practice.drills.replies import read_average, read_throw
from coach.practice.drills.short import Rung, ShortQuestion
from coach.progress.answer import Outcome
from coach.seats import CribOwner
from coach.shuffle import shuffled
from coach.words.advice import cribs as words
from coach.words.drills import prompts, verdicts

if TYPE_CHECKING:
    import random
    from collections.abc import Iterator, Sequence

    from coach.advice.throws.crib_averages import TwoRanks

CRIB_QUIZ = "crib-quiz"
CLOSE = 50
"""Hundredths of a point within which an average is right, as club players drill them."""
COMPARED = (0.25, 1.0)
"""Points between the crib averages of two throws that are worth comparing."""
THROWS: dict[str, TwoRanks] = {
    low.value + high.value: (low, high) for low, high in combinations_with_replacement(Rank, 2)
}
"""The 91 throws as they are stored, the lower rank first."""
STORED_CRIBS: dict[str, CribOwner | None] = {
    "own": CribOwner.OWN,
    "their": CribOwner.OPPONENT,
    "random": None,
}
"""Cribs as they are stored."""
_STORED = {crib: name for name, crib in STORED_CRIBS.items()}


@dataclass(frozen=True)
class AverageQuestion(ShortQuestion):
    """Question: what does a crib average to which two ranks are thrown?

    >>> read(["own", "5J"]).text
    'crib own 5J'
    """

    drill: ClassVar[str] = CRIB_QUIZ

    ranks: TwoRanks
    """The lower one first."""
    crib: CribOwner | None
    """The owner; None for a crib that random cards fill."""

    @property
    def text(self) -> str:
        return f"crib {_STORED[self.crib]} {letters(self.ranks)}"

    @property
    def average(self) -> float:
        """The average of the crib, to the hundredth of a point that is shown."""
        return round(averages(self.crib)[self.ranks], 2)

    @property
    def right_answer(self) -> str:
        return f"{self.average:.2f}"

    @property
    def in_words(self) -> str:
        return words.average_question(self.ranks, self.crib)

    @property
    def note(self) -> str:
        return words.model_of(self.crib)

    @property
    def prompt(self) -> str:
        return prompts.AVERAGE

    def reply(self, reply: str) -> Grade:
        return self.grade(read_average(reply))

    def grade(self, said: float) -> Grade:
        """Grade an average: within half a point is right, both ends included.

        >>> question = AverageQuestion(THROWS["5J"], None)
        >>> [question.grade(said).right for said in (6.76, 6.75, 7.5)]
        [True, False, True]
        """
        hundredths = round(100 * said) - round(100 * self.average)
        answer = f"{said:g}" if hundredths else self.right_answer
        return Grade(answer, Outcome.of(abs(hundredths) <= CLOSE))

    def hints(self) -> Iterator[str]:
        yield from map(words.sentence, words.features(self.ranks))
        yield words.beside_the_mean(self.average, figures.mean(self.crib))

    @property
    def near(self) -> str:
        return verdicts.close_enough(self.right_answer)

    @property
    def rungs(self) -> Sequence[Rung]:
        return [
            Rung(name_of(throw) if throw else words.AVERAGE_CRIB, points, throw == self.ranks)
            for throw, points in figures.ladder(self.ranks, self.crib)
        ]

    @property
    def reasons(self) -> Sequence[str]:
        return (words.sentence("; ".join(words.features(self.ranks))),)


@dataclass(frozen=True)
class CompareQuestion(ShortQuestion):
    """Question: which of two throws gives more to one's own crib, or less to theirs?

    >>> [read([crib, "55", "TK"]).right_answer for crib in ("own", "their")]
    ['5-5', '10-K']
    """

    drill: ClassVar[str] = CRIB_QUIZ

    throws: tuple[TwoRanks, TwoRanks]
    crib: CribOwner

    @property
    def text(self) -> str:
        return f"crib {_STORED[self.crib]} {' '.join(map(letters, self.throws))}"

    @property
    def best(self) -> TwoRanks:
        """The better throw."""
        return min(self.throws, key=self.given_up)

    @property
    def worse(self) -> TwoRanks:
        """The other one."""
        return next(throw for throw in self.throws if throw != self.best)

    @property
    def right_answer(self) -> str:
        return name_of(self.best)

    @property
    def in_words(self) -> str:
        return words.comparison_question(self.throws, self.crib)

    @property
    def note(self) -> str:
        return words.model_of(self.crib)

    @property
    def letters(self) -> frozenset[str]:
        return QUEEN

    @property
    def prompt(self) -> str:
        return prompts.choice([*map(name_of, self.throws)])

    def reply(self, reply: str) -> Grade:
        return self.grade(read_throw(reply, self.throws))

    def given_up(self, ranks: TwoRanks) -> float:
        """Average points of the crib that a throw gives up against the other; 0 for the better."""
        points = [averages(self.crib)[throw] for throw in self.throws]
        its = averages(self.crib)[ranks]
        return max(points) - its if self.crib.ours else its - min(points)

    def grade(self, ranks: TwoRanks) -> Grade:
        """Grade the throw said to be better: within 0.05 points of the other is right."""
        return Grade(name_of(ranks), Outcome.of(self.given_up(ranks) <= EQUAL))

    def hints(self) -> Iterator[str]:
        yield " ".join(words.compared(*self.throws))
        yield self._apart

    @property
    def near(self) -> str:
        return verdicts.as_good(self.right_answer)

    @property
    def rungs(self) -> Sequence[Rung]:
        points = averages(self.crib)
        return [Rung(name_of(throw), points[throw]) for throw in (self.best, self.worse)]

    @property
    def reasons(self) -> Sequence[str]:
        return (*words.compared(self.best, self.worse), self._apart)

    @property
    def _apart(self) -> str:
        return words.apart(max(map(self.given_up, self.throws)))


def letters(ranks: TwoRanks) -> str:
    """A throw as stored.

    >>> letters((Rank.FIVE, Rank.TEN))
    '5T'
    """
    return "".join(rank.value for rank in ranks)


def read(words: Sequence[str]) -> AverageQuestion | CompareQuestion:
    """Read a crib, and one throw or two.

    Raises:
        CoachError, KeyError: they are not there.
    """
    crib, *throws = words
    owner = STORED_CRIBS[crib]
    match [THROWS[throw] for throw in throws]:
        case [ranks] if owner is not None:
            return AverageQuestion(ranks, owner)
        case [one, other] if owner is not None and one != other:
            return CompareQuestion((one, other), owner)
    raise CoachError(f"{' '.join(words)!r} asks about no crib")


def cribs(
    rng: random.Random, crib: CribOwner | None = None, compare: bool | None = None
) -> Iterator[AverageQuestion | CompareQuestion]:
    """Averages of throws in a crib, and comparisons of two; a given kind and crib, or any.

    Every throw comes once before one comes again. It is compared with one that differs enough to
    be told and little enough to be asked.
    """
    wanted = OWNED if crib is None else (crib,)
    while True:
        for owner, ranks in shuffled(rng, [*product(wanted, THROWS.values())]):
            near = [other for other in THROWS.values() if _is_close(owner, ranks, other)]
            if near and (rng.random() < 0.5 if compare is None else compare):
                yield CompareQuestion((ranks, near[int(rng.random() * len(near))]), owner)
            elif not compare:
                yield AverageQuestion(ranks, owner)


def _is_close(crib: CribOwner, one: TwoRanks, other: TwoRanks) -> bool:
    least, most = COMPARED
    points = averages(crib)
    return least <= abs(points[one] - points[other]) <= most


CRIB = Drill(
    id=CRIB_QUIZ,
    command="crib-quiz",
    about="Cribs",
    read=read,
    plain=cribs,
)
