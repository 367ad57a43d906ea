"""The crib of a throw when the other player throws sensibly, given the cards that are known.

The other throw and the starter are weighted by `data/throws.csv`. Known cards (one's own six and
the starter) cannot be in the other hand, which makes some throws likelier. Each known card is one
factor, as if they were independent: there are too many other hands to count at once, and
`data/README.md` says how little it costs. The suits of the throw are random among those left. With
other frequencies of pairs, the thrower's other four cards are modelled as those of a sensible
player who throws such a pair.
"""

from __future__ import annotations

from functools import cache
from itertools import combinations
from math import prod
from typing import TYPE_CHECKING

from coach.engine.card_numbers import of_suit, ranks_of, suit_of
from coach.engine.cribs.crib import WeighedCrib
from coach.engine.rank_points import RANK_KEYS
from coach.engine.ranks import JACK, PAIR_KEYS, PAIR_NUMBER, PAIRS, RanksKey, pairs_of, ways
from coach.engine.rules import ALL_RANKS
from coach.engine.tables import DEALS, throw_counts

if TYPE_CHECKING:
    from coach.engine.card_numbers import CardNumbers
    from coach.engine.cribs.starter_cribs import StarterCribs
    from coach.engine.tables import Frequencies
    from coach.seats import Seat

_UNIT = 10
"""Weights are whole numbers of tenths, so that comparing throws never depends on rounding."""


class SensibleCrib(WeighedCrib):
    """The crib as seen by a player who was dealt six cards.

    Args:
        dealt: the six.
        thrower: the seat of the other player.
        frequencies: how often that player throws each pair; by default as a sensible one does.

    >>> from coach.cards import parse
    >>> dealt = tuple(card.index for card in parse("JC QD 5H 5S 6D 4S"))
    >>> cribs = [SensibleCrib(dealt, thrower) for thrower in ("pone", "dealer")]
    >>> [round(crib.points(dealt[:2]) / crib.scenarios, 1) for crib in cribs]
    [4.8, 5.7]
    """

    def __init__(
        self, dealt: CardNumbers, thrower: Seat, frequencies: Frequencies | None = None
    ) -> None:
        super().__init__(dealt)
        self._dealt = dealt
        self._weights = weights(dealt, thrower, frequencies)
        self._flushes: dict[int, int] = {}
        left = self._left
        for (pair, number), by_starter in zip(PAIR_NUMBER.items(), self._weights, strict=True):
            low, high = pair
            pairs, jacks = pairs_of(number, left), pair.count(JACK)
            for starter, weight in zip(ALL_RANKS, by_starter, strict=True) if pairs else ():
                cuts = left[starter] - (starter == low) - (starter == high)
                if cuts > 0:
                    drawn = PAIR_KEYS[number] + RANK_KEYS[starter]
                    self._add(RanksKey(drawn), starter, jacks, pairs * cuts * weight)
        self._close()

    def by_starter(self) -> StarterCribs:
        """The same crib as distributions, one for each starter."""
        from coach.engine.cribs.starter_cribs import StarterCribs

        return StarterCribs(self._dealt, self._weights)

    def _flush(self, throw: CardNumbers) -> int:
        suit, *others = {suit_of(card) for card in throw}
        if others:
            return 0
        if suit not in self._flushes:
            ranks = of_suit(self._unseen, suit)
            self._flushes[suit] = sum(
                self._weights[PAIR_NUMBER[low, high]][starter]
                for low, high in combinations(ranks, 2)
                for starter in ranks
                if starter not in {low, high}
            )
        return self._flushes[suit]


def weights(
    dealt: CardNumbers, thrower: Seat, frequencies: Frequencies | None = None
) -> list[list[int]]:
    """Weigh one way to draw the other throw and a starter, given the six cards dealt.

    Returns:
        by pair thrown, then by the starter's rank.

    >>> len(weights((16, 17, 20, 24, 40, 50), "pone"))
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
    """By pair: how often two certain cards of it are thrown, and a factor for a card then known.

    The factor goes by the rank of that card. It is the chance that such a card is not in the
    thrower's hand, given the throw, over the share of them that are not thrown.
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
