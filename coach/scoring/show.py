"""The show: what four cards and the starter score, every combination by itself."""

from __future__ import annotations

from functools import cache
from itertools import combinations, groupby, pairwise, product
from typing import TYPE_CHECKING

from coach.cards import Card, Rank, in_order, parse
from coach.scoring.breakdown import Breakdown, Item

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from coach.scoring.breakdown import ShowKind

Pattern = tuple[tuple["ShowKind", tuple[int, ...], int], ...]


def score_show(
    hand: str | Iterable[str | Card], starter: str | Card, *, crib: bool = False
) -> Breakdown:
    """Score a hand or a crib with the starter.

    Args:
        hand: the four cards, as text or cards.
        starter: the fifth.
        crib: True for the crib, where only all five cards of a suit are a flush.

    Returns:
        one item for every combination, in counting order: fifteens, pairs, runs, flush, nobs.

    Raises:
        MalformedCard: a token is not a card.
        ImpossibleCards: a card stands twice, or the hand is not four cards.

    >>> for item in score_show("5H 5S 6D 4S", "JD").items:
    ...     print(item.kind, *item.cards, item.points)
    fifteen 5H JD 2
    fifteen 5S JD 2
    fifteen 4S 5H 6D 2
    fifteen 4S 5S 6D 2
    pair 5H 5S 2
    run 4S 5H 6D 3
    run 4S 5S 6D 3
    """
    held = parse(hand, name="a hand", size=4)
    (cut,) = parse(starter, name="a starter", size=1, beside=held)
    five = in_order((*held, cut))
    items = [
        Item(kind, tuple([five[place] for place in places]), points)
        for kind, places, points in rank_items(tuple([card.rank.order for card in five]))
    ]
    items.extend(_suit_items(in_order(held), cut, crib=crib))
    return Breakdown(tuple(items))


@cache
def rank_items(orders: tuple[int, ...]) -> Pattern:
    """Fifteens, pairs and runs of five sorted ranks, by the places of their cards."""
    return (*_fifteens(orders), *_pairs(orders), *_runs(orders))


def _fifteens(orders: tuple[int, ...]) -> Iterator[tuple[ShowKind, tuple[int, ...], int]]:
    for size in range(2, 6):
        for places in combinations(range(5), size):
            if sum(min(orders[place], 10) for place in places) == 15:
                yield "fifteen", places, 2


def _pairs(orders: tuple[int, ...]) -> Iterator[tuple[ShowKind, tuple[int, ...], int]]:
    for left, right in combinations(range(5), 2):
        if orders[left] == orders[right]:
            yield "pair", (left, right), 2


def _runs(orders: tuple[int, ...]) -> Iterator[tuple[ShowKind, tuple[int, ...], int]]:
    """The longest stretch of neighbouring ranks, once for every choice of one card a rank."""
    by_rank = [list(places) for _, places in groupby(range(5), key=lambda place: orders[place])]
    stretch = by_rank[:1]
    stretches = [stretch]
    for before, after in pairwise(by_rank):
        if orders[after[0]] != orders[before[0]] + 1:
            stretch = []
            stretches.append(stretch)
        stretch.append(after)
    longest = max(stretches, key=len)
    if len(longest) >= 3:
        for places in product(*longest):
            yield "run", places, len(longest)


def _suit_items(hand: tuple[Card, ...], starter: Card, *, crib: bool) -> Iterator[Item]:
    suit = starter.suit
    if len({card.suit for card in hand}) == 1:
        if hand[0].suit is suit:
            yield Item("flush", in_order((*hand, starter)), 5)
        elif not crib:
            yield Item("flush", hand, 4)
    # A jack that is the starter is heels, so only the hand is looked at.
    for card in hand:
        if card.rank is Rank.JACK and card.suit is suit:
            yield Item("nobs", (card,), 1)
