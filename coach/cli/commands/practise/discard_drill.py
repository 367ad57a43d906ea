"""The drill of throws: six cards, at a score if one is asked for."""

from __future__ import annotations

from typing import TYPE_CHECKING

import typer

from coach.cli.options.chosen_deck import chosen
from coach.cli.options.common import QUESTIONS, refuse_beside, refuse_together, seed_or_new
from coach.cli.options.theme import checked

if TYPE_CHECKING:
    from collections.abc import Sequence

    from coach.cli.options.chosen_deck import ChoiceOptions
    from coach.cli.options.discard import DealOptions
    from coach.cli.options.groups import SessionOptions
    from coach.cli.terminal import Terminal
    from coach.practice.choose.decks import Deck
    from coach.practice.drills.throw import ThrowQuestion
    from coach.seats import CribOwner


def drill(
    terminal: Terminal,
    context: typer.Context,
    crib: CribOwner | None,
    deals: DealOptions,
    choice: ChoiceOptions,
    session: SessionOptions,
) -> None:
    """Ask for throws.

    Raises:
        PackError: the pack has a fault, or another command plays it.
        typer.BadParameter: options that do not go together, no score, not a theme of throws.
    """
    from random import Random

    from coach.cli.loop import run
    from coach.cli.screens.drills.throw import ThrowScreen
    from coach.practice.choose.decks import AsTheyCome
    from coach.practice.drills.throw import THROWING, ThrowSource

    _refuse(context, crib, checked(choice.theme, THROWING.themes))
    seed = seed_or_new(session.seed)
    rng = Random(seed)
    source = ThrowSource(rng, crib, deals.scores)
    usual = QUESTIONS
    deck: Deck[ThrowQuestion] = AsTheyCome(iter(source.at_large, None))
    wanted = chosen(THROWING, source, rng, choice)
    if wanted is not None:
        deck, usual = wanted
    run(
        terminal,
        deck,
        ThrowScreen(terminal),
        count=session.count or usual,
        seed=seed,
        save=not session.no_save,
        context=context,
    )


def _refuse(context: typer.Context, crib: CribOwner | None, themes: Sequence[str]) -> None:
    """Refuse options that say two things at once; a pack says all by itself."""
    from coach.seats import CribOwner
    from coach.themes.throw import THROW

    refuse_together(context, "at", "endgame", "random_score")
    refuse_beside(context, "pack", "theme", "dealer", "pone", "at", "endgame", "random_score")
    seat = "dealer" if crib is CribOwner.OWN else "pone"
    for theme in THROW:
        if theme.id in themes and not theme.fits(crib):
            raise typer.BadParameter(f"--theme {theme.id} and --{seat} do not go together")
