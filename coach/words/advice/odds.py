"""Sentences about chances and stakes."""

from __future__ import annotations

from typing import TYPE_CHECKING

from coach.engine.stakes import WORTH
from coach.words.figures import percent

if TYPE_CHECKING:
    from coach.advice.odds import Odds, Par
    from coach.advice.throws.at_score import AtStake
    from coach.engine.stakes import Stakes

UNIT = {"skunk": "games", "lurch": "games", "acc": "match points", "club": "match points"}
"""By stakes: the unit of what is won."""
PAST_THE_LAST = "past the last"


def of_games(chance: float) -> str:
    """Write a bound of chances (0–1).

    >>> of_games(0.0025)
    '0.25 % of games'
    """
    return f"{100 * chance:g} % of games"


def more_often(gained: float) -> str:
    """Say how much more often one choice wins than another; `gained` is chance (0–1).

    >>> more_often(-0.023), more_often(0.0)
    ('wins 2.3 % of games less often', 'wins as often')
    """
    share = f"{100 * abs(gained):.1f}"
    if share == "0.0":
        return "wins as often"
    return f"wins {share} % of games {'more' if gained > 0 else 'less'} often"


def gain(gained: float, at_stake: AtStake) -> str:
    """Say how much more or less one choice wins than another.

    >>> from coach.advice.throws.at_score import AtStake
    >>> gain(-0.5, AtStake(84, 92, stakes="acc")), gain(0.5, AtStake(84, 92))
    ('wins 0.500 match points less', 'wins 50.0 % of games more often')
    """
    if at_stake.stakes is None:
        return more_often(gained)
    more = "more" if gained > 0 else "less"
    return f"wins {abs(gained):.3f} {UNIT[at_stake.stakes]} {more}"


def worth_figure(worth: float, stakes: Stakes | None) -> str:
    """Write what a choice is worth: a percentage, or games or match points with their sign.

    A sum of shares may pass the whole by a hair.

    >>> worth_figure(0.5, None), worth_figure(0.5, "acc")
    ('50.0 %', '+0.500')
    """
    return percent(min(worth, 1.0), 1) if stakes is None else f"{worth:+.3f}"


def score(at_stake: AtStake) -> str:
    """Give the score in a heading."""
    return f"You {at_stake.own}, opponent {at_stake.opponent}"


def playing_for(target: int, stakes: Stakes) -> str:
    """Say how far a game goes, and what a win may be worth.

    >>> playing_for(121, "acc")
    'to 121, for 2 or 3 match points'
    """
    *lower, highest = sorted(set(WORTH[stakes]))
    return f"to {target}, for {', '.join(map(str, lower))} or {highest} {UNIT[stakes]}"


def won_on_average(odds: Odds, unit: str) -> str:
    """Say what a position is worth on average, and how long the game will last."""
    whose = "Your deal" if odds.crib.ours else "Their deal"
    won = f"you {'win' if odds.equity >= 0 else 'lose'} {abs(odds.equity):.2f} {unit} on average"
    return f"{whose}: {won}; {odds.deals_left:.1f} deals left."


def par(found: Par) -> str:
    """Say where one stands against the nearest par hole.

    >>> from coach.advice.odds import Par
    >>> par(Par(95, 2)), par(Par(95, -3)), par(Par(95, 0))
    ('95, 2 past', '95, 3 short', '95, reached')
    """
    if not found.ahead:
        return f"{found.hole}, reached"
    return f"{found.hole}, {abs(found.ahead)} {'past' if found.ahead > 0 else 'short'}"


def what_to_play_for(odds: Odds) -> str:
    """Say whether to play on, off, or as at any score.

    >>> from coach.advice.odds import odds
    >>> what_to_play_for(odds(0, 0, dealer=True))
    'Play for both: a point of yours is worth about one of theirs.'
    """
    own, opponent = odds.own.point, odds.opponent.point
    if odds.play == "on":
        return f"Play on, for points: a point of yours is worth {_times(own, opponent)} of theirs."
    if odds.play == "off":
        times = _times(opponent, own)
        return f"Play off, to hold them back: a point of theirs is worth {times} of yours."
    if odds.decided:
        return "Play as you like: a few points either way decide nothing."
    return "Play for both: a point of yours is worth about one of theirs."


def _times(more: float, less: float) -> str:
    return f"{more / less:.1f}" if more < 10 * less else "more than ten"
