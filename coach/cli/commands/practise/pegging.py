"""`coach pegging`: which card to play, what each is worth, and why."""

from __future__ import annotations

from typing import Annotated

import typer

from coach.cli.options.common import (
    QUESTIONS,
    NoColor,
    new_app,
    only_with,
    refuse_together,
    seed_or_new,
    typed_hand,
)
from coach.cli.options.groups import SessionOptions, grouped
from coach.cli.options.help import drill_help
from coach.cli.options.pegging import PlayOptions
from coach.cli.options.score import ScoreOptions
from coach.cli.options.theme import Themes, checked
from coach.cli.terminal import Terminal
from coach.ranks_alone import typed_cards

app = new_app()
_OF_HAND = ("played", "card", "replies")
_OF_ADVICE = ("players", "starter", "threw", "score", "target", "stakes", "json")


@app.command(cls=drill_help("q"))
@grouped
def pegging(
    context: typer.Context,
    *,
    cards: Annotated[
        list[str] | None,
        typer.Argument(metavar="[HAND]", help="The cards you still hold, without those played."),
    ] = None,
    asked: PlayOptions,
    game: ScoreOptions,
    theme: Themes = None,
    session: SessionOptions,
    no_color: NoColor = False,
) -> None:
    """Advise on a card to play of HAND; without one, drill cards.

    Say what you hold, where you sit and what was played; all else is optional:

    coach pegging --pone 5H6CJS --played "7S 8H"

    coach pegging --dealer 8D7C --played "KS QH 9C go | 3C 4D"

    The drill takes only --theme, --count, --seed and --no-save. It deals moments of real plays and
    grades by the points given up: up to 0.05 is fine, to 0.25 doubtful, to 0.75 bad, more very bad.
    """
    terminal = Terminal.open(no_color=no_color)
    hand, lead, named = typed_hand(context, cards, asked.hand), asked.lead, asked.seats
    if hand is None and lead is None:
        only_with(context, "HAND", *_OF_HAND, *_OF_ADVICE)
        if named:
            raise typer.BadParameter("the drill deals both seats: a seat goes with HAND")
        _drill(terminal, context, theme, session)
        return
    for name in ("count", "seed", "no_save", "theme"):
        refuse_together(context, "cards", "hand", "lead", name)
    if game.score is None:
        only_with(context, "--score", "stakes", "target")
    if lead is not None:
        only_with(context, "HAND", *_OF_HAND)
        named = _leads(lead, named)
    at_table = asked.players or 2
    if at_table > 2 and (game.score is not None or asked.replies):
        option = "replies" if game.score is None else "score"
        raise typer.BadParameter(f"--{option} is for two players")
    from coach.cli.commands.practise.pegging_advice import PeggingRequest, advise

    request = PeggingRequest(
        hand=hand or lead or "",
        leads=lead is not None,
        seats=named,
        players=at_table,
        played=asked.played or "",
        threw=asked.threw or "",
        starter=asked.starter or "",
        score=game.score,
        target=int(game.target),
        stakes=game.stakes,
        card=asked.card,
        replies=asked.replies,
    )
    advise(terminal, request, json=asked.json)


def _leads(lead: str, named: list[str]) -> list[str]:
    """The seat that leads, which need not be named."""
    if named not in ([], ["pone"]):
        raise typer.BadParameter(f"--lead is pone's: --{named[-1]} goes with HAND")
    typed_cards(lead, name="a hand to lead from", size=4)
    return ["pone"]


def _drill(
    terminal: Terminal, context: typer.Context, theme: list[str] | None, session: SessionOptions
) -> None:
    from random import Random

    from coach.cli.loop import run
    from coach.cli.screens.drills.card import CardScreen
    from coach.practice.choose.decks import AsTheyCome, Deck, Themed
    from coach.practice.drills.card import PLAYING, CardQuestion, CardSource, cards

    themes = checked(theme, PLAYING.themes)
    seed = seed_or_new(session.seed)
    rng = Random(seed)
    deck: Deck[CardQuestion]
    deck = Themed(CardSource(rng), themes) if themes else AsTheyCome(cards(rng))
    run(
        terminal,
        deck,
        CardScreen(terminal),
        count=session.count or QUESTIONS,
        seed=seed,
        save=not session.no_save,
        context=context,
    )
