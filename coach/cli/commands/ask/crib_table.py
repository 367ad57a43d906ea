"""`coach tables cribs`: averages of a crib by the two ranks thrown to it, on one screen."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any, Literal

import typer

from coach.cli.options.common import Json, Mine, NoColor, Theirs, either, new_app
from coach.cli.options.help import Grouped
from coach.cli.terminal import Terminal
from coach.seats import CribOwner

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from coach.advice.throws.crib_averages import TwoRanks

    Columns = Mapping[CribOwner, Mapping[TwoRanks, float]]
    """Average cribs by owner, then by the ranks thrown."""

app = new_app()

OpponentName = Literal["sensible", "random"]


@app.command(cls=Grouped)
def crib_table(
    mine: Mine = False,
    theirs: Theirs = False,
    opponent: Annotated[
        OpponentName,
        typer.Option("--opponent", help="How the other side throws; random is any two cards."),
    ] = "sensible",
    json: Json = False,
    csv: Annotated[
        bool, typer.Option("--csv", help="Print the figures for a spreadsheet.")
    ] = False,
    no_color: NoColor = False,
) -> None:
    """Show what a crib averages by the two ranks thrown to it.

    Without --mine or --theirs the table shows your crib; --json and --csv have both.
    """
    either(json=json, csv=csv)
    whose = either(mine=mine, theirs=theirs)
    terminal = Terminal.open(no_color=no_color)
    if json or csv:
        columns = _columns(whose, opponent)
        if json:
            terminal.json(_result(columns, opponent))
        else:
            terminal.data(_lines(columns))
        return
    from coach.cli.screens.advice.heat import show_heat
    from coach.words.advice.cribs import OF_THE_OTHERS

    own = whose is not False
    show_heat(terminal, _crib(own=own, opponent=opponent), own=own)
    if whose is None:
        terminal.line(OF_THE_OTHERS)
    terminal.line()


def _result(columns: Columns, opponent: OpponentName) -> dict[str, Any]:
    """The averages by whose crib it is, and what the ranks do in a crib, as JSON."""
    from coach.advice.throws.crib_merits import merits

    return {
        "opponent": opponent,
        "seats": [
            {
                "crib": crib.value,
                "throws": [
                    {
                        "low": ranks[0].value,
                        "high": ranks[1].value,
                        "average": points,
                        "merits": [
                            {"code": merit.code, "ranks": [rank.value for rank in merit.ranks]}
                            for merit in merits(ranks)
                        ],
                    }
                    for ranks, points in averages.items()
                ],
            }
            for crib, averages in columns.items()
        ],
    }


def _lines(columns: Columns) -> Iterator[str]:
    """The averages as CSV, a column for each owner."""
    yield ",".join(("low", "high", *(crib.value for crib in columns)))
    for low, high in next(iter(columns.values())):
        points = (str(averages[low, high]) for averages in columns.values())
        yield ",".join((low.value, high.value, *points))


def _columns(whose: bool | None, opponent: OpponentName) -> Columns:
    from coach.advice.throws.crib_averages import averages

    owners = (CribOwner.OWN, CribOwner.OPPONENT)
    wanted = owners if whose is None else (CribOwner.of(dealer=whose),)
    return {crib: averages(_crib(own=crib.ours, opponent=opponent)) for crib in wanted}


def _crib(*, own: bool, opponent: OpponentName) -> CribOwner | None:
    from coach.seats import CribOwner

    return None if opponent == "random" else CribOwner.of(dealer=own)
