"""`coach odds`: who wins from a score, and what to play for."""

from __future__ import annotations

from typing import Annotated

import typer

from coach.cli.options.common import Json, NoColor, either, new_app
from coach.cli.options.help import Grouped
from coach.cli.options.score import Target, read_score
from coach.cli.terminal import Terminal
from coach.engine.stakes import Stakes

app = new_app()


@app.command(cls=Grouped)
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
    """Show who wins from a score, and whether to play on or off.

    The score is the one before a deal. Without --dealer or --pone both are shown. Par is the
    nearest hole from which average deals, 16 points as dealer and 10 as pone, end exactly at the
    target, the last of them as pone, who counts first. No par hole follows the last one. A point is
    the worth of one more point. Skunks include double skunks.
    """
    from coach.advice.odds import odds as judged
    from coach.advice.throws.at_score import AtStake
    from coach.cli.screens.advice.odds import odds_json, show_odds

    terminal = Terminal.open(no_color=no_color)
    read = read_score(" ".join(score), int(target))
    own_deal = either(dealer=dealer, pone=pone)
    seats = [
        judged(read.own, read.opponent, dealer=deals, target=int(target), stakes=stakes)
        for deals in ((True, False) if own_deal is None else (own_deal,))
    ]
    at_stake = AtStake(read.own, read.opponent, int(target))
    if json:
        terminal.json(odds_json(at_stake, stakes, seats))
    else:
        show_odds(terminal, at_stake, stakes, seats)
