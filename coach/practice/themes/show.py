"""Which themes a hand or crib has."""

from __future__ import annotations

from collections import Counter
from functools import cache
from typing import TYPE_CHECKING

from coach.cards import Card, Rank
from coach.scoring.show import rank_items

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

BIG_HAND = 16
_RUNS = {1: "run-of-three", 2: "double-run", 3: "triple-run", 4: "double-double-run"}
_ALIKE = {2: "pair", 3: "pair-royal", 4: "double-pair-royal"}


def show_themes(hand: Sequence[Card], starter: Card, *, crib: bool) -> frozenset[str]:
    """The themes of a hand or crib.

    >>> from coach.cards import parse
    >>> hand, (starter,) = parse("2H 6H 8H QH"), parse("KS")
    >>> sorted(show_themes(hand, starter, crib=True))
    ['crib-flush-trap', 'nineteen']
    """
    orders = tuple(sorted([card.rank.order for card in (*hand, starter)]))
    points, themes = rank_themes(orders)
    found = {*themes}
    for theme, earned in _suit_themes(hand, starter, crib=crib):
        found.add(theme)
        points += earned
    if not points:
        found.add("nineteen")
    if points >= BIG_HAND:
        found.add("big-hand")
    return frozenset(found)


@cache
def rank_themes(orders: tuple[int, ...]) -> tuple[int, frozenset[str]]:
    """Points and themes that five sorted ranks have by themselves.

    >>> points, themes = rank_themes((2, 4, 6, 8, 12))
    >>> points, sorted(themes)
    (0, [])
    """
    items = rank_items(orders)
    themes = set()
    for kind, places, _ in items:
        if kind == "fifteen":
            themes.add("fifteen-of-two" if len(places) == 2 else "fifteen-of-more")
            if len(places) > 2 and orders[places[0]] == 1:
                themes.add("aces")
    runs = [places for kind, places, _ in items if kind == "run"]
    if runs:
        themes.add("run-of-four" if len(runs) == 1 and len(runs[0]) > 3 else _RUNS[len(runs)])
    if len(runs) < 2:  # in a double run and its like the pairs are part of the name
        themes |= {_ALIKE[times] for times in Counter(orders).values() if times > 1}
    return sum(points for *_, points in items), frozenset(themes)


def _suit_themes(hand: Sequence[Card], starter: Card, *, crib: bool) -> Iterator[tuple[str, int]]:
    """Themes of the suits, with the points that each brings."""
    suits = [card.suit for card in hand]
    most = max(map(suits.count, suits))
    if most == 4:
        if starter.suit is suits[0]:
            yield "flush", 5
        else:
            yield ("crib-flush-trap", 0) if crib else ("flush", 4)
    elif most == 3 and suits.count(starter.suit) == 3:
        yield "starter-flush-trap", 0
    if any(card.rank is Rank.JACK and card.suit is starter.suit for card in hand):
        yield "nobs", 1
    if starter.rank is Rank.JACK:
        yield "jack-starter", 0
