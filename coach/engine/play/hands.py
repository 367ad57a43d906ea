"""What a player may hold in the play, by rank: all 2,380 multisets of up to four ranks, numbered.

A rank is its place here, 0 (ace) to 12 (king). Suits do not matter in the play, so a hand is one
small number, and what is asked of it most is one look at a list.
"""

from __future__ import annotations

from itertools import combinations_with_replacement
from math import comb, prod
from typing import TYPE_CHECKING

from coach.cards import Card, Rank
from coach.engine.ranks import place_of

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

PIPS: tuple[int, ...] = tuple(rank.pips for rank in Rank)
"""By rank: what a card adds to the count."""

RANKS: tuple[tuple[int, ...], ...] = tuple(
    ranks for size in range(5) for ranks in combinations_with_replacement(range(13), size)
)
"""By number: the ranks of a hand, low to high. Number 0 is no card at all."""

NUMBER: dict[tuple[int, ...], int] = {ranks: number for number, ranks in enumerate(RANKS)}
"""By ranks, low to high: the number of the hand."""

HANDS = len(RANKS)
SIZE: tuple[int, ...] = tuple(map(len, RANKS))
"""By number: how many cards."""

KINDS: tuple[tuple[int, ...], ...] = tuple(tuple(dict.fromkeys(ranks)) for ranks in RANKS)
"""By number: the ranks, each once, low to high."""

NO_CARD = 99
LOWEST: tuple[int, ...] = tuple(PIPS[ranks[0]] if ranks else NO_CARD for ranks in RANKS)
"""By number: pips of the lowest card, so that a hand can play when they fit; no card never fits."""


def _removals() -> tuple[tuple[int, ...], ...]:
    without = [[-1] * HANDS for _ in range(13)]
    for number, ranks in enumerate(RANKS):
        for place, rank in enumerate(ranks):
            without[rank][number] = NUMBER[ranks[:place] + ranks[place + 1 :]]
    return tuple(map(tuple, without))


WITHOUT: tuple[tuple[int, ...], ...] = _removals()
"""By rank, then number: the hand without one such card, -1 where it holds none."""


def number_of(held: Iterable[Card | int]) -> int:
    """The number of a hand of up to four cards, or of their ranks 0-12, in any order.

    >>> from coach.cards import parse
    >>> RANKS[number_of(parse("KD 5S 5H"))]
    (4, 4, 12)
    """
    ranks = [place_of(card) if isinstance(card, Card) else card for card in held]
    return NUMBER[tuple(sorted(ranks))]


def keep_of(hand: int, played: Iterable[Card | int]) -> int:
    """The number of the keep of which a hand is left, once these were played.

    >>> from coach.cards import parse
    >>> RANKS[keep_of(number_of([4, 12]), parse("5S AC"))]
    (0, 4, 4, 12)
    """
    return number_of([*RANKS[hand], *played])


def of_rank(rank: int, held: Iterable[Card]) -> tuple[Card, ...]:
    """The cards of a rank, 0 (ace) to 12 (king), among those held.

    >>> from coach.cards import parse
    >>> of_rank(4, parse("KD 5S 5H"))
    (5S, 5H)
    """
    return tuple(card for card in held if place_of(card) == rank)


def ways(number: int, left: Sequence[int]) -> int:
    """In how many ways a hand can be held when so many cards of each rank are left.

    >>> ways(number_of([4, 4, 12]), [4] * 13)
    24
    """
    return prod([comb(left[rank], RANKS[number].count(rank)) for rank in KINDS[number]])
