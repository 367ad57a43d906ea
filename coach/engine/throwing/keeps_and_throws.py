"""The throws behind every keep: those of a sensible player who kept these four ranks.

Flushes apart, six ranks are thrown in one way, so that keep and throw tell what was dealt.
Given known cards their weight is then exact: the ways to hold these six ranks among the unseen.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, NamedTuple

from coach.engine.play.hands import KINDS, NUMBER, RANKS, SIZE, HandNumber
from coach.engine.ranks import PAIR_NUMBER, PAIRS, PairNumber, Ranks, from_letters, letters
from coach.engine.tables import rows

if TYPE_CHECKING:
    from collections.abc import Sequence

    from coach.seats import Seat

FLUSH_DEALS = 4512
"""Ways to be dealt four certain ranks in one suit, and two more cards."""


class Behind(NamedTuple):
    """The throws behind a keep."""

    keep: HandNumber
    """The four ranks."""
    throws: tuple[PairNumber, ...]
    """The pairs thrown when these four are kept for their ranks."""
    spoiled: float
    """Share (0–1) of the deals of these six ranks in which four others are kept, for a flush."""
    flushes: float
    """Share of the `FLUSH_DEALS` in which these four are kept for the flush alone."""


@cache
def behind(seat: Seat) -> tuple[Behind, ...]:
    """Read the throws behind each of the 1,820 keeps, A-A-A-A to K-K-K-K.

    >>> row = behind_keep((3, 4, 5, 10), "dealer")
    >>> [letters(PAIRS[place]) for place in row.throws][:8]
    ['A2', 'A3', 'A7', 'A8', 'AK', '22', '23', '27']
    """
    return tuple(
        Behind(
            NUMBER[from_letters(keep)],
            tuple([_PAIR[throw] for throw in throws.split()]),
            int(spoiled) / 1000,
            int(flushes) / FLUSH_DEALS,
        )
        for keeper, keep, spoiled, flushes, throws in rows("keeps_and_throws.csv")
        if keeper == seat
    )


def behind_keep(keep: Ranks, seat: Seat) -> Behind:
    """Look up one keep."""
    return behind(seat)[NUMBER[keep] - _FIRST_KEEP]


def ways_to_throw(row: Behind, left: Sequence[int]) -> list[tuple[PairNumber, float]]:
    """The throws behind a keep with the ways to hold them, of those that are possible.

    Cards of a rank that is both kept and thrown can be split in several ways, but are dealt in one.
    The ways are divided by that number, so that times the ways to hold the keep they are those of
    the six cards.

    Args:
        row: the keep.
        left: by rank: the cards left when the keep is taken out.

    >>> found = ways_to_throw(behind_keep((4, 8, 8, 8), "dealer"), [3, 4, 4, 4, 3, *[4] * 8])
    >>> {letters(PAIRS[place]): ways for place, ways in found}
    {'A4': 12.0, '22': 6.0, '23': 16.0, '44': 6.0, '77': 6.0}
    """
    ranks = RANKS[row.keep]
    apart = [*map(float, left)]
    for rank in KINDS[row.keep]:
        apart[rank] /= 1 + ranks.count(rank)
    found = []
    for place in row.throws:
        low, high = PAIRS[place]
        if low != high:
            ways = apart[low] * apart[high]
        else:
            ways = apart[low] * (left[low] - 1) / (2 + ranks.count(low))
        if ways:
            found.append((place, ways))
    return found


_PAIR = {letters(pair): number for pair, number in PAIR_NUMBER.items()}
_FIRST_KEEP = SIZE.index(4)
