"""What a crib will count with each starter, as a distribution, beside each kind of hand."""

from __future__ import annotations

from typing import TYPE_CHECKING

from coach.engine.ranks import JACK, PAIRS, by_rank, key, place_of, ranks_of
from coach.engine.shows.hand_counts import SPAN
from coach.engine.shows.keep_classes import KINDS
from coach.engine.shows.packed import packed
from coach.scoring.totals import RANK_KEYS, RANK_POINTS

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from coach.cards import Card
    from coach.engine.ranks import Ranks
    from coach.engine.shows.opponent_cards import Throws

    ByPoints = list[list[Sequence[float]]]
    """By points of the crib: what makes them, with weights by the kind of his hand."""

CribCounts = tuple[int, ...]
"""By the kind of his hand (see `kinds`): what the crib counts, packed."""

SCALE = 1 << 18
"""What the weights of a crib add up to, but for rounding."""


class CribCounter:
    """The cribs that may come of one's throw.

    Args:
        throws: his.
        unseen: cards that he may have thrown; not the starter if it is known.
        nobs: by the starter's rank: the chance (0–1) that one certain jack of his is of its suit.

    >>> from coach.engine.shows.packed import unpacked
    >>> tens, kings = PAIRS.index((9, 9)), PAIRS.index((12, 12))
    >>> throws = [[], [], [], [], [(tens, [3.0] * 6), (kings, [1.0] * 6)], *[[]] * 8]
    >>> crib = CribCounter(throws, (), [0.0] * 13).by_starter({(9, 9): 1.0})[4]
    >>> {points: often / SCALE for points, often in enumerate(unpacked(crib[0])) if often}
    {12: 0.25, 20: 0.75}
    """

    def __init__(self, throws: Throws, unseen: Sequence[Card], nobs: Sequence[float]) -> None:
        self._throws, self._unseen = throws, unseen
        self._rows: list[list[tuple[int, int, Sequence[float]]]] = []
        """By the starter's rank: the key of a throw and the starter, nobs, and the weights."""
        for cut, thrown, jack in zip(RANK_KEYS, throws, nobs, strict=True):
            row = []
            for place, weights in thrown:
                chance = PAIRS[place].count(JACK) * jack
                if chance:
                    row.append((_KEYS[place] + cut, 1, _share(weights, chance)))
                row.append((_KEYS[place] + cut, 0, _share(weights, 1 - chance)))
            self._rows.append(row)

    def by_starter(self, throws: Mapping[Ranks, float]) -> list[CribCounts]:
        """The crib to which one of several pairs is thrown, by the starter's rank.

        What hangs on the suits of that pair is left out: a flush, and nobs of its jacks. Several
        pairs are taken to be free of his throw, as far as five cards have no rank five times.

        Args:
            throws: the pairs with weights on any scale.
        """
        found = []
        for row in self._rows:
            made: ByPoints = [[] for _ in range(SPAN)]
            for throw, share in throws.items():
                thrown = key(throw)
                for drawn, nobs, weights in row:
                    points = RANK_POINTS.get(thrown + drawn)
                    if points is not None:
                        weighed = weights if share == 1 else _share(weights, share)
                        made[points + nobs].append(weighed)
            found.append(_crib(made))
        return found

    def suited(self, throw: Sequence[Card], starter: Card) -> CribCounts:
        """The crib to which two cards of the starter's suit are thrown."""
        of_suit = {place_of(card) for card in self._unseen if card.suit is starter.suit}
        left = by_rank(self._unseen)
        rank = place_of(starter)
        thrown = key(ranks_of(throw)) + RANK_KEYS[rank]
        made: ByPoints = [[] for _ in range(SPAN)]
        for place, weights in self._throws[rank]:
            pair = low, high = PAIRS[place]
            points, flush = RANK_POINTS[thrown + _KEYS[place]], 0.0
            if low != high and rank not in pair and of_suit.issuperset(pair):
                flush = 1 / (left[low] * left[high])
                made[points + 5].append(_share(weights, flush))
            made[points].append(_share(weights, 1 - flush))
        return _crib(made)


def _crib(made: ByPoints) -> CribCounts:
    """Packed. A kind that is made by nobs or a flush only has the throws of all hands."""
    kinds: list[dict[int, float]] = [{} for _ in range(KINDS)]
    for points, weights in enumerate(made):
        if weights:
            for found, often in zip(kinds, map(sum, zip(*weights, strict=True)), strict=True):
                found[points] = often
    whole = {points: sum([found[points] for found in kinds]) for points in kinds[0]}
    return tuple([_packed(found if any(found.values()) else whole) for found in kinds])


def _packed(points: Mapping[int, float]) -> int:
    scale = SCALE / (sum(points.values()) or 1.0)
    return packed({total: round(scale * weight) for total, weight in points.items() if weight})


def _share(weights: Sequence[float], share: float) -> Sequence[float]:
    return [share * weight for weight in weights]


_KEYS = [*map(key, PAIRS)]
