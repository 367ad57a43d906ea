"""The options of `coach discard`."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING, Annotated, Literal

import typer

from coach.cli.options.common import DRILL, WITH_HAND, whole_number
from coach.cli.options.score import read_score

if TYPE_CHECKING:
    from coach.practice.game_scores import ScoreSource

_advice = partial(typer.Option, rich_help_panel=WITH_HAND)
_drill = partial(typer.Option, rich_help_panel=DRILL)

Dealer = Annotated[bool, typer.Option("--dealer", help="It is your crib.")]
Pone = Annotated[bool, typer.Option("--pone", help="It is their crib.")]

Cards = Annotated[
    list[str] | None,
    typer.Argument(metavar="[HAND]", help="Six cards to throw two of; five with --players 3 or 4."),
]
Hand = Annotated[str | None, _advice("--hand", metavar="CARDS", help="The same as HAND.")]
YourThrow = Annotated[
    str | None, _advice("--throw", metavar="CARDS", help="Compare this throw with the best one.")
]
Everything = Annotated[bool, _advice("--all", help="Show all fifteen throws.")]
Starters = Annotated[bool, _advice("--starters", help="Show hand and crib by starter.")]
Need = Annotated[
    int | None,
    _advice(
        "--need",
        metavar="N",
        parser=whole_number(1, 53),
        help="Show the chance of N points in hand, with the crib if it is yours.",
    ),
]
Hold = Annotated[
    int | None,
    _advice(
        "--hold",
        metavar="N",
        parser=whole_number(1, 29),
        help="Show the chance that their crib stays under N points.",
    ),
]
Model = Annotated[
    str | None,
    _advice(
        "--opponent",
        metavar="WHO",
        help="Who throws the rest of the crib: sensible (default), random, or a file with a line "
        "like TK,9.5 for every pair that they throw.",
    ),
]
AtTable = Annotated[
    Literal["2", "3", "4"],
    _advice("--players", help="Number of players; with three or four you throw one of five cards."),
]
WhoseCribOption = Annotated[
    Literal["mine", "theirs", "partner"] | None,
    _advice("--crib", help="Owner of the crib with three or four players; partner is for four."),
]
JsonOfHand = Annotated[bool, _advice("--json", help="Print one JSON object and nothing else.")]

At = Annotated[
    str | None,
    _drill("--at", metavar="YOU-OPPONENT", help="Deal throws at this score, like 110-98."),
]
Endgame = Annotated[
    bool, _drill("--endgame", help="Deal throws with thirty points to go, or fewer.")
]
RandomScore = Annotated[
    bool, _drill("--random-score", help="Deal throws at scores as they come in a game.")
]


@dataclass(frozen=True, slots=True)
class SeatOptions:
    """The seat of two players, for advice and drill alike."""

    dealer: Dealer = False
    pone: Pone = False


@dataclass(frozen=True, slots=True)
class ThrowOptions:
    """What is asked about a hand."""

    hand: Hand = None
    throw: YourThrow = None
    everything: Everything = False
    starters: Starters = False
    need: Need = None
    hold: Hold = None
    opponent: Model = None
    players: AtTable = "2"
    crib: WhoseCribOption = None
    json: JsonOfHand = False


@dataclass(frozen=True, slots=True)
class DealOptions:
    """The scores at which a drill deals."""

    at: At = None
    endgame: Endgame = False
    random_score: RandomScore = False

    @property
    def scores(self) -> ScoreSource | None:
        """The source of the scores; None where there are none.

        Raises:
            typer.BadParameter: the one that is given is not a score.
        """
        from coach.practice.game_scores import end_score, random_score

        if self.at is not None:
            score = read_score(self.at)
            return lambda rng, *, dealer: score
        return end_score if self.endgame else random_score if self.random_score else None
