"""How a judged score looks."""

from __future__ import annotations

from typing import TYPE_CHECKING

from coach.advice.odds import pars
from coach.engine.stakes import WORTH
from coach.words.figures import percent

if TYPE_CHECKING:
    from coach.advice.odds import Odds, Par
    from coach.cli.score_option import TypedScore
    from coach.cli.terminal import Terminal
    from coach.engine.stakes import Stakes

UNIT = {"skunk": "games", "lurch": "games", "acc": "match points", "club": "match points"}
_FEW = 5
"""Points past the last par hole up to which it is still named."""
_SEEN = 0.0005
"""Chances below this are no part of a table."""


def show_odds(
    terminal: Terminal, score: TypedScore, target: int, stakes: Stakes, seats: dict[bool, Odds]
) -> None:
    """Print where both stand, then figures and advice by seat (True: my deal)."""
    unit = UNIT[stakes]
    *lower, highest = sorted(set(WORTH[stakes]))
    wins = f"{', '.join(map(str, lower))} or {highest} {unit}"
    terminal.line()
    terminal.split(f"You {score.mine}, opponent {score.his}", f"to {target}, for {wins}")
    terminal.line()
    squares = 20 if terminal.narrow else 40
    for name, holes in zip(("you", "opponent"), score, strict=True):
        full = squares * holes // target
        terminal.line(f"{name:8}  {'■' * full}{'□' * (squares - full)}  {holes:3}", indent=3)
    for dealer, odds in seats.items():
        terminal.line()
        _show_seat(terminal, dealer, odds, unit, target)
    terminal.line()


def _show_seat(terminal: Terminal, dealer: bool, odds: Odds, unit: str, target: int) -> None:
    me, him = odds.me, odds.him
    whose = "Your deal" if dealer else "Their deal"
    won = f"you {'win' if odds.equity >= 0 else 'lose'} {abs(odds.equity):.2f} {unit} on average"
    terminal.line(f"{whose}: {won}; {odds.deals_left:.1f} deals left.")
    lasts = [pars(dealer=deals, target=target)[0] for deals in (dealer, not dealer)]
    terminal.line()
    chances = (
        ("wins", me.win, him.win),
        ("skunks", me.skunk, him.skunk),
        ("of them double", me.double, him.double),
    )
    terminal.table(
        [
            *(
                [name, percent(mine, 1), percent(his, 1)]
                for name, mine, his in chances
                if max(mine, his) > _SEEN
            ),
            ["par", *(_par(side.par, last) for side, last in zip((me, him), lasts, strict=True))],
            ["a point", f"{me.point:+.3f}", f"{him.point:+.3f}"],
        ],
        header=["", "you", "opponent"],
        align="lrr",
    )
    terminal.line()
    terminal.line(what_to_play_for(odds))


def _par(par: Par, last: int) -> str:
    if par.hole == last and par.ahead > _FEW:
        return "past the last"
    way = "past" if par.ahead > 0 else "short"
    return f"{par.hole}, {abs(par.ahead)} {way}" if par.ahead else f"{par.hole}, reached"


def of_games(chance: float) -> str:
    """A bound of chance (0–1).

    >>> of_games(0.0025)
    '0.25 % of games'
    """
    return f"{100 * chance:g} % of games"


def more_often(gained: float) -> str:
    """How much more often one choice wins than another; `gained` is chance (0–1).

    >>> more_often(-0.023), more_often(0.0)
    ('wins 2.3 % of games less often', 'wins as often')
    """
    share = f"{100 * abs(gained):.1f}"
    if share == "0.0":
        return "wins as often"
    return f"wins {share} % of games {'more' if gained > 0 else 'less'} often"


def what_to_play_for(odds: Odds) -> str:
    """Whether to play on, off, or as at any score."""
    mine, his = odds.me.point, odds.him.point
    if odds.play == "on":
        return f"Play on, for points: a point of yours is worth {_times(mine, his)} of theirs."
    if odds.play == "off":
        return (
            f"Play off, to hold them back: a point of theirs is worth {_times(his, mine)} of yours."
        )
    if odds.decided:
        return "Play as you like: a few points either way decide nothing."
    return "Play for both: a point of yours is worth about one of theirs."


def _times(more: float, less: float) -> str:
    return f"{more / less:.1f}" if more < 10 * less else "more than ten"
