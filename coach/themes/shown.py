"""A hand or crib as the themes of the show look at it."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING

from coach.cards import Card, Rank
from coach.scoring.show import rank_items

if TYPE_CHECKING:
    from collections.abc import Sequence


@dataclass(frozen=True, slots=True)
class FiveRanks:
    """The scores that five ranks have by themselves."""

    points: int
    fifteens: frozenset[int]
    """The numbers of cards that make fifteens."""
    ace_fifteen: bool
    """True if an ace is in a fifteen of three cards or more."""
    runs: int
    """The number of runs: 2 in a double run, 4 in a double-double run."""
    run_length: int
    alike: frozenset[int]
    """2 for a pair, 3 for a pair royal, 4 for a double one, but for those inside multiple runs."""


@cache
def five_ranks(orders: tuple[int, ...]) -> FiveRanks:
    """Look at five ranks.

    Args:
        orders: the ranks, 1 for an ace to 13 for a king, sorted.

    >>> five_ranks((2, 4, 6, 8, 12)).points
    0
    >>> found = five_ranks((6, 6, 7, 7, 8))
    >>> found.runs, found.run_length, sorted(found.alike)
    (4, 3, [])
    """
    items = rank_items(orders)
    fifteens = [places for kind, places, _ in items if kind == "fifteen"]
    runs = [places for kind, places, _ in items if kind == "run"]
    alike = [times for times in Counter(orders).values() if times > 1]
    return FiveRanks(
        points=sum(points for *_, points in items),
        fifteens=frozenset(map(len, fifteens)),
        ace_fifteen=any(len(places) > 2 and orders[places[0]] == 1 for places in fifteens),
        runs=len(runs),
        run_length=len(runs[0]) if runs else 0,
        alike=frozenset() if len(runs) > 1 else frozenset(alike),
    )


@dataclass(frozen=True, slots=True)
class Shown:
    """A hand or crib with its starter.

    >>> from coach.cards import parse
    >>> shown = Shown.of(parse("2H 6H 8H QH"), *parse("KS"), crib=True)
    >>> shown.points, shown.crib_flush_trap
    (0, True)
    """

    ranks: FiveRanks
    points: int
    flush: bool
    crib_flush_trap: bool
    """Four of a suit in a crib, the starter of another."""
    starter_flush_trap: bool
    """Three of a suit in the hand, and the starter."""
    nobs: bool
    jack_starter: bool

    @classmethod
    def of(cls, hand: Sequence[Card], starter: Card, *, crib: bool) -> Shown:
        """Look at four cards and a starter."""
        ranks = five_ranks(tuple(sorted([card.rank.order for card in (*hand, starter)])))
        suits = [card.suit for card in hand]
        most = max(map(suits.count, suits))
        five = most == 4 and starter.suit is suits[0]
        nobs = any(card.rank is Rank.JACK and card.suit is starter.suit for card in hand)
        flush = 5 if five else 4 if most == 4 and not crib else 0
        return cls(
            ranks=ranks,
            points=ranks.points + flush + nobs,
            flush=flush > 0,
            crib_flush_trap=most == 4 and not flush,
            starter_flush_trap=most == 3 and suits.count(starter.suit) == 3,
            nobs=nobs,
            jack_starter=starter.rank is Rank.JACK,
        )
