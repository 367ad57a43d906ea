"""What a player wants of the play: points, or near the end of a game what they are good for."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    Scores = Callable[[int, int], float]
    """My score and his at the end of the play, or when the target is reached, to a value."""

NEVER = 10**9


def net(mine: float, his: float) -> float:
    """My points less his: right as long as nobody is near the end."""
    return mine - his


@dataclass(frozen=True, slots=True)
class Aim:
    """What final scores of the play are worth, the scores now, and the one at which it stops.

    `worth` is asked about every pair of final scores by itself, and the average of its answers is
    what counts: a chance to win is no function of average scores. The play ends when somebody
    reaches the target, so of two players who could both get there, the first one does; neither
    score passes it.

    >>> Aim().worth(3, 2)
    1
    >>> Aim(lambda mine, his: float(mine >= 121), mine=119, his=120, target=121).his
    120
    """

    worth: Scores = net
    mine: int = 0
    his: int = 0
    target: int = NEVER
    by_keep: Mapping[int, Scores] | None = None
    """By the number of the four cards that the opponent kept, where the worth hangs on them: it
    does near the end of a game, for what he pegs says what he will show."""

    def plus(self, mine: int, his: int) -> Aim:
        """The same when so many more points have been scored.

        >>> aim = Aim(mine=100).plus(3, 1)
        >>> aim.mine, aim.his
        (103, 1)
        """
        return replace(self, mine=self.mine + mine, his=self.his + his)


NET = Aim()
