"""`coach pegging-drill`: what a card of a real play earns, go or last card included."""

from __future__ import annotations

from random import Random
from typing import Annotated, Any

import typer

from coach.cli.options.chosen_deck import ChoiceOptions, chosen
from coach.cli.options.common import (
    QUESTIONS,
    NoColor,
    Plain,
    new_app,
    refuse_together,
    seed_or_new,
    whole_number,
)
from coach.cli.options.groups import SessionOptions, grouped
from coach.cli.options.help import drill_help
from coach.cli.terminal import Terminal

app = new_app()


@app.command(cls=drill_help())
@grouped
def pegging_drill(
    context: typer.Context,
    *,
    players: Annotated[
        int | None,
        typer.Option(
            "--players",
            "-p",
            metavar="2|3|4",
            parser=whole_number(2, 4),
            help="Number of players; default two.",
        ),
    ] = None,
    whole_deal: Annotated[
        bool, typer.Option("--whole-deal", help="Ask every card of one deal, and who owes a go.")
    ] = False,
    choice: ChoiceOptions,
    plain: Plain = False,
    session: SessionOptions,
    no_color: NoColor = False,
) -> None:
    """Count what cards earn in the play.

    Type all that the card earns. After some answers most cards come for what you miss.
    """
    from coach.cli.loop import run
    from coach.cli.screens.drills.earn import EarnScreen
    from coach.cli.screens.drills.mixed import WholeDealScreen
    from coach.cli.store import skills_to_go_by
    from coach.practice.choose.decks import AsTheyCome, Coached, Deck
    from coach.practice.drills.earn import EARN, PlaySource, plays
    from coach.practice.drills.gos import whole_deal as cards_and_gos

    refuse_together(context, "whole_deal", "count")
    refuse_together(context, "pack", "whole_deal", "theme", "plain")
    refuse_together(context, "pack", "players")
    chance = plain or session.by_chance
    seed = seed_or_new(session.seed)
    rng = Random(seed)
    players = players or 2
    usual = QUESTIONS
    deck: Deck[Any]
    source = PlaySource(rng, players)
    wanted = chosen(EARN, source, rng, choice)
    if wanted is not None:
        deck, usual = wanted
    elif whole_deal:
        deal = list(cards_and_gos(rng, players))
        usual = len(deal)
        deck = AsTheyCome(iter(deal))
    elif chance or (skills := skills_to_go_by(EARN.id)) is None:
        deck = AsTheyCome(plays(rng, players))
    else:
        deck = Coached(rng, skills, source)
    terminal = Terminal.open(no_color=no_color)
    run(
        terminal,
        deck,
        WholeDealScreen(terminal) if whole_deal else EarnScreen(terminal),
        count=session.count or usual,
        seed=seed,
        save=not session.no_save,
        context=context,
    )
