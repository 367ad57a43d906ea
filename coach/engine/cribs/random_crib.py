"""What a throw is worth in the crib when all the other cards are random, exactly.

Ranks, flush and nobs are counted apart. Which of the five cards is the starter does not matter to
the ranks, so each multiset of the unknown cards is weighed once by the ways to draw it from the
unseen cards (455 multisets for two cards thrown) and serves every throw of the same hand.
"""

from __future__ import annotations

from collections import Counter
from functools import cache
from itertools import combinations_with_replacement, groupby
from math import comb, prod
from typing import TYPE_CHECKING

from coach.cards import PACK, Card, Rank, Suit
from coach.engine.ranks import by_rank
from coach.scoring.totals import CARD_KEYS, RANK_KEYS, RANK_POINTS

if TYPE_CHECKING:
    from collections.abc import Iterable


class RandomCrib:
    """The crib of somebody who was dealt `cards`, all other crib cards and the starter random.

    >>> from coach.cards import parse
    >>> crib = RandomCrib(parse("5C 5D 8H 9S JC KD"), thrown=2)
    >>> crib.points(parse("5C 5D")), crib.scenarios
    (411964, 45540)
    """

    def __init__(self, cards: Iterable[Card], thrown: int) -> None:
        unseen = [card for card in PACK if card not in set(cards)]
        self._unknown = 5 - thrown
        self._suits = Counter(card.suit for card in unseen)
        others = 4 - thrown
        self.scenarios = comb(len(unseen), others) * (len(unseen) - others)
        """How many ways there are to fill the crib and to cut a starter."""
        self._with_nobs_thrown = comb(len(unseen) - 1, others)
        self._nobs_drawn = comb(len(unseen) - 2, others - 1) * sum(
            self._suits[card.suit] - 1 for card in unseen if card.rank is Rank.JACK
        )
        left = by_rank(unseen)
        self._ways = [
            (key, ways)
            for key, ranks in _multisets(self._unknown)
            if (ways := prod(comb(left[rank], times) for rank, times in ranks))
        ]
        self._by_key: dict[int, int] = {}

    def points(self, throw: tuple[Card, ...]) -> int:
        """Crib points summed over all `scenarios`; divide by them for the average."""
        key = sum(CARD_KEYS[card.index] for card in throw)
        if key not in self._by_key:
            table = RANK_POINTS
            self._by_key[key] = sum([ways * table[key + drawn] for drawn, ways in self._ways])
        nobs = sum(self._suits[card.suit] for card in throw if card.rank is Rank.JACK)
        return (
            self._unknown * (self._by_key[key] + 5 * self._flushes({card.suit for card in throw}))
            + self._with_nobs_thrown * nobs
            + self._nobs_drawn
        )

    def _flushes(self, suits: set[Suit]) -> int:
        """Ways to draw the unknown cards all of the one suit that was thrown."""
        return comb(self._suits[suits.pop()], self._unknown) if len(suits) == 1 else 0


@cache
def _multisets(size: int) -> tuple[tuple[int, tuple[tuple[int, int], ...]], ...]:
    """All multisets of ranks: the sum of their keys, and how often each rank stands."""
    return tuple(
        (
            sum(RANK_KEYS[rank] for rank in ranks),
            tuple((rank, len(list(times))) for rank, times in groupby(ranks)),
        )
        for ranks in combinations_with_replacement(range(13), size)
    )
