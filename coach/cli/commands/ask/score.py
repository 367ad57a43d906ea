"""`coach score`: what a hand or a crib counts, item by item."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING, Annotated, Any

import typer

from coach.cli.exit_codes import ExitCode
from coach.cli.options.common import Json, NoColor, new_app
from coach.cli.options.help import Grouped
from coach.cli.screens.breakdown import item_json, show_items
from coach.cli.terminal import Terminal
from coach.errors import CoachError
from coach.ranks_alone import named, stored
from coach.scoring.spoken import spoken
from coach.scoring.typed import read_show
from coach.words.drills.rulings import rulings
from coach.words.shows import BY_RANKS_ALONE, CRIB_BEFORE_THE_CUT, heading, say_with_zero
from coach.words.shows import rule as as_rule

if TYPE_CHECKING:
    from coach.scoring.breakdown import Breakdown
    from coach.scoring.typed import TypedShow

app = new_app()


@app.command(cls=Grouped)
def score(
    hand_and_starter: Annotated[
        list[str],
        typer.Argument(
            metavar="HAND [STARTER]",
            help="Four cards and the starter, like 5H5S6D4S JD, or before the cut; ranks alone "
            "will do; - reads lines from stdin.",
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
    typed = read_show(" ".join(hand_and_starter))
    breakdown = typed.score(crib=crib)
    if json:
        terminal.json(_result(typed, crib, breakdown))
        return
    terminal.line()
    terminal.line(heading(typed, crib=crib), indent=3)
    terminal.line()
    show_items(terminal, breakdown, suits=typed.suits)
    if breakdown.items:
        terminal.line()
    terminal.line(say_with_zero(breakdown))
    if typed.starter is not None and typed.suits:
        for rule in rulings(typed.hand, typed.starter, crib=crib):
            terminal.line(as_rule(rule))
    if not typed.suits:
        terminal.line(BY_RANKS_ALONE)
    elif typed.starter is None and crib:
        terminal.line(CRIB_BEFORE_THE_CUT)
    terminal.line()


def _score_lines(terminal: Terminal, *, crib: bool, json: bool) -> ExitCode:
    """Score a hand a line from stdin; bad lines are named and the rest go on."""
    code = ExitCode.DONE
    for number, line in enumerate(sys.stdin, 1):
        if not line.strip():
            continue
        try:
            typed = read_show(line.strip())
        except CoachError as error:
            terminal.error(
                type(error)(f"line {number}: {error}", error.text, error.start, error.end)
            )
            code = ExitCode.USAGE
            continue
        breakdown = typed.score(crib=crib)
        if json:
            terminal.json(_result(typed, crib, breakdown))
        else:
            hand = named(typed.hand, suits=typed.suits)
            cut = "–" if typed.starter is None else named([typed.starter], suits=typed.suits)
            cells = f"{breakdown.total:2}", hand, cut, spoken(breakdown)
            terminal.row(cells, headings=("", "", "starter", ""))
    return code


def _result(typed: TypedShow, crib: bool, breakdown: Breakdown) -> dict[str, Any]:
    suits = typed.suits
    return {
        "hand": [stored(card, suits=suits) for card in typed.hand],
        "starter": None if typed.starter is None else stored(typed.starter, suits=suits),
        "suits": suits,
        "crib": crib,
        "total": breakdown.total,
        "items": [item_json(item, suits=suits) for item in breakdown.items],
        "spoken": spoken(breakdown),
    }
