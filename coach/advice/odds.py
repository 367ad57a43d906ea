"""Odds of a score before a deal: chances to win, skunks, par holes, and playing on or off.

Every figure comes from the shipped tables. A par hole is one from which average deals end exactly
at the target, the last of them as pone, who counts first: 10 holes away, 26, 37 and so on. One more
point is worth most there, since it may save a deal.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from itertools import count, takewhile
from math import ceil
from typing import TYPE_CHECKING, Literal

from coach.engine.equity import equity, skunk_chances
from coach.engine.race import Race
from coach.engine.stakes import WORTH
from coach.engine.win_chances import deals_left
from coach.seats import CribOwner

if TYPE_CHECKING:
    from coach.engine.stakes import Stakes

PlayStyle = Literal["on", "off", "even"]
CLEARLY = 1.2
"""The worth of an own point, in points of the opponent's, from which to play on; or the reverse."""
HARDLY = 0.002
"""Games won by a point; below this, points decide nothing."""


@dataclass(frozen=True, slots=True)
class Par:
    """The nearest par hole of a seat."""

    hole: int
    ahead: int
    """Points past it, negative when short of it."""


@dataclass(frozen=True, slots=True)
class SideOdds:
    """Odds of one player; chances are 0–1."""

    win: float
    skunk: float
    """To win with a skunk, a double one included."""
    double: float
    par: Par
    point: float
    """The worth of a point, the last or the next, in games or match points."""


@dataclass(frozen=True, slots=True)
class Odds:
    """Odds of both players, seen from one of the seats."""

    crib: CribOwner
    """The owner of the crib in the deal to come."""
    own: SideOdds
    opponent: SideOdds
    equity: float
    """Games or match points won on average, less those lost."""
    deals_left: float
    game: int
    """The value of a win without a skunk."""

    @property
    def decided(self) -> bool:
        """True if points no longer matter."""
        return max(self.own.point, self.opponent.point) < HARDLY * self.game

    @property
    def play(self) -> PlayStyle:
        """Playing on (for own points) or off (to hold theirs down): the one clearly worth more."""
        own, opponent = self.own.point, self.opponent.point
        if self.decided:
            return "even"
        return "on" if own > CLEARLY * opponent else "off" if opponent > CLEARLY * own else "even"


def odds(
    own: int, opponent: int, *, dealer: bool, target: int = 121, stakes: Stakes = "skunk"
) -> Odds:
    """Judge a score before a deal.

    Args:
        own: one's own score, below the target.
        opponent: the opponent's score, below the target.
        dealer: whether it is one's own deal.
        target: where the game ends, 121 at most.
        stakes: the worth of a won game, see `engine.stakes.WORTH`.

    >>> at_the_start = odds(0, 0, dealer=True)
    >>> round(at_the_start.own.win, 2), at_the_start.own.par, at_the_start.play
    (0.56, Par(hole=16, ahead=-16), 'even')
    """
    return Odds(
        CribOwner.of(dealer=dealer),
        _side(own, opponent, dealer=dealer, target=target, stakes=stakes),
        _side(opponent, own, dealer=not dealer, target=target, stakes=stakes),
        equity(own, opponent, dealer=dealer, target=target, stakes=stakes),
        deals_left(own, opponent, dealer=dealer, target=target),
        WORTH[stakes][0],
    )


def _side(own: int, opponent: int, *, dealer: bool, target: int, stakes: Stakes) -> SideOdds:
    hole = min(pars(dealer=dealer, target=target), key=lambda par: abs(par - own))
    less, more = max(own - 1, 0), min(own + 1, target - 1)
    above, below = (
        equity(score, opponent, dealer=dealer, target=target, stakes=stakes)
        for score in (more, less)
    )
    chances = skunk_chances(own, opponent, dealer=dealer, target=target)
    return SideOdds(*chances, Par(hole, own - hole), (above - below) / (more - less))


def pars(*, dealer: bool, target: int = 121) -> list[int]:
    """List the par holes of a seat before a deal, the last one first.

    >>> pars(dealer=True), pars(dealer=False)
    ([95, 69, 42, 16], [111, 85, 59, 32, 6])
    """
    as_dealer, as_pone = _averages()
    last = target - as_pone - (as_dealer if dealer else 0)
    holes = count(last, -as_dealer - as_pone)
    return [ceil(hole) for hole in takewhile(lambda hole: hole > 0, holes)]


@cache
def _averages() -> tuple[float, float]:
    return Race.shipped().averages
