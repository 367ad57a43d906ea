"""The play: what the last card of a pile scores by itself, go and last card aside."""

from __future__ import annotations

from typing import TYPE_CHECKING

from coach.cards import Card, parse
from coach.engine import rules
from coach.errors import IllegalPlay
from coach.scoring.breakdown import Breakdown, Item, PlayKind

if TYPE_CHECKING:
    from collections.abc import Iterable

LIMIT = rules.LIMIT
"""The highest count, for the floors that see no number of the engine."""

_OF_A_RANK: dict[int, tuple[PlayKind, int]] = {
    2: ("pair", 2),
    3: ("pair royal", 6),
    4: ("double pair royal", 12),
}


def count(pile: Iterable[Card]) -> int:
    """Add up the cards played since the count was last zero.

    >>> from coach.cards import parse
    >>> count(parse("7S 8H KD"))
    25
    """
    return sum(card.rank.pips for card in pile)


def score_play(pile: str | Iterable[str | Card]) -> Breakdown:
    """Score the last card of a pile.

    Args:
        pile: the cards played since the count was last zero, in order; the last one scores.

    Returns:
        its items: fifteen or thirty-one, then pair, pair royal, double pair royal or run. Points
        for a go or the last card depend on what everybody holds: see `coach.game.play`.

    Raises:
        MalformedCard, ImpossibleCards: as `parse`.
        IllegalPlay: the count passes thirty-one.

    >>> [(item.kind, item.points) for item in score_play("6C 4D 5H").items]
    [('fifteen', 2), ('run', 3)]
    """
    cards = parse(pile, name="a pile")
    items: list[Item] = []
    if not cards:
        return Breakdown(())
    reached = count(cards)
    if reached > LIMIT:
        raise IllegalPlay(f"{cards[-1]} makes {reached}: the count may not pass {LIMIT}")
    if reached == 15:
        items.append(Item("fifteen", cards, 2))
    elif reached == LIMIT:
        items.append(Item("thirty-one", cards, 2))
    alike = _same_rank_at_the_end(cards)
    if alike > 1:
        kind, points = _OF_A_RANK[alike]
        items.append(Item(kind, cards[-alike:], points))
    run = _run_at_the_end(cards)
    if run:
        items.append(Item("run", cards[-run:], run))
    return Breakdown(tuple(items))


def _same_rank_at_the_end(cards: tuple[Card, ...]) -> int:
    alike = 0
    for card in reversed(cards):
        if card.rank is not cards[-1].rank:
            break
        alike += 1
    return alike


def _run_at_the_end(cards: tuple[Card, ...]) -> int:
    """Length of the longest run that the last cards make, in any order; 0 for none."""
    for length in range(len(cards), 2, -1):
        orders = {card.rank.order for card in cards[-length:]}
        if len(orders) == length and max(orders) - min(orders) == length - 1:
            return length
    return 0
