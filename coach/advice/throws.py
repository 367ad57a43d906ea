"""Which cards to throw: every throw's hand over all starters, its crib, and what the keep pegs.

There are two models of the rest of the table. Against random cards the crib is exact and the play
is left out. A sensible opponent throws and plays as `data/README.md` says: his throws fill the crib
by how often he makes them, and the keep pegs its average against what he keeps.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from itertools import combinations
from typing import TYPE_CHECKING, Literal

from coach.cards import PACK, Card, in_order, parse
from coach.engine.cribs.random_crib import RandomCrib
from coach.engine.cribs.sensible_crib import SensibleCrib
from coach.engine.ranks import ranks_of
from coach.engine.tables import Frequencies, PeggingAverage, pegging_averages
from coach.errors import ImpossibleCards
from coach.scoring.totals import show_total

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from coach.engine.cribs.crib_3_4 import Players, SeveralCrib

EQUAL = 0.05
"""Points: throws that differ by no more than this are as good as each other."""

CribModel = Literal["sensible", "random"] | Frequencies
"""Who fills the crib: a sensible player, random cards, or one who throws pairs this often."""
NO_PLAY = PeggingAverage(0.0, 0.0)
"""Of a model without the play."""


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
    pegged: PeggingAverage = NO_PLAY
    """What the keep pegs and what is pegged against it, on average."""

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
        """Average points of the crib."""
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
        """Average points of hand and play, with the crib added or taken away."""
        return self.exact_net(own_crib=own_crib) / (self.starters * self.crib_scenarios)

    def exact_net(self, *, own_crib: bool) -> int:
        """The net times starters and scenarios, which are the same for all throws of a hand."""
        crib = self.crib_points * self.starters
        play = round(self.pegged.net * self.starters * self.crib_scenarios)
        return self._hand_points * self.crib_scenarios + (crib if own_crib else -crib) + play

    def chance(self, points: int) -> float:
        """Probability (0–1) that the hand makes at least so many points."""
        reached = sum(ways for total, ways in self.distribution.items() if total >= points)
        return reached / self.starters

    @property
    def _hand_points(self) -> int:
        return sum(total * ways for total, ways in self.distribution.items())


def analyse(hand: str | Iterable[str | Card]) -> tuple[Throw, ...]:
    """Every throw of the cards dealt: two of six, or one of five with three or four players.

    The hand is exact over all starters, the crib exact against random other cards, whoever owns it.

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
    return _in_crib(cards, RandomCrib(cards, thrown=len(cards) - 4))


def weigh(
    hand: str | Iterable[str | Card],
    *,
    own_crib: bool,
    opponent: CribModel = "sensible",
) -> tuple[Throw, ...]:
    """Every throw of six cards in one seat, the crib filled as the opponent throws.

    The play counts too, but for random cards. The keep pegs what it does between sensible players,
    however often pairs are said to be thrown.

    Raises:
        MalformedCard, ImpossibleCards: as `analyse`; there must be six, and they must leave one of
            the pairs that the opponent throws.

    >>> throw = best(weigh("5H5S6DJCQD4S", own_crib=False), own_crib=False)
    >>> throw.throw, round(throw.hand, 4), throw.crib > 5, throw.pegged.net < 0
    ((JC, QD), 15.9565, True, True)
    """
    cards = in_order(parse(hand, name="a hand", size=6))
    if opponent == "random":
        return analyse(cards)
    frequencies = None if opponent == "sensible" else opponent
    crib = SensibleCrib(cards, own_crib=own_crib, frequencies=frequencies)
    if not crib.scenarios:
        raise ImpossibleCards("these six cards leave none of the pairs that the opponent throws")
    pegged = pegging_averages("dealer" if own_crib else "pone")
    return tuple(
        Throw(throw, keep, totals, crib.points(throw), crib.scenarios, pegged[ranks_of(keep)])
        for throw, keep, totals in _hands(cards)
    )


def weigh_five(
    hand: str | Iterable[str | Card], players: Players, *, own_crib: bool
) -> tuple[Throw, ...]:
    """Every throw of five cards with three or four players, the others throwing sensibly.

    The crib is `own_crib` if one's own side has it, with four players the partner as well. The play
    is left out.

    Raises:
        MalformedCard, ImpossibleCards: as `analyse`; there must be five.

    >>> best(weigh_five("5H5S6DJC4S", 3, own_crib=False), own_crib=False).throw
    (JC,)
    """
    from coach.engine.cribs.crib_3_4 import SeveralCrib

    cards = in_order(parse(hand, name="a hand", size=5))
    return _in_crib(cards, SeveralCrib(cards, players, own_crib=own_crib))


def _in_crib(cards: tuple[Card, ...], crib: RandomCrib | SeveralCrib) -> tuple[Throw, ...]:
    return tuple(
        Throw(throw, keep, totals, crib.points(throw), crib.scenarios)
        for throw, keep, totals in _hands(cards)
    )


def _hands(
    cards: tuple[Card, ...],
) -> Iterator[tuple[tuple[Card, ...], tuple[Card, ...], dict[int, int]]]:
    """All ways to throw and to keep four, and how many starters make each total."""
    unseen = [card for card in PACK if card not in cards]
    for keep in combinations(cards, 4):
        throw = tuple(card for card in cards if card not in keep)
        totals = Counter([show_total(keep, starter) for starter in unseen])
        yield throw, keep, dict(sorted(totals.items()))


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
