"""The drill of throws: six cards, at a score if one is asked for."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import typer

from coach.cli.chosen_deck import chosen
from coach.cli.options.common import QUESTIONS, refuse_beside, refuse_together, seed_or_new
from coach.cli.options.score import read_score
from coach.cli.options.theme import checked

if TYPE_CHECKING:
    from collections.abc import Sequence

    from coach.cli.terminal import Terminal
    from coach.practice.choose.decks import Deck
    from coach.practice.drills.throw import ThrowQuestion
    from coach.practice.game_scores import ScoreSource
    from coach.seats import CribOwner


class Deals(NamedTuple):
    """The deals that are asked for."""

    crib: CribOwner | None
    """The owner of the crib; None for either."""
    pack: str | None
    themes: list[str] | None
    at: str | None
    """The score of all of them."""
    endgame: bool
    random_score: bool

    @property
    def scores(self) -> ScoreSource | None:
        """The source of their scores; None where there are none."""
        from coach.practice.game_scores import end_score, random_score

        if self.at is not None:
            score = read_score(self.at)
            return lambda rng, *, dealer: score
        return end_score if self.endgame else random_score if self.random_score else None


def drill(
    terminal: Terminal,
    deals: Deals,
    context: typer.Context,
    *,
    count: int | None,
    seed: int | None,
    save: bool,
) -> None:
    """Ask for throws.

    Raises:
        PackError: the pack has a fault, or another command plays it.
        typer.BadParameter: options that do not go together, no score, no theme of throws.
    """
    from random import Random

    from coach.cli.loop import run
    from coach.cli.screens.drills.throw import ThrowScreen
    from coach.practice.choose.decks import AsTheyCome
    from coach.practice.drills.throw import THROWING, ThrowSource

    themes = checked(deals.themes, THROWING.themes)
    _refuse(context, deals.crib, themes)
    seed = seed_or_new(seed)
    rng = Random(seed)
    source = ThrowSource(rng, deals.crib, deals.scores)
    usual = QUESTIONS
    deck: Deck[ThrowQuestion] = AsTheyCome(iter(source.at_large, None))
    wanted = chosen(THROWING, source, rng, pack=deals.pack, themes=themes)
    if wanted is not None:
        deck, usual = wanted
    run(
        terminal,
        deck,
        ThrowScreen(terminal),
        count=count or usual,
        seed=seed,
        save=save,
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
