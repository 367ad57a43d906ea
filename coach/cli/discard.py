"""`coach discard`: which two cards to throw, and the drill that asks."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any

import typer

from coach.cards import Card, faces, in_order, parse
from coach.cli.options import (
    QUESTIONS,
    Count,
    Json,
    NoColor,
    NoSave,
    Seed,
    new_app,
    refuse_together,
    seed_or_new,
)
from coach.cli.terminal import Terminal

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
    count: Count = None,
    seed: Seed = None,
    no_save: NoSave = False,
    json: Json = False,
    no_color: NoColor = False,
) -> None:
    """Compare all throws of a hand; without --hand, a drill."""
    terminal = Terminal.open(no_color=no_color)
    if hand is not None:
        for name, given in (("count", count), ("seed", seed), ("no_save", no_save or None)):
            refuse_together(hand=True, **{name: given is not None})
        _advise(terminal, hand, dealer, everything=everything, json=json)
        return
    if json or everything:
        raise typer.BadParameter(f"{'--json' if json else '--all'} goes with --hand")
    from random import Random

    from coach.cli.quiz import run
    from coach.cli.throw_view import ThrowView
    from coach.practice import generator
    from coach.practice.decks import AsTheyCome

    count = count or QUESTIONS
    seed = seed_or_new(seed)
    options = "" if dealer is None else " --dealer" if dealer else " --pone"
    options += f" --count {count}" if count != QUESTIONS else ""
    run(
        terminal,
        AsTheyCome(generator.throws(Random(seed), dealer)),
        ThrowView(terminal),
        count=count,
        seed=seed,
        save=not no_save,
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
