"""How a player throws who adds cribs and pegging to the hand, over all deals of six cards."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from functools import cache
from typing import TYPE_CHECKING

from coach.engine.ranks import RankHand, Ranks, key, multisets
from coach.engine.tables import SEATS, Seat, crib_averages, pegging_averages

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

ThrowPolicy = dict[Ranks, Counter[int]]
"""What is thrown of six ranks: in how many of the ways to be dealt them each of the `PAIRS`."""

Nets = Mapping[int, float]
"""By the key of four ranks kept: what they peg, less what is pegged against them, on average."""

NO_PEGGING: Nets = dict.fromkeys(map(key, multisets(4)), 0.0)


def policy(
    hands: Iterable[RankHand],
    cribs: Sequence[float],
    *,
    own_crib: bool,
    pegging: Nets = NO_PEGGING,
    flushes: bool = True,
) -> ThrowPolicy:
    """Every hand's throw with the highest hand average and pegging, plus or minus crib average.

    `cribs` goes by the place in `PAIRS`. Without `flushes` the suits make none.

    >>> from coach.engine.ranks import PAIRS, rank_hand
    >>> thrown = policy([rank_hand((3, 4, 4, 5, 10, 11))], [4.5] * 91, own_crib=True)
    >>> [{PAIRS[place]: ways for place, ways in throws.items()} for throws in thrown.values()]
    [{(10, 11): 1536}]
    """
    crib = [points if own_crib else -points for points in cribs]
    thrown: ThrowPolicy = {}
    for ranks, ways, choices, suited in hands:
        best, place = max(
            [(hand + pegging[keep] + crib[throw], throw) for throw, hand, keep in choices]
        )
        thrown[ranks] = throws = Counter({place: ways})
        for cards, points, keeps in suited if flushes else ():
            flush, kept = max(
                [(hand + pegging[keep] + crib[throw], throw) for throw, hand, keep in keeps]
            )
            if flush + points > best:
                throws[place] -= cards
                throws[kept] += cards
    return thrown


def sensible(hands: Iterable[RankHand], seat: Seat, *, flushes: bool = True) -> ThrowPolicy:
    """How a seat throws by the shipped tables.

    >>> from coach.engine.ranks import PAIRS, rank_hand
    >>> thrown = sensible([rank_hand((3, 4, 4, 5, 10, 11))], "pone")
    >>> [{PAIRS[place]: ways for place, ways in throws.items()} for throws in thrown.values()]
    [{(10, 11): 1536}]
    """
    own, cribs = seat == "dealer", crib_averages()
    crib, pegging = cribs.own if own else cribs.opponents, shipped_nets()[seat]
    return policy(hands, crib, own_crib=own, pegging=pegging, flushes=flushes)


@cache
def shipped_nets() -> dict[Seat, Nets]:
    """What four ranks kept net in the play in either seat, by the shipped table."""
    return {
        seat: {key(keep): pegged.net for keep, pegged in pegging_averages(seat).items()}
        for seat in SEATS
    }
