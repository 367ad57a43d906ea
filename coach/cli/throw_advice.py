"""The adviser of throws: which cards of a hand to throw, and why."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

import typer

from coach.advice.discard import Opponent, Throw, ranked, weigh
from coach.cards import Card, faces, in_order, parse
from coach.cli.reading import text_of
from coach.cli.throw_table import FEW, show_throws

if TYPE_CHECKING:
    from collections.abc import Sequence

    from coach.advice.by_starter import ByStarter
    from coach.cli.terminal import Terminal


class Wanted(NamedTuple):
    """What was asked about a hand."""

    own_crib: bool | None
    """None: both seats."""
    opponent: str = "sensible"
    """`sensible`, `random`, or the path of a table of throws."""
    throw: str | None = None
    """The throw to compare with the best."""
    starters: bool = False
    """Whether the starters are shown rank by rank."""
    need: int | None = None
    """Points that the hand, and one's own crib with it, should make."""
    hold: int | None = None
    """Points that the opponent's crib should stay under."""
    everything: bool = False
    """Whether all throws are shown."""


class Seat(NamedTuple):
    """The throws of a hand in one seat."""

    own_crib: bool
    throws: list[Throw]
    """Best first."""
    cut: ByStarter | None
    """The starters, if something was asked about them."""

    @property
    def name(self) -> str:
        """As in the rules."""
        return "dealer" if self.own_crib else "pone"


def advise(terminal: Terminal, hand: str, wanted: Wanted, *, json: bool) -> None:
    """Say which cards to throw.

    Raises:
        CoachError: the hand is not six cards, or the opponent's table has a fault.
        typer.BadParameter: its file cannot be read, or the throw is not in the hand.
    """
    cards = parse(hand, name="a hand", size=6)
    yours = _thrown(wanted.throw, cards)
    opponent = _opponent(wanted.opponent)
    own_cribs = (True, False) if wanted.own_crib is None else (wanted.own_crib,)
    seats = [_seat(cards, opponent, wanted, own_crib=own_crib) for own_crib in own_cribs]
    if json:
        from coach.cli.throw_json import result

        terminal.json(result(cards, seats, wanted))
        return
    for seat in seats:
        few = FEW if len(seats) > 1 or terminal.narrow else len(seat.throws)
        most = len(seat.throws) if wanted.everything else few
        terminal.line()
        whose = "Your crib" if seat.own_crib else "Their crib"
        terminal.split(f"{whose}    {faces(in_order(cards))}", _model(wanted.opponent))
        terminal.line()
        _show(terminal, seat, wanted, yours, most=most)
    terminal.line()
    terminal.line(_HOW_SURE["random" if wanted.opponent == "random" else ""])
    if most < len(seat.throws):
        terminal.line(f"These are the {most} best of {len(seat.throws)}: --all shows all of them.")
    terminal.line()


def _seat(cards: tuple[Card, ...], opponent: Opponent, wanted: Wanted, *, own_crib: bool) -> Seat:
    throws = ranked(weigh(cards, own_crib=own_crib, opponent=opponent), own_crib=own_crib)
    cut = None
    if wanted.starters or wanted.need is not None or wanted.hold is not None:
        from coach.advice.by_starter import ByStarter

        cut = ByStarter(cards, own_crib=own_crib, opponent=opponent)
    return Seat(own_crib, throws, cut)


def _show(
    terminal: Terminal, seat: Seat, wanted: Wanted, yours: Sequence[Card], *, most: int
) -> None:
    own_crib, throws, cut = seat
    if cut is None:
        show_throws(terminal, throws, own_crib=own_crib, most=most, yours=yours)
        return
    from coach.cli.starter_view import chances, show_starters

    found = chances(cut, throws, wanted.need, wanted.hold)
    columns = {chance.name: chance.cells for chance in found}
    show_throws(terminal, throws, own_crib=own_crib, most=most, yours=yours, columns=columns)
    for chance in found:
        terminal.line(chance.said)
    if wanted.starters:
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


def _opponent(name: str) -> Opponent:
    """The model of this name, or the table in this file."""
    if name in _MODELS:
        return _MODELS[name]
    from coach.advice.frequencies import read_frequencies

    path = Path(name)
    if not path.is_file():
        raise typer.BadParameter(
            f"{name!r} is no opponent: say sensible, random, or the file with his throws"
        )
    return read_frequencies(text_of(path), name)


def _model(opponent: str) -> str:
    if opponent == "random":
        return "crib: exact, against random cards"
    if opponent == "sensible":
        return "against a sensible opponent"
    return f"against the throws in {Path(opponent).name}"


_HOW_SURE = {
    "random": "Hands and cribs are exact for random cards; the play is left out.",
    "": "Hands are exact, and so are cribs if the opponent throws like that; what the four peg is "
    "an average over all that he may keep.",
}
_MODELS: dict[str, Opponent] = {"sensible": "sensible", "random": "random"}
