"""Worth of a score before a deal: the chances to win, with a skunk, with a double one."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING

from coach.engine.stakes import WORTH, skunk_lines
from coach.engine.win_chances import skunk_chance

if TYPE_CHECKING:
    from coach.engine.stakes import Stakes


def skunk_chances(
    own: int, opponent: int, *, dealer: bool, target: int = 121
) -> tuple[float, float, float]:
    """The chances (0–1) to win, to win with a skunk, with a double one; each includes the next.

    >>> [round(chance, 2) for chance in skunk_chances(0, 0, dealer=True)]
    [0.56, 0.08, 0.0]
    """

    def before(line: int) -> float:
        return skunk_chance(own, opponent, line=line, dealer=dealer, target=target)

    line, double_line = skunk_lines(target)
    return before(target), before(line), before(double_line)


def equity(
    own: int, opponent: int, *, dealer: bool, target: int = 121, stakes: Stakes = "skunk"
) -> float:
    """Games or match points won on average, less those lost.

    Either score may be the target, and then the game is over.

    >>> equity(121, 85, dealer=True), equity(30, 121, dealer=False, stakes="lurch")
    (2.0, -2.0)
    """
    won = skunk_chances(own, opponent, dealer=dealer, target=target)
    lost = skunk_chances(opponent, own, dealer=not dealer, target=target)
    steps = [more - less for less, more in pairwise((0, *WORTH[stakes]))]
    return sum(step * (a - b) for step, a, b in zip(steps, won, lost, strict=True))
