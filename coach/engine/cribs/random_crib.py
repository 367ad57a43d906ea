"""The crib of a throw when all the other cards are random, exactly.

Ranks, flush and nobs are counted apart. Which of the five cards is the starter does not matter to
the ranks, so each multiset of the unknown cards is weighed once by the ways to draw it from the
unseen cards (455 multisets for two cards thrown) and serves every throw of the same hand.
"""

from __future__ import annotations

from functools import cache
from itertools import combinations_with_replacement, groupby
from math import comb, prod
from typing import TYPE_CHECKING

from coach.engine.card_numbers import SUITS, by_rank, rank_of, suit_of, unseen
from coach.engine.rank_points import CARD_KEYS, RANK_KEYS, RANK_POINTS
from coach.engine.ranks import JACK, PAIRS, RanksKey, key
from coach.engine.suitings import SUITINGS, of_one_suit

if TYPE_CHECKING:
    from coach.engine.card_numbers import CardNumbers
    from coach.engine.cribs.starter_cribs import StarterCribs
    from coach.engine.ranks import Ranks


class RandomCrib:
    """The crib as seen by a player, all other crib cards and the starter random.

    >>> from coach.cards import parse
    >>> dealt = tuple(card.index for card in parse("5C 5D 8H 9S JC KD"))
    >>> crib = RandomCrib(dealt, thrown=2)
    >>> crib.points(dealt[:2]), crib.scenarios
    (411964, 45540)
    """

    def __init__(self, dealt: CardNumbers, thrown: int) -> None:
        self._dealt, hidden = dealt, unseen(dealt)
        self._unknown = 5 - thrown
        self._of_suit = [sum(suit_of(card) == suit for card in hidden) for suit in SUITS]
        others = 4 - thrown
        self.scenarios = comb(len(hidden), others) * (len(hidden) - others)
        """Number of ways to fill the crib and to cut a starter."""
        self._with_nobs_thrown = comb(len(hidden) - 1, others)
        self._with_jack_drawn = comb(len(hidden) - 2, others - 1)
        self._nobs_drawn = self._with_jack_drawn * sum(
            self._of_suit[suit_of(card)] - 1 for card in hidden if rank_of(card) == JACK
        )
        left = by_rank(hidden)
        self._jacks = left[JACK]
        self._ways = [
            (drawn, ways)
            for drawn, ranks in _multisets(self._unknown)
            if (ways := prod([comb(left[rank], times) for rank, times in ranks]))
        ]
        self._by_key: dict[int, int] = {}

    def points(self, throw: CardNumbers) -> int:
        """Crib points summed over all `scenarios`; divide by them for the average."""
        by_rank = self._points_by_rank(sum([CARD_KEYS[card] for card in throw]))
        nobs = sum([self._of_suit[suit_of(card)] for card in throw if rank_of(card) == JACK])
        return (
            self._unknown * (by_rank + 5 * self._flushes({suit_of(c) for c in throw}))
            + self._with_nobs_thrown * nobs
            + self._nobs_drawn
        )

    def points_of_ranks(self, throw: Ranks) -> int:
        """The same for ranks alone, summed over all ways to suit them: `SUITINGS` a scenario."""
        by_rank = SUITINGS * self._points_by_rank(key(throw))
        flushes = 5 * of_one_suit(throw, dict(self._ways))
        starters = sum(self._of_suit) - self._jacks
        jacks = self._with_nobs_thrown * throw.count(JACK) + self._with_jack_drawn * self._jacks
        return self._unknown * (by_rank + flushes) + SUITINGS // 4 * starters * jacks

    def _points_by_rank(self, thrown: int) -> int:
        if thrown not in self._by_key:
            table = RANK_POINTS
            self._by_key[thrown] = sum([ways * table[thrown + drawn] for drawn, ways in self._ways])
        return self._by_key[thrown]

    def _flushes(self, suits: set[int]) -> int:
        """Ways to draw the unknown cards all of the one suit that was thrown."""
        return comb(self._of_suit[suits.pop()], self._unknown) if len(suits) == 1 else 0

    def by_starter(self) -> StarterCribs:
        """The same crib as distributions, where two cards are thrown."""
        from coach.engine.cribs.starter_cribs import StarterCribs

        return StarterCribs(self._dealt, [[1] * 13] * len(PAIRS))


@cache
def _multisets(size: int) -> tuple[tuple[RanksKey, tuple[tuple[int, int], ...]], ...]:
    """All multisets of ranks: the sum of their keys, and how often each rank occurs."""
    return tuple(
        (
            RanksKey(sum([RANK_KEYS[rank] for rank in ranks])),
            tuple((rank, len(list(times))) for rank, times in groupby(ranks)),
        )
        for ranks in combinations_with_replacement(range(13), size)
    )
