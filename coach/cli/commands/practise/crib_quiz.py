"""`coach crib-quiz`: what throws average in a crib, and which of two is better there."""

from __future__ import annotations

from typing import Annotated

import typer

from coach.cli.options.common import (
    QUESTIONS,
    Mine,
    NoColor,
    Theirs,
    either,
    new_app,
    seed_or_new,
)
from coach.cli.options.groups import SessionOptions, grouped
from coach.cli.options.help import drill_help
from coach.cli.terminal import Terminal

app = new_app()


@app.command(cls=drill_help())
@grouped
def crib_quiz(
    context: typer.Context,
    *,
    mine: Mine = False,
    theirs: Theirs = False,
    compare: Annotated[
        bool, typer.Option("--compare", help="Ask only which of two throws is better.")
    ] = False,
    averages: Annotated[bool, typer.Option("--averages", help="Only averages.")] = False,
    session: SessionOptions,
    no_color: NoColor = False,
) -> None:
    """Learn what throws average in a crib, yours or theirs.

    An average within half a point is right. The figures are those of coach tables cribs.
    """
    from random import Random

    from coach.cli.loop import run
    from coach.cli.screens.drills.mixed import MixedScreen
    from coach.practice.choose.decks import AsTheyCome
    from coach.practice.drills.crib import cribs
    from coach.seats import CribOwner

    seed = seed_or_new(session.seed)
    own, comparing = either(mine=mine, theirs=theirs), either(compare=compare, averages=averages)
    crib = None if own is None else CribOwner.of(dealer=own)
    terminal = Terminal.open(no_color=no_color)
    run(
        terminal,
        AsTheyCome(cribs(Random(seed), crib, comparing)),
        MixedScreen(terminal, "Throw"),
        count=session.count or QUESTIONS,
        seed=seed,
        save=not session.no_save,
        context=context,
    )
