"""The adviser of throws: which cards of a hand to throw, and why."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import typer

from coach.advice.throws import CribModel, analyse, ranked, weigh, weigh_five
from coach.cards import Card, faces, in_order, parse
from coach.cli.discard_request import MODELS, ThrowsOfSeat
from coach.cli.screens.advice.starters import chances, show_starters
from coach.cli.screens.advice.throw_table import FEW, show_throws
from coach.cli.text_file import text_of
from coach.english import number

if TYPE_CHECKING:
    from collections.abc import Sequence

    from coach.cli.discard_request import Wanted
    from coach.cli.terminal import Terminal


def advise(terminal: Terminal, hand: str, wanted: Wanted, *, json: bool) -> None:
    """Say which cards to throw.

    Raises:
        CoachError: the hand is not six cards, or five, or the opponent's table has a fault.
        typer.BadParameter: its file cannot be read, the throw is not in the hand, or what was asked
            does not go together.
    """
    wanted.check()
    cards = parse(hand, name="a hand")
    if (len(cards), wanted.players) == (5, 2):
        raise typer.BadParameter("5 cards: two players have six; say --players 3 or --players 4")
    cards = parse(cards, name="a hand", size=6 if wanted.players == 2 else 5)
    yours = _thrown(wanted.throw, cards)
    opponent = _opponent(wanted.opponent)
    own_cribs = (True, False) if wanted.own_crib is None else (wanted.own_crib,)
    seats = [_seat(cards, opponent, wanted, own_crib=own_crib) for own_crib in own_cribs]
    if json:
        from coach.cli.screens.advice.throw_json import result

        terminal.json(result(cards, seats, wanted, yours))
        return
    for seat in seats:
        few = FEW if len(seats) > 1 or terminal.narrow else len(seat.throws)
        most = len(seat.throws) if wanted.everything else few
        terminal.line()
        whose = _whose(wanted, own_crib=seat.own_crib)
        terminal.split(f"{whose}    {faces(in_order(cards))}", _model(wanted))
        terminal.line()
        _show(terminal, seat, wanted, yours, most=most)
    terminal.line()
    terminal.line(_how_sure(wanted))
    if wanted.at_stake is not None:
        terminal.line(
            "Chances to win take both of you to play for points, one card ahead: near home, who "
            "plays the cards for the game, as coach pegging --score does, wins more."
        )
    if most < len(seat.throws):
        terminal.line(f"These are the {most} best of {len(seat.throws)}: --all shows all of them.")
    terminal.line()


def _seat(
    cards: tuple[Card, ...], opponent: CribModel, wanted: Wanted, *, own_crib: bool
) -> ThrowsOfSeat:
    players, cut = wanted.players, None
    if players == 2:
        throws = weigh(cards, own_crib=own_crib, opponent=opponent)
        name = "dealer" if own_crib else "pone"
    else:
        random = opponent == "random"
        throws = analyse(cards) if random else weigh_five(cards, players, own_crib=own_crib)
        name = wanted.crib or ("mine" if own_crib else "theirs")
    if wanted.starters or wanted.need is not None or wanted.hold is not None:
        from coach.advice.by_starter import ByStarter

        cut = ByStarter(cards, own_crib=own_crib, opponent=opponent)
    best_first = ranked(throws, own_crib=own_crib)
    if wanted.at_stake is None:
        return ThrowsOfSeat(name, own_crib, best_first, None, cut)
    from coach.cli.screens.advice.throw_score import judged

    at = judged(best_first, wanted.at_stake, own_crib=own_crib)
    return ThrowsOfSeat(name, own_crib, at.throws, at, cut)


def _show(
    terminal: Terminal, seat: ThrowsOfSeat, wanted: Wanted, yours: Sequence[Card], *, most: int
) -> None:
    _, own_crib, throws, at, cut = seat
    columns, verdicts, equal, gained = {}, [], None, None
    if at is not None and wanted.at_stake is not None:
        from coach.cli.screens.advice.throw_score import alike, column, verdict, won

        columns = column(at, wanted.at_stake)
        equal, gained = alike(at, wanted.at_stake), won(at, wanted.at_stake)
        verdicts = verdict(at, wanted.at_stake, yours, own_crib=own_crib)
    found = [] if cut is None else chances(cut, throws, wanted.need, wanted.hold)
    show_throws(
        terminal,
        throws,
        own_crib=own_crib,
        most=most,
        yours=yours,
        columns=columns | {chance.name: chance.cells for chance in found},
        usual=wanted.usual,
        alike=equal,
        won=gained,
    )
    for said in (*verdicts, *(chance.said for chance in found)):
        terminal.line(said)
    if cut is not None and wanted.starters:
        terminal.line()
        named = (throw for throw in throws if set(throw.throw) == set(yours))
        show_starters(terminal, cut, next(named, throws[0]))


def _thrown(throw: str | None, cards: Sequence[Card]) -> tuple[Card, ...]:
    if throw is None:
        return ()
    thrown = parse(throw, name="a throw", size=len(cards) - 4)
    for card in thrown:
        if card not in cards:
            raise typer.BadParameter(f"you do not hold {card}")
    return thrown


def _opponent(name: str) -> CribModel:
    """The model of this name, or the table in this file."""
    if name in MODELS:
        return MODELS[name]
    from coach.advice.frequencies import read_frequencies

    path = Path(name)
    if not path.is_file():
        raise typer.BadParameter(
            f"{name!r} is no opponent: say sensible, random, or the file with his throws"
        )
    return read_frequencies(text_of(path), name)


def _whose(wanted: Wanted, *, own_crib: bool) -> str:
    if wanted.crib == "partner":
        return "Your partner's crib"
    if own_crib:
        both = wanted.players == 4 and wanted.own_crib is None
        return "Your side's crib" if both else "Your crib"
    return "Their crib"


def _model(wanted: Wanted) -> str:
    if wanted.opponent == "random":
        return "crib: exact, against random cards"
    if wanted.players > 2:
        return f"{number(wanted.players)} sensible players"
    if wanted.opponent == "sensible":
        return "against a sensible opponent"
    return f"against the throws in {Path(wanted.opponent).name}"


def _how_sure(wanted: Wanted) -> str:
    if wanted.opponent == "random":
        return "Hands and cribs are exact for random cards; the play is left out."
    if wanted.players > 2:
        return "Hands are exact, cribs right to a tenth of a point; the play is left out."
    throws = "sensibly" if wanted.opponent == "sensible" else "like that"
    return f"Hands are exact, cribs too if he throws {throws}; ± is one standard error."
