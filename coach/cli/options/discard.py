"""The options of `coach discard`."""

from __future__ import annotations

from functools import partial
from typing import Annotated, Literal

import typer

from coach.cli.options.common import DRILL, WITH_HAND, whole_number

_advice = partial(typer.Option, rich_help_panel=WITH_HAND)
_drill = partial(typer.Option, rich_help_panel=DRILL)

Dealer = Annotated[bool, typer.Option("--dealer", help="It is your crib.")]
Pone = Annotated[bool, typer.Option("--pone", help="It is their crib.")]

Hand = Annotated[
    str | None,
    _advice(
        "--hand", metavar="CARDS", help="Six cards to throw two of; five with --players 3 or 4."
    ),
]
YourThrow = Annotated[
    str | None, _advice("--throw", metavar="CARDS", help="Compare this throw with the best one.")
]
Everything = Annotated[bool, _advice("--all", help="Show all fifteen throws.")]
Starters = Annotated[bool, _advice("--starters", help="Hand and crib with each rank of starter.")]
Need = Annotated[
    int | None,
    _advice(
        "--need",
        metavar="N",
        parser=whole_number(1, 53),
        help="The chance of N points: in hand and crib, to their crib in the hand alone.",
    ),
]
Hold = Annotated[
    int | None,
    _advice(
        "--hold",
        metavar="N",
        parser=whole_number(1, 29),
        help="The chance that their crib stays under N points.",
    ),
]
Model = Annotated[
    str | None,
    _advice(
        "--opponent",
        metavar="WHO",
        help="Who throws the rest of the crib: sensible, as without this option; random cards; "
        "or a file of yours, a line like TK,9.5 for every pair that they throw.",
    ),
]
AtTable = Annotated[
    Literal["2", "3", "4"],
    _advice("--players", help="With three or four you throw one of five cards."),
]
WhoseCribOption = Annotated[
    Literal["mine", "theirs", "partner"] | None,
    _advice("--crib", help="Whose crib it is, with three or four players; partner is for four."),
]
JsonOfHand = Annotated[bool, _advice("--json", help="Print one JSON object and nothing else.")]

At = Annotated[
    str | None,
    _drill("--at", metavar="YOU-OPPONENT", help="Throws at this score, like 110-98."),
]
Endgame = Annotated[bool, _drill("--endgame", help="At scores with thirty points to go, or less.")]
RandomScore = Annotated[bool, _drill("--random-score", help="At scores as they come in a game.")]
