"""The weakest thing that there is evidence for, drills and themes compared in points.

Each drill is judged by the least that the player can be expected to lose a question: a lower bound
of the share missed, at two points a miss, or of what its decisions give up. What anybody loses is
taken off. A theme is named where no drill as a whole is weak.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import sqrt
from typing import TYPE_CHECKING

from coach.advice.losses import CHANCE, POINTS
from coach.practice.choose.given_up import at_score

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from coach.practice.choose.skill import Skill, Skills
    from coach.progress.answer import Answer

RECENT = 60
"""Number of latest first answers of a drill that are looked at."""
_LEAST = 10  # answers before anything is said of a drill
_Z = 1.28  # standard errors: nine in ten are above the lower bound
_MISS = 2.0  # points that a miss costs: those of the smallest combination
_USUAL = 0.1  # share that is missed by somebody who is not weak


@dataclass(frozen=True, slots=True)
class WeakDrill:
    """A drill that is weak as a whole."""

    drill: str
    right: int
    answers: int
    given_up: float | None
    """Average points that its decisions give up; None where it has none."""
    excess: float
    """Points a question lost beyond what is usual, at the least."""


def weak_drill(first: Mapping[str, Sequence[Answer]]) -> WeakDrill | None:
    """The drill that costs most, by the first answers of each; None where none is weak."""
    found = [_judged(drill, answers[-RECENT:]) for drill, answers in first.items()]
    weak = [one for one in found if one is not None and one.excess > 0]
    return max(weak, key=lambda one: one.excess, default=None)


def weak_theme(known: Iterable[Skills]) -> Skill | None:
    """The theme that is missed most often at the least, of those missed more than is usual."""
    told = [skill for skills in known for skill in map(skills.__getitem__, skills.themes)]
    weak = [skill for skill in told if skill.enough and _least_missed(skill) > _USUAL]
    return max(weak, key=_least_missed, default=None)


def weak_spot(skills: Skills) -> Skill | None:
    """The weak spot of a drill that is missed most; None where it has none."""
    spots = [skill for skill in map(skills.__getitem__, skills.themes) if skill.is_weak]
    return max(spots, key=_least_missed, default=None)


def _least_missed(skill: Skill) -> float:
    return skill.miss_rate - skill.spread


def _judged(drill: str, answers: Sequence[Answer]) -> WeakDrill | None:
    if len(answers) < _LEAST:
        return None
    right = sum(answer.correct for answer in answers)
    points = [a.loss for a in answers if a.loss is not None and not at_score(a.question)]
    chances = [a.loss for a in answers if a.loss is not None and at_score(a.question)]
    if not points and not chances:
        missed = lower_share(len(answers) - right, len(answers))
        return WeakDrill(drill, right, len(answers), None, _MISS * (missed - _USUAL))
    in_points = POINTS.doubtful / CHANCE.doubtful
    excess = max(
        lower_mean(points) - POINTS.doubtful,
        in_points * (lower_mean(chances) - CHANCE.doubtful),
    )
    given_up = sum(points) / len(points) if points else None
    return WeakDrill(drill, right, len(answers), given_up, excess)


def lower_share(hits: int, tries: int) -> float:
    """A lower bound of a share (0–1), one in ten of which lie below (Wilson, JASA 22, 1927).

    >>> round(lower_share(42, 55), 2), round(lower_share(2, 2), 2), lower_share(0, 9)
    (0.68, 0.55, 0.0)
    """
    share, by = hits / tries, _Z**2 / tries
    middle = share + by / 2
    half = _Z * sqrt((share * (1 - share) + by / 4) / tries)
    return max(0.0, round((middle - half) / (1 + by), 12))


def lower_mean(values: Sequence[float]) -> float:
    """A lower bound of a mean, by its standard error; 0 with too few values to tell.

    >>> round(lower_mean([0.0, 1.0] * 20), 2), lower_mean([3.0])
    (0.4, 0.0)
    """
    if len(values) < _LEAST:
        return 0.0
    mean = sum(values) / len(values)
    variance = sum((value - mean) ** 2 for value in values) / (len(values) - 1)
    return mean - _Z * sqrt(variance / len(values))
