"""The options of `coach pegging`."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated

import typer

from coach.cli.options.common import Json, whole_number


@dataclass(frozen=True, slots=True)
class PlayOptions:
    """A position of the play, and what is asked about it."""

    hand: Annotated[
        str | None, typer.Option("--hand", metavar="CARDS", help="The same as HAND.")
    ] = None
    lead: Annotated[
        str | None,
        typer.Option(
            "--lead",
            metavar="CARDS",
            help="Four cards, to compare as leads, in place of HAND.",
        ),
    ] = None
    pone: Annotated[bool, typer.Option("--pone", help="You play first.")] = False
    second: Annotated[
        bool, typer.Option("--second", help="You sit after pone, with three or four players.")
    ] = False
    third: Annotated[
        bool, typer.Option("--third", help="You are pone's partner, with four players.")
    ] = False
    dealer: Annotated[bool, typer.Option("--dealer", help="You dealt, and play last.")] = False
    players: Annotated[
        int | None,
        typer.Option(
            "--players",
            "-p",
            metavar="N",
            parser=whole_number(2, 4),
            help="Number of players; default two.",
        ),
    ] = None
    played: Annotated[
        str | None,
        typer.Option(
            "--played",
            metavar="SEQUENCE",
            help="All cards played so far in their order, yours too; | or / where nobody could go "
            "on, go where one could not play.",
        ),
    ] = None
    starter: Annotated[
        str | None, typer.Option("--starter", metavar="CARD", help="The starter, if it is known.")
    ] = None
    threw: Annotated[
        str | None,
        typer.Option("--threw", metavar="CARDS", help="The cards you threw to the crib."),
    ] = None
    card: Annotated[
        str | None,
        typer.Option("--play", metavar="CARD", help="Compare this card with the best one."),
    ] = None
    replies: Annotated[
        bool,
        typer.Option(
            "--replies",
            help="Show the replies to the best card, or to that of --play, and your best card "
            "after each.",
        ),
    ] = False
    json: Json = False

    @property
    def seats(self) -> list[str]:
        """The seats that are named: one, if all is well."""
        return [seat for seat in ("pone", "second", "third", "dealer") if getattr(self, seat)]
