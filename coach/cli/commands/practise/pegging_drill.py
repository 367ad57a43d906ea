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
    Plain,
    Seed,
    new_app,
    refuse_together,
    seed_or_new,
    whole_number,
)
from coach.cli.pack_option import chosen, pack_option
from coach.cli.store import skills_to_go_by
from coach.cli.terminal import Terminal
from coach.cli.theme_option import Themes, checked

app = new_app()


@app.command()
def pegging_drill(
    count: Count = None,
    players: Annotated[
        int | None,
        typer.Option(
            "--players",
            "-p",
            metavar="2|3|4",
            parser=whole_number(2, 4),
            help="How many play, two unless said.",
        ),
    ] = None,
    whole_deal: Annotated[
        bool, typer.Option("--whole-deal", help="Every card of one deal, and who owes a go.")
    ] = False,
    pack: Annotated[str | None, pack_option("pegging-drill")] = None,
    theme: Themes = None,
    plain: Plain = False,
    seed: Seed = None,
    no_save: NoSave = False,
    no_color: NoColor = False,
) -> None:
    """Count what cards earn in the play.

    Type all that the card earns, ? for a hint, r to see the answer, q to stop. Once there are
    answers to go by, most cards come for what you miss.
    """
    from coach.cli.loop import run
    from coach.cli.screens.drills.play import PlayView
    from coach.practice import generator
    from coach.practice.choose.decks import AsTheyCome, Coached, Deck
    from coach.practice.questions import GoQuestion, PlayQuestion
    from coach.practice.sources import PlaySource
    from coach.practice.themes.table import PLAY_THEMES

    themes = checked(theme, PLAY_THEMES)
    refuse_together(whole_deal=whole_deal, count=count is not None)
    refuse_together(pack=pack is not None, whole_deal=whole_deal, theme=bool(themes), plain=plain)
    refuse_together(pack=pack is not None, players=players is not None)
    chance = plain or seed is not None or no_save
    seed = seed_or_new(seed)
    rng = Random(seed)
    players = players or 2
    usual, options = QUESTIONS, ""
    deck: Deck[PlayQuestion | GoQuestion]
    source = PlaySource(rng, players)
    wanted = chosen(PlayQuestion, source, rng, pack=pack, themes=themes)
    if wanted is not None:
        deck, usual, options = wanted
    elif whole_deal:
        deal = list(generator.whole_deal(rng, players))
        usual, options = len(deal), " --whole-deal"
        deck = AsTheyCome(iter(deal))
    elif chance or (skills := skills_to_go_by("pegging-drill")) is None:
        deck = AsTheyCome(generator.plays(rng, players))
    else:
        deck = Coached[PlayQuestion](rng, skills, source)
    options = (f" --players {players}" if players != 2 else "") + options
    count = count or usual
    options += f" --count {count}" if count != usual else ""
    terminal = Terminal.open(no_color=no_color)
    run(
        terminal,
        deck,
        PlayView(terminal, whole_deal=whole_deal),
        count=count,
        seed=seed,
        save=not no_save,
        again="" if isinstance(deck, Coached) else f"coach pegging-drill{options} --seed {seed}",
    )
