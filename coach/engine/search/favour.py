"""How much a seat favours each four cards, from how often they are kept."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from coach.engine.play.hands import RANKS, SIZE, number_of, ways

Favour = Mapping[int, float]
"""By the number of a keep: how much oftener it is kept than four random cards would be."""

RANDOM: Favour = {}
"""Every four cards alike."""

ODD = 0.02
"""No keep is favoured less: nobody is above an odd throw, and then no belief would be left."""


def favour(keeps: Mapping[int, float]) -> Favour:
    """Turn frequencies of keeps into favour, with what is due to chance taken out.

    Args:
        keeps: how often each four ranks are kept, by the number of the multiset, on any scale; what
            is not there is never kept.

    >>> from coach.engine.play.hands import number_of
    >>> fives, kings = number_of([4, 4, 4, 9]), number_of([9, 10, 11, 12])
    >>> found = favour({fives: 1.0, kings: 1.0})
    >>> round(found[fives] / found[kings])
    16
    """
    chance = {hand: ways(hand, [4] * 13) for hand in range(len(RANKS)) if SIZE[hand] == 4}
    scale = sum(chance.values()) / sum(keeps.values())
    return {hand: max(ODD, scale * keeps.get(hand, 0.0) / often) for hand, often in chance.items()}


@cache
def favour_of(seat: int) -> Favour:
    """How pone (0) or the dealer (1) favours each keep, by the shipped table.

    >>> four_to_seven, apart = number_of([3, 4, 5, 6]), number_of([1, 5, 7, 12])
    >>> favour_of(1)[four_to_seven] > 1 > favour_of(1)[apart]
    True
    """
    from coach.engine.tables import keep_frequency

    keeps = keep_frequency("dealer" if seat else "pone")
    return favour({number_of(keep): often for keep, often in keeps.items()})
