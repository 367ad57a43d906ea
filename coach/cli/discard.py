"""`coach discard`: which two cards to throw, and the drill that asks."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Literal

import typer

from coach.cli.chosen import chosen, pack_option
from coach.cli.options import (
    QUESTIONS,
    Count,
    Json,
    NoColor,
    NoSave,
    Seed,
    new_app,
    refuse_together,
    refuse_with_hand,
    seed_or_new,
    whole_number,
)
from coach.cli.terminal import Terminal
from coach.cli.theme_option import Themes, checked

if TYPE_CHECKING:
    from coach.practice.decks import Deck
    from coach.practice.questions import ThrowQuestion

app = new_app()


@app.command()
def discard(
    hand: Annotated[
        str | None, typer.Option("--hand", metavar="CARDS", help="Six cards; without: a drill.")
    ] = None,
    dealer: Annotated[bool, typer.Option("--dealer", help="It is your crib.")] = False,
    pone: Annotated[bool, typer.Option("--pone", help="It is their crib.")] = False,
    crib: Annotated[
        Literal["mine", "theirs", "partner"] | None,
        typer.Option("--crib", help="Whose crib it is, as --dealer and --pone say for two."),
    ] = None,
    players: Annotated[
        Literal["2", "3", "4"],
        typer.Option("--players", help="With three or four you throw one of five cards."),
    ] = "2",
    everything: Annotated[bool, typer.Option("--all", help="All fifteen throws.")] = False,
    throw: Annotated[
        str | None,
        typer.Option("--throw", metavar="CARDS", help="Say why this throw, or why not."),
    ] = None,
    starters: Annotated[
        bool, typer.Option("--starters", help="Hand and crib with each rank of starter.")
    ] = False,
    need: Annotated[
        int | None,
        typer.Option(
            "--need",
            metavar="N",
            parser=whole_number(1, 53),
            help="How likely so many points are, in hand and crib, in their crib the hand alone.",
        ),
    ] = None,
    hold: Annotated[
        int | None,
        typer.Option(
            "--hold",
            metavar="N",
            parser=whole_number(1, 29),
            help="How likely their crib stays under so many points.",
        ),
    ] = None,
    opponent: Annotated[
        str | None,
        typer.Option(
            "--opponent",
            metavar="WHO",
            help="Who throws the rest of the crib: sensible, as without this option; random cards; "
            "or a file of yours, a line like TK,9.5 for every pair that he throws.",
        ),
    ] = None,
    pack: Annotated[str | None, pack_option("discard")] = None,
    theme: Themes = None,
    count: Count = None,
    seed: Seed = None,
    no_save: NoSave = False,
    json: Json = False,
    no_color: NoColor = False,
) -> None:
    """Compare all throws of a hand; without --hand, a drill."""
    terminal = Terminal.open(no_color=no_color)
    refuse_together(dealer=dealer, pone=pone, crib=crib is not None)
    own_crib = dealer if dealer or pone else crib != "theirs" if crib else None
    if hand is not None:
        refuse_with_hand(
            count=count is not None,
            seed=seed is not None,
            no_save=no_save,
            pack=pack is not None,
            theme=bool(theme),
        )
        from coach.cli.throw_advice import Wanted, advise

        among: Literal[2, 3, 4] = 3 if players == "3" else 4 if players == "4" else 2
        who = "sensible" if opponent is None else opponent
        wanted = Wanted(own_crib, crib, among, who, throw, starters, need, hold, everything)
        advise(terminal, hand, wanted, json=json)
        return
    of_advice = {
        "json": json,
        "all": everything,
        "crib": crib is not None,
        "players": players != "2",
        "throw": throw is not None,
        "starters": starters,
        "need": need is not None,
        "hold": hold is not None,
        "opponent": opponent is not None,
    }
    for name, given in of_advice.items():
        if given:
            raise typer.BadParameter(f"--{name} goes with --hand")
    refuse_together(pack=pack is not None, theme=bool(theme))
    refuse_together(pack=pack is not None, dealer=dealer, pone=pone)
    _drill(terminal, own_crib, pack, theme, count=count, seed=seed, save=not no_save)


def _seat(dealer: bool | None) -> str:
    return "dealer" if dealer else "pone"


def _drill(
    terminal: Terminal,
    dealer: bool | None,
    pack: str | None,
    theme: list[str] | None,
    *,
    count: int | None,
    seed: int | None,
    save: bool,
) -> None:
    from random import Random

    from coach.cli.quiz import run
    from coach.cli.throw_view import ThrowView
    from coach.practice import generator
    from coach.practice.decks import AsTheyCome
    from coach.practice.questions import ThrowQuestion
    from coach.practice.sources import ThrowSource
    from coach.practice.themes.table import THROW_THEMES
    from coach.practice.themes.throw import of_seat

    themes = checked(theme, THROW_THEMES)
    for name in themes:
        refuse_together(**{f"theme {name}": True, _seat(dealer): not of_seat(name, dealer)})
    seed = seed_or_new(seed)
    rng = Random(seed)
    usual, options = QUESTIONS, ""
    deck: Deck[ThrowQuestion]
    wanted = chosen(ThrowQuestion, ThrowSource(rng, dealer), rng, pack=pack, themes=themes)
    if wanted is not None:
        deck, usual, options = wanted
    else:
        deck = AsTheyCome(generator.throws(rng, dealer))
    count = count or usual
    options += "" if dealer is None else f" --{_seat(dealer)}"
    options += f" --count {count}" if count != usual else ""
    run(
        terminal,
        deck,
        ThrowView(terminal),
        count=count,
        seed=seed,
        save=save,
        again=f"coach discard{options} --seed {seed}",
    )
