"""What a crib will count with each starter, as a distribution."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from coach.advice.counting.hands import SPAN
from coach.advice.counting.packed import packed
from coach.advice.keeps_and_throws import by_rank
from coach.advice.rank_hands import JACK, PAIRS, key, ranks_of
from coach.scoring.totals import RANK_KEYS, RANK_POINTS

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from coach.advice.counting.his_cards import Throws
    from coach.advice.rank_hands import Ranks
    from coach.cards import Card

SCALE = 1 << 18
"""What the weights of a crib add up to for each starter, but for rounding."""


class Crib(NamedTuple):
    """What a crib counts, packed, beside a poor hand of his and beside a good one."""

    poor: int
    good: int


class Cribs:
    """The cribs that may come of one's throw.

    Args:
        throws: his.
        unseen: cards that he may have thrown; not the starter if it is known.
        nobs: by the starter's rank: the chance (0–1) that one certain jack of his is of its suit.

    >>> from coach.advice.counting.packed import unpacked
    >>> tens, kings = PAIRS.index((9, 9)), PAIRS.index((12, 12))
    >>> throws = [[], [], [], [], [(tens, 3.0, 1.0), (kings, 1.0, 0.0)], *[[]] * 8]
    >>> crib = Cribs(throws, (), [0.0] * 13).by_starter({(9, 9): 1.0})[4]
    >>> {points: often / SCALE for points, often in enumerate(unpacked(crib.poor)) if often}
    {12: 0.25, 20: 0.75}
    """

    def __init__(self, throws: Throws, unseen: Sequence[Card], nobs: Sequence[float]) -> None:
        self._throws, self._unseen = throws, unseen
        self._rows: list[list[tuple[int, int, float, float]]] = []
        """By the starter's rank: the key of a throw and the starter, nobs, and the weights."""
        for rank, (cut, thrown) in enumerate(zip(RANK_KEYS, throws, strict=True)):
            row = []
            for place, poor, good in thrown:
                jacks = PAIRS[place].count(JACK) * nobs[rank]
                if jacks:
                    row.append((_KEYS[place] + cut, 1, poor * jacks, good * jacks))
                row.append((_KEYS[place] + cut, 0, poor * (1 - jacks), good * (1 - jacks)))
            self._rows.append(row)

    def by_starter(self, throws: Mapping[Ranks, float]) -> list[Crib]:
        """The crib to which one of several pairs is thrown, by the starter's rank.

        What hangs on the suits of that pair is left out: a flush, and nobs of its jacks. Several
        pairs are taken to be free of his throw, as far as five cards have no rank five times.

        Args:
            throws: the pairs with weights on any scale.
        """
        found = []
        for row in self._rows:
            beside_poor, beside_good = [0.0] * SPAN, [0.0] * SPAN
            for throw, share in throws.items():
                thrown = key(throw)
                for drawn, nobs, poor, good in row:
                    if thrown + drawn in RANK_POINTS:
                        points = RANK_POINTS[thrown + drawn] + nobs
                        beside_poor[points] += share * poor
                        beside_good[points] += share * good
            found.append(_crib(beside_poor, beside_good))
        return found

    def suited(self, throw: Sequence[Card], starter: Card) -> Crib:
        """The crib to which two cards of the starter's suit are thrown."""
        of_suit = {card.rank.order - 1 for card in self._unseen if card.suit is starter.suit}
        left = by_rank(self._unseen)
        rank = starter.rank.order - 1
        thrown = key(ranks_of(throw)) + RANK_KEYS[rank]
        beside_poor, beside_good = [0.0] * SPAN, [0.0] * SPAN
        for place, poor, good in self._throws[rank]:
            pair = low, high = PAIRS[place]
            flush = 0.0
            if low != high and rank not in pair and of_suit.issuperset(pair):
                flush = 1 / (left[low] * left[high])
            points = RANK_POINTS[thrown + _KEYS[place]]
            for total, share in (points, 1 - flush), (points + 5, flush):
                beside_poor[total] += share * poor
                beside_good[total] += share * good
        return _crib(beside_poor, beside_good)


def _crib(poor: Sequence[float], good: Sequence[float]) -> Crib:
    """Weights of totals, packed; of hands that cannot be, those of the others will do."""
    totals = [*map(sum, zip(poor, good, strict=True))]
    return Crib(*[_packed(weights if any(weights) else totals) for weights in (poor, good)])


def _packed(points: Sequence[float]) -> int:
    scale = SCALE / (sum(points) or 1.0)
    return packed({total: round(scale * weight) for total, weight in enumerate(points) if weight})


_KEYS = [*map(key, PAIRS)]
