"""`coach hand-count`: real hands and cribs to count."""

from __future__ import annotations

from random import Random
from typing import Annotated, Literal

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
)
from coach.cli.pack_option import chosen, pack_option
from coach.cli.store import skills_to_go_by
from coach.cli.terminal import Terminal
from coach.cli.theme_option import Themes, checked

app = new_app()


@app.command()
def hand_count(
    count: Count = None,
    cribs: Annotated[
        Literal["none", "some", "only"] | None,
        typer.Option("--cribs", help="How many of the hands are cribs: one in four unless said."),
    ] = None,
    level: Annotated[
        Literal["easy", "club", "expert"] | None,
        typer.Option(
            "--level",
            help="Fair deals of one difficulty, by size and number of combinations; hands that "
            "count nothing come exactly as often as ever.",
        ),
    ] = None,
    itemised: Annotated[
        bool, typer.Option("--itemised", "-i", help="Ask for each kind by itself.")
    ] = False,
    pack: Annotated[str | None, pack_option("hand-count")] = None,
    theme: Themes = None,
    plain: Plain = False,
    seed: Seed = None,
    no_save: NoSave = False,
    no_color: NoColor = False,
) -> None:
    """Count hands and cribs.

    Type the total, ? for a hint, r to see the answer, q to stop. Once there are answers to go by,
    most hands come for what you miss.
    """
    from coach.cli.loop import run
    from coach.cli.screens.drills.hand import HandView
    from coach.practice.choose.decks import AsTheyCome, Coached, Deck
    from coach.practice.questions import ShowQuestion
    from coach.practice.sources import ShowSource
    from coach.practice.themes.table import SHOW_THEMES

    themes = checked(theme, SHOW_THEMES)
    refuse_together(pack=pack is not None, cribs=cribs is not None, theme=bool(themes), plain=plain)
    refuse_together(pack=pack is not None, level=level is not None, theme=bool(themes), plain=plain)
    chance = plain or seed is not None or no_save or cribs is not None
    seed = seed_or_new(seed)
    rng = Random(seed)
    usual, options = QUESTIONS, ""
    deck: Deck[ShowQuestion]
    source = ShowSource(rng)
    wanted = chosen(ShowQuestion, source, rng, pack=pack, themes=themes)
    if wanted is not None:
        deck, usual, options = wanted
    elif level is not None:
        from coach.practice import levels

        deck = AsTheyCome(levels.shows(rng, level, cribs or "some"))
        options = f" --level {level}"
    elif chance or (skills := skills_to_go_by("hand-count")) is None:
        from coach.practice import generator

        deck = AsTheyCome(generator.shows(rng, cribs or "some"))
    else:
        deck = Coached(rng, skills, source)
    count = count or usual
    options += f" --cribs {cribs}" if cribs else ""
    options += f" --count {count}" if count != usual else ""
    options += " --itemised" if itemised else ""
    terminal = Terminal.open(no_color=no_color)
    run(
        terminal,
        deck,
        HandView(terminal, itemised=itemised),
        count=count,
        seed=seed,
        save=not no_save,
        again="" if isinstance(deck, Coached) else f"coach hand-count{options} --seed {seed}",
    )
