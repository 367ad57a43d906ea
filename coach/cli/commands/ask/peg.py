"""`coach peg`: what every card of a pegging sequence earns."""

from __future__ import annotations

from typing import Annotated

import typer

from coach.cli.options.common import Json, NoColor, new_app, whole_number
from coach.cli.options.help import Grouped
from coach.cli.screens.breakdown import pegged_json, show_pegged
from coach.cli.terminal import Terminal
from coach.game.notation.transcript import peg_sequence
from coach.ranks_alone import ranks_alone
from coach.scoring.play import LIMIT
from coach.words.shows import in_all

app = new_app()


@app.command(cls=Grouped)
def peg(
    sequence: Annotated[
        list[str],
        typer.Argument(
            metavar="CARDS",
            help="Cards as played, ranks alone if need be; | or / where nobody could go on, go "
            "where one could not play, . after the last of the deal.",
        ),
    ],
    players: Annotated[
        int,
        typer.Option(
            "--players",
            "-p",
            metavar="N",
            parser=whole_number(2, 4),
            help="How many play, two unless said: whose go it is.",
        ),
    ] = 2,
    go_stops_early: Annotated[
        bool,
        typer.Option("--go-stops-early", help="With three players, let a second go end a count."),
    ] = False,
    json: Json = False,
    no_color: NoColor = False,
) -> None:
    """Score a pegging sequence, card by card.

    For instance: coach peg "7S 8H 9C 7D | KD 2C ."
    """
    terminal = Terminal.open(no_color=no_color)
    text = " ".join(sequence)
    suits = not ranks_alone(text)
    pegged = peg_sequence(text, players=players, go_stops_early=go_stops_early)
    if json:
        terminal.json(
            {
                "suits": suits,
                "total": sum(play.score.total for play in pegged),
                "plays": [pegged_json(play, suits=suits) for play in pegged],
            }
        )
        return
    terminal.line()
    for play in pegged:
        show_pegged(terminal, play, suits=suits)
        if play is pegged[-1] or play.count == LIMIT or "go" in play.score.by_kind:
            terminal.line()
    total = sum(play.score.total for play in pegged)
    terminal.line(in_all(total))
    terminal.line()
