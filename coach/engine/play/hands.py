"""Hands of the play by rank: all 2,380 multisets of up to four ranks, numbered.

Suits do not matter in the play, so a hand is one small number, and its common properties are looked
up in lists.
"""

from __future__ import annotations

from itertools import combinations_with_replacement
from math import comb, prod
from typing import TYPE_CHECKING, NewType

from coach.engine.rules import ALL_RANKS, PIPS, RankNumber

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

HandNumber = NewType("HandNumber", int)
"""A multiset of up to four ranks: its place in `RANKS`. Number 0 is not a card at all."""

RANKS: tuple[tuple[RankNumber, ...], ...] = tuple(
    ranks for size in range(5) for ranks in combinations_with_replacement(ALL_RANKS, size)
)
"""Ranks, low to high, by hand."""

NUMBER: dict[tuple[RankNumber, ...], HandNumber] = {
    ranks: HandNumber(number) for number, ranks in enumerate(RANKS)
}
"""Hands, by ranks, low to high."""

HANDS = len(RANKS)
SIZE: tuple[int, ...] = tuple(map(len, RANKS))
"""Numbers of cards, by hand."""

KINDS: tuple[tuple[RankNumber, ...], ...] = tuple(tuple(dict.fromkeys(ranks)) for ranks in RANKS)
"""Ranks, each once, low to high, by hand."""

NO_CARD = 99
LOWEST: tuple[int, ...] = tuple(PIPS[ranks[0]] if ranks else NO_CARD for ranks in RANKS)
"""Pips of the lowest card, by hand. It can play where they fit; `NO_CARD` never fits."""


def _removals() -> tuple[tuple[HandNumber, ...], ...]:
    without = [[HandNumber(-1)] * HANDS for _ in ALL_RANKS]
    for ranks, number in NUMBER.items():
        for place, rank in enumerate(ranks):
            without[rank][number] = NUMBER[ranks[:place] + ranks[place + 1 :]]
    return tuple(map(tuple, without))


WITHOUT: tuple[tuple[HandNumber, ...], ...] = _removals()
"""Hands without a card, by rank and hand; -1 where there is no such card."""


def number_of(ranks: Iterable[RankNumber]) -> HandNumber:
    """The hand of up to four ranks, in any order.

    >>> RANKS[number_of([12, 4, 4])]
    (4, 4, 12)
    """
    return NUMBER[tuple(sorted(ranks))]


def keep_of(hand: HandNumber, played: Iterable[RankNumber]) -> HandNumber:
    """The four cards kept, from the hand that is left of them and the ranks played.

    >>> RANKS[keep_of(number_of([4, 12]), [4, 0])]
    (0, 4, 4, 12)
    """
    return number_of([*RANKS[hand], *played])


def ways(hand: HandNumber, left: Sequence[int]) -> int:
    """The number of ways to hold a hand, given how many cards of each rank are left.

    >>> ways(number_of([4, 4, 12]), [4] * 13)
    24
    """
    return prod([comb(left[rank], RANKS[hand].count(rank)) for rank in KINDS[hand]])
