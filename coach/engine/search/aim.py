"""Aims of the play: points, or near the end of a game the worth of final scores."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from coach.engine.play.hands import HandNumber

    ScoreWorth = Callable[[int, int], float]
    """The worth of my score and the opponent's at the end of the play, or at the target."""

NEVER = 10**9


def net(mine: float, opponents: float) -> float:
    """My points less the opponent's: right as long as nobody is near the target."""
    return mine - opponents


@dataclass(frozen=True, slots=True)
class Aim:
    """The worth of final scores of the play, the scores now, and the target.

    A card is worth the average of `worth` over the final scores that it may lead to: a chance to
    win is not a function of average scores. The play ends when somebody reaches the target, so of
    two players who could both get there, the first one does; neither score passes it.

    >>> Aim().worth(3, 2)
    1
    >>> Aim(lambda mine, opponents: float(mine >= 121), 119, 120, 121).opponents
    120
    """

    worth: ScoreWorth = net
    mine: int = 0
    opponents: int = 0
    target: int = NEVER
    by_keep: Mapping[HandNumber, ScoreWorth] | None = None
    """Worths by the four cards that the opponent kept, where they matter. They do near the end of
    a game, as what the opponent pegs is evidence of what they will show."""

    def plus(self, mine: int, opponents: int) -> Aim:
        """The aim when more points have been scored.

        >>> aim = Aim(mine=100).plus(3, 1)
        >>> aim.mine, aim.opponents
        (103, 1)
        """
        return replace(self, mine=self.mine + mine, opponents=self.opponents + opponents)


NET = Aim()
"""Net points."""
