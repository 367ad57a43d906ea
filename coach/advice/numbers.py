"""The door between cards and the engine's numbers."""

from __future__ import annotations

from typing import TYPE_CHECKING

from coach.cards import PACK, Rank
from coach.engine.card_numbers import CardNumber
from coach.engine.card_numbers import ranks_of as ranks_of_numbers
from coach.engine.rules import RankNumber

if TYPE_CHECKING:
    from collections.abc import Iterable

    from coach.cards import Card
    from coach.engine.card_numbers import CardNumbers
    from coach.engine.play.hands import HandNumber
    from coach.engine.ranks import Ranks

_RANKS = tuple(Rank)


def rank_number(card: Card) -> RankNumber:
    """The number of a card's rank, from 0 for the ace to 12 for the king.

    >>> from coach.cards import parse
    >>> [rank_number(card) for card in parse("AD 5H KD")]
    [0, 4, 12]
    """
    return RankNumber(card.rank.order - 1)


def hand_number(cards: Iterable[Card]) -> HandNumber:
    """The number of a hand of up to four cards.

    >>> from coach.cards import parse
    >>> from coach.engine.play.hands import RANKS
    >>> RANKS[hand_number(parse("KD 5S 5H"))]
    (4, 4, 12)
    """
    from coach.engine.play.hands import number_of  # throws need none of its tables

    return number_of(map(rank_number, cards))


def rank_of(number: RankNumber) -> Rank:
    """The rank that a number stands for.

    >>> rank_of(RankNumber(12)).face
    'K'
    """
    return _RANKS[number]


def of_rank(number: RankNumber, cards: Iterable[Card]) -> tuple[Card, ...]:
    """The cards of a rank.

    >>> from coach.cards import parse
    >>> of_rank(RankNumber(4), parse("KD 5S 5H"))
    (5S, 5H)
    """
    return tuple(card for card in cards if rank_number(card) == number)


def number_of_card(card: Card) -> CardNumber:
    """The number of a card: its place in `PACK`.

    >>> from coach.cards import parse
    >>> [number_of_card(card) for card in parse("AC KS")]
    [0, 51]
    """
    return CardNumber(card.index)


def numbers_of(cards: Iterable[Card]) -> CardNumbers:
    """The numbers of cards, in their order.

    >>> from coach.cards import parse
    >>> numbers_of(parse("KS AC"))
    (51, 0)
    """
    return tuple([CardNumber(card.index) for card in cards])


def cards_of(numbers: Iterable[CardNumber]) -> tuple[Card, ...]:
    """The cards with these numbers, in their order.

    >>> cards_of([CardNumber(51), CardNumber(0)])
    (KS, AC)
    """
    return tuple([PACK[number] for number in numbers])


def ranks_of(cards: Iterable[Card]) -> Ranks:
    """The ranks of cards, 0 (ace) to 12 (king), low to high.

    >>> from coach.cards import parse
    >>> ranks_of(parse("KD 5H 5S"))
    (4, 4, 12)
    """
    return ranks_of_numbers(numbers_of(cards))
