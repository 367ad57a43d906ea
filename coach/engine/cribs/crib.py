"""The interface of crib calculators, and a base class for those with weighted draws."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections import Counter
from typing import TYPE_CHECKING, Protocol

from coach.engine.card_numbers import by_rank, of_suit, rank_of, suit_of, unseen
from coach.engine.rank_points import CARD_KEYS, RANK_POINTS
from coach.engine.ranks import JACK, key
from coach.engine.suitings import SUITINGS, of_one_suit

if TYPE_CHECKING:
    from collections.abc import Sequence

    from coach.engine.card_numbers import CardNumbers
    from coach.engine.cribs.starter_cribs import StarterCribs
    from coach.engine.ranks import Ranks, RanksKey
    from coach.engine.rules import RankNumber


class Crib(Protocol):
    """The crib of a deal, as seen by a player who was dealt certain cards and throws some of them.

    Sums are whole numbers, so that comparing two throws never depends on rounding.
    """

    scenarios: int
    """The total weight of all ways to fill the crib and to cut a starter."""

    def points(self, throw: CardNumbers) -> int:
        """Crib points summed over all `scenarios`; divide by them for the average."""

    def points_of_ranks(self, throw: Ranks) -> int:
        """The same for ranks alone, summed over all ways to suit them: `SUITINGS` a scenario."""


class TwoPlayerCrib(Crib, Protocol):
    """A crib to which two players throw two cards each, with a distribution for each starter."""

    def by_starter(self) -> StarterCribs:
        """The same crib as distributions, one for each starter."""


class WeighedCrib(ABC):
    """A crib whose other cards are weighted draws of ranks; suits are random among the unseen.

    A subclass adds its draws with `_add`, calls `_close`, and counts flushes.
    """

    def __init__(self, dealt: CardNumbers) -> None:
        self._unseen = unseen(dealt)
        self._left = by_rank(self._unseen)
        self._drawn: Counter[RanksKey] = Counter()
        """By the key of the other cards and the starter: their weight."""
        self._with_starter, self._jacks_with_starter = [0] * 13, [0] * 13
        self._by_key: dict[int, int] = {}
        self.scenarios = 0

    def _add(self, drawn: RanksKey, starter: RankNumber, jacks: int, weight: int) -> None:
        """Count draws.

        Args:
            drawn: the ranks of the other crib cards and the starter.
            starter: the rank of the starter.
            jacks: how many of the other crib cards are jacks.
            weight: the number of ways to draw them, each times its weight.
        """
        self._drawn[drawn] += weight
        self._with_starter[starter] += weight
        self._jacks_with_starter[starter] += jacks * weight

    def _close(self) -> None:
        self.scenarios = sum(self._with_starter)
        self._nobs_drawn = self._nobs_of_drawn_jacks()

    @abstractmethod
    def _flush(self, throw: CardNumbers) -> int:
        """Scenarios in which all five cards are of one suit."""

    def points(self, throw: CardNumbers) -> int:
        """Crib points summed over all `scenarios`; divide by them for the average."""
        nobs = sum([self._nobs(suit_of(card)) for card in throw if rank_of(card) == JACK])
        by_rank = self._points_by_rank(sum([CARD_KEYS[card] for card in throw]))
        return by_rank + nobs + self._nobs_drawn + 5 * self._flush(throw)

    def points_of_ranks(self, throw: Ranks) -> int:
        """The same for ranks alone, summed over all ways to suit them: `SUITINGS` a scenario."""
        jacks = throw.count(JACK) * (self.scenarios - self._with_starter[JACK])
        jacks += sum(self._jacks_with_starter) - self._jacks_with_starter[JACK]
        flushes = of_one_suit(throw, self._drawn)
        return SUITINGS * self._points_by_rank(key(throw)) + SUITINGS // 4 * jacks + 5 * flushes

    def _points_by_rank(self, thrown: int) -> int:
        if thrown not in self._by_key:
            table = RANK_POINTS
            self._by_key[thrown] = sum(
                [weight * table[thrown + drawn] for drawn, weight in self._drawn.items()]
            )
        return self._by_key[thrown]

    def _nobs(self, suit: int) -> int:
        """Scenarios with a starter of this suit, whose jack was thrown."""
        starters: Sequence[int] = of_suit(self._unseen, suit)
        return sum([self._with_starter[rank] // self._left[rank] for rank in starters])

    def _nobs_of_drawn_jacks(self) -> int:
        """Scenarios in which a jack that was drawn is of the starter's suit."""
        suits = {suit_of(card) for card in self._unseen if rank_of(card) == JACK}
        starters = Counter(rank_of(card) for card in self._unseen if suit_of(card) in suits)
        return sum(
            self._jacks_with_starter[rank] * times // (self._left[rank] * len(suits))
            for rank, times in starters.items()
            if rank != JACK
        )
