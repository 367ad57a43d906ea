"""The seat of a typed position of the play, and the worth of its cards."""

from __future__ import annotations

from typing import TYPE_CHECKING

import typer

from coach.english import listed
from coach.game.deal import TABLES

if TYPE_CHECKING:
    from collections.abc import Sequence

    from coach.advice.plays import Judged
    from coach.advice.positions import PlayPosition


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


def judged(position: PlayPosition, score: tuple[int, int] | None, target: int) -> Judged:
    """The worth of each card: net points, or at a score the chance to win."""
    if score is None:
        from coach.advice.plays import judge

        return judge(position)
    from coach.advice.plays_at_score import judge_at_score

    return judge_at_score(position, score, target)
