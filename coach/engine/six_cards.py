"""Six cards as ranks: all 18,395 hands, the average of every way to keep four, and flushes.

Of the suits only two things matter to the ranks. A jack kept is nobs for a quarter of the starters
that are no jack, and four or more cards of one suit may be kept for a flush.
"""

from __future__ import annotations

from collections import Counter
from itertools import combinations
from math import comb, prod
from typing import TYPE_CHECKING, NamedTuple

from coach.engine.rank_points import RANK_KEYS, RANK_POINTS
from coach.engine.ranks import JACK, PAIR_KEYS, PAIR_NUMBER, RanksKey, key, multisets, ways

if TYPE_CHECKING:
    from collections.abc import Iterator

    from coach.engine.ranks import PairNumber, Ranks


class WayToKeep(NamedTuple):
    """Two cards thrown, and the average of the other four over the 46 starters, flushes apart."""

    throw: PairNumber
    hand: float
    keep: RanksKey


class Suited(NamedTuple):
    """Four or more of the six cards in one suit."""

    ways: int
    """Number of hands of these ranks that have just those in one suit."""
    points: float
    """The average of a flush: four, and a fifth by the starter."""
    choices: tuple[WayToKeep, ...]
    """Those that keep four of them."""


class RankHand(NamedTuple):
    """The ranks of six cards, the number of ways to be dealt them, and the choices."""

    ranks: Ranks
    ways: int
    choices: tuple[WayToKeep, ...]
    suited: tuple[Suited, ...]


def rank_hand(ranks: Ranks) -> RankHand:
    """Average every way to keep four of six ranks.

    >>> from coach.engine.ranks import PAIRS
    >>> hand = rank_hand((3, 4, 4, 5, 10, 11))
    >>> hand.ways, len(hand.choices), len(hand.suited)
    (1536, 11, 6)
    >>> max((round(choice.hand, 4), PAIRS[choice.throw]) for choice in hand.choices)
    (15.9565, (10, 11))
    """
    left = [4 - ranks.count(rank) for rank in range(13)]
    whole = key(ranks)
    starters = [(RANK_KEYS[rank], cards) for rank, cards in enumerate(left)]
    nobs = (46 - left[JACK]) / 46 / 4
    choices: dict[Ranks, WayToKeep] = {}
    for throw in combinations(ranks, 2):
        if throw not in choices:
            pair = PAIR_NUMBER[throw]
            kept = RanksKey(whole - PAIR_KEYS[pair])
            points = sum([cards * RANK_POINTS[kept + cut] for cut, cards in starters if cards])
            jacks = ranks.count(JACK) - throw.count(JACK)
            choices[throw] = WayToKeep(pair, points / 46 + jacks * nobs, kept)
    return RankHand(ranks, ways(ranks), tuple(choices.values()), tuple(_suited(ranks, choices)))


def rank_hands() -> list[RankHand]:
    """List all of them; takes about a second."""
    return [rank_hand(ranks) for ranks in multisets(6)]


def _suited(ranks: Ranks, choices: dict[Ranks, WayToKeep]) -> Iterator[Suited]:
    times = Counter(ranks)
    for size in range(4, len(times) + 1):
        for flush in combinations(times, size):
            # The suit is any of four; it holds one card of each of these ranks and no other.
            cards = 4 * prod(comb(3, times[rank] - (rank in flush)) for rank in times)
            if cards:
                keeps = combinations(flush, 4)
                throws = [tuple((times - Counter(keep)).elements()) for keep in keeps]
                yield Suited(cards, 4 + (13 - size) / 46, tuple(choices[throw] for throw in throws))
