"""`coach odds`: who wins from a score, and what to play for."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any

import typer

from coach.cli.options import Json, NoColor, either, new_app
from coach.cli.score_option import Target, TypedScore, read_score
from coach.cli.terminal import Terminal
from coach.engine.stakes import Stakes

if TYPE_CHECKING:
    from coach.advice.odds import Odds, SideOdds

app = new_app()


@app.command()
def odds(
    score: Annotated[
        list[str],
        typer.Argument(metavar="YOU-OPPONENT", help="The score before the deal, like 84-92."),
    ],
    dealer: Annotated[bool, typer.Option("--dealer", help="It is your deal.")] = False,
    pone: Annotated[bool, typer.Option("--pone", help="It is their deal.")] = False,
    target: Target = "121",
    stakes: Annotated[
        Stakes,
        typer.Option(
            "--stakes",
            help="What a win, a skunk and a double skunk are worth: for games skunk (1, 2, 4) or "
            "lurch (1, 1, 2), for match points acc (2, 3, 3) or club (2, 3, 4).",
        ),
    ] = "skunk",
    json: Json = False,
    no_color: NoColor = False,
) -> None:
    """Say who wins from a score before a deal, and whether to play on or off.

    Without --dealer or --pone it is said for both.

    Par is the nearest hole from which average deals, 16 points as dealer and 10 as pone, end just
    at the target, the last of them as pone, who counts first; past the last such hole there is no
    other. A point is what one more is worth. Skunks are all of them, double skunks included.
    """
    from coach.advice.odds import odds as judged

    terminal = Terminal.open(no_color=no_color)
    read = read_score(" ".join(score), int(target))
    mine = either(dealer=dealer, pone=pone)
    seats = {
        own_deal: judged(*read, dealer=own_deal, target=int(target), stakes=stakes)
        for own_deal in ((True, False) if mine is None else (mine,))
    }
    if json:
        terminal.json(_result(read, int(target), stakes, seats))
        return
    from coach.cli.screens.advice.odds import show_odds

    show_odds(terminal, read, int(target), stakes, seats)


def _result(
    score: TypedScore, target: int, stakes: Stakes, seats: dict[bool, Odds]
) -> dict[str, Any]:
    return {
        "score": [*score],
        "target": target,
        "stakes": stakes,
        "seats": [
            {
                "role": "dealer" if dealer else "pone",
                "me": _side(odds.me),
                "opponent": _side(odds.him),
                "equity": odds.equity,
                "deals_left": odds.deals_left,
                "play": odds.play,
            }
            for dealer, odds in seats.items()
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
