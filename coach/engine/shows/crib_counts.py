"""Points of a crib with each starter, as a distribution for each class of the opponent's hand."""

from __future__ import annotations

from typing import TYPE_CHECKING

from coach.engine.card_numbers import by_rank, of_suit, rank_of, ranks_of, suit_of
from coach.engine.rank_points import RANK_KEYS, RANK_POINTS
from coach.engine.ranks import JACK, PAIR_KEYS, PAIRS, key
from coach.engine.shows.hand_counts import SPAN
from coach.engine.shows.keep_classes import CLASSES
from coach.engine.shows.packed import packed

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from coach.engine.card_numbers import CardNumber
    from coach.engine.ranks import Ranks
    from coach.engine.shows.opponent_cards import Throws

    ByPoints = list[list[Sequence[float]]]
    """By points of the crib: the weights of all that makes them, by class of the other hand."""

CribCounts = tuple[int, ...]
"""By class of the opponent's hand (see `keep_classes`): the points of the crib, packed."""

SCALE = 1 << 18
"""The sum of the weights of a crib, but for rounding."""


class CribCounter:
    """The cribs that may come of one's throw.

    Args:
        throws: the opponent's.
        unseen: cards that the opponent may have thrown; not the starter if it is known.
        nobs: by the starter's rank: the chance (0–1) that a certain jack of theirs is of its suit.

    >>> from coach.engine.shows.packed import unpacked
    >>> tens, kings = PAIRS.index((9, 9)), PAIRS.index((12, 12))
    >>> throws = [[], [], [], [], [(tens, [3.0] * 6), (kings, [1.0] * 6)], *[[]] * 8]
    >>> crib = CribCounter(throws, (), [0.0] * 13).by_starter({(9, 9): 1.0})[4]
    >>> {points: often / SCALE for points, often in enumerate(unpacked(crib[0])) if often}
    {12: 0.25, 20: 0.75}
    """

    def __init__(self, throws: Throws, unseen: Sequence[CardNumber], nobs: Sequence[float]) -> None:
        self._throws, self._unseen = throws, unseen
        self._rows: list[list[tuple[int, int, Sequence[float]]]] = []
        """By the starter's rank: the key of a throw and the starter, nobs, and the weights."""
        for cut, thrown, jack in zip(RANK_KEYS, throws, nobs, strict=True):
            row = []
            for pair, weights in thrown:
                chance = PAIRS[pair].count(JACK) * jack
                if chance:
                    row.append((PAIR_KEYS[pair] + cut, 1, _share(weights, chance)))
                row.append((PAIR_KEYS[pair] + cut, 0, _share(weights, 1 - chance)))
            self._rows.append(row)

    def by_starter(self, throws: Mapping[Ranks, float]) -> list[CribCounts]:
        """The crib to which one of several pairs is thrown, by the starter's rank.

        Left out is what depends on the suits of that pair: a flush, and nobs of its jacks. Several
        pairs are taken to be independent of the opponent's throw, except that no five cards have
        one rank.

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

    def suited(self, throw: Sequence[CardNumber], starter: CardNumber) -> CribCounts:
        """The crib to which two cards of the starter's suit are thrown."""
        suited = {*of_suit(self._unseen, suit_of(starter))}
        left, rank = by_rank(self._unseen), rank_of(starter)
        thrown = key(ranks_of(throw)) + RANK_KEYS[rank]
        made: ByPoints = [[] for _ in range(SPAN)]
        for number, weights in self._throws[rank]:
            pair = low, high = PAIRS[number]
            points, flush = RANK_POINTS[thrown + PAIR_KEYS[number]], 0.0
            if low != high and rank not in pair and suited.issuperset(pair):
                flush = 1 / (left[low] * left[high])
                made[points + 5].append(_share(weights, flush))
            made[points].append(_share(weights, 1 - flush))
        return _crib(made)


def _crib(made: ByPoints) -> CribCounts:
    """Pack a crib. A class that only nobs or a flush makes has the throws of all hands."""
    classes: list[dict[int, float]] = [{} for _ in range(CLASSES)]
    for points, weights in enumerate(made):
        if weights:
            for found, often in zip(classes, map(sum, zip(*weights, strict=True)), strict=True):
                found[points] = often
    whole = {points: sum([found[points] for found in classes]) for points in classes[0]}
    return tuple([_packed(found if any(found.values()) else whole) for found in classes])


def _packed(points: Mapping[int, float]) -> int:
    scale = SCALE / (sum(points.values()) or 1.0)
    return packed({total: round(scale * weight) for total, weight in points.items() if weight})


def _share(weights: Sequence[float], share: float) -> Sequence[float]:
    return [share * weight for weight in weights]
