"""Piles: the cards since the count was last zero, as far as they can still matter.

A pile is known by its count and its suffix, the last cards that later ones may pair or run with.
Piles are numbered as they are met, and what each rank scores on a pile is worked out once, so that
scoring a card is one look at a list.
"""

from __future__ import annotations

from itertools import accumulate
from typing import TYPE_CHECKING, NewType

from coach.engine.rules import LIMIT, PIPS, RankNumber

if TYPE_CHECKING:
    from collections.abc import Iterator

PileNumber = NewType("PileNumber", int)
"""A pile: its place in the lists below."""

Suffix = tuple[RankNumber, ...]
"""Ranks in the order in which they were played."""

EMPTY = PileNumber(0)
TOO_HIGH = PileNumber(-1)

COUNT: list[int] = []
"""Counts, by pile."""

ROOM: list[int] = []
"""Pips that still fit at most, by pile."""

POINTS: list[list[int]] = []
"""Points of a card that fits, the go and the last card aside, by pile and rank."""

NEXT: list[list[PileNumber | None]] = []
"""Piles that `after` has found so far, by pile and rank."""

_SUFFIX: list[Suffix] = []
_NUMBER: dict[tuple[int, Suffix], PileNumber] = {}
_BY_SUFFIX: dict[Suffix, list[int]] = {}

_SAME_RANK = (0, 2, 6, 12, 0)  # by how many stand there already; there is no fifth
_UP_TO = (0, *accumulate(PIPS))  # pips of one card of each lower rank


def after(pile: PileNumber, rank: RankNumber) -> PileNumber:
    """The pile when a card of a rank has been played on it; `TOO_HIGH` where it does not fit.

    >>> COUNT[after(after(EMPTY, 6), 7)], POINTS[after(EMPTY, 6)][7]
    (15, 2)
    """
    found = NEXT[pile][rank]
    if found is None:
        room = ROOM[pile] - PIPS[rank]
        found = TOO_HIGH
        if room >= 0:
            found = _numbered(LIMIT - room, _that_matters((*_SUFFIX[pile], rank), room))
        NEXT[pile][rank] = found
    return found


def _numbered(count: int, suffix: Suffix) -> PileNumber:
    number = _NUMBER.get((count, suffix))
    if number is None:
        number = _NUMBER[count, suffix] = PileNumber(len(COUNT))
        COUNT.append(count)
        ROOM.append(LIMIT - count)
        _SUFFIX.append(suffix)
        if suffix not in _BY_SUFFIX:
            _BY_SUFFIX[suffix] = _pairs_and_runs(suffix)
        points = [*_BY_SUFFIX[suffix]]
        for rank, pips in enumerate(PIPS):
            if count + pips in {15, LIMIT}:
                points[rank] += 2
        POINTS.append(points)
        NEXT.append([None] * 13)
    return number


def _pairs_and_runs(suffix: Suffix) -> list[int]:
    """Points for the pair or the run that a card makes with a suffix, by rank."""
    points = [0] * 13
    for size, low, high in _ends_without_pairs(suffix):
        if size < 2:
            continue
        if high - low == size - 1:  # a run: the rank below or above makes it longer
            for neighbour in (low - 1, high + 1):
                if 0 <= neighbour < 13:
                    points[neighbour] = size + 1
        elif high - low == size:  # a run with one rank missing
            missing = sum(range(low, high + 1)) - sum(suffix[-size:])
            points[missing] = size + 1
    if suffix:
        points[suffix[-1]] = _SAME_RANK[_alike(suffix)]
    return points


def _that_matters(cards: Suffix, room: int) -> Suffix:
    """The longest suffix of a pile with which cards that still fit may pair or run."""
    kept = min(_alike(cards), 4) if PIPS[cards[-1]] <= room else 0
    for size, low, high in _ends_without_pairs(cards):
        if _pips_to_a_run(cards[-size:], low, high) <= room:
            kept = max(kept, size)
    return cards[len(cards) - kept :]


def _pips_to_a_run(end: Suffix, low: int, high: int) -> int:
    """Pips of the cheapest cards, one at least, that make a run of the end of a pile."""
    span = high - low + 1
    # A run has three cards, and one that stands already needs another to be played.
    beyond = max(3 - span, span == len(end))
    below = min(beyond, low)
    whole_run = _UP_TO[high + 1 + beyond - below] - _UP_TO[low - below]
    return whole_run - sum([PIPS[rank] for rank in end])


def _ends_without_pairs(cards: Suffix) -> Iterator[tuple[int, int, int]]:
    """Sizes of the suffixes of a pile without a pair, with their lowest and highest rank."""
    low, high = 12, 0
    for size, rank in enumerate(reversed(cards), start=1):
        if rank in cards[len(cards) - size + 1 :]:
            break
        low, high = min(low, rank), max(high, rank)
        yield size, low, high


def _alike(cards: Suffix) -> int:
    """Count the cards of one rank at the end."""
    alike = 0
    while alike < len(cards) and cards[-1 - alike] == cards[-1]:
        alike += 1
    return alike


_numbered(0, ())
