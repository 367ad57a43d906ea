"""What deals bring to a race for points: counts of whole deals, exact in all but the deals drawn.

    python -m coach.advice.race > data/race.csv

deals a million packs, each with the seats both ways. Two counts are enough for every race: how many
deals end with so many points each, and in how many the dealer gets a certain point while pone has
so many. Whoever needs d points against p gets them first in the deals in which his d-th point came
before the p-th of the other.
"""

from __future__ import annotations

import random
import sys
from collections import Counter
from typing import TYPE_CHECKING

from coach.advice.deals import course, dealt
from coach.advice.tables import rows

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from coach.advice.deals import Course

Grid = list[list[int]]
"""Deals, by the dealer's points, then by pone's."""


class Race:
    """Counts of deals.

    >>> race = Race.of([(2, -1, 3), (1, -4)])
    >>> race.deals, race.totals[5][1], race.totals[1][4]
    (2, 1, 1)
    >>> race.dealer_first(3, 2), race.dealer_first(3, 1)
    (1, 0)
    """

    def __init__(self, totals: Grid, reached: Grid) -> None:
        self.deals = sum(map(sum, totals))
        self.totals = totals
        """Deals in which the two make so many points."""
        self.reached = reached
        """Deals in which the dealer's n-th point comes when pone has so many."""

    @classmethod
    def of(cls, courses: Iterable[Course]) -> Race:
        """Count deals."""
        totals: Counter[tuple[int, int]] = Counter()
        steps: Counter[tuple[int, int]] = Counter()
        for points_in_order in courses:
            dealer = pone = 0
            for points in points_in_order:
                if points > 0:
                    steps[dealer + 1, pone] += 1
                    dealer += points
                    steps[dealer + 1, pone] -= 1
                else:
                    pone -= points
            totals[dealer, pone] += 1
        size = range(1 + max(map(max, totals), default=0))
        grid = [[totals[dealer, pone] for pone in size] for dealer in size]
        reached = [[0 for _ in size]]
        for dealer in size[1:]:
            reached.append([reached[-1][pone] + steps[dealer, pone] for pone in size])
        return cls(grid, reached)

    @classmethod
    def shipped(cls) -> Race:
        """The counts of `data/race.csv`."""
        found = [tuple(map(int, row)) for row in rows("race.csv")]
        size = range(1 + max(max(dealer, pone) for dealer, pone, *_ in found))
        totals, reached = [[[0 for _ in size] for _ in size] for _ in range(2)]
        for dealer, pone, ended, came in found:
            totals[dealer][pone], reached[dealer][pone] = ended, came
        return cls(totals, reached)

    @property
    def averages(self) -> tuple[float, float]:
        """Points that the dealer and pone make in a deal, on average."""
        pone = [sum(column) for column in zip(*self.totals, strict=True)]
        return tuple(
            sum(points * count for points, count in enumerate(deals)) / self.deals
            for deals in (map(sum, self.totals), pone)
        )

    def dealer_first(self, dealer: int, pone: int) -> int:
        """Deals in which the dealer gets so many points before pone gets so many."""
        return sum(self.reached[dealer][:pone]) if dealer < len(self.reached) else 0


def dealt_both_ways(rng: random.Random, packs: int) -> Iterator[Course]:
    """Every pack twice, the second time with the hands changed over."""
    for _ in range(packs):
        cards = dealt(rng)
        yield course(cards)
        yield course(cards[6:12] + cards[:6] + cards[12:])


PACKS = 1_000_000
SEED = 121

_HEAD = f"""\
# Deals of two sensible players, by the points of the dealer and of pone. Ended: deals that end with
# just so many. Reached: deals in which the dealer comes to so many when pone has just so many. Both
# throw by crib_sensible.csv, flushes included, and play by one ply, whatever the score; heels,
# hands, cribs, flush and nobs are all in. {PACKS:,} packs, each dealt both ways, seed {SEED}.
# Rebuilt by: python -m coach.advice.race
dealer,pone,ended,reached
"""


def _write(race: Race) -> Iterator[str]:
    yield _HEAD
    for dealer, (totals, reached) in enumerate(zip(race.totals, race.reached, strict=True)):
        for pone, counts in enumerate(zip(totals, reached, strict=True)):
            if any(counts):
                yield f"{dealer},{pone},{counts[0]},{counts[1]}\n"


if __name__ == "__main__":
    sys.stdout.writelines(_write(Race.of(dealt_both_ways(random.Random(SEED), PACKS))))
