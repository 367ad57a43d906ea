"""What a throw is worth in the crib when the other side throws sensibly, all own cards gone.

The other side's throw and the starter are weighed by `data/throws.csv`. Cards that are known, one's
own six and the starter, are not in his hand: each speaks for the throws that he seldom makes with
such a card beside them. Taking them one by one is the only liberty, for there are too many of his
hands to count at once; `data/README.md` says how little it costs. The suits of his throw are
random, of those that are left. Somebody who is said to throw pairs at other frequencies has what a
sensible player has beside such a pair.
"""

from __future__ import annotations

from collections import Counter
from functools import cache
from itertools import combinations
from math import prod
from typing import TYPE_CHECKING

from coach.cards import PACK, Card, Rank, Suit
from coach.engine.ranks import JACK, PAIRS, by_rank, key, pairs_of, place_of, ranks_of, ways
from coach.engine.tables import DEALS, Seat, throw_counts
from coach.scoring.totals import CARD_KEYS, RANK_KEYS, RANK_POINTS

if TYPE_CHECKING:
    from collections.abc import Iterable

    from coach.engine.tables import Frequencies

_UNIT = 10
"""Weights are whole numbers of tenths, so that comparing throws never depends on rounding."""


class SensibleCrib:
    """The crib of somebody who was dealt these six cards; in use like `RandomCrib`.

    `frequencies` are the other side's, and a sensible player's unless given.

    >>> from coach.cards import parse
    >>> cards, throw = parse("5H5S6DJCQD4S"), parse("JCQD")
    >>> mine, theirs = (SensibleCrib(cards, own_crib=own) for own in (True, False))
    >>> [round(crib.points(throw) / crib.scenarios, 1) for crib in (mine, theirs)]
    [4.8, 5.7]
    """

    def __init__(
        self, cards: Iterable[Card], *, own_crib: bool, frequencies: Frequencies | None = None
    ) -> None:
        dealt = tuple(cards)
        self._unseen = [card for card in PACK if card not in dealt]
        self._left = left = by_rank(self._unseen)
        self._weights = weights(dealt, "pone" if own_crib else "dealer", frequencies)
        self._drawn: Counter[int] = Counter()
        self._with_starter, self._jacks_with_starter = [0] * 13, [0] * 13
        for place, (pair, by_starter) in enumerate(zip(PAIRS, self._weights, strict=True)):
            low, high = pair
            pairs = pairs_of(place, left)
            if pairs:
                pair_key, jacks = key(pair), pair.count(JACK)
                for starter, weight in enumerate(by_starter):
                    cuts = left[starter] - (starter == low) - (starter == high)
                    if cuts > 0:
                        weighed = pairs * cuts * weight
                        self._drawn[pair_key + RANK_KEYS[starter]] += weighed
                        self._with_starter[starter] += weighed
                        self._jacks_with_starter[starter] += jacks * weighed
        self.scenarios = sum(self._with_starter)
        """All ways to fill the crib and to cut a starter, each times its weight."""
        self._nobs_drawn = self._nobs_of_his_jacks()
        self._by_key: dict[int, int] = {}
        self._flushes: dict[Suit, int] = {}

    def points(self, throw: tuple[Card, ...]) -> int:
        """Crib points summed over all `scenarios`; divide by them for the average."""
        thrown = sum(CARD_KEYS[card.index] for card in throw)
        if thrown not in self._by_key:
            table = RANK_POINTS
            self._by_key[thrown] = sum(
                [weight * table[thrown + drawn] for drawn, weight in self._drawn.items()]
            )
        return (
            self._by_key[thrown]
            + sum(self._nobs(card.suit) for card in throw if card.rank is Rank.JACK)
            + self._nobs_drawn
            + 5 * self._flush(throw)
        )

    def _nobs(self, suit: Suit) -> int:
        """Scenarios with a starter of this suit, whose jack was thrown."""
        starters = [place_of(card) for card in self._unseen if card.suit is suit]
        return sum(self._with_starter[rank] // self._left[rank] for rank in starters)

    def _nobs_of_his_jacks(self) -> int:
        """Scenarios in which a jack of his is of the starter's suit."""
        suits = {card.suit for card in self._unseen if card.rank is Rank.JACK}
        pairs = Counter(place_of(card) for card in self._unseen if card.suit in suits)
        del pairs[JACK]
        return sum(
            self._jacks_with_starter[rank] * times // (self._left[rank] * len(suits))
            for rank, times in pairs.items()
        )

    def _flush(self, throw: tuple[Card, ...]) -> int:
        """Scenarios in which all five cards are of one suit."""
        suit, *others = {card.suit for card in throw}
        if others:
            return 0
        if suit not in self._flushes:
            ranks = [place_of(card) for card in self._unseen if card.suit is suit]
            self._flushes[suit] = sum(
                self._weights[_PLACE[low, high]][starter]
                for low, high in combinations(ranks, 2)
                for starter in ranks
                if starter not in {low, high}
            )
        return self._flushes[suit]


def weights(
    dealt: Iterable[Card], thrower: Seat, frequencies: Frequencies | None = None
) -> list[list[int]]:
    """What one way to draw his throw and a starter weighs beside the six cards dealt.

    By the throw's place in `PAIRS`, then by the starter's rank.

    >>> from coach.cards import parse
    >>> len(weights(parse("5H5S6DJCQD4S"), "pone"))
    91
    """
    ranks = ranks_of(dealt)
    table = []
    for pair, (usual, without) in zip(PAIRS, _throws(thrower), strict=True):
        often = usual if frequencies is None else DEALS * frequencies.get(pair, 0.0) / ways(pair)
        throw = _UNIT * often * prod([without[rank] for rank in ranks])
        table.append([round(throw * starter) for starter in without])
    return table


@cache
def _throws(thrower: Seat) -> list[tuple[float, list[float]]]:
    """How often he throws two certain cards, by place in `PAIRS`; and what a card then known adds.

    The second is by rank: the chance that such a card is not in his hand, beside the throw, over
    the share of them that are not thrown.
    """
    return [
        (
            deals / ways(pair),
            [
                (4 * deals - cards) / (deals * (4 - pair.count(rank)))
                for rank, cards in enumerate(dealt)
            ],
        )
        for pair, (deals, dealt) in zip(PAIRS, throw_counts(thrower), strict=True)
    ]


_PLACE = {pair: place for place, pair in enumerate(PAIRS)}
