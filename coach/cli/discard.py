"""`coach discard`: which two cards to throw, and the drill that asks."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any

import typer

from coach.cards import Card, faces, in_order, parse
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
)
from coach.cli.terminal import Terminal
from coach.cli.theme_option import Themes, checked

if TYPE_CHECKING:
    from collections.abc import Sequence

    from coach.advice.discard import Throw

app = new_app()


@app.command()
def discard(
    hand: Annotated[
        str | None, typer.Option("--hand", metavar="CARDS", help="Six cards; without: a drill.")
    ] = None,
    dealer: Annotated[
        bool | None, typer.Option("--dealer/--pone", help="Whose crib it is: yours or theirs.")
    ] = None,
    everything: Annotated[bool, typer.Option("--all", help="All fifteen throws.")] = False,
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
    if hand is not None:
        refuse_with_hand(
            count=count is not None,
            seed=seed is not None,
            no_save=no_save,
            pack=pack is not None,
            theme=bool(theme),
        )
        _advise(terminal, hand, dealer, everything=everything, json=json)
        return
    if json or everything:
        raise typer.BadParameter(f"{'--json' if json else '--all'} goes with --hand")
    refuse_together(pack=pack is not None, theme=bool(theme))
    refuse_together(pack=pack is not None, **{_seat(dealer): dealer is not None})
    _drill(terminal, dealer, pack, theme, count=count, seed=seed, save=not no_save)


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
    from coach.practice.decks import AsTheyCome, Deck
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


def _advise(
    terminal: Terminal, hand: str, dealer: bool | None, *, everything: bool, json: bool
) -> None:
    from coach.advice.discard import analyse, ranked

    cards = parse(hand, name="a hand", size=6)
    throws = analyse(cards)
    if json:
        own_crib = dealer is not False
        terminal.json(_result(cards, ranked(throws, own_crib=own_crib), dealer))
        return
    from coach.cli.throw_view import CRIB_MODEL, FEW, show_throws

    few = FEW if dealer is None or terminal.narrow else len(throws)
    for own_crib in (True, False) if dealer is None else (dealer,):
        terminal.line()
        whose = "Your crib" if own_crib else "Their crib"
        terminal.split(f"{whose}    {faces(in_order(cards))}", CRIB_MODEL)
        terminal.line()
        best_first = ranked(throws, own_crib=own_crib)
        most = len(throws) if everything else few
        show_throws(terminal, best_first, own_crib=own_crib, most=most)
    terminal.line()


def _result(cards: Sequence[Card], throws: Sequence[Throw], dealer: bool | None) -> dict[str, Any]:
    return {
        "hand": [repr(card) for card in cards],
        "role": None if dealer is None else "dealer" if dealer else "pone",
        "opponent": "random",
        "throws": [
            {
                "throw": [repr(card) for card in throw.throw],
                "keep": [repr(card) for card in throw.keep],
                "hand": throw.hand,
                "crib": throw.crib,
                "net": (
                    {"dealer": throw.net(own_crib=True), "pone": throw.net(own_crib=False)}
                    if dealer is None
                    else throw.net(own_crib=dealer)
                ),
                "min": throw.min,
                "max": throw.max,
                "distribution": throw.distribution,
            }
            for throw in throws
        ],
    }
