"""`coach score`: what a hand or a crib counts, item by item."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING, Annotated, Any

import typer

from coach.cards import Card, faces, parse
from coach.cli.exit_codes import ExitCode
from coach.cli.options.common import Json, NoColor, new_app
from coach.cli.screens.breakdown import item_json, show_items
from coach.cli.terminal import Terminal
from coach.errors import CoachError
from coach.scoring.show import score_show
from coach.scoring.spoken import spoken
from coach.words.drills.rulings import rulings
from coach.words.shows import rule as as_rule
from coach.words.shows import say_with_zero

if TYPE_CHECKING:
    from collections.abc import Sequence

    from coach.scoring.breakdown import Breakdown

app = new_app()


@app.command()
def score(
    hand_and_starter: Annotated[
        list[str],
        typer.Argument(
            metavar="HAND STARTER",
            help="Four cards and the starter, like 5H5S6D4S JD; - reads lines from stdin.",
        ),
    ],
    crib: Annotated[bool, typer.Option("--crib", help="The cards are a crib.")] = False,
    json: Json = False,
    no_color: NoColor = False,
) -> None:
    """Count a hand or a crib, item by item."""
    terminal = Terminal.open(no_color=no_color)
    if hand_and_starter == ["-"]:
        raise typer.Exit(_score_lines(terminal, crib=crib, json=json))
    *hand, starter = parse(" ".join(hand_and_starter), name="a hand with its starter", size=5)
    breakdown = score_show(hand, starter, crib=crib)
    if json:
        terminal.json(_result(hand, starter, crib, breakdown))
        return
    terminal.line()
    terminal.line(
        f"{faces(hand)}    starter {starter.face}" + ("    crib" if crib else ""), indent=3
    )
    terminal.line()
    show_items(terminal, breakdown)
    if breakdown.items:
        terminal.line()
    terminal.line(say_with_zero(breakdown))
    for rule in rulings(hand, starter, crib=crib):
        terminal.line(as_rule(rule))
    terminal.line()


def _score_lines(terminal: Terminal, *, crib: bool, json: bool) -> ExitCode:
    """Score a hand a line from stdin; bad lines are named and the rest go on."""
    code = ExitCode.DONE
    for number, line in enumerate(sys.stdin, 1):
        if not line.strip():
            continue
        try:
            *hand, starter = parse(line.strip(), name="a hand with its starter", size=5)
        except CoachError as error:
            terminal.error(
                type(error)(f"line {number}: {error}", error.text, error.start, error.end)
            )
            code = ExitCode.USAGE
            continue
        breakdown = score_show(hand, starter, crib=crib)
        if json:
            terminal.json(_result(hand, starter, crib, breakdown))
        else:
            terminal.line(
                f"{breakdown.total:2}  {faces(hand)}  {starter.face}  {spoken(breakdown)}"
            )
    return code


def _result(
    hand: Sequence[Card], starter: Card, crib: bool, breakdown: Breakdown
) -> dict[str, Any]:
    return {
        "hand": [repr(card) for card in hand],
        "starter": repr(starter),
        "crib": crib,
        "total": breakdown.total,
        "items": [item_json(item) for item in breakdown.items],
        "spoken": spoken(breakdown),
    }
