"""What a crib will count with each starter: a distribution.

Given the starter, his throw is taken to be free of what he keeps; `data/README.md` says what that
costs.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

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


class Cribs:
    """The cribs that may come of one's throw.

    Args:
        throws: his.
        unseen: cards that he may have thrown; not the starter if it is known.
        nobs: by the starter's rank: the chance (0–1) that one certain jack of his is of its suit.

    >>> from coach.advice.counting.packed import unpacked
    >>> tens, kings = PAIRS.index((9, 9)), PAIRS.index((12, 12))
    >>> throws = [[], [], [], [], [(tens, 3.0), (kings, 1.0)], *[[]] * 8]
    >>> crib = Cribs(throws, (), [0.0] * 13).by_starter({(9, 9): 1.0})[4]
    >>> {points: often / SCALE for points, often in enumerate(unpacked(crib)) if often}
    {12: 0.25, 20: 0.75}
    """

    def __init__(self, throws: Throws, unseen: Sequence[Card], nobs: Sequence[float]) -> None:
        self._throws, self._unseen = throws, unseen
        self._rows: list[list[tuple[int, int, float]]] = []
        """By the starter's rank: the key of a throw and the starter, nobs, and the chance."""
        for rank, (cut, thrown) in enumerate(zip(RANK_KEYS, throws, strict=True)):
            total = sum([weight for _, weight in thrown])
            row = []
            for place, weight in thrown:
                chance, jacks = weight / total, PAIRS[place].count(JACK) * nobs[rank]
                if jacks:
                    row.append((_KEYS[place] + cut, 1, chance * jacks))
                row.append((_KEYS[place] + cut, 0, chance * (1 - jacks)))
            self._rows.append(row)

    def by_starter(self, throws: Mapping[Ranks, float]) -> list[int]:
        """The crib to which one of several pairs is thrown, packed, by the starter's rank.

        What hangs on the suits of that pair is left out: a flush, and nobs of its jacks. Several
        pairs are taken to be free of his throw, as far as five cards have no rank five times.

        Args:
            throws: the pairs with weights on any scale.
        """
        total = sum(throws.values())
        weighed = [(key(throw), weight / total) for throw, weight in throws.items()]
        found = []
        for row in self._rows:
            points = [0.0] * SPAN
            for thrown, share in weighed:
                for drawn, nobs, chance in row:
                    if thrown + drawn in RANK_POINTS:
                        points[RANK_POINTS[thrown + drawn] + nobs] += share * chance
            found.append(_packed(points))
        return found

    def suited(self, throw: Sequence[Card], starter: Card) -> int:
        """The crib, packed, to which two cards of the starter's suit are thrown."""
        of_suit = {card.rank.order - 1 for card in self._unseen if card.suit is starter.suit}
        left = by_rank(self._unseen)
        rank = starter.rank.order - 1
        thrown = key(ranks_of(throw)) + RANK_KEYS[rank]
        total = sum([weight for _, weight in self._throws[rank]])
        points = [0.0] * SPAN
        for place, weight in self._throws[rank]:
            pair = low, high = PAIRS[place]
            flush = 0.0
            if low != high and rank not in pair and of_suit.issuperset(pair):
                flush = weight / total / (left[low] * left[high])
            made = RANK_POINTS[thrown + _KEYS[place]]
            points[made + 5] += flush
            points[made] += weight / total - flush
        return _packed(points)


def _packed(points: Sequence[float]) -> int:
    scale = SCALE / (sum(points) or 1.0)
    return packed({total: round(scale * weight) for total, weight in enumerate(points)})


_KEYS = [*map(key, PAIRS)]
