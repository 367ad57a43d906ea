"""The show: four cards and the starter, scored combination by combination."""

from __future__ import annotations

from functools import cache
from itertools import combinations, groupby, pairwise, product
from operator import itemgetter
from typing import TYPE_CHECKING

from coach.cards import PACK, Card, Rank, all_cards, in_order, parse
from coach.scoring.breakdown import Breakdown, Item

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator

    from coach.scoring.breakdown import ShowKind

_Getters = tuple[tuple["ShowKind", "Callable[[tuple[Card, ...]], tuple[Card, ...]]", int], ...]
Pattern = tuple[tuple["ShowKind", tuple[int, ...], int], ...]


NOBS: tuple[Card, ...] = tuple(Card(Rank.JACK, card.suit) for card in PACK)
"""The jack that scores for his nobs, by the starter's `Card.index`."""


def score_show(
    hand: str | Iterable[str | Card], starter: str | Card, *, crib: bool = False
) -> Breakdown:
    """Score a hand or a crib with the starter.

    Args:
        hand: four cards, as text or cards.
        starter: the fifth card.
        crib: whether it is the crib, where a flush needs all five cards.

    Returns:
        one item per combination, in counting order: fifteens, pairs, runs, flush, nobs.

    Raises:
        MalformedCard: a token is not a card.
        ImpossibleCards: a card is repeated, or the hand is not four cards.

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
    held, cut = parse_five(hand, starter)
    items = score_ranks((*held, cut)).items
    return Breakdown((*items, *_suit_items(held, cut, crib=crib)))


def parse_five(
    hand: str | Iterable[str | Card], starter: str | Card
) -> tuple[tuple[Card, ...], Card]:
    """Read four cards held and the starter.

    Raises:
        MalformedCard, ImpossibleCards: as `parse`; the five cards must all be different.

    >>> parse_five("5H 5S 5C JD", "5D")
    ((5H, 5S, 5C, JD), 5D)
    """
    if isinstance(hand, tuple) and isinstance(starter, Card):
        five = (*hand, starter)
        if len(five) == 5 and len({*five}) == 5 and all_cards(hand):
            return hand, starter  # the common case in simulations, ahead of the slower parser
    held = parse(hand, name="a hand", size=4)
    (cut,) = parse(starter, name="a starter", size=1, beside=held)
    return held, cut


def score_held(hand: Iterable[Card]) -> Breakdown:
    """Score four cards before the cut.

    >>> from coach.cards import parse
    >>> score_held(parse("4S 5H 5S 6D")).by_kind
    {'fifteen': 4, 'pair': 2, 'run': 6}
    """
    four = in_order(hand)
    by_ranks = score_ranks(four)
    if len({card.suit for card in four}) > 1:
        return by_ranks
    return Breakdown((*by_ranks.items, Item("flush", four, 4)))


def score_ranks(cards: Iterable[Card]) -> Breakdown:
    """Score what ranks alone make of four or five cards: fifteens, pairs and runs.

    >>> from coach.cards import parse
    >>> score_ranks(parse("4C 4D 4H 3C 3D")).total
    12
    """
    row = in_order(cards)
    found = _rank_getters(tuple([card.rank.order for card in row]))
    return Breakdown(tuple([Item(kind, cards_of(row), points) for kind, cards_of, points in found]))


@cache
def _rank_getters(orders: tuple[int, ...]) -> _Getters:
    """Rank items as `rank_items` gives them, with getters of their cards instead of places."""
    return tuple((kind, itemgetter(*places), points) for kind, places, points in rank_items(orders))


def rank_items(orders: tuple[int, ...]) -> Pattern:
    """Find fifteens, pairs and runs of four or five sorted ranks, by the places of their cards."""
    return (*_fifteens(orders), *_pairs(orders), *_runs(orders))


def _fifteens(orders: tuple[int, ...]) -> Iterator[tuple[ShowKind, tuple[int, ...], int]]:
    for size in range(2, len(orders) + 1):
        for places in combinations(range(len(orders)), size):
            if sum(min(orders[place], 10) for place in places) == 15:
                yield "fifteen", places, 2


def _pairs(orders: tuple[int, ...]) -> Iterator[tuple[ShowKind, tuple[int, ...], int]]:
    for left, right in combinations(range(len(orders)), 2):
        if orders[left] == orders[right]:
            yield "pair", (left, right), 2


def _runs(orders: tuple[int, ...]) -> Iterator[tuple[ShowKind, tuple[int, ...], int]]:
    """Find the longest stretch of neighbouring ranks, once per choice of one card a rank."""
    by_rank = [list(same) for _, same in groupby(range(len(orders)), key=orders.__getitem__)]
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
    a, b, c, d = hand
    if a.suit is b.suit is c.suit is d.suit:
        if starter.suit is a.suit:
            yield Item("flush", in_order((*hand, starter)), 5)
        elif not crib:
            yield Item("flush", in_order(hand), 4)
    # A jack that is the starter is heels, so only the hand is looked at.
    nobs = NOBS[starter.index]
    if nobs in hand:
        yield Item("nobs", (nobs,), 1)
