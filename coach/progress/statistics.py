"""Accuracy, speed and errors by drill and by kind, from the answers alone."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from typing import TYPE_CHECKING

from coach.scoring.breakdown import SHOW_KINDS

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence
    from datetime import date

    from coach.progress.answer import Answer, Roles

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
    charged: int
    """Misses beyond those: wrong totals that this kind alone explains."""
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
        """Misses in all."""
        return self.tried - self.right + self.charged

    @property
    def weakness(self) -> float:
        """Share missed (0–1), drawn towards one in ten while there are few answers."""
        return (self.missed + 1) / (self.tried + self.charged + 10)


def for_skill(answers: Iterable[Answer], roles: Roles) -> Iterator[Answer]:
    """The answers that tell of skill: all but those given against the clock."""
    return (answer for answer in answers if answer.drill not in roles.timed)


def by_drill(answers: Iterable[Answer]) -> list[Tally]:
    """One tally a drill, by name."""
    drills: dict[str, list[Answer]] = {}
    for answer in answers:
        drills.setdefault(answer.drill, []).append(answer)
    return [
        _tally(name, [(answer.correct, answer) for answer in drills[name]], charged=0)
        for name in sorted(drills)
    ]


def by_kind(answers: Iterable[Answer], roles: Roles) -> list[Tally]:
    """One tally a kind, the weakest first.

    Accuracy rests on answers that were given kind by kind; a right total would credit all its
    kinds while a wrong one blames none. Wrong totals that one kind alone explains are counted
    apart. A fifteen, pair or run of the play is another skill than one of the show. Answers
    against the clock are left out.
    """
    judged: dict[str, list[tuple[bool, Answer]]] = {}
    charged: Counter[str] = Counter()
    for answer in for_skill(answers, roles):
        for kind, off in answer.marks.items():
            in_play = answer.drill in roles.of_the_play and kind in SHOW_KINDS
            name = f"{kind} in play" if in_play else kind
            if answer.itemised:
                judged.setdefault(name, []).append((off == 0, answer))
            elif off and kind != UNATTRIBUTED:
                charged[name] += 1
    tallies = [_tally(kind, judged.get(kind, ()), charged[kind]) for kind in {*judged, *charged}]
    return sorted(tallies, key=lambda tally: (-tally.weakness, tally.name))


def unattributed(answers: Iterable[Answer], roles: Roles) -> int:
    """Wrong totals that no one kind explains, those against the clock left out."""
    return sum(UNATTRIBUTED in answer.marks for answer in for_skill(answers, roles))


def median_seconds(answers: Iterable[Answer]) -> float | None:
    """Median seconds an answer, each capped at a minute; None without answers."""
    from statistics import median  # it loads fractions and decimals, which grading needs not

    seconds = [min(answer.seconds, LONGEST) for answer in answers]
    return median(seconds) if seconds else None


def trend(rights: Sequence[bool]) -> float | None:
    """Accuracy of the later half less that of the earlier; None with too few on each side.

    >>> trend([False] * 10 + [True] * 10)
    1.0
    """
    half = len(rights) // 2
    if half < ENOUGH:
        return None
    return (sum(rights[-half:]) - sum(rights[:half])) / half


def mean_over(
    values: Iterable[tuple[date, float]], last: date, days: int, spans: int
) -> list[float | None]:
    """The average in each span of the days up to the last one; None where there is no value.

    >>> from datetime import date
    >>> mean_over([(date(2026, 5, 1), False), (date(2026, 5, 4), True)], date(2026, 5, 4), 4, 2)
    [0.0, 1.0]
    """
    length = -(-days // spans)  # where the days make no equal spans, the first is the shortest
    found: list[list[float]] = [[] for _ in range(spans)]
    for day, value in values:
        back = (last - day).days // length
        if 0 <= back < spans:
            found[-1 - back].append(value)
    return [sum(own) / len(own) if own else None for own in found]


def _tally(name: str, judged: Sequence[tuple[bool, Answer]], charged: int) -> Tally:
    rights = [right for right, _ in judged]
    return Tally(
        name=name,
        tried=len(rights),
        right=sum(rights),
        charged=charged,
        seconds=median_seconds(answer for _, answer in judged),
        trend=trend(rights),
    )
