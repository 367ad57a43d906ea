"""The chance to win from a score, before a deal.

Read from `data/win_chances.csv`, which goes by the points that both need, so that a game to 61 is
the end of one to 121. A skunk is a race as well: to reach the target before the opponent is past
the line. `data/README.md` says how good the figures are.
"""

from __future__ import annotations

from functools import cache

from coach.engine.tables import rows

MOST = 121
"""Points to go at the start of the longest game."""


def win_chance(own: int, opponent: int, *, dealer: bool, target: int = 121) -> float:
    """The chance (0–1) to win.

    Args:
        own: one's own score before a deal; the target and more is won.
        opponent: the opponent's.
        dealer: whether it is one's own deal.
        target: where the game ends, 121 at most.

    Raises:
        ValueError: both scores have reached the target, or more than 121 points are to go.

    >>> round(win_chance(0, 0, dealer=True), 2), win_chance(121, 100, dealer=False)
    (0.56, 1.0)
    >>> win_chance(60, 50, dealer=False, target=61) == win_chance(120, 110, dealer=False)
    True
    """
    to_go, opponent_to_go = target - own, target - opponent
    if to_go <= 0 or opponent_to_go <= 0:
        if to_go <= 0 and opponent_to_go <= 0:
            raise ValueError(f"both have {target}: {own} and {opponent}")
        return float(to_go <= 0)
    if dealer:
        return _look_up(_WINS, to_go, opponent_to_go) / 100_000
    return 1 - _look_up(_WINS, opponent_to_go, to_go) / 100_000


def skunk_chance(own: int, opponent: int, *, line: int, dealer: bool, target: int = 121) -> float:
    """The chance (0–1) to win before the opponent reaches the line; otherwise as `win_chance`.

    >>> round(skunk_chance(100, 60, line=91, dealer=True), 2)
    0.9
    >>> skunk_chance(100, 91, line=91, dealer=True)
    0.0
    """
    return (
        0.0
        if opponent >= line
        else win_chance(own, opponent + target - line, dealer=dealer, target=target)
    )


def deals_left(own: int, opponent: int, *, dealer: bool, target: int = 121) -> float:
    """Average number of deals still to come; as `win_chance`, and none in a game that is won.

    >>> 9 < deals_left(0, 0, dealer=True) < 9.5
    True
    """
    to_go, opponent_to_go = target - own, target - opponent
    if to_go <= 0 or opponent_to_go <= 0:
        return 0.0
    needed = (to_go, opponent_to_go) if dealer else (opponent_to_go, to_go)
    return _look_up(_DEALS, *needed) / 100


def _look_up(table: str, dealer: int, pone: int) -> int:
    """Look up the points that dealer and pone need.

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
