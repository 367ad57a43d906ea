"""The cards since the count was last zero, as far as they can still matter.

A tail is the count and the last cards that the next ones may pair or run with. Tails are numbered
as they are met, 0 is the empty one, and what a rank scores on a tail is worked out once, so that
scoring a card is one look at a list.
"""

from __future__ import annotations

from itertools import accumulate

from coach.engine.play.hands import PIPS
from coach.scoring.play import LIMIT

EMPTY = 0
TOO_HIGH = -1

Suffix = tuple[int, ...]

COUNT: list[int] = []
"""By tail: the count."""

ROOM: list[int] = []
"""By tail: the most pips that still fit."""

POINTS: list[list[int]] = []
"""By tail, then rank: what a card that fits scores, the go and the last card aside."""

NEXT: list[list[int | None]] = []
"""By tail, then rank: what `after` has found so far."""

_SUFFIX: list[Suffix] = []
_NUMBER: dict[tuple[int, Suffix], int] = {}
_BY_SUFFIX: dict[Suffix, list[int]] = {}

_SAME_RANK = (0, 2, 6, 12, 0)  # by how many stand there already; there is no fifth
_UP_TO = (0, *accumulate(PIPS))  # pips of one card of each lower rank


def after(tail: int, rank: int) -> int:
    """The tail when a card has been played on it; `TOO_HIGH` where it does not fit.

    >>> COUNT[after(after(EMPTY, 6), 7)], POINTS[after(EMPTY, 6)][7]
    (15, 2)
    """
    found = NEXT[tail][rank]
    if found is None:
        room = ROOM[tail] - PIPS[rank]
        found = TOO_HIGH
        if room >= 0:
            found = _numbered(LIMIT - room, _that_matters((*_SUFFIX[tail], rank), room))
        NEXT[tail][rank] = found
    return found


def _numbered(count: int, suffix: Suffix) -> int:
    number = _NUMBER.get((count, suffix))
    if number is None:
        number = _NUMBER[count, suffix] = len(COUNT)
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
    points = [0] * 13
    low, high, ranks = 12, 0, 0
    for size, rank in enumerate(reversed(suffix), start=1):
        low, high, ranks = min(low, rank), max(high, rank), ranks + rank
        if rank in suffix[len(suffix) - size + 1 :]:
            break
        if size < 2:
            continue
        if high - low == size - 1:
            for neighbour in (low - 1, high + 1):
                if 0 <= neighbour < 13:
                    points[neighbour] = size + 1
        elif high - low == size:
            gap = (low + high) * (size + 1) // 2 - ranks
            points[gap] = size + 1
    if suffix:
        points[suffix[-1]] = _SAME_RANK[_alike(suffix)]
    return points


def _that_matters(suffix: Suffix, room: int) -> Suffix:
    """The longest end of a pile that later cards may still pair or run with."""
    last = suffix[-1]
    kept = min(_alike(suffix), 4) if PIPS[last] <= room else 0
    low = high = last
    held = 0
    for size, rank in enumerate(reversed(suffix), start=1):
        if rank in suffix[len(suffix) - size + 1 :]:
            break  # what is there twice is part of no run
        low, high, held = min(low, rank), max(high, rank), held + PIPS[rank]
        span = high - low + 1
        # A run has three cards, and one that stands already needs another to be played.
        more = max(3 - span, span == size)
        below = min(more, low)
        cheapest = _UP_TO[high + 1 + more - below] - _UP_TO[low - below] - held
        if cheapest <= room:
            kept = max(kept, size)
    return suffix[len(suffix) - kept :]


def _alike(suffix: Suffix) -> int:
    alike = 0
    while alike < len(suffix) and suffix[-1 - alike] == suffix[-1]:
        alike += 1
    return alike


_numbered(0, ())
