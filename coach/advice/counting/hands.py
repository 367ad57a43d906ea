"""What the opponent's hand will count with each starter, for four ranks that he may hold.

Ranks are counted exactly, suits are chances: a jack of his is any that is unseen, and a flush has
the starter in it one time in five.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from coach.advice.counting.packed import FIELD
from coach.advice.pegging.multisets import RANKS
from coach.advice.rank_hands import JACK, key
from coach.scoring.totals import RANK_KEYS, RANK_POINTS

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from coach.cards import Card

SPAN = 32
"""Totals that have room in the block of one starter; 29 is the most there is."""
BLOCK = SPAN * FIELD
"""Bits of a block."""
UNIT = 1024
"""Blocks hold whole numbers of this part of a weight."""


def by_starter(
    keep: int, weights: Sequence[int], nobs: Sequence[float], *, flush: float, jacks: int
) -> int:
    """His points with every starter: a block of `SPAN` totals for each rank, packed.

    Args:
        keep: the number of four ranks.
        weights: by the starter's rank; 0 where there is none left.
        nobs: by the starter's rank: the chance (0-1) that one certain jack of his is of its suit.
        flush: the chance (0-1) that the four are of one suit.
        jacks: those of which the suit is not known.

    >>> from coach.advice.counting.packed import unpacked
    >>> from coach.advice.pegging.multisets import number_of
    >>> keep, five = number_of([3, 4, 5, 10]), 4
    >>> weights = [100 * (rank == five) for rank in range(13)]
    >>> blocks = by_starter(keep, weights, [0.25] * 13, flush=0.0, jacks=1)
    >>> [often / UNIT for often in unpacked(blocks >> five * BLOCK)[16:]]
    [75.0, 25.0]
    """
    kept = key(RANKS[keep])
    blocks = 0
    for rank, weight in enumerate(weights):
        if weight:
            often = weight
            if jacks:
                one = round(weight * jacks * nobs[rank])
                often += (one << FIELD) - one
            points = RANK_POINTS[kept + RANK_KEYS[rank]]
            blocks += often << BLOCK * rank + FIELD * points
    if not flush:
        return UNIT * blocks
    five = round(UNIT * flush / 5)
    four = round(UNIT * flush) - five
    suited = (four * blocks << 4 * FIELD) + (five * blocks << 5 * FIELD)
    return (UNIT - four - five) * blocks + suited


def nobs_chances(starters: Iterable[Card], unseen: Iterable[Card]) -> list[float]:
    """The chance (0-1) that one certain jack of the unseen is nobs, by the starter's rank.

    >>> from coach.cards import parse
    >>> nobs_chances(parse("5H 5S 6S JS"), parse("JS JC"))[4:6]
    [0.25, 0.5]
    """
    jacks = {card.suit for card in unseen if card.rank.order - 1 == JACK}
    found = [0.0] * 13
    left = [0] * 13
    for card in starters:
        rank = card.rank.order - 1
        left[rank] += 1
        found[rank] += card.suit in jacks and rank != JACK
    return [
        chance and chance / (cards * len(jacks)) for chance, cards in zip(found, left, strict=True)
    ]
