"""`coach pegging-drill`: what a card of a real play earns, go or last card included."""

from __future__ import annotations

from random import Random
from typing import Annotated

import typer

from coach.cli.options import (
    QUESTIONS,
    Count,
    NoColor,
    NoSave,
    Seed,
    new_app,
    refuse_together,
    seed_or_new,
    whole_number,
)
from coach.cli.terminal import Terminal

app = new_app()


@app.command()
def pegging_drill(
    count: Count = None,
    players: Annotated[
        int,
        typer.Option(
            "--players", "-p", metavar="2|3|4", parser=whole_number(2, 4), help="How many play."
        ),
    ] = 2,
    whole_deal: Annotated[
        bool, typer.Option("--whole-deal", help="Every card of one deal, and who owes a go.")
    ] = False,
    seed: Seed = None,
    no_save: NoSave = False,
    no_color: NoColor = False,
) -> None:
    """Count what cards earn in the play.

    Type all that the card earns, ? for a hint, r to see the answer, q to stop.
    """
    from coach.cli.play_view import PlayView
    from coach.cli.quiz import run
    from coach.practice import generator

    refuse_together(whole_deal=whole_deal, count=count is not None)
    seed = seed_or_new(seed)
    again = "coach pegging-drill"
    again += f" --players {players}" if players != 2 else ""
    if whole_deal:
        deal = list(generator.whole_deal(Random(seed), players))
        questions, count = iter(deal), len(deal)
        again += " --whole-deal"
    else:
        questions = generator.plays(Random(seed), players)
        count = count or QUESTIONS
        again += f" --count {count}" if count != QUESTIONS else ""
    terminal = Terminal.open(no_color=no_color)
    view = PlayView(terminal, whole_deal=whole_deal)
    run(terminal, questions, view, count=count, seed=seed, save=not no_save, again=again)
