"""Weighing throws: the hand over all starters, the crib, and the play of the four kept.

The rest of the table is a model, see `opponents`. Against random cards the crib is exact and the
play is left out. A sensible opponent's throws fill the crib by how often they are made, and the
keep pegs its average against what such an opponent keeps; `data/README.md` says how.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from itertools import combinations
from typing import TYPE_CHECKING, Literal

from coach.advice.numbers import numbers_of, ranks_of
from coach.advice.opponents import SENSIBLE
from coach.cards import PACK, Card, in_order
from coach.engine.suitings import SUITINGS, hand_totals
from coach.errors import ImpossibleCards
from coach.ranks_alone import ranks_alone, typed_cards
from coach.scoring.totals import show_total

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from coach.advice.opponents import Opponent
    from coach.engine.cribs.crib import Crib
    from coach.engine.tables import PeggingAverage
    from coach.seats import CribOwner


@dataclass(frozen=True, slots=True)
class Throw:
    """One way to throw, with what it keeps and the averages of both.

    Sums are whole numbers over every starter and every crib, so that comparing two throws never
    depends on rounding.
    """

    throw: tuple[Card, ...]
    keep: tuple[Card, ...]
    owner: CribOwner
    """The owner of the crib."""
    distribution: dict[int, int]
    """Hand total to the number of starters that make it."""
    crib_points: int
    """Crib points over all `crib_scenarios`."""
    crib_scenarios: int
    pegged: PeggingAverage | None = None
    """Average points that the keep pegs, and that are pegged against it; None: left out."""

    @property
    def starters(self) -> int:
        """Number of starters: 46 of 52 for six cards dealt."""
        return sum(self.distribution.values())

    @property
    def hand(self) -> float:
        """Average points of the hand."""
        return self._hand_points / self.starters

    @property
    def crib(self) -> float:
        """Average points of the crib, whoever owns it."""
        return self.crib_points / self.crib_scenarios

    @property
    def signed_crib(self) -> float:
        """Average points that the crib adds or takes away."""
        return self.crib if self.owner.ours else -self.crib

    @property
    def play(self) -> float:
        """Average net points of the play; zero where it is left out."""
        return 0.0 if self.pegged is None else self.pegged.net

    @property
    def min(self) -> int:
        """Least points that the hand can make."""
        return min(self.distribution)

    @property
    def max(self) -> int:
        """Most points that the hand can make."""
        return max(self.distribution)

    @property
    def net(self) -> float:
        """Average points of hand and play, with the crib added or taken away."""
        return self.exact_net / (self.starters * self.crib_scenarios)

    @property
    def exact_net(self) -> int:
        """The net times starters and scenarios, which are the same for all throws of a hand."""
        crib = self.crib_points * self.starters
        play = round(self.play * self.starters * self.crib_scenarios)
        return self._hand_points * self.crib_scenarios + (crib if self.owner.ours else -crib) + play

    def chance(self, points: int) -> float:
        """Probability (0–1) that the hand makes this number of points or more."""
        reached = sum(ways for total, ways in self.distribution.items() if total >= points)
        return reached / self.starters

    @property
    def _hand_points(self) -> int:
        return sum(total * ways for total, ways in self.distribution.items())


@dataclass(frozen=True, slots=True)
class WeighedThrows:
    """Every throw of a hand to one crib, against one model of the other players."""

    hand: tuple[Card, ...]
    """The cards dealt, low to high."""
    crib: CribOwner
    players: Literal[2, 3, 4]
    opponent: Opponent
    throws: tuple[Throw, ...]
    """Best first; ties go to the throw of lower cards."""
    suits: bool = True
    """False where ranks alone were told: the suits of the cards mean nothing, throws of the same
    ranks are one, and all figures are averages over all ways to suit them."""

    @property
    def best(self) -> Throw:
        """The throw with the highest net."""
        return self.throws[0]

    def of(self, cards: Iterable[Card]) -> Throw:
        """The throw of these cards.

        Raises:
            ValueError: they are not a throw of this hand.
        """
        thrown = tuple(cards)
        for throw in self.throws:
            if {*throw.throw} == {*thrown}:
                return throw
            if not self.suits and ranks_of(throw.throw) == ranks_of(thrown):
                return throw
        raise ValueError(f"{sorted(map(str, thrown))} is not a throw of {self.hand}")


def weigh(
    hand: str | Iterable[str | Card],
    crib: CribOwner,
    *,
    players: Literal[2, 3, 4] = 2,
    opponent: Opponent = SENSIBLE,
) -> WeighedThrows:
    """Weigh every throw: two of six cards, or one of five with three or four players.

    Hands are exact over all starters. With three and four players the play is left out.

    Args:
        hand: the cards dealt; a text of ranks alone is averaged over all ways to suit them.
        crib: whose crib it is.
        players: at the table.
        opponent: the model of the other players; see `opponents`.

    Raises:
        MalformedCard: a token is not a card.
        ImpossibleCards: a card stands twice, there are not six (or five) of them, or they leave
            none of the pairs that the opponent throws.
        ValueError: the model is for two players, and there are more.

    >>> from coach.seats import CribOwner
    >>> best = weigh("5H5S6DJCQD4S", CribOwner.OPPONENT).best
    >>> best.throw, round(best.hand, 4), best.crib > 5, best.play < 0
    ((JC, QD), 15.9565, True, True)
    >>> from coach.advice.opponents import RANDOM
    >>> best = weigh("5H5S6DJCQD4S", CribOwner.OWN, opponent=RANDOM).best
    >>> best.throw, round(best.hand, 4), round(best.crib, 4)
    ((JC, QD), 15.9565, 4.7321)
    >>> weigh("5H5S6DJC4S", CribOwner.OPPONENT, players=3).best.throw
    (JC,)
    >>> best = weigh("5 5 6 J Q 4", CribOwner.OWN).best
    >>> ranks_of(best.throw), round(best.hand, 4)
    ((10, 11), 15.9565)
    """
    size = 6 if players == 2 else 5
    suits = not (isinstance(hand, str) and ranks_alone(hand))
    cards = in_order(typed_cards(hand, name="a hand", size=size))
    dealt = numbers_of(cards)
    cribs: Crib
    if players == 2:
        cribs = opponent.crib(dealt, crib)
    else:
        cribs = opponent.crib_of_five(dealt, players, crib)
    if not cribs.scenarios:
        raise ImpossibleCards("these six cards leave none of the pairs that the opponent throws")
    worth = _with_suits(cards, cribs) if suits else _by_ranks(cards, cribs)
    found = [
        Throw(
            throw,
            keep,
            crib,
            totals,
            points,
            cribs.scenarios * (1 if suits else SUITINGS),
            opponent.pegged(ranks_of(keep), crib) if players == 2 else None,
        )
        for throw, keep, totals, points in worth
    ]
    return WeighedThrows(cards, crib, players, opponent, _ranked(found), suits)


_Worth = tuple[tuple[Card, ...], tuple[Card, ...], dict[int, int], int]
"""Cards thrown, cards kept, the weights of the hand's totals, and the sum of the crib's points."""


def _with_suits(cards: tuple[Card, ...], cribs: Crib) -> Iterator[_Worth]:
    unseen = [card for card in PACK if card not in cards]
    for throw, keep in _ways(cards):
        totals = Counter([show_total(keep, starter) for starter in unseen])
        yield throw, keep, dict(sorted(totals.items())), cribs.points(numbers_of(throw))


def _by_ranks(cards: tuple[Card, ...], cribs: Crib) -> Iterator[_Worth]:
    by_ranks = {ranks_of(throw): (throw, keep) for throw, keep in _ways(cards)}
    for ranks, (throw, keep) in by_ranks.items():
        totals = hand_totals(ranks_of(keep), ranks_of(cards))
        yield throw, keep, totals, cribs.points_of_ranks(ranks)


def _ways(cards: tuple[Card, ...]) -> Iterator[tuple[tuple[Card, ...], tuple[Card, ...]]]:
    """All ways to throw cards and to keep four."""
    for keep in combinations(cards, 4):
        yield tuple(card for card in cards if card not in keep), keep


def _ranked(throws: Iterable[Throw]) -> tuple[Throw, ...]:
    return tuple(
        sorted(throws, key=lambda throw: (-throw.exact_net, [card.index for card in throw.throw]))
    )
