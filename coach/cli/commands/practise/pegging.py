"""`coach pegging`: which card to play, what each is worth, and why."""

from __future__ import annotations

from typing import Annotated

import typer

from coach.cli.options.common import (
    QUESTIONS,
    Count,
    Json,
    NoColor,
    NoSave,
    Seed,
    new_app,
    only_with,
    refuse_together,
    seed_or_new,
    typed_hand,
    whole_number,
)
from coach.cli.options.help import Grouped
from coach.cli.options.score import ScoreOption, Target
from coach.cli.options.theme import Themes, checked
from coach.cli.terminal import Terminal
from coach.ranks_alone import typed_cards

app = new_app()
_OF_HAND = ("played", "card", "replies")
_OF_ADVICE = ("players", "starter", "threw", "score", "target", "json")


@app.command(cls=Grouped)
def pegging(
    context: typer.Context,
    cards: Annotated[
        list[str] | None,
        typer.Argument(metavar="[HAND]", help="The cards you still hold, without those played."),
    ] = None,
    hand: Annotated[
        str | None, typer.Option("--hand", metavar="CARDS", help="The same as HAND.")
    ] = None,
    lead: Annotated[
        str | None,
        typer.Option(
            "--lead",
            metavar="CARDS",
            help="Four cards, to compare as leads, in place of HAND.",
        ),
    ] = None,
    pone: Annotated[bool, typer.Option("--pone", help="You play first.")] = False,
    second: Annotated[
        bool, typer.Option("--second", help="You sit after pone, with three or four players.")
    ] = False,
    third: Annotated[
        bool, typer.Option("--third", help="You are pone's partner, with four players.")
    ] = False,
    dealer: Annotated[bool, typer.Option("--dealer", help="You dealt, and play last.")] = False,
    players: Annotated[
        int | None,
        typer.Option(
            "--players",
            "-p",
            metavar="N",
            parser=whole_number(2, 4),
            help="Number of players; default two.",
        ),
    ] = None,
    played: Annotated[
        str | None,
        typer.Option(
            "--played",
            metavar="SEQUENCE",
            help="All cards played so far in their order, yours too; | or / where nobody could go "
            "on, go where one could not play.",
        ),
    ] = None,
    starter: Annotated[
        str | None, typer.Option("--starter", metavar="CARD", help="The starter, if it is known.")
    ] = None,
    threw: Annotated[
        str | None,
        typer.Option("--threw", metavar="CARDS", help="The cards you threw to the crib."),
    ] = None,
    card: Annotated[
        str | None,
        typer.Option("--play", metavar="CARD", help="Compare this card with the best one."),
    ] = None,
    replies: Annotated[
        bool,
        typer.Option(
            "--replies",
            help="Show the replies to the best card, or to that of --play, and your best card "
            "after each.",
        ),
    ] = False,
    score: ScoreOption = None,
    target: Target = "121",
    theme: Themes = None,
    count: Count = None,
    seed: Seed = None,
    no_save: NoSave = False,
    json: Json = False,
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
    seats = {"pone": pone, "second": second, "third": third, "dealer": dealer}
    named = [name for name, given in seats.items() if given]
    hand = typed_hand(context, cards, hand)
    if hand is None and lead is None:
        only_with(context, "HAND", *_OF_HAND, *_OF_ADVICE)
        if named:
            raise typer.BadParameter("the drill deals both seats: a seat goes with HAND")
        _drill(terminal, theme, context, count=count or QUESTIONS, seed=seed, save=not no_save)
        return
    for name in ("count", "seed", "no_save", "theme"):
        refuse_together(context, "cards", "hand", "lead", name)
    if score is None:
        only_with(context, "--score", "target")
    if lead is not None:
        only_with(context, "HAND", *_OF_HAND)
        named = _leads(lead, named)
    at_table = players or 2
    if at_table > 2 and (score is not None or replies):
        raise typer.BadParameter(f"--{'replies' if score is None else 'score'} is for two players")
    from coach.cli.commands.practise.pegging_advice import PeggingRequest, advise

    asked = PeggingRequest(
        hand=hand or lead or "",
        leads=lead is not None,
        seats=named,
        players=at_table,
        played=played or "",
        threw=threw or "",
        starter=starter or "",
        score=score,
        target=int(target),
        card=card,
        replies=replies,
    )
    advise(terminal, asked, json=json)


def _leads(lead: str, named: list[str]) -> list[str]:
    """The seat that leads, which need not be named."""
    if named not in ([], ["pone"]):
        raise typer.BadParameter(f"--lead is pone's: --{named[-1]} goes with HAND")
    typed_cards(lead, name="a hand to lead from", size=4)
    return ["pone"]


def _drill(
    terminal: Terminal,
    theme: list[str] | None,
    context: typer.Context,
    *,
    count: int,
    seed: int | None,
    save: bool,
) -> None:
    from random import Random

    from coach.cli.loop import run
    from coach.cli.screens.drills.card import CardScreen
    from coach.practice.choose.decks import AsTheyCome, Deck, Themed
    from coach.practice.drills.card import PLAYING, CardQuestion, CardSource, cards

    themes = checked(theme, PLAYING.themes)
    seed = seed_or_new(seed)
    rng = Random(seed)
    deck: Deck[CardQuestion]
    deck = Themed(CardSource(rng), themes) if themes else AsTheyCome(cards(rng))
    run(
        terminal,
        deck,
        CardScreen(terminal),
        count=count,
        seed=seed,
        save=save,
        context=context,
    )
