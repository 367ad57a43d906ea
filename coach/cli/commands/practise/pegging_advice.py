"""`coach pegging HAND`: the adviser's half of the command."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import typer

from coach.advice.plays.at_score import judge_at_score
from coach.advice.plays.judging import judge
from coach.advice.plays.positions import read_position
from coach.cli.options.score import read_score
from coach.cli.ranks_only import RanksOnly
from coach.cli.screens.advice.pegging import show_advice, show_answers, show_leads
from coach.cli.screens.advice.pegging_json import advice
from coach.english import listed
from coach.errors import CoachError, Unreadable
from coach.game.table import TABLES
from coach.practice.card_replies import read_card
from coach.ranks_alone import POINTS_ONLY, none_with_suits, typed_cards, without_suits

if TYPE_CHECKING:
    from collections.abc import Sequence

    from coach.advice.plays.positions import PlayPosition
    from coach.cards import Card
    from coach.cli.terminal import Terminal
    from coach.engine.stakes import Stakes


class PeggingRequest(NamedTuple):
    """A position of the play as typed, and what is asked about it."""

    hand: str
    leads: bool
    """True for a table of leads from four cards."""
    seats: Sequence[str]
    """The seats that were named: one, if all is well."""
    players: int
    played: str
    threw: str
    starter: str
    score: str | None
    target: int
    stakes: Stakes | None
    card: str | None
    """The card to compare with the best one."""
    replies: bool


def advise(terminal: Terminal, asked: PeggingRequest, *, json: bool) -> None:
    """Read the position, weigh its cards and show them.

    Raises:
        CoachError: cards or a play that cannot be.
        typer.BadParameter: options that do not go together.
    """
    suits = not none_with_suits((asked.hand, asked.played, asked.threw, asked.starter))
    if asked.score is not None and not suits:
        raise CoachError(POINTS_ONLY)
    held = typed_cards(asked.hand, name="a hand")
    typed = read_position(
        held,
        seat_of(asked.seats, asked.players),
        players=asked.players,
        played=asked.played,
        threw=asked.threw,
        starter=asked.starter,
    )
    if asked.score is None:
        judged = judge(typed.position)
    else:
        score = read_score(asked.score, asked.target)
        judged = judge_at_score(typed.position, score, asked.target, asked.stakes)
    chosen = _chosen(asked.card, typed.position, suits=suits)
    answered = judged.values[0].card if chosen is None else chosen
    if json:
        replies_to = answered if asked.replies else None
        terminal.json(advice(typed, judged, chosen, suits=suits, replies_to=replies_to))
        return
    if not suits:
        terminal = RanksOnly.of(terminal)
    if asked.leads:
        show_leads(terminal, judged)
    else:
        show_advice(terminal, typed, judged, chosen)
    if asked.replies:
        show_answers(terminal, judged, answered)


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


def _chosen(card: str | None, position: PlayPosition, *, suits: bool) -> Card | None:
    if card is None:
        return None
    try:
        return read_card(card, position.held, position.legal)
    except Unreadable as refusal:
        raise Unreadable(str(refusal) if suits else without_suits(str(refusal))) from None
