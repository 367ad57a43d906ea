"""Which themes a card of the play has."""

from __future__ import annotations

from typing import TYPE_CHECKING

from coach.game.play import Played

if TYPE_CHECKING:
    from collections.abc import Sequence

    from coach.cards import Card
    from coach.practice.questions import PlayQuestion

_OF_KIND = {
    "fifteen": "play-fifteen",
    "thirty-one": "play-thirty-one",
    "pair": "play-pair",
    "pair royal": "play-royal",
    "double pair royal": "play-royal",
    "go": "play-go",
    "last card": "play-last-card",
}


def play_themes(question: PlayQuestion) -> frozenset[str]:
    """The themes of the last card played, from what it scored and what it just missed."""
    *before, pile = [
        [event for event in count if isinstance(event, Played)] for count in question.moment.counts
    ]
    cards, score = [event.card for event in pile], pile[-1].score
    themes = {_OF_KIND[kind] for kind in score.by_kind if kind in _OF_KIND}
    for item in score.items:
        if item.kind == "run":
            themes.add("play-run" if _in_order(item.cards) else "play-run-out-of-order")
    if len(score.items) > 1:
        themes.add("play-stacked")
    kinds = set(score.by_kind)
    if "run" not in kinds and _near_run(cards):
        themes.add("play-broken-run")
    if "play-pair" not in themes and "play-royal" not in themes and _same_before(cards):
        themes.add("play-broken-pair")
    if before and len(cards) <= 2 and _would_reach_back(before[-1][-1].card, cards):
        themes.add("play-after-reset")
    return frozenset(themes)


def _in_order(cards: Sequence[Card]) -> bool:
    orders = [card.rank.order for card in cards]
    return orders == sorted(orders) or orders == sorted(orders, reverse=True)


def _same_before(pile: Sequence[Card]) -> bool:
    return any(card.rank is pile[-1].rank for card in pile[:-1])


def _near_run(pile: Sequence[Card]) -> bool:
    orders = {card.rank.order for card in pile}
    here = pile[-1].rank.order
    return any({low, low + 1, low + 2} <= orders for low in (here - 2, here - 1, here))


def _would_reach_back(dead: Card, pile: Sequence[Card]) -> bool:
    """Whether the first cards of a count would have paired with the last dead one."""
    return {card.rank for card in pile} == {dead.rank}
