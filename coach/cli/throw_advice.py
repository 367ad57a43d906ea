"""The adviser of throws: which cards of a hand to throw, as a screen and as JSON."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

import typer

from coach.advice.discard import NO_PLAY, Opponent, Throw, ranked, weigh
from coach.cards import Card, faces, in_order, parse
from coach.cli.reading import text_of
from coach.cli.throw_table import FEW, show_throws

if TYPE_CHECKING:
    from collections.abc import Sequence

    from coach.cli.terminal import Terminal


_HOW_SURE = {
    "random": "Hands and cribs are exact for random cards; the play is left out.",
    "": "Hands are exact, and so are cribs if the opponent throws like that; what the four peg is "
    "an average over all that he may keep.",
}
_MODELS: dict[str, Opponent] = {"sensible": "sensible", "random": "random"}


class Wanted(NamedTuple):
    """What was asked about a hand."""

    own_crib: bool | None
    """None: both seats."""
    opponent: str
    """`sensible`, `random`, or the path of a table of throws."""
    throw: str | None = None
    """The throw to compare with the best."""
    everything: bool = False
    """Whether all throws are shown."""

    @property
    def seats(self) -> tuple[bool, ...]:
        """Whose crib it may be: one's own or not."""
        return (True, False) if self.own_crib is None else (self.own_crib,)


def advise(terminal: Terminal, hand: str, wanted: Wanted, *, json: bool) -> None:
    """Say which cards to throw.

    Raises:
        CoachError: the hand is not six cards, or the opponent's table has a fault.
        typer.BadParameter: its file cannot be read.
    """
    cards = parse(hand, name="a hand", size=6)
    yours = _thrown(wanted.throw, cards)
    opponent = _opponent(wanted.opponent)
    seats = {
        own_crib: ranked(weigh(cards, own_crib=own_crib, opponent=opponent), own_crib=own_crib)
        for own_crib in wanted.seats
    }
    if json:
        terminal.json(_result(cards, seats, wanted.opponent))
        return
    for own_crib, throws in seats.items():
        few = FEW if len(seats) > 1 or terminal.narrow else len(throws)
        most = len(throws) if wanted.everything else few
        terminal.line()
        whose = "Your crib" if own_crib else "Their crib"
        terminal.split(f"{whose}    {faces(in_order(cards))}", _model(wanted.opponent))
        terminal.line()
        show_throws(terminal, throws, own_crib=own_crib, most=most, yours=yours)
    terminal.line()
    terminal.line(_HOW_SURE["random" if wanted.opponent == "random" else ""])
    if most < len(throws):
        terminal.line(f"These are the {most} best of {len(throws)}: --all shows all of them.")
    terminal.line()


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


def _result(cards: Sequence[Card], seats: dict[bool, list[Throw]], opponent: str) -> dict[str, Any]:
    """All throws; without a seat in the dealer's order, and what differs by seat for both."""
    best_first, *others = seats.values()
    return {
        "hand": [repr(card) for card in cards],
        "role": None if others else "dealer" if True in seats else "pone",
        "opponent": opponent,
        "throws": [
            {
                "throw": [repr(card) for card in throw.throw],
                "keep": [repr(card) for card in throw.keep],
                "hand": throw.hand,
                **_of_seats(throw.throw, seats, opponent),
                "min": throw.min,
                "max": throw.max,
                "distribution": throw.distribution,
            }
            for throw in best_first
        ],
    }


def _of_seats(
    thrown: tuple[Card, ...], seats: dict[bool, list[Throw]], opponent: str
) -> dict[str, Any]:
    """The figures of the one seat, or by seat; random cards are the same in both."""
    by_seat = {
        "dealer" if own_crib else "pone": _figures(
            next(throw for throw in throws if throw.throw == thrown), own_crib=own_crib
        )
        for own_crib, throws in seats.items()
    }
    first, *others = by_seat.values()
    same = {"crib", "pegging"} if opponent == "random" else {}
    return {
        name: {seat: figures[name] for seat, figures in by_seat.items()}
        if others and name not in same
        else value
        for name, value in first.items()
    }


def _figures(throw: Throw, *, own_crib: bool) -> dict[str, Any]:
    pegged = throw.pegged
    return {
        "crib": throw.crib,
        "pegging": None if pegged is NO_PLAY else {"own": pegged.own, "opponent": pegged.opponents},
        "net": throw.net(own_crib=own_crib),
    }
