"""Which cards to throw: every throw's hand over all starters and crib over all cribs, exactly."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from itertools import combinations
from typing import TYPE_CHECKING

from coach.advice.crib import RandomCrib
from coach.cards import PACK, Card, in_order, parse
from coach.errors import ImpossibleCards
from coach.scoring.totals import show_total

if TYPE_CHECKING:
    from collections.abc import Iterable

EQUAL = 0.05
"""Points: throws that differ by no more than this are as good as each other."""


@dataclass(frozen=True, slots=True)
class Throw:
    """One way to throw, with what it keeps and what both are worth.

    Sums are whole numbers over every starter and every crib, so that comparing two throws never
    depends on rounding.
    """

    throw: tuple[Card, ...]
    keep: tuple[Card, ...]
    distribution: dict[int, int]
    """Hand total to the number of starters that make it."""
    crib_points: int
    """Crib points over all `crib_scenarios`."""
    crib_scenarios: int

    @property
    def starters(self) -> int:
        """How many starters there are: 46 of 52 for six cards dealt."""
        return sum(self.distribution.values())

    @property
    def hand(self) -> float:
        """Average points of the hand."""
        return self._hand_points / self.starters

    @property
    def crib(self) -> float:
        """Average points of the crib, the other cards being random."""
        return self.crib_points / self.crib_scenarios

    @property
    def min(self) -> int:
        """Least points that the hand can make."""
        return min(self.distribution)

    @property
    def max(self) -> int:
        """Most points that the hand can make."""
        return max(self.distribution)

    def net(self, *, own_crib: bool) -> float:
        """Average points of the hand, with the crib added or taken away."""
        return self.exact_net(own_crib=own_crib) / (self.starters * self.crib_scenarios)

    def exact_net(self, *, own_crib: bool) -> int:
        """The net times starters and scenarios, which are the same for all throws of a hand."""
        crib = self.crib_points * self.starters
        return self._hand_points * self.crib_scenarios + (crib if own_crib else -crib)

    def chance(self, points: int) -> float:
        """Probability (0–1) that the hand makes at least so many points."""
        reached = sum(ways for total, ways in self.distribution.items() if total >= points)
        return reached / self.starters

    @property
    def _hand_points(self) -> int:
        return sum(total * ways for total, ways in self.distribution.items())


def analyse(hand: str | Iterable[str | Card]) -> tuple[Throw, ...]:
    """Every throw of the cards dealt: two of six, or one of five with three or four players.

    The hand is exact over all starters, the crib exact against random other cards.

    Raises:
        MalformedCard: a token is not a card.
        ImpossibleCards: a card stands twice, or there are not five or six.

    >>> throw = best(analyse("5H5S6DJCQD4S"), own_crib=True)
    >>> throw.throw, round(throw.hand, 4), round(throw.crib, 4)
    ((JC, QD), 15.9565, 4.7321)
    """
    cards = in_order(parse(hand, name="a hand"))
    if len(cards) not in {5, 6}:
        count = "1 card" if len(cards) == 1 else f"{len(cards)} cards"
        raise ImpossibleCards(f"{count}: six are dealt, with three or four players five")
    crib = RandomCrib(cards, thrown=len(cards) - 4)
    unseen = [card for card in PACK if card not in cards]
    throws = []
    for keep in combinations(cards, 4):
        throw = tuple(card for card in cards if card not in keep)
        totals = Counter([show_total(keep, starter) for starter in unseen])
        throws.append(
            Throw(throw, keep, dict(sorted(totals.items())), crib.points(throw), crib.scenarios)
        )
    return tuple(throws)


def ranked(throws: Iterable[Throw], *, own_crib: bool) -> list[Throw]:
    """Throws by net, best first; of equal ones the lower cards are thrown first.

    >>> [len(ranked(analyse("5H5S6DJCQD4S"), own_crib=False))]
    [15]
    """
    return sorted(
        throws,
        key=lambda throw: (
            -throw.exact_net(own_crib=own_crib),
            [card.index for card in throw.throw],
        ),
    )


def best(throws: Iterable[Throw], *, own_crib: bool) -> Throw:
    """The throw with the highest net."""
    return ranked(throws, own_crib=own_crib)[0]
