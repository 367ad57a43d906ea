"""Frequencies of all totals over all hands and cribs.

    python -m data.builders.show_distribution > data/show_distribution.csv

counts all 12,994,800 ways to hold four cards and cut a starter, with `show_total`.
"""

from __future__ import annotations

import sys
from collections import Counter
from itertools import combinations
from typing import TYPE_CHECKING

from coach.cards import PACK, Card
from coach.scoring.distribution import Share
from coach.scoring.totals import show_total

if TYPE_CHECKING:
    from collections.abc import Iterable


_HEAD = """\
# Totals of all 12,994,800 ways to hold four cards and cut a starter, as a hand and as a crib.
# Exact, by coach.scoring.totals. Rebuilt by: python -m data.builders.show_distribution
total,hands,cribs
"""


def count(hands: Iterable[tuple[Card, ...]]) -> dict[int, Share]:
    """Count the totals that some hands make with each of their 48 starters.

    >>> from coach.cards import parse
    >>> count([parse("5H5S5CJD")])[29]
    Share(hands=1, cribs=1)
    """
    as_hand: Counter[int] = Counter()
    as_crib: Counter[int] = Counter()
    for hand in hands:
        starters = [card for card in PACK if card not in hand]
        as_hand.update([show_total(hand, starter) for starter in starters])
        as_crib.update([show_total(hand, starter, crib=True) for starter in starters])
    return {total: Share(as_hand[total], as_crib[total]) for total in range(30)}


if __name__ == "__main__":
    table = count(combinations(PACK, 4))
    sys.stdout.write(_HEAD)
    sys.stdout.writelines(f"{total},{hands},{cribs}\n" for total, (hands, cribs) in table.items())
