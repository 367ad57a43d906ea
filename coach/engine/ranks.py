"""Ranks as numbers: multisets of them, their keys, and the 91 pairs that two cards can be.

A rank goes from ace, 0, to king, 12. A multiset is known by its key, the sum of `RANK_KEYS`, so
that the key of a hand less the key of the throw is the key of the keep.
"""

from __future__ import annotations

from collections import Counter
from itertools import combinations_with_replacement
from math import comb, prod
from typing import TYPE_CHECKING, NewType

from coach.engine.rank_points import RANK_KEYS
from coach.engine.rules import ALL_RANKS, RankNumber

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

LETTERS = "A23456789TJQK"
"""By rank: its letter in the tables."""
JACK = RankNumber(10)

Ranks = tuple[RankNumber, ...]
"""A multiset of ranks, lowest first."""
RanksKey = NewType("RanksKey", int)
"""A multiset of ranks as one number: a digit of base five for each rank."""
PairNumber = NewType("PairNumber", int)
"""Two ranks: their place in `PAIRS`."""


def multisets(size: int) -> list[Ranks]:
    """List all rank multisets of a size, none with five of a rank.

    >>> [len(multisets(size)) for size in (2, 4, 6)]
    [91, 1820, 18395]
    """
    return [
        ranks
        for ranks in combinations_with_replacement(ALL_RANKS, size)
        if size < 5 or max(map(ranks.count, ranks)) <= 4
    ]


def letters(ranks: Iterable[RankNumber]) -> str:
    """Write ranks as the tables do.

    >>> letters((0, 9, 12))
    'ATK'
    """
    return "".join(LETTERS[rank] for rank in ranks)


def from_letters(written: str) -> Ranks:
    """Read ranks that are written as in the tables, in the order given.

    >>> from_letters("ATK")
    (0, 9, 12)
    """
    return tuple(RankNumber(LETTERS.index(letter)) for letter in written)


def key(ranks: Iterable[RankNumber]) -> RanksKey:
    """Add up the key of a multiset.

    >>> key((0, 0, 1))
    7
    """
    return RanksKey(sum([RANK_KEYS[rank] for rank in ranks]))


def without(ranks: Ranks, gone: Ranks) -> Ranks:
    """Take some ranks out of a multiset.

    >>> without((4, 4, 10, 11), (4, 11))
    (4, 10)
    """
    left = [*ranks]
    for rank in gone:
        left.remove(rank)
    return tuple(left)


def ways(ranks: Ranks) -> int:
    """Count the ways to take these ranks from a pack.

    >>> ways((4, 4, 10))
    24
    """
    return prod(comb(4, times) for times in Counter(ranks).values())


PAIRS: tuple[Ranks, ...] = tuple(multisets(2))
"""The 91 rank pairs: A-A, A-2 and so on to K-K."""

PAIR_NUMBER: dict[Ranks, PairNumber] = {
    pair: PairNumber(number) for number, pair in enumerate(PAIRS)
}
"""By the two ranks, low to high: the place in `PAIRS`."""

PAIR_KEYS: tuple[RanksKey, ...] = tuple(map(key, PAIRS))
"""By pair: its key."""


def pairs_of(pair: PairNumber, left: Sequence[int]) -> int:
    """Count the ways to draw one of the `PAIRS`, given how many cards of each rank are left.

    >>> pairs_of(0, [4] * 13), pairs_of(1, [4] * 13)
    (6, 16)
    """
    low, high = PAIRS[pair]
    return left[low] * left[high] if low != high else comb(left[low], 2)
