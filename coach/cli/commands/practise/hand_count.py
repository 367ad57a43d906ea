"""`coach hand-count`: real hands and cribs to count."""

from __future__ import annotations

from random import Random
from typing import Annotated, Literal

import typer

from coach.cli.options.chosen_deck import ChoiceOptions, chosen
from coach.cli.options.common import (
    QUESTIONS,
    NoColor,
    Plain,
    new_app,
    refuse_together,
    seed_or_new,
)
from coach.cli.options.groups import SessionOptions, grouped
from coach.cli.options.help import drill_help
from coach.cli.terminal import Terminal

app = new_app()


@app.command(cls=drill_help())
@grouped
def hand_count(
    context: typer.Context,
    *,
    cribs: Annotated[
        Literal["none", "some", "only"] | None,
        typer.Option("--cribs", help="How many hands are cribs; default one in four."),
    ] = None,
    level: Annotated[
        Literal["easy", "club", "expert"] | None,
        typer.Option(
            "--level",
            help="Real deals of one difficulty, by size and number of combinations; hands of "
            "nothing come exactly as often as ever.",
        ),
    ] = None,
    itemised: Annotated[
        bool, typer.Option("--itemised", "-i", help="Ask for each kind by itself.")
    ] = False,
    choice: ChoiceOptions,
    plain: Plain = False,
    session: SessionOptions,
    no_color: NoColor = False,
) -> None:
    """Count hands and cribs.

    Type the total. After some answers most hands come for what you miss.
    """
    from coach.cli.loop import run
    from coach.cli.screens.drills.count import CountScreen
    from coach.cli.store import skills_to_go_by
    from coach.practice.choose.decks import AsTheyCome, Coached, Deck
    from coach.practice.drills.count import COUNT, ShowQuestion, ShowSource, shows

    refuse_together(context, "pack", "cribs", "theme", "plain")
    refuse_together(context, "pack", "level", "theme", "plain")
    chance = plain or session.by_chance or cribs is not None
    seed = seed_or_new(session.seed)
    rng = Random(seed)
    usual = QUESTIONS
    deck: Deck[ShowQuestion]
    source = ShowSource(rng)
    wanted = chosen(COUNT, source, rng, choice)
    if wanted is not None:
        deck, usual = wanted
    elif level is not None:
        from coach.practice import levels

        deck = AsTheyCome(levels.shows(rng, level, cribs or "some"))
    elif chance or (skills := skills_to_go_by(COUNT.id)) is None:
        deck = AsTheyCome(shows(rng, cribs or "some"))
    else:
        deck = Coached(rng, skills, source)
    terminal = Terminal.open(no_color=no_color)
    run(
        terminal,
        deck,
        CountScreen(terminal, itemised=itemised),
        count=session.count or usual,
        seed=seed,
        save=not session.no_save,
        context=context,
    )
