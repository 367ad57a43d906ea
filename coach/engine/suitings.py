"""Flush and nobs of cards known by rank alone, averaged over all ways to suit them.

Cards of different ranks have suits that are independent of each other, each suit as likely as any
other, and a card of a jack's rank is never of its suit. So a starter of another rank is of a
certain jack's suit one time in four, and five cards of different ranks are of one suit one time in
4**4. That is exact, and all that suits can do.
"""

from __future__ import annotations

from collections import Counter
from itertools import combinations
from typing import TYPE_CHECKING

from coach.engine.rank_points import RANK_KEYS, RANK_POINTS
from coach.engine.ranks import JACK, RanksKey, key
from coach.engine.rules import ALL_RANKS

if TYPE_CHECKING:
    from collections.abc import Mapping

    from coach.engine.ranks import Ranks

SUITINGS = 4**4
"""Ways to suit four cards of different ranks beside a fifth: the weight of one draw."""


def hand_totals(keep: Ranks, dealt: Ranks) -> dict[int, int]:
    """Count four cards with every starter and in every way to suit them.

    Args:
        keep: the four.
        dealt: they and the cards thrown.

    Returns:
        weights by total, `SUITINGS` for each starter.

    >>> hand_totals((4, 4, 4, 10), (4, 4, 4, 10, 11, 12)).keys() >= {28, 29}
    True
    """
    kept, jacks = key(keep), keep.count(JACK)
    totals: Counter[int] = Counter()
    for starter in ALL_RANKS:
        left = 4 - dealt.count(starter)
        points = RANK_POINTS[kept + RANK_KEYS[starter]]
        # The fourth card is of the suit of the other three, and the starter of it as well.
        four = SUITINGS // 4**3 if len({*keep}) == len(keep) else 0
        five = four // 4 if starter not in keep else 0
        nobs = jacks * SUITINGS // 4 if starter != JACK else 0
        with_both = five * jacks
        for more, ways in (
            (0, SUITINGS - four - nobs + with_both),
            (1, nobs - with_both),
            (4, four - five),
            (5, five - with_both),
            (6, with_both),
        ):
            if ways and left:
                totals[points + more] += left * ways
    return dict(sorted(totals.items()))


def of_one_suit(throw: Ranks, drawn: Mapping[RanksKey, int]) -> int:
    """The weight of cribs of one suit, of `SUITINGS` for each weight of a draw.

    Args:
        throw: the cards thrown.
        drawn: weights of the other cards and the starter, by their key.
    """
    others = [rank for rank in ALL_RANKS if rank not in throw]
    if len({*throw}) < len(throw):
        return 0
    return sum(drawn.get(key(ranks), 0) for ranks in combinations(others, 5 - len(throw)))
