"""Which themes a throw has."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from coach.cards import Card, Rank

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from coach.practice.throw_questions import ThrowQuestion

CLOSE = 0.25
"""Points between the best two throws of different ranks that make a close call."""
_SEATS = {"throw-own-crib": True, "throw-their-crib": False}


def of_seat(theme: str, dealer: bool | None) -> bool:
    """Whether a theme can come up for the dealer, or for the pone; None is either.

    >>> of_seat("throw-own-crib", dealer=False), of_seat("throw-fives", dealer=False)
    (False, True)
    """
    return dealer is None or _SEATS.get(theme, dealer) == dealer


def may_have(cards: Sequence[Card], theme: str) -> bool:
    """Whether six cards may have a theme, told without weighing their throws.

    >>> from coach.cards import parse
    >>> may_have(parse("2C3D6H8STCKD"), "throw-break-pair")
    False
    """
    return all(is_there(cards) for of, is_there in _NEEDS.items() if of == theme)


def throw_themes(question: ThrowQuestion) -> frozenset[str]:
    """The themes of six cards to throw from.

    >>> from coach.practice.questions import read
    >>> sorted(throw_themes(read("throw 5C7D8HJSQDKC pone")))
    ['throw-fives', 'throw-keep-run', 'throw-their-crib']
    """
    cards = question.cards
    themes = {theme for theme, dealer in _SEATS.items() if dealer == question.dealer}
    themes |= {theme for theme in _NEEDS if may_have(cards, theme)}
    best, *others = question.by_points
    kept = {card.rank for card in best.keep}
    if not any(card.rank in kept for card in best.throw):
        themes.discard("throw-break-pair")
    rival = next(other for other in others if _ranks(other.throw) != _ranks(best.throw))
    if best.net(own_crib=question.dealer) - rival.net(own_crib=question.dealer) < CLOSE:
        themes.add("throw-close")
    return frozenset(themes)


def _ranks(cards: Sequence[Card]) -> list[Rank]:
    return sorted([card.rank for card in cards], key=lambda rank: rank.order)


def _has_pair(cards: Sequence[Card]) -> bool:
    return len({card.rank for card in cards}) < len(cards)


def _has_run(cards: Sequence[Card]) -> bool:
    orders = {card.rank.order for card in cards}
    return any({low, low + 1, low + 2} <= orders for low in orders)


def _has_flush(cards: Sequence[Card]) -> bool:
    return max(Counter(card.suit for card in cards).values()) >= 4


def _has_five(cards: Sequence[Card]) -> bool:
    return any(card.rank is Rank.FIVE for card in cards)


_NEEDS: dict[str, Callable[[Sequence[Card]], bool]] = {
    "throw-break-pair": _has_pair,
    "throw-keep-run": _has_run,
    "throw-flush": _has_flush,
    "throw-fives": _has_five,
}
"""What the six cards must have; for all but the broken pair it is enough."""
