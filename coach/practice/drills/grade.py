"""The grade of an answer: right or wrong, by how much, and which kind was missed."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from coach.advice.losses import POINTS, Unit
from coach.progress.answer import Outcome
from coach.progress.statistics import UNATTRIBUTED
from coach.scoring.breakdown import SHOW_KINDS

if TYPE_CHECKING:
    from collections.abc import Mapping

    from coach.scoring.breakdown import Breakdown

_SHOWN = "revealed"
"""Stands for a shown answer in stored answers."""


@dataclass(frozen=True, slots=True)
class Grade:
    """The grade of an answer.

    `marks` maps each kind that could be judged to the points left out (positive), counted too many
    (negative) or right (0).
    """

    answer: str
    """As stored."""
    outcome: Outcome
    off: int = 0
    """Points short (positive) or over (negative)."""
    loss: float | None = None
    """The amount that a decision gives up, in its unit; None where there is none to take."""
    unit: Unit = POINTS
    marks: Mapping[str, int] = field(default_factory=dict)
    itemised: bool = False
    shown: tuple[str, ...] = ()
    """The kinds that were shown, of an answer given kind by kind."""

    @property
    def right(self) -> bool:
        """True if it is right."""
        return self.outcome is Outcome.RIGHT


SHOWN = Grade(_SHOWN, Outcome.SHOWN)
"""The grade of an answer that was shown: a miss that judges no kind."""


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
        return Grade(str(claimed), Outcome.RIGHT, marks=dict.fromkeys(points, 0))
    if off > 0:
        explained_by = [kind for kind, all_of_it in points.items() if all_of_it == off]
    else:
        explained_by = sorted({item.kind for item in solution.items if item.points == -off})
    culprit = explained_by[0] if len(explained_by) == 1 else UNATTRIBUTED
    return Grade(str(claimed), Outcome.WRONG, off=off, marks={culprit: off})


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
    shown = tuple(kind for kind, count in claimed.items() if count is None)
    said = [f"{kind} {count}" for kind, count in claimed.items() if count]
    said += [f"{kind} {_SHOWN}" for kind in shown]
    return Grade(
        answer=" ".join(said) or "nothing",
        outcome=Outcome.of(not any(marks.values()) and not shown),
        off=sum(marks.values()),
        marks=marks,
        itemised=True,
        shown=shown,
    )
