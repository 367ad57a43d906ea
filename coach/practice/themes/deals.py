"""Hands for a theme, found by construction: even the rarest is dealt in milliseconds.

Ranks are drawn until they can have the theme, suits so that they can. Every hand that has the theme
can come; how often is no matter, since what is wanted is a hand with it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from coach.cards import Card, Rank, Suit
from coach.practice.questions import ShowQuestion
from coach.practice.themes.show import rank_themes, show_themes
from coach.shuffle import shuffled

if TYPE_CHECKING:
    import random

_RANKS = tuple(Rank)
_OF_SUITS = {"flush", "crib-flush-trap", "starter-flush-trap", "nobs", "jack-starter"}
_OF_TOTALS = {"nineteen", "big-hand"}
_MOST_RANKS = {
    "pair-royal": 3,
    "double-pair-royal": 2,
    "double-run": 4,
    "triple-run": 3,
    "double-double-run": 3,
}
"""How many different ranks a theme leaves room for: a look at that is cheaper than a count."""
_CRIBS = 0.25
_TRIES = 20_000  # the rarest ranks, a triple run, come up in 200


def show_with(rng: random.Random, theme: str) -> ShowQuestion:
    """A hand or crib that has the theme.

    >>> import random
    >>> question = show_with(random.Random(1), "double-double-run")
    >>> "double-double-run" in show_themes(question.hand, question.starter, crib=question.crib)
    True
    """
    for _ in range(_TRIES):
        orders = _ranks(rng, theme)
        if orders is None:
            continue
        crib = theme == "crib-flush-trap" or (theme != "flush" and rng.random() < _CRIBS)
        hand, starter = _suits(rng, orders, theme)
        if theme in show_themes(hand, starter, crib=crib):
            return ShowQuestion(hand, starter, crib)
    raise AssertionError(f"no hand has the theme {theme!r}")


def _ranks(rng: random.Random, theme: str) -> tuple[int, ...] | None:
    """Five sorted ranks that may have the theme, or None."""
    orders = tuple(sorted([1 + int(rng.random() * 13) for _ in range(5)]))
    if orders[0] == orders[-1]:
        return None
    if len(set(orders)) > _MOST_RANKS.get(theme, 5):
        return None
    if theme not in _OF_SUITS | _OF_TOTALS:
        return orders if theme in rank_themes(orders)[1] else None
    if theme in {"nobs", "jack-starter"} and Rank.JACK.order not in orders:
        return None
    if theme in {"flush", "crib-flush-trap"} and len(set(orders)) < 4:
        return None
    return orders


def _suits(
    rng: random.Random, orders: tuple[int, ...], theme: str
) -> tuple[tuple[Card, ...], Card]:
    """Cards of the ranks, the last one the starter, with suits that favour the theme."""
    ranks = [_RANKS[order - 1] for order in shuffled(rng, orders)]
    if theme == "jack-starter":
        ranks.sort(key=lambda rank: rank is Rank.JACK)
    favoured = shuffled(rng, tuple(Suit))
    taken: set[Card] = set()
    cards = []
    for place, rank in enumerate(ranks):
        wanted = favoured if _takes_the_suit(theme, place, rank) else shuffled(rng, favoured)
        card = next(card for suit in wanted if (card := Card(rank, suit)) not in taken)
        taken.add(card)
        cards.append(card)
    return tuple(cards[:4]), cards[4]


def _takes_the_suit(theme: str, place: int, rank: Rank) -> bool:
    match theme:
        case "flush" | "crib-flush-trap":
            return place < 4
        case "starter-flush-trap":
            return place not in {3}
        case "nobs":
            return rank is Rank.JACK or place == 4
    return False
