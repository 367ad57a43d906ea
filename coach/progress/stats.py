"""How somebody counts: accuracy, speed and errors by drill and by kind, from the answers alone."""

from __future__ import annotations

from dataclasses import dataclass
from statistics import median
from typing import TYPE_CHECKING

from coach.scoring.breakdown import SHOW_KINDS

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from coach.progress.store import Answer

LONGEST = 60.0
"""Seconds: a longer pause is not thinking, and counts as this."""
ENOUGH = 10
"""Answers on each side before two rates are compared."""
UNATTRIBUTED = "unattributed"
"""Marks of a wrong total that no single kind explains."""


@dataclass(frozen=True, slots=True)
class Tally:
    """Answers of one drill or one kind."""

    name: str
    tried: int
    right: int
    exact: int
    """How many of them rest on itemised answers; the others on totals."""
    seconds: float | None
    """Median seconds; None without answers."""
    trend: float | None
    """Accuracy of the later half less that of the earlier; None with too few answers."""

    @property
    def accuracy(self) -> float | None:
        """Share right (0–1); None without answers."""
        return self.right / self.tried if self.tried else None

    @property
    def missed(self) -> int:
        """How many were wrong."""
        return self.tried - self.right


def percent(share: float | None) -> str:
    """A share (0–1) as people read it.

    >>> percent(2 / 3), percent(None)
    ('67 %', 'no data')
    """
    return "no data" if share is None else f"{100 * share:.0f} %"


def by_drill(answers: Iterable[Answer]) -> list[Tally]:
    """One tally a drill, by name."""
    drills: dict[str, list[tuple[bool, Answer]]] = {}
    for answer in answers:
        drills.setdefault(answer.drill, []).append((answer.correct, answer))
    return [_tally(name, drills[name]) for name in sorted(drills)]


def by_kind(answers: Iterable[Answer]) -> list[Tally]:
    """One tally a kind that was judged, weakest first; what nothing explains comes last.

    A fifteen, pair or run of the play is another skill than one of the show, and named so. A right
    total judges every kind in it as right. A wrong one is charged to a kind only where
    one kind alone explains it.
    """
    kinds: dict[str, list[tuple[bool, Answer]]] = {}
    for answer in answers:
        for kind, off in answer.marks.items():
            in_play = answer.drill == "pegging-drill" and kind in SHOW_KINDS
            name = f"{kind} in play" if in_play else kind
            kinds.setdefault(name, []).append((off == 0, answer))
    tallies = [_tally(kind, judged) for kind, judged in kinds.items()]
    return sorted(
        tallies,
        key=lambda tally: (tally.name == UNATTRIBUTED, tally.right / tally.tried, -tally.tried),
    )


def weakest(answers: Iterable[Answer]) -> Tally | None:
    """The kind that is missed most often, once there is enough to say: six tries, two misses."""
    for tally in by_kind(answers):
        if tally.name != UNATTRIBUTED and tally.tried >= 6 and tally.missed >= 2:
            return tally
    return None


def median_seconds(answers: Iterable[Answer]) -> float | None:
    """Median seconds an answer, each capped at a minute; None without answers."""
    seconds = [min(answer.seconds, LONGEST) for answer in answers]
    return median(seconds) if seconds else None


def _tally(name: str, judged: Sequence[tuple[bool, Answer]]) -> Tally:
    rights = [right for right, _ in judged]
    half = len(rights) // 2
    trend = None
    if half >= ENOUGH:
        trend = sum(rights[-half:]) / half - sum(rights[:half]) / half
    return Tally(
        name=name,
        tried=len(rights),
        right=sum(rights),
        exact=sum(answer.itemised for _, answer in judged),
        seconds=median_seconds(answer for _, answer in judged),
        trend=trend,
    )
