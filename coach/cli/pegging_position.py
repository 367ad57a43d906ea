"""What was typed of a moment of the play, made into what the seat knows."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import typer

from coach.cards import Card, parse, stands_twice
from coach.english import listed
from coach.errors import ImpossibleCards
from coach.game.deal import TABLES
from coach.game.notation.infer import cards_of, readings

if TYPE_CHECKING:
    from collections.abc import Sequence

    from coach.advice.plays import Judged
    from coach.engine.play.known import Known
    from coach.game.notation.so_far import SeenEvent

MOST_HELD = 4


@dataclass(frozen=True, slots=True)
class Moment:
    """A seat in turn, with its cards and all that was played."""

    known: Known
    held: tuple[Card, ...]
    events: tuple[SeenEvent, ...]
    threw: tuple[Card, ...]
    starter: Card | None
    another_way: str
    """The play as it can have gone too, if there were a go that is not written; or nothing."""

    @property
    def seats(self) -> tuple[str, ...]:
        """The names of all seats in the order of play."""
        return TABLES[len(self.known.record.left)].seats

    @property
    def two(self) -> bool:
        """Whether there is one opponent."""
        return len(self.seats) == 2

    def judged(self, score: tuple[int, int] | None, target: int) -> Judged:
        """What each card is worth: net points, or at a score the chance to win."""
        from coach.advice.plays import judge

        if score is None:
            return judge(self.known)
        from coach.advice.plays_at_score import aim_at

        seat = self.known.seat
        return judge(
            self.known,
            lambda belief: aim_at(
                score,
                belief,
                dealer=seat == 1,
                kept=(*self.held, *cards_of(self.events, seat)),
                his_played=cards_of(self.events, 1 - seat),
                threw=self.threw,
                starter=self.starter,
                target=target,
            ),
        )


def seat_of(named: Sequence[str], players: int) -> int:
    """The place of the seat that was named, in the order of play.

    Raises:
        typer.BadParameter: none or several, or there is none such among so many players.
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
        typer.BadParameter: no hand of the play.
    """
    from coach.engine.play.known import Known

    if not 1 <= len(held) <= MOST_HELD:
        raise typer.BadParameter(f"{len(held)} cards: in the play you hold one to four")
    thrown = TABLES[players].thrown
    laid_away = parse(threw, name="a throw", size=thrown, beside=held) if threw else ()
    beside = (*held, *laid_away)
    turned_up = parse(starter, name="a starter", size=1, beside=beside)[0] if starter else None
    read, *others = readings(played, held, seat, players)
    for event in read.events:
        if isinstance(event.what, Card) and (event.what in laid_away or event.what is turned_up):
            raise ImpossibleCards(stands_twice(event.what))
    known = Known.seen(read.events, held, seat, players, threw=laid_away, starter=turned_up)
    # Who writes one go is taken to have written all.
    silent = read.guessed or "go" not in played.lower()
    another_way = others[0].text if others and silent else ""
    return Moment(known, held, read.events, laid_away, turned_up, another_way)
