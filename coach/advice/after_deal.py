"""What the final scores of a deal are worth: the game is won, or lost, or the next deal follows."""

from __future__ import annotations

from collections.abc import Callable

from coach.advice.position import win_chance

Worth = Callable[[int, int], float]
"""My score and his to what they are worth; whoever is home has the target, and no more."""


def chance_after(*, dealer: bool, target: int = 121) -> Worth:
    """The chance (0-1) that I win from the final scores of a deal.

    Args:
        dealer: whether I dealt it; the other one deals next.
        target: where the game ends.

    >>> worth = chance_after(dealer=True)
    >>> worth(121, 118), round(worth(110, 110), 2) < 0.5
    (1.0, True)
    """

    def worth(mine: int, his: int) -> float:
        return win_chance(mine, his, dealer=not dealer, target=target)

    return worth
