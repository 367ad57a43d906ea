"""Worth of the final scores of a deal: the game is won, or lost, or the next deal follows."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import TYPE_CHECKING

from coach.engine.equity import equity
from coach.engine.win_chances import win_chance

if TYPE_CHECKING:
    from coach.engine.stakes import Stakes

FinalWorth = Callable[[int, int], float]
"""Worth of two scores, own first; whoever has won has the target, and no more."""


def worth_after(*, dealer: bool, target: int = 121, stakes: Stakes | None = None) -> FinalWorth:
    """The chance (0–1) to win, or with stakes the games or match points won on average.

    >>> worth_after(dealer=True)(121, 90), worth_after(dealer=True, stakes="skunk")(121, 90)
    (1.0, 2.0)
    """
    if stakes is None:
        return chance_after(dealer=dealer, target=target)
    return equity_after(dealer=dealer, target=target, stakes=stakes)


def chance_after(*, dealer: bool, target: int = 121) -> FinalWorth:
    """The chance (0–1) to win from the final scores of a deal.

    Args:
        dealer: whether it was one's own deal; the opponent deals next.
        target: where the game ends.

    >>> worth = chance_after(dealer=True)
    >>> worth(121, 118), round(worth(110, 110), 2)
    (1.0, 0.44)
    """

    @cache
    def worth(own: int, opponent: int) -> float:
        return win_chance(own, opponent, dealer=not dealer, target=target)

    return worth


def equity_after(*, dealer: bool, target: int = 121, stakes: Stakes = "skunk") -> FinalWorth:
    """As `chance_after`: the games or match points won on average, less those lost.

    Args:
        dealer: whether it was one's own deal.
        target: where the game ends.
        stakes: the worth of a won game (see `engine.stakes.WORTH`).

    >>> worth = equity_after(dealer=True)
    >>> worth(121, 91), worth(121, 90), worth(60, 121)
    (1.0, 2.0, -4.0)
    """

    @cache
    def worth(own: int, opponent: int) -> float:
        return equity(own, opponent, dealer=not dealer, target=target, stakes=stakes)

    return worth
