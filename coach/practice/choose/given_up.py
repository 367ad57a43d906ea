"""The points that decisions gave up: a throw, a card, over time."""

from __future__ import annotations

import re
from dataclasses import dataclass
from math import sqrt
from typing import TYPE_CHECKING

from coach.progress.statistics import ENOUGH

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence
    from datetime import date

    from coach.progress.answer import Answer

_AT_SCORE = re.compile(r" [0-9]{1,3}-[0-9]{1,3}$")


def at_score(question: str) -> bool:
    """True for a stored question that is decided by the chance to win, not by points.

    >>> at_score("throw 5H5S6DJCQD4S dealer 110-98"), at_score("throw 5H5S6DJCQD4S dealer")
    (True, False)
    """
    return _AT_SCORE.search(question) is not None


@dataclass(frozen=True, slots=True)
class GivenUp:
    """What the decisions of one drill gave up, in one unit."""

    drill: str
    at_score: bool
    """True where it is the chance to win (0–1), false where it is points."""
    losses: tuple[tuple[date, float], ...]
    """Day and loss of each, in the order in which they were given."""

    @property
    def mean(self) -> float:
        """The average; there must be one."""
        return _mean([loss for _, loss in self.losses])

    @property
    def then_and_now(self) -> tuple[float, float] | None:
        """The averages of the earlier half and of the later; None with too few in each."""
        half = len(self.losses) // 2
        if half < ENOUGH:
            return None
        losses = [loss for _, loss in self.losses]
        return _mean(losses[:half]), _mean(losses[-half:])

    @property
    def change(self) -> float | None:
        """The change between both, in standard errors of their difference; None as above.

        Less than 0 is better.
        """
        both = self.then_and_now
        if both is None:
            return None
        half = len(self.losses) // 2
        losses = [loss for _, loss in self.losses]
        error = sqrt((_variance(losses[:half]) + _variance(losses[-half:])) / half)
        return (both[1] - both[0]) / error if error else 0.0


def given_up(answers: Iterable[Answer]) -> list[GivenUp]:
    """The losses of the decisions among these answers, by drill and unit.

    What was shown is no decision.
    """
    found: dict[tuple[str, bool], list[tuple[date, float]]] = {}
    for answer in answers:
        if answer.loss is not None:
            place = answer.drill, at_score(answer.question)
            found.setdefault(place, []).append((answer.day, answer.loss))
    return [GivenUp(*place, tuple(losses)) for place, losses in sorted(found.items())]


def _mean(values: Sequence[float]) -> float:
    return sum(values) / len(values)


def _variance(values: Sequence[float]) -> float:
    mean = _mean(values)
    return sum((value - mean) ** 2 for value in values) / max(len(values) - 1, 1)
