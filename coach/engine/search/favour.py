"""Favour: how much more often four cards are kept in a seat than by chance."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from coach.engine.play.hands import NUMBER, SIZE, HandNumber, number_of, ways

Favour = Mapping[HandNumber, float]
"""Frequencies over those of four random cards, by keep; 1 where it is missing."""

RANDOM: Favour = {}
"""All keeps alike."""

ODD = 0.02
"""The least favour of a keep: anybody may make an odd throw, and a belief must survive it."""


def favour(keeps: Mapping[HandNumber, float]) -> Favour:
    """Turn frequencies of keeps into favour, with what is due to chance taken out.

    Args:
        keeps: how often each four ranks are kept, on any scale; those that are missing never are.

    >>> from coach.engine.play.hands import number_of
    >>> fives, kings = number_of([4, 4, 4, 9]), number_of([9, 10, 11, 12])
    >>> found = favour({fives: 1.0, kings: 1.0})
    >>> round(found[fives] / found[kings])
    16
    """
    chance = {hand: ways(hand, [4] * 13) for hand in NUMBER.values() if SIZE[hand] == 4}
    scale = sum(chance.values()) / sum(keeps.values())
    return {hand: max(ODD, scale * keeps.get(hand, 0.0) / often) for hand, often in chance.items()}


@cache
def favour_of(seat: int) -> Favour:
    """The favour of pone (0) or of the dealer (1), by the shipped table.

    >>> four_to_seven, apart = number_of([3, 4, 5, 6]), number_of([1, 5, 7, 12])
    >>> favour_of(1)[four_to_seven] > 1 > favour_of(1)[apart]
    True
    """
    from coach.engine.tables import keep_frequency

    keeps = keep_frequency("dealer" if seat else "pone")
    return favour({number_of(keep): often for keep, often in keeps.items()})
