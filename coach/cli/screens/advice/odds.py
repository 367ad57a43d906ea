"""A judged score on the screen and as JSON."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from coach.advice.odds import pars
from coach.words.advice import odds as words
from coach.words.figures import percent

if TYPE_CHECKING:
    from collections.abc import Sequence

    from coach.advice.odds import Odds, Par, SideOdds
    from coach.advice.throws.at_score import AtStake
    from coach.cli.terminal import Terminal
    from coach.engine.stakes import Stakes

_FEW = 5
"""Points past the last par hole up to which it is still named."""
_SEEN = 0.0005
"""Chances below this are no part of a table."""


def show_odds(terminal: Terminal, score: AtStake, stakes: Stakes, seats: Sequence[Odds]) -> None:
    """Print where both stand, then figures and advice by seat."""
    unit = words.UNIT[stakes]
    terminal.line()
    terminal.split(words.score(score), words.playing_for(score.target, stakes))
    squares = 20 if terminal.narrow else 40

    def draw() -> None:
        terminal.line()
        for name, holes in (("you", score.own), ("opponent", score.opponent)):
            full = squares * holes // score.target
            terminal.line(f"{name:8}  {'■' * full}{'□' * (squares - full)}  {holes:3}", indent=3)

    terminal.drawing(draw, or_say=())  # the heading has said it
    for odds in seats:
        terminal.line()
        _show_seat(terminal, odds, unit, score.target)
    terminal.line()


def _show_seat(terminal: Terminal, odds: Odds, unit: str, target: int) -> None:
    own, opponent, dealer = odds.own, odds.opponent, odds.crib.ours
    terminal.line(words.won_on_average(odds, unit))
    lasts = [pars(dealer=deals, target=target)[0] for deals in (dealer, not dealer)]
    terminal.line()
    chances = (
        ("wins", own.win, opponent.win),
        ("skunks", own.skunk, opponent.skunk),
        ("of them double", own.double, opponent.double),
    )
    sides = zip((own, opponent), lasts, strict=True)
    terminal.table(
        [
            *(
                [name, percent(yours, 1), percent(theirs, 1)]
                for name, yours, theirs in chances
                if max(yours, theirs) > _SEEN
            ),
            ["par", *(_par(side.par, last) for side, last in sides)],
            ["a point", f"{own.point:+.3f}", f"{opponent.point:+.3f}"],
        ],
        header=["", "you", "opponent"],
        align="lrr",
    )
    terminal.line()
    terminal.line(words.what_to_play_for(odds))


def _par(par: Par, last: int) -> str:
    return words.PAST_THE_LAST if par.hole == last and par.ahead > _FEW else words.par(par)


def odds_json(score: AtStake, stakes: Stakes, seats: Sequence[Odds]) -> dict[str, Any]:
    """A judged score, by seat."""
    return {
        "score": {"own": score.own, "opponent": score.opponent},
        "target": score.target,
        "stakes": stakes,
        "seats": [
            {
                "crib": odds.crib.value,
                "own": _side(odds.own),
                "opponent": _side(odds.opponent),
                "equity": odds.equity,
                "deals_left": odds.deals_left,
                "play": odds.play,
            }
            for odds in seats
        ],
    }


def _side(side: SideOdds) -> dict[str, Any]:
    return {
        "win": side.win,
        "skunk": side.skunk,
        "double_skunk": side.double,
        "par": side.par.hole,
        "ahead_of_par": side.par.ahead,
        "point": side.point,
    }
