"""Hand and crib with each starter, and the chance that both together reach a number of points."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from coach.advice.numbers import cards_of, number_of_card, numbers_of
from coach.scoring.totals import show_total

if TYPE_CHECKING:
    from collections.abc import Mapping

    from coach.advice.throws.weigh import Throw, WeighedThrows
    from coach.cards import Card, Rank


@dataclass(frozen=True, slots=True)
class AtRank:
    """Averages of hand and crib with the starters of a rank."""

    rank: Rank
    starters: int
    """Number of them that are unseen."""
    hand: float
    crib: float


class ByStarter:
    """The throws of a hand, starter by starter.

    >>> from coach.advice.throws.weigh import weigh
    >>> from coach.seats import CribOwner
    >>> throws = weigh("5H5S6DJCQD4S", CribOwner.OWN)
    >>> cut = ByStarter(throws)
    >>> round(cut.reaches(throws.best, 12), 2), cut.reaches(throws.best, 31) > 0.05
    (1.0, True)
    """

    def __init__(self, throws: WeighedThrows) -> None:
        self.owner = throws.crib
        self._cribs = throws.opponent.crib(numbers_of(throws.hand), throws.crib).by_starter()

    @property
    def starters(self) -> tuple[Card, ...]:
        """The cards that may be cut: those that leave the other side a possible throw."""
        return cards_of(self._cribs.starters)

    def crib(self, throw: Throw, starter: Card) -> Mapping[int, int]:
        """The distribution of the crib's points with a starter, as weights."""
        return self._cribs.points(numbers_of(throw.throw), number_of_card(starter))

    def at_ranks(self, throw: Throw) -> list[AtRank]:
        """Average hand and crib by the starter's rank, aces first, of those that can be cut."""
        by_rank: dict[Rank, list[Card]] = {}
        for starter in self.starters:
            by_rank.setdefault(starter.rank, []).append(starter)
        return [
            AtRank(
                rank,
                len(starters),
                sum(show_total(throw.keep, starter) for starter in starters) / len(starters),
                sum(_mean(self.crib(throw, card)) for card in starters) / len(starters),
            )
            for rank, starters in by_rank.items()
        ]

    def reaches(self, throw: Throw, points: int) -> float:
        """Probability (0–1) that the hand, with one's own crib, makes at least these points."""
        chance = 0.0
        starters = self.starters
        for starter in starters:
            missing = points - show_total(throw.keep, starter)
            if missing <= 0:
                chance += 1
            elif self.owner.ours:
                chance += _share(self.crib(throw, starter), missing)
        return chance / len(starters)

    def holds(self, throw: Throw, points: int) -> float:
        """Probability (0–1) that the crib makes fewer points than these."""
        starters = self.starters
        over = sum(_share(self.crib(throw, starter), points) for starter in starters)
        return 1 - over / len(starters)


def _mean(made: Mapping[int, int]) -> float:
    return sum(points * weight for points, weight in made.items()) / sum(made.values())


def _share(made: Mapping[int, int], points: int) -> float:
    """The share of the weight that makes at least these points."""
    reached = sum(weight for total, weight in made.items() if total >= points)
    return reached / sum(made.values())
