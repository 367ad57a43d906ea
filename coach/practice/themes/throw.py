"""Which themes a throw has."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from coach.cards import Rank

if TYPE_CHECKING:
    from collections.abc import Iterable

    from coach.cards import Card
    from coach.practice.questions import ThrowQuestion

CLOSE = 0.25
"""Points between the best two throws that make a close call."""


def throw_themes(question: ThrowQuestion) -> frozenset[str]:
    """The themes of six cards to throw from.

    >>> from coach.practice.questions import read
    >>> sorted(throw_themes(read("throw 5C7D8HJSQDKC pone")))
    ['throw-fives', 'throw-keep-run', 'throw-their-crib']
    """
    cards = question.cards
    first, second, *_ = question.throws
    themes = {"throw-own-crib" if question.dealer else "throw-their-crib"}
    ranks = Counter(card.rank for card in cards)
    thrown = Counter(card.rank for card in first.throw)
    if any(ranks[rank] > times for rank, times in thrown.items()):
        themes.add("throw-break-pair")
    if _has_run(cards):
        themes.add("throw-keep-run")
    if max(Counter(card.suit for card in cards).values()) >= 4:
        themes.add("throw-flush")
    if ranks[Rank.FIVE]:
        themes.add("throw-fives")
    gap = first.net(own_crib=question.dealer) - second.net(own_crib=question.dealer)
    if gap < CLOSE:
        themes.add("throw-close")
    return frozenset(themes)


def _has_run(cards: Iterable[Card]) -> bool:
    orders = {card.rank.order for card in cards}
    return any({low, low + 1, low + 2} <= orders for low in orders)
