"""What is asked about a hand to throw from, and the throws that answer it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, NamedTuple

import typer

from coach.cli.options import refuse_together
from coach.cli.screens.advice.starters import BEST_HAND

if TYPE_CHECKING:
    from coach.advice.by_starter import ByStarter
    from coach.advice.throws import CribModel, Throw
    from coach.advice.throws_at_score import AtScore
    from coach.cli.score_option import AtStake

MODELS: dict[str, CribModel] = {"sensible": "sensible", "random": "random"}
"""The opponents that have a name."""


class Wanted(NamedTuple):
    """What was asked about a hand."""

    own_crib: bool | None
    """None: both seats."""
    crib: str | None
    """Whose crib it was said to be: `mine`, `theirs` or `partner`."""
    players: Literal[2, 3, 4]
    opponent: str
    """`sensible`, `random`, or the path of a table of throws."""
    throw: str | None
    """The throw to compare with the best."""
    starters: bool
    """Whether the starters are shown rank by rank."""
    need: int | None
    """Points that the hand, and one's own crib with it, should make."""
    hold: int | None
    """Points that the opponent's crib should stay under."""
    at_stake: AtStake | None
    """The score, where the winning chances are asked for."""
    everything: bool
    """Whether all throws are shown."""

    @property
    def usual(self) -> float | None:
        """What a crib averages among several players; None: as with two."""
        if self.players == 2 or self.opponent == "random":
            return None
        from coach.engine.cribs.crib_3_4 import usual_crib

        return usual_crib(self.players)

    def check(self) -> None:
        """Refuse what does not go together.

        Raises:
            typer.BadParameter: one option is of no use beside another.
        """
        if self.crib == "partner" and self.players != 4:
            raise typer.BadParameter("--crib partner goes with --players 4")
        if self.own_crib and self.hold is not None:
            raise typer.BadParameter("--hold is for their crib: --pone")
        if self.own_crib is False and (self.need or 0) > BEST_HAND:
            raise typer.BadParameter(
                f"--need {self.need}: only the hand counts for you, {BEST_HAND} at most"
            )
        if self.players != 2:
            asked = {"starters": self.starters, "need": self.need, "hold": self.hold}
            for name, given in {**asked, "score": self.at_stake}.items():
                refuse_together(players=True, **{name: bool(given)})
            if self.opponent not in MODELS:
                raise typer.BadParameter("a file of pairs thrown is for two players")
        if self.at_stake and self.opponent != "sensible":
            raise typer.BadParameter("--score is against a sensible opponent")


class ThrowsOfSeat(NamedTuple):
    """The throws of a hand in one seat."""

    name: str
    """For machines: `dealer` and `pone`, with three and four players whose crib it is."""
    own_crib: bool
    throws: list[Throw]
    """Best first."""
    at: AtScore | None
    """The throws at the score, if it was named."""
    cut: ByStarter | None
    """The starters, if something was asked about them."""
