"""What a score says before a deal: who wins, by how much, and what to play for.

Everything follows from the tables of `position`. Par is a hole from which average deals end just at
the target, the last of them as pone, who counts first: 10 holes away, 26, 37 and so on. There a
point more is worth most, for it may save a deal.
"""

from __future__ import annotations

from functools import cache
from itertools import count, takewhile
from math import ceil
from typing import TYPE_CHECKING, Literal, NamedTuple

from coach.engine.equity import equity, skunk_chances
from coach.engine.race import Race
from coach.engine.stakes import WORTH
from coach.engine.win_chances import deals_left

if TYPE_CHECKING:
    from coach.engine.stakes import Stakes

PlayStyle = Literal["on", "off", "even"]
CLEARLY = 1.2
"""How many times as much as a point of his one of mine must be worth to play on, or the reverse."""
HARDLY = 0.002
"""Won games: points that are worth less decide nothing."""


class Par(NamedTuple):
    """The nearest par hole of a seat."""

    hole: int
    ahead: int
    """Points past it, negative when short of it."""


class SideOdds(NamedTuple):
    """What one player may expect; chances are 0–1."""

    win: float
    skunk: float
    """To win with a skunk, a double one included."""
    double: float
    par: Par
    point: float
    """What a point is worth, the last or the next, in games or match points."""


class Odds(NamedTuple):
    """What a score says to the player who sits in one of the seats."""

    me: SideOdds
    him: SideOdds
    equity: float
    """Games or match points that I win on average, less those that I lose."""
    deals_left: float
    game: int
    """What a game is worth that is won by a little."""

    @property
    def decided(self) -> bool:
        """Whether no points matter any more."""
        return max(self.me.point, self.him.point) < HARDLY * self.game

    @property
    def play(self) -> PlayStyle:
        """On, for points of mine, or off, to keep his down; whichever is worth clearly more."""
        mine, his = self.me.point, self.him.point
        if self.decided:
            return "even"
        return "on" if mine > CLEARLY * his else "off" if his > CLEARLY * mine else "even"


def odds(mine: int, his: int, *, dealer: bool, target: int = 121, stakes: Stakes = "skunk") -> Odds:
    """Judge a score before a deal.

    Args:
        mine: my score, below the target.
        his: his score, below the target.
        dealer: whether I deal it.
        target: where the game ends, 121 at most.
        stakes: what a won game is worth, see `engine.stakes.WORTH`.

    >>> at_the_start = odds(0, 0, dealer=True)
    >>> round(at_the_start.me.win, 2), at_the_start.me.par, at_the_start.play
    (0.56, Par(hole=16, ahead=-16), 'even')
    """
    return Odds(
        _side(mine, his, dealer=dealer, target=target, stakes=stakes),
        _side(his, mine, dealer=not dealer, target=target, stakes=stakes),
        equity(mine, his, dealer=dealer, target=target, stakes=stakes),
        deals_left(mine, his, dealer=dealer, target=target),
        WORTH[stakes][0],
    )


def _side(mine: int, his: int, *, dealer: bool, target: int, stakes: Stakes) -> SideOdds:
    """What I may expect."""
    hole = min(pars(dealer=dealer, target=target), key=lambda par: abs(par - mine))
    less, more = max(mine - 1, 0), min(mine + 1, target - 1)
    above, below = (
        equity(score, his, dealer=dealer, target=target, stakes=stakes) for score in (more, less)
    )
    chances = skunk_chances(mine, his, dealer=dealer, target=target)
    return SideOdds(*chances, Par(hole, mine - hole), (above - below) / (more - less))


def pars(*, dealer: bool, target: int = 121) -> list[int]:
    """The par holes of a seat before a deal, the last one first.

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
