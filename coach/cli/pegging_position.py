"""A position of the play as typed."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import typer

from coach.english import listed
from coach.game.deal import TABLES

if TYPE_CHECKING:
    from collections.abc import Sequence

    from coach.advice.plays import Judged
    from coach.advice.positions import PlayPosition
    from coach.cards import Card


@dataclass(frozen=True, slots=True)
class Moment:
    """A seat in turn, with its cards and all that was played."""

    position: PlayPosition
    another_way: str
    """The play as it can have gone too, if there were a go that is not written; or nothing."""

    @property
    def seats(self) -> tuple[str, ...]:
        """The names of all seats in the order of play."""
        return TABLES[self.position.players].seats

    @property
    def seat(self) -> str:
        """The name of the seat in turn."""
        return self.seats[self.position.seat]

    def judged(self, score: tuple[int, int] | None, target: int) -> Judged:
        """The worth of each card: net points, or at a score the chance to win."""
        if score is None:
            from coach.advice.plays import judge

            return judge(self.position)
        from coach.advice.plays_at_score import judge_at_score

        return judge_at_score(self.position, score, target)


def seat_of(named: Sequence[str], players: int) -> int:
    """The place of the seat that was named, in the order of play.

    Raises:
        typer.BadParameter: none or several, or there is none such with this number of players.
    """
    seats = TABLES[players].seats
    options = listed([f"--{seat}" for seat in seats], "or")
    if len(named) > 1:
        raise typer.BadParameter(f"--{named[0]} and --{named[1]} do not go together")
    if not named:
        raise typer.BadParameter(f"say where you sit: {options}")
    if named[0] not in seats:
        raise typer.BadParameter(f"no --{named[0]} among {players} players: {options}")
    return seats.index(named[0])


def moment(
    held: tuple[Card, ...],
    seat: int,
    *,
    players: int = 2,
    played: str = "",
    threw: str | None = None,
    starter: str | None = None,
) -> Moment:
    """Read a moment, by what the seat still holds.

    Raises:
        CoachError: cards or a play that cannot be.
    """
    from coach.advice.typed import read_position

    read = read_position(
        held, seat, players=players, played=played, threw=threw or "", starter=starter or ""
    )
    return Moment(*read)
