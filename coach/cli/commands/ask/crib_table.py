"""`coach crib-table`: what a crib averages by the two ranks thrown to it, on one screen."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Literal

import typer

from coach.cli.options import Json, Mine, NoColor, Theirs, either, new_app, refuse_together
from coach.cli.terminal import Terminal

if TYPE_CHECKING:
    from collections.abc import Mapping

    from coach.engine.cribs.averages import TwoRanks
    from coach.seats import CribOwner

app = new_app()

OpponentName = Literal["sensible", "random"]


@app.command()
def crib_table(
    mine: Mine = False,
    theirs: Theirs = False,
    opponent: Annotated[
        OpponentName,
        typer.Option("--opponent", help="What the other side throws: random is any two cards."),
    ] = "sensible",
    json: Json = False,
    csv: Annotated[
        bool, typer.Option("--csv", help="Print the figures for a spreadsheet.")
    ] = False,
    no_color: NoColor = False,
) -> None:
    """Show what a crib averages by the two ranks thrown to it.

    Without --mine or --theirs the table is of your crib, and --json and --csv have both.
    """
    refuse_together(json=json, csv=csv)
    whose = either(mine=mine, theirs=theirs)
    terminal = Terminal.open(no_color=no_color)
    if json or csv:
        columns = _columns(whose, opponent)
        throws = list(next(iter(columns.values())))
        rows = [
            (low.value, high.value, *(of[low, high] for of in columns.values()))
            for low, high in throws
        ]
        names = ("low", "high", *columns)
        if csv:
            terminal.data(",".join(map(str, row)) for row in (names, *rows))
        else:
            cribs = [dict(zip(names, row, strict=True)) for row in rows]
            terminal.json({"opponent": opponent, "throws": cribs})
        return
    from coach.cli.screens.advice.heat import show_heat

    own = whose is not False
    show_heat(terminal, _crib(own=own, opponent=opponent), own=own)
    if whose is None:
        terminal.line("Thrown to theirs:  coach crib-table --theirs")
    terminal.line()


def _columns(whose: bool | None, opponent: OpponentName) -> dict[str, Mapping[TwoRanks, float]]:
    from coach.advice.crib_averages import averages

    wanted = {"mine": whose is not False, "theirs": whose is not True}
    return {
        name: averages(_crib(own=name == "mine", opponent=opponent))
        for name, is_wanted in wanted.items()
        if is_wanted
    }


def _crib(*, own: bool, opponent: OpponentName) -> CribOwner | None:
    from coach.seats import CribOwner

    return None if opponent == "random" else CribOwner.of(dealer=own)
