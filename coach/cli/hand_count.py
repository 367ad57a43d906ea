"""`coach hand-count`: real hands and cribs to count."""

from __future__ import annotations

from random import Random
from shlex import quote
from typing import Annotated, Literal

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
)
from coach.cli.terminal import Terminal

app = new_app()


def _packs(incomplete: str) -> list[str]:
    from coach.practice.pack_files import shipped_texts

    names = [name.removesuffix(".yaml") for name in shipped_texts()]
    return [name for name in names if name.startswith(incomplete)]


@app.command()
def hand_count(
    count: Count = None,
    cribs: Annotated[
        Literal["none", "some", "only"] | None,
        typer.Option("--cribs", help="How many of the hands are cribs: one in four unless said."),
    ] = None,
    itemised: Annotated[
        bool, typer.Option("--itemised", "-i", help="Ask for each kind by itself.")
    ] = False,
    pack: Annotated[
        str | None,
        typer.Option(
            "--pack",
            metavar="NAME",
            autocompletion=_packs,
            help="A drill pack (see coach drills), or a file of your own.",
        ),
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

    refuse_together(pack=pack is not None, cribs=cribs is not None)
    seed = seed_or_new(seed)
    rng = Random(seed)
    again = "coach hand-count"
    if pack is not None:
        from coach.cli.own_packs import find_pack

        found = find_pack(pack)
        questions = found.questions(rng)
        usual = len(found.hands) or QUESTIONS
        again += f" --pack {quote(pack)}"
    else:
        from coach.practice import generator

        questions = generator.shows(rng, cribs or "some")
        usual = QUESTIONS
        again += f" --cribs {cribs}" if cribs else ""
    count = count or usual
    again += f" --count {count}" if count != usual else ""
    again += " --itemised" if itemised else ""
    terminal = Terminal.open(no_color=no_color)
    view = HandView(terminal, itemised=itemised)
    run(terminal, questions, view, count=count, seed=seed, save=not no_save, again=again)
