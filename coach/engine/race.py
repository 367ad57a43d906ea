"""The race for points in a deal: which of two players is the first to reach a number.

Two counts are enough for every race: the deals that end with d points of the dealer and p of pone,
and the deals in which the dealer reaches d when pone has p. The dealer reaches d before pone
reaches p if and only if pone has fewer than p at the moment the dealer reaches d.
"""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from coach.engine.tables import rows

if TYPE_CHECKING:
    from collections.abc import Iterable

DealCourse = tuple[int, ...]
"""The points of a deal in the order in which they come: the dealer's above zero, pone's below."""

Grid = list[list[int]]
"""Deals, by the dealer's points, then by pone's."""


class Race:
    """Counts of deals.

    >>> race = Race.of([(2, -1, 3), (1, -4)])
    >>> race.deals, race.ended[5][1], race.ended[1][4]
    (2, 1, 1)
    >>> race.dealer_first(3, 2), race.dealer_first(3, 1)
    (1, 0)
    """

    def __init__(self, ended: Grid, reached: Grid) -> None:
        self.deals = sum(map(sum, ended))
        self.ended = ended
        """Deals that end with exactly these points."""
        self.reached = reached
        """Deals in which the dealer reaches a number of points when pone has exactly these."""

    @classmethod
    def of(cls, courses: Iterable[DealCourse]) -> Race:
        """Count deals."""
        ended: Counter[tuple[int, int]] = Counter()
        steps: Counter[tuple[int, int]] = Counter()
        for points_in_order in courses:
            dealer = pone = 0
            for points in points_in_order:
                if points > 0:
                    # The dealer reaches each of these points now, and none above them.
                    steps[dealer + 1, pone] += 1
                    dealer += points
                    steps[dealer + 1, pone] -= 1
                else:
                    pone -= points
            ended[dealer, pone] += 1
        size = range(1 + max(map(max, ended), default=0))
        reached = [[0 for _ in size]]
        for dealer in size[1:]:
            reached.append([reached[-1][pone] + steps[dealer, pone] for pone in size])
        return cls([[ended[dealer, pone] for pone in size] for dealer in size], reached)

    @classmethod
    def shipped(cls) -> Race:
        """The counts of `data/race.csv`."""
        found = [tuple(map(int, row)) for row in rows("race.csv")]
        size = range(1 + max(max(dealer, pone) for dealer, pone, *_ in found))
        ended, reached = ([[0 for _ in size] for _ in size] for _ in range(2))
        for dealer, pone, ends, reaches in found:
            ended[dealer][pone], reached[dealer][pone] = ends, reaches
        return cls(ended, reached)

    @property
    def averages(self) -> tuple[float, float]:
        """Average points of the dealer and of pone in a deal."""
        return self._average(self.ended), self._average(zip(*self.ended, strict=True))

    def _average(self, by_points: Iterable[Iterable[int]]) -> float:
        return sum(points * sum(deals) for points, deals in enumerate(by_points)) / self.deals

    def dealer_first(self, dealer: int, pone: int) -> int:
        """Count the deals in which the dealer reaches these points before pone reaches those."""
        return sum(self.reached[dealer][:pone]) if dealer < len(self.reached) else 0
