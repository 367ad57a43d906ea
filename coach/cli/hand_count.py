"""`coach hand-count`: real hands and cribs to count."""

from __future__ import annotations

from random import Random
from typing import Annotated, Literal

import typer

from coach.cli.options import Count, NoColor, NoSave, Seed, new_app, seed_or_new
from coach.cli.terminal import Terminal

app = new_app()


@app.command()
def hand_count(
    count: Count = 10,
    cribs: Annotated[
        Literal["none", "some", "only"],
        typer.Option("--cribs", help="How many of the hands are cribs; some is one in four."),
    ] = "some",
    itemised: Annotated[
        bool, typer.Option("--itemised", "-i", help="Ask for each kind by itself.")
    ] = False,
    pack: Annotated[
        str | None, typer.Option("--pack", metavar="NAME", help="A drill pack: see coach drills.")
    ] = None,
    seed: Seed = None,
    no_save: NoSave = False,
    no_color: NoColor = False,
) -> None:
    """Count hands and cribs.

    Type the total, ? for a hint, r to see the answer, q to stop.
    """
    from coach.cli.hand_view import HandView
    from coach.cli.quiz import run

    seed = seed_or_new(seed)
    rng = Random(seed)
    if pack is None:
        from coach.practice import generator

        questions = generator.shows(rng, cribs)
    else:
        from coach.practice.pack_files import find

        questions = find(pack).questions(rng)
    terminal = Terminal.open(no_color=no_color)
    view = HandView(terminal, itemised=itemised)
    run(terminal, questions, view, count=count, seed=seed, save=not no_save)
