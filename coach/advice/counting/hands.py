"""What the opponent's hand will count with each starter, for four ranks that he may hold.

Ranks are counted exactly, suits are chances: a jack of his is any that is unseen, and a flush has
the starter in it one time in five.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from coach.advice.counting.packed import FIELD
from coach.advice.rank_hands import JACK

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
    weights: Sequence[int],
    points: Sequence[int],
    *,
    flush: float,
    jacks: int = 0,
    nobs: Sequence[float] = (),
) -> int:
    """His points with every starter: a block of `SPAN` totals for each rank, packed.

    Args:
        weights: by the starter's rank; 0 where there is none left.
        points: by the starter's rank: what the ranks count.
        flush: the chance (0–1) that the four are of one suit.
        jacks: those of which the suit is not known.
        nobs: by the starter's rank: the chance that one of these is of its suit.

    >>> from coach.advice.counting.packed import unpacked
    >>> blocks = by_starter([0, 100], [0, 12], flush=0.0, jacks=1, nobs=[0.0, 0.25])
    >>> [often / UNIT for often in unpacked(blocks >> BLOCK)[12:]]
    [75.0, 25.0]
    """
    if jacks:
        ones = [round(weight * jacks * often) for weight, often in zip(weights, nobs, strict=True)]
        weights = [weight + (one << FIELD) - one for weight, one in zip(weights, ones, strict=True)]
    blocks = sum(
        [
            weight << BLOCK * rank + FIELD * total
            for rank, (weight, total) in enumerate(zip(weights, points, strict=True))
        ]
    )
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
