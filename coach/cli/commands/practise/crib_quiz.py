"""`coach crib-quiz`: what throws average in a crib, and which of two is better there."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import typer

from coach.cli.options import (
    QUESTIONS,
    Count,
    Mine,
    NoColor,
    NoSave,
    Seed,
    Theirs,
    either,
    new_app,
    seed_or_new,
)
from coach.cli.terminal import Terminal

if TYPE_CHECKING:
    from coach.practice.questions import AnyQuestion

app = new_app()


@app.command()
def crib_quiz(
    mine: Mine = False,
    theirs: Theirs = False,
    compare: Annotated[
        bool, typer.Option("--compare", help="Only which of two throws is better.")
    ] = False,
    averages: Annotated[bool, typer.Option("--averages", help="Only averages.")] = False,
    count: Count = None,
    seed: Seed = None,
    no_save: NoSave = False,
    no_color: NoColor = False,
) -> None:
    """Know what a throw makes of a crib, yours or theirs.

    An average is right to half a point. The figures are those of coach crib-table.
    """
    from random import Random

    from coach.cli.loop import run
    from coach.cli.screens.drills.mixed import MixedView
    from coach.practice import generator
    from coach.practice.choose.decks import AsTheyCome, Deck

    seed, count = seed_or_new(seed), count or QUESTIONS
    own, comparing = either(mine=mine, theirs=theirs), either(compare=compare, averages=averages)
    chosen = {"mine": mine, "theirs": theirs, "compare": compare, "averages": averages}
    options = "".join(f" --{name}" for name, given in chosen.items() if given)
    options += f" --count {count}" if count != QUESTIONS else ""
    terminal = Terminal.open(no_color=no_color)
    deck: Deck[AnyQuestion] = AsTheyCome(generator.cribs(Random(seed), own, comparing))
    run(
        terminal,
        deck,
        MixedView(terminal, "Throw"),
        count=count,
        seed=seed,
        save=not no_save,
        again=f"coach crib-quiz{options} --seed {seed}",
    )
