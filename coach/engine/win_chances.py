"""The chance to win from a score, before a deal.

Read from `data/win_chances.csv`, which goes by the points that both need, so that a game to 61 is
the end of one to 121. A skunk is a race as well: I win and skunk him when I am home before he is
past the line. How good the figures are stands in `data/README.md`.
"""

from __future__ import annotations

from functools import cache

from coach.engine.tables import rows

MOST = 121
"""Points to go at the start of the longest game."""


def win_chance(mine: int, his: int, *, dealer: bool, target: int = 121) -> float:
    """The chance (0–1) that I win.

    Args:
        mine: my score before a deal; the target and more is won.
        his: his score.
        dealer: whether I deal it.
        target: where the game ends, 121 at most.

    Raises:
        ValueError: both scores have reached the target, or more than 121 points are to go.

    >>> round(win_chance(0, 0, dealer=True), 2), win_chance(121, 100, dealer=False)
    (0.56, 1.0)
    >>> win_chance(60, 50, dealer=False, target=61) == win_chance(120, 110, dealer=False)
    True
    """
    to_go, his_to_go = target - mine, target - his
    if to_go <= 0 or his_to_go <= 0:
        if to_go <= 0 and his_to_go <= 0:
            raise ValueError(f"both have {target}: {mine} and {his}")
        return float(to_go <= 0)
    if dealer:
        return _look_up(_WINS, to_go, his_to_go) / 100_000
    return 1 - _look_up(_WINS, his_to_go, to_go) / 100_000


def skunk_chance(mine: int, his: int, *, line: int, dealer: bool, target: int = 121) -> float:
    """The chance (0–1) that I win before he comes to the line; otherwise as `win_chance`.

    >>> round(skunk_chance(100, 60, line=91, dealer=True), 2)
    0.9
    >>> skunk_chance(100, 91, line=91, dealer=True)
    0.0
    """
    return (
        0.0 if his >= line else win_chance(mine, his + target - line, dealer=dealer, target=target)
    )


def deals_left(mine: int, his: int, *, dealer: bool, target: int = 121) -> float:
    """How many deals are still begun, on average; as `win_chance`, and none in a game that is won.

    >>> 9 < deals_left(0, 0, dealer=True) < 9.5
    True
    """
    to_go, his_to_go = target - mine, target - his
    if to_go <= 0 or his_to_go <= 0:
        return 0.0
    needed = (to_go, his_to_go) if dealer else (his_to_go, to_go)
    return _look_up(_DEALS, *needed) / 100


def _look_up(table: str, dealer: int, pone: int) -> int:
    """What a table has for the points that dealer and pone need.

    Raises:
        ValueError: more than 121 are needed.
    """
    if max(dealer, pone) > MOST:
        raise ValueError(f"{max(dealer, pone)} points to go: the tables have {MOST} at most")
    return _numbers(table, dealer)[pone - 1]


@cache
def _numbers(table: str, dealer: int) -> tuple[int, ...]:
    return tuple(map(int, rows(table)[dealer - 1][1:]))


_WINS, _DEALS = "win_chances.csv", "deals_left.csv"
