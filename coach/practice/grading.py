"""Right or wrong, by how much, and which kind of combination was missed."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, NamedTuple

from coach.advice.throws import EQUAL
from coach.cards import in_order, write
from coach.practice.cribs import name_of
from coach.progress.statistics import UNATTRIBUTED
from coach.scoring.breakdown import SHOW_KINDS

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from coach.cards import Card
    from coach.engine.cribs.averages import TwoRanks
    from coach.practice.card_questions import CardQuestion
    from coach.practice.crib_questions import AverageQuestion, CompareQuestion
    from coach.practice.facts.questions import FactQuestion
    from coach.practice.questions import GoQuestion
    from coach.practice.throw_questions import ThrowQuestion
    from coach.scoring.breakdown import Breakdown

REVEALED = "revealed"
"""The answer of somebody who asked to be shown."""
CLOSE = 50
"""Hundredths of a point: an average known so well is known; club players drill them like this."""


class Unit(NamedTuple):
    """What decisions give up is measured in, and how much of it is how bad, at the most."""

    fine: float
    doubtful: float
    bad: float


POINTS = Unit(EQUAL, 0.25, 0.75)
"""Average points."""
CHANCE = Unit(0.0025, 0.01, 0.03)
"""The chance to win (0–1). At the start of a game a point is worth 0.02, in its end up to 0.09."""


@dataclass(frozen=True, slots=True)
class Grade:
    """What an answer was worth.

    `marks` maps each kind that could be judged to the points left out (positive), counted too many
    (negative) or right (0).
    """

    answer: str
    right: bool
    off: int = 0
    """Points short (positive) or over (negative)."""
    loss: float | None = None
    """What a decision gives up, in its unit; None where there is none to take."""
    unit: Unit = POINTS
    marks: Mapping[str, int] = field(default_factory=dict)
    itemised: bool = False


def grade_total(solution: Breakdown, claimed: int) -> Grade:
    """Grade a total.

    A wrong one is charged to a kind only where exactly one kind left out, or one item of exactly
    one kind counted twice, explains the difference; otherwise it is unattributed.

    >>> from coach import score_show
    >>> grade_total(score_show("7C 8D 9H 9S", "AC"), 8).marks
    {'unattributed': 2}
    >>> grade_total(score_show("7C 8D 9H 9S", "AC"), 4).marks
    {'run': 6}
    """
    points = solution.by_kind
    off = solution.total - claimed
    if not off:
        return Grade(str(claimed), right=True, marks=dict.fromkeys(points, 0))
    if off > 0:
        explained_by = [kind for kind, all_of_it in points.items() if all_of_it == off]
    else:
        explained_by = sorted({item.kind for item in solution.items if item.points == -off})
    culprit = explained_by[0] if len(explained_by) == 1 else UNATTRIBUTED
    return Grade(str(claimed), right=False, off=off, marks={culprit: off})


def grade_by_kind(solution: Breakdown, claimed: Mapping[str, int | None]) -> Grade:
    """Grade points claimed kind by kind; a kind that is neither there nor claimed is not judged.

    A claim of None is a kind that was shown: all its points are missed.

    >>> from coach import score_show
    >>> grade_by_kind(score_show("7C 8D 9H 9S", "AC"), {"fifteen": 2, "run": 8}).marks
    {'fifteen': 0, 'pair': 2, 'run': -2}
    """
    points = solution.by_kind
    marks: dict[str, int] = {
        kind: points.get(kind, 0) - (claimed.get(kind) or 0)
        for kind in SHOW_KINDS
        if points.get(kind, 0) or claimed.get(kind)
    }
    said = [f"{kind} {count}" for kind, count in claimed.items() if count]
    said += [f"{kind} {REVEALED}" for kind, count in claimed.items() if count is None]
    return Grade(
        answer=" ".join(said) or "nothing",
        right=not any(marks.values()) and None not in claimed.values(),
        off=sum(marks.values()),
        marks=marks,
        itemised=True,
    )


def grade_gos(question: GoQuestion, seats: Sequence[str]) -> Grade:
    """Grade who was said to owe a go; the order does not matter."""
    named = [seat for seat in question.seats if seat in seats]
    answer = " ".join(named) or "nobody"
    right = set(named) == {question.seats[seat] for seat in question.moment.gos}
    return Grade(answer, right=right, marks={"owed go": int(not right)}, itemised=True)


def grade_throw(question: ThrowQuestion, throw: Sequence[Card]) -> Grade:
    """Grade a throw by what it gives up: within 0.05 points of the best is right.

    At a score it is the chance to win that counts, and 0.25 % of it.
    """
    loss, unit = question.given_up(throw), unit_of(question)
    return Grade(write(in_order(throw)), right=loss <= unit.fine, loss=loss, unit=unit)


def unit_of(question: ThrowQuestion) -> Unit:
    """What a throw is judged by."""
    return POINTS if question.score is None else CHANCE


def grade_fact(question: FactQuestion, answer: str) -> Grade:
    """Grade a word or a number."""
    return Grade(answer, right=answer == question.right_answer)


def grade_average(question: AverageQuestion, said: float) -> Grade:
    """Grade an average: within half a point is right, both ends included.

    >>> from coach.practice.questions import read
    >>> [grade_average(read("fact crib 5 J"), said).right for said in (6.76, 6.75, 7.5)]
    [True, False, True]
    """
    hundredths = round(100 * said) - round(100 * question.average)
    answer = f"{said:g}" if hundredths else question.right_answer
    return Grade(answer, right=abs(hundredths) <= CLOSE)


def grade_comparison(question: CompareQuestion, ranks: TwoRanks) -> Grade:
    """Grade the throw said to be better: within 0.05 points of the other is right."""
    return Grade(name_of(ranks), right=question.given_up(ranks) <= EQUAL)


def grade_card(question: CardQuestion, card: Card) -> Grade:
    """Grade a card played by what it gives up: within 0.05 points of the best is right."""
    loss = question.given_up(card)
    return Grade(repr(card), right=loss <= EQUAL, loss=loss)


def verdict(loss: float, unit: Unit = POINTS) -> str:
    """A word for what a decision gives up; nothing is `the best`.

    >>> [verdict(loss) for loss in (0.0, 0.05, 0.2, 0.7, 2.0)]
    ['the best', 'fine', 'doubtful', 'bad', 'very bad']
    >>> [verdict(loss, CHANCE) for loss in (0.002, 0.01, 0.03, 0.05)]
    ['fine', 'doubtful', 'bad', 'very bad']
    """
    if loss <= 0:
        return "the best"
    bounds = {unit.fine: "fine", unit.doubtful: "doubtful", unit.bad: "bad"}
    return next((word for most, word in bounds.items() if loss <= most), "very bad")


def amount(loss: float, unit: Unit = POINTS) -> str:
    """What is given up, in figures.

    >>> amount(0.5), amount(0.023, CHANCE)
    ('0.50 points', '2.3 % of games')
    """
    return f"{loss:.2f} points" if unit is POINTS else f"{100 * loss:.1f} % of games"


GRADE_REVEALED = Grade(REVEALED, right=False)
"""The grade of an answer that was shown: a miss that judges no kind."""
