"""Throws at a score: whether points decide, or the chance to win the game."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from coach.advice.numbers import cards_of, numbers_of

if TYPE_CHECKING:
    from collections.abc import Mapping

    from coach.advice.throws.weigh import Throw, WeighedThrows
    from coach.cards import Card
    from coach.engine.after_deal import FinalWorth
    from coach.engine.stakes import Stakes

DECIDES = 0.001
"""Chance or games: the score decides if the best throw by points loses more than this."""


@dataclass(frozen=True, slots=True)
class AtStake:
    """A score before the deal, and what is played for."""

    own: int
    opponent: int
    target: int = 121
    """The target of the game."""
    stakes: Stakes | None = None
    """Games or match points with their skunks; None: the game alone."""


@dataclass(frozen=True, slots=True)
class AtScore:
    """The throws of a hand at a score."""

    at_stake: AtStake
    throws: tuple[Throw, ...]
    """Best first: by what they are worth if the score decides, otherwise by points."""
    worth: Mapping[tuple[Card, ...], float]
    """By the cards thrown: the chance to win (0–1), or games or match points on average."""
    by_points: Throw
    """The best throw by points."""
    likeliest: Throw
    """The one that is worth most."""

    @property
    def decided(self) -> bool:
        """True if the score decides."""
        return self.throws[0] is not self.by_points

    @property
    def equal(self) -> int | None:
        """Number of best throws worth the same, to within `DECIDES`; None: points decide."""
        if not self.decided:
            return None
        best = self.worth_of(self.throws[0])
        return sum(best - worth <= DECIDES for worth in self.worth.values())

    def worth_of(self, throw: Throw) -> float:
        """The worth of one throw."""
        return self.worth[throw.throw]


def at_score(found: WeighedThrows, at_stake: AtStake) -> AtScore:
    """Judge the throws of six cards at a score, before the deal.

    >>> from coach.advice.throws.weigh import weigh
    >>> from coach.seats import CribOwner
    >>> found = at_score(weigh("5H5S6DJCQD4S", CribOwner.OPPONENT), AtStake(110, 118))
    >>> found.by_points.throw, found.throws[0].throw, found.decided
    ((JC, QD), (4S, 6D), True)
    """
    worth = throw_worths(found, at_stake)
    by_points = found.best
    # The sort is stable: ties go to the better throw by points.
    by_worth = sorted(found.throws, key=lambda throw: -worth[throw.throw])
    decides = worth[by_worth[0].throw] - worth[by_points.throw] > DECIDES
    throws = tuple(by_worth) if decides else found.throws
    return AtScore(at_stake, throws, worth, by_points, by_worth[0])


def throw_worths(
    found: WeighedThrows, at_stake: AtStake, after: FinalWorth | None = None
) -> Mapping[tuple[Card, ...], float]:
    """The worth of each of the fifteen throws.

    Args:
        found: the throws.
        at_stake: the score.
        after: the worth of final scores; unless given, it goes by the stakes.

    Returns:
        by the cards thrown, low to high: the chance to win (0–1), or with stakes the games or match
        points won less those lost, on average.

    >>> from coach.advice.throws.weigh import weigh
    >>> from coach.seats import CribOwner
    >>> throws = weigh("5H5S6DJCQD4S", CribOwner.OPPONENT)
    >>> worth = throw_worths(throws, AtStake(110, 118))
    >>> best = max(worth, key=worth.get)
    >>> best, round(worth[best], 2)
    ((4S, 6D), 0.3)
    """
    from coach.engine.after_deal import worth_after
    from coach.engine.shows.throw_chances import Before, worths

    dealer, target = found.crib.ours, at_stake.target
    if after is None:
        after = worth_after(dealer=dealer, target=target, stakes=at_stake.stakes)
    before = Before(at_stake.own, at_stake.opponent, dealer, target)
    worth = worths(numbers_of(found.hand), before, after)
    return {cards_of(throw): points for throw, points in worth.items()}
