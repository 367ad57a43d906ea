"""A hand to throw from, as it was asked about."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal

import typer

from coach.advice.opponents import OPPONENTS
from coach.scoring.totals import BEST_HAND
from coach.seats import CribOwner

if TYPE_CHECKING:
    from coach.advice.throws.at_score import AtStake


@dataclass(frozen=True, slots=True)
class DiscardRequest:
    """The questions about a hand."""

    crib: CribOwner | None
    """The owner of the crib; None for both seats."""
    players: Literal[2, 3, 4]
    opponent: str
    """`sensible`, `random`, or the path of a table of throws."""
    throw: str | None
    """The throw to compare with the best."""
    starters: bool
    """True if the starters are shown rank by rank."""
    need: int | None
    """Points that the hand, and one's own crib with it, should make."""
    hold: int | None
    """Points that the opponent's crib should stay under."""
    at_stake: AtStake | None
    """The score, where the chances to win are asked for."""
    everything: bool
    """True if all throws are shown."""

    @property
    def cribs(self) -> tuple[CribOwner, ...]:
        """Owners of the crib to weigh the throws for, one or both."""
        return (CribOwner.OWN, CribOwner.OPPONENT) if self.crib is None else (self.crib,)

    @property
    def by_starter(self) -> bool:
        """True if anything was asked about single starters."""
        return self.starters or self.need is not None or self.hold is not None

    def check(self) -> None:
        """Refuse what does not go together.

        Raises:
            typer.BadParameter: one option is of no use with another.
        """
        if self.crib is CribOwner.PARTNER and self.players != 4:
            raise typer.BadParameter("--crib partner goes with --players 4")
        if self.crib is not None and self.crib.ours and self.hold is not None:
            raise typer.BadParameter("--hold is for their crib: --pone")
        if self.crib is CribOwner.OPPONENT and (self.need or 0) > BEST_HAND:
            raise typer.BadParameter(
                f"--need {self.need}: only the hand counts for you, {BEST_HAND} at most"
            )
        if self.players != 2 and self.opponent not in OPPONENTS:
            raise typer.BadParameter("a file of pairs thrown is for two players")
        if self.at_stake and self.opponent != "sensible":
            raise typer.BadParameter("--score is against a sensible opponent")
