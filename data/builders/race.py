"""Deals of two sensible players, counted for a race for points.

    python -m data.builders.race > data/race.csv

deals a million packs, each both ways.
"""

from __future__ import annotations

import random
import sys
from typing import TYPE_CHECKING

from coach.engine.race import Race
from coach.engine.sensible_deals import course, dealt

if TYPE_CHECKING:
    from collections.abc import Iterator

    from coach.engine.race import DealCourse


PACKS = 1_000_000


SEED = 121


def dealt_both_ways(rng: random.Random, packs: int) -> Iterator[DealCourse]:
    """Duplicate deals: each deal twice, the hands swapped."""
    for _ in range(packs):
        cards = dealt(rng)
        yield course(cards)
        yield course(cards[6:12] + cards[:6] + cards[12:])


_HEAD = f"""\
# Deals of two sensible players, by the points of the dealer and of pone. Ended: deals that end with
# exactly these. Reached: deals in which the dealer reaches these when pone has exactly those. Both
# throw as in throws.csv, flushes included, and play by one ply, whatever the score; heels, hands,
# cribs, flush and nobs all count. {PACKS:,} packs, each dealt both ways, seed {SEED}.
# Rebuilt by: python -m data.builders.race
dealer,pone,ended,reached
"""


def _write(race: Race) -> Iterator[str]:
    yield _HEAD
    for dealer, (ended, reached) in enumerate(zip(race.ended, race.reached, strict=True)):
        for pone, counts in enumerate(zip(ended, reached, strict=True)):
            if any(counts):
                yield f"{dealer},{pone},{counts[0]},{counts[1]}\n"


if __name__ == "__main__":
    sys.stdout.writelines(_write(Race.of(dealt_both_ways(random.Random(SEED), PACKS))))
