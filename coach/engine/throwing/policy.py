"""Throws of a player who adds crib and pegging to the hand, over all deals of six cards."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from functools import cache
from typing import TYPE_CHECKING

from coach.engine.ranks import PairNumber, Ranks, RanksKey, key, multisets
from coach.engine.tables import crib_averages, pegging_averages
from coach.seats import SEATS, Seat

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from coach.engine.six_cards import RankHand

ThrowPolicy = dict[Ranks, Counter[PairNumber]]
"""By six ranks: the number of ways to be dealt them in which each of the `PAIRS` is thrown."""

Nets = Mapping[RanksKey, float]
"""By the key of four ranks kept: what they peg, less what is pegged against them, on average."""

NO_PEGGING: Nets = dict.fromkeys(map(key, multisets(4)), 0.0)


def policy(
    hands: Iterable[RankHand],
    cribs: Sequence[float],
    seat: Seat,
    *,
    pegging: Nets = NO_PEGGING,
    flushes: bool = True,
) -> ThrowPolicy:
    """Throw every hand for the most of hand average and pegging, plus or minus crib average.

    Args:
        hands: the hands.
        cribs: by pair: the average of the crib to which it is thrown.
        seat: the dealer's crib is added, pone takes it away.
        pegging: the averages of the play.
        flushes: whether four cards of a suit are one.

    >>> from coach.engine.ranks import PAIRS
    >>> from coach.engine.six_cards import rank_hand
    >>> thrown = policy([rank_hand((3, 4, 4, 5, 10, 11))], [4.5] * 91, "dealer")
    >>> [{PAIRS[pair]: ways for pair, ways in throws.items()} for throws in thrown.values()]
    [{(10, 11): 1536}]
    """
    crib = [points if seat == "dealer" else -points for points in cribs]
    thrown: ThrowPolicy = {}
    for ranks, ways, choices, suited in hands:
        best, pair = max(
            [(hand + pegging[keep] + crib[throw], throw) for throw, hand, keep in choices]
        )
        thrown[ranks] = throws = Counter({pair: ways})
        for cards, points, keeps in suited if flushes else ():
            flush, kept = max(
                [(hand + pegging[keep] + crib[throw], throw) for throw, hand, keep in keeps]
            )
            if flush + points > best:
                throws[pair] -= cards
                throws[kept] += cards
    return thrown


def sensible(hands: Iterable[RankHand], seat: Seat, *, flushes: bool = True) -> ThrowPolicy:
    """Throw as a seat does by the shipped tables.

    >>> from coach.engine.ranks import PAIRS
    >>> from coach.engine.six_cards import rank_hand
    >>> thrown = sensible([rank_hand((3, 4, 4, 5, 10, 11))], "pone")
    >>> [{PAIRS[pair]: ways for pair, ways in throws.items()} for throws in thrown.values()]
    [{(10, 11): 1536}]
    """
    cribs = crib_averages()
    crib = cribs.own if seat == "dealer" else cribs.opponents
    return policy(hands, crib, seat, pegging=shipped_nets()[seat], flushes=flushes)


@cache
def shipped_nets() -> dict[Seat, Nets]:
    """Read what four ranks kept net in the play in either seat."""
    return {
        seat: {key(keep): pegged.net for keep, pegged in pegging_averages(seat).items()}
        for seat in SEATS
    }
