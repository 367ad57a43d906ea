"""Cards as numbers: 0 (AC) to 51 (KS), by rank and then by suit, as `Card.index` numbers them."""

from __future__ import annotations

from typing import TYPE_CHECKING, NewType

from coach.engine.rank_points import CARD_KEYS, RANK_POINTS
from coach.engine.ranks import JACK
from coach.engine.rules import RankNumber

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable

    from coach.engine.ranks import Ranks

CardNumber = NewType("CardNumber", int)
"""A card: four times its rank, and its suit 0 to 3."""

CardNumbers = tuple[CardNumber, ...]

ALL_CARDS: CardNumbers = tuple(map(CardNumber, range(52)))
SUITS = range(4)


def rank_of(card: CardNumber) -> RankNumber:
    """The rank of a card.

    >>> rank_of(CardNumber(51))
    12
    """
    return RankNumber(card // 4)


def suit_of(card: CardNumber) -> int:
    """The suit of a card, 0 to 3.

    >>> suit_of(CardNumber(51))
    3
    """
    return card % 4


def ranks_of(cards: Iterable[CardNumber]) -> Ranks:
    """The ranks of cards, low to high.

    >>> ranks_of([CardNumber(51), CardNumber(16), CardNumber(17)])
    (4, 4, 12)
    """
    return tuple(sorted([rank_of(card) for card in cards]))


def by_rank(cards: Iterable[CardNumber]) -> list[int]:
    """Count the cards of each rank.

    >>> by_rank([CardNumber(0), CardNumber(4), CardNumber(5)])[:3]
    [1, 2, 0]
    """
    found = [0] * 13
    for card in cards:
        found[card // 4] += 1
    return found


def of_suit(cards: Iterable[CardNumber], suit: int) -> list[RankNumber]:
    """The ranks of the cards of one suit, low to high where the cards are.

    >>> of_suit([CardNumber(0), CardNumber(1), CardNumber(4)], 0)
    [0, 1]
    """
    return [RankNumber(card // 4) for card in cards if card % 4 == suit]


def unseen(known: Collection[CardNumber]) -> list[CardNumber]:
    """All other cards of the pack, in order.

    >>> unseen(ALL_CARDS[2:])
    [0, 1]
    """
    return [card for card in ALL_CARDS if card not in known]


NOBS: tuple[CardNumber, ...] = tuple(CardNumber(4 * JACK + card % 4) for card in ALL_CARDS)
"""By starter: the jack that is his nobs."""


def show_points(hand: tuple[int, ...], starter: int, *, crib: bool = False) -> int:
    """Count four cards with the starter; the numbers are `CardNumber`s.

    >>> show_points((16, 17, 19, 42), 18)  # 5C 5D 5S JH, and 5H is cut
    29
    """
    a, b, c, d = hand
    points = RANK_POINTS[
        CARD_KEYS[a] + CARD_KEYS[b] + CARD_KEYS[c] + CARD_KEYS[d] + CARD_KEYS[starter]
    ]
    if a % 4 == b % 4 == c % 4 == d % 4:
        if starter % 4 == a % 4:
            points += 5
        elif not crib:
            points += 4
    if NOBS[starter] in hand:
        points += 1
    return points
