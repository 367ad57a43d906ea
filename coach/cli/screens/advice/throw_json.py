"""The throws of a hand as JSON."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from coach.advice.reasons import reasons
from coach.advice.throws import NO_PLAY
from coach.cli.screens.advice.throw_score import verdict
from coach.cli.screens.advice.throw_table import compared
from coach.engine.ranks import ranks_of
from coach.engine.tables import pegging_errors
from coach.words.throws import difference, why

if TYPE_CHECKING:
    from collections.abc import Sequence

    from coach.advice.throws import Throw
    from coach.cards import Card
    from coach.cli.discard_request import ThrowsOfSeat, Wanted


def result(
    cards: Sequence[Card], seats: Sequence[ThrowsOfSeat], wanted: Wanted, yours: Sequence[Card]
) -> dict[str, Any]:
    """All throws, best first, and how yours differs from the best, or the best from the next.

    Without a seat they stand in the order of one's own crib, and what differs by seat is given for
    both, under their names. A crib is what it averages, whoever owns it.
    """
    first, *others = seats
    return {
        "hand": [repr(card) for card in cards],
        "players": wanted.players,
        "role": None if others else first.name,
        "opponent": wanted.opponent,
        **_at_score(seats, wanted),
        "throws": [
            {
                "throw": [repr(card) for card in throw.throw],
                "keep": [repr(card) for card in throw.keep],
                "hand": throw.hand,
                **_of_seats(throw.throw, seats, wanted),
                "min": throw.min,
                "max": throw.max,
                "distribution": throw.distribution,
            }
            for throw in first.throws
        ],
        "why": _by_seat(
            {
                seat.name: why(
                    reasons(seat.throws[0], cards, own_crib=seat.own_crib, usual=wanted.usual)
                )
                for seat in seats
            }
        ),
        **_verdicts(seats, wanted, yours),
        **(
            {"asked": _by_seat({seat.name: _asked(seat, yours) for seat in seats})} if yours else {}
        ),
    }


def _asked(seat: ThrowsOfSeat, yours: Sequence[Card]) -> dict[str, Any]:
    """What a throw gains (positive) or gives up against the best one, the best against the next."""
    throw, other = compared(seat.throws, yours)
    found: dict[str, Any] = {
        "throw": [repr(card) for card in throw.throw],
        "against": [repr(card) for card in other.throw],
        "net": throw.net(own_crib=seat.own_crib) - other.net(own_crib=seat.own_crib),
    }
    if seat.at is not None:
        found["at_score"] = seat.at.worth[throw.throw] - seat.at.worth[other.throw]
    return {**found, "why": difference(throw, other, own_crib=seat.own_crib)}


def _at_score(seats: Sequence[ThrowsOfSeat], wanted: Wanted) -> dict[str, Any]:
    """The score, and whether it decides."""
    if wanted.at_stake is None:
        return {}
    score, target, stakes = wanted.at_stake
    decided = {seat.name: seat.at is not None and seat.at.decided for seat in seats}
    return {
        "score": [*score],
        "target": target,
        "stakes": stakes,
        "score_decides": _by_seat(decided),
    }


def _verdicts(
    seats: Sequence[ThrowsOfSeat], wanted: Wanted, yours: Sequence[Card]
) -> dict[str, Any]:
    """Whether the score decides and what to play for, in the words of the screen."""
    at_stake = wanted.at_stake
    if at_stake is None:
        return {}
    said = {
        seat.name: verdict(seat.at, at_stake, yours, own_crib=seat.own_crib)
        for seat in seats
        if seat.at is not None
    }
    return {"why_at_score": _by_seat(said)}


def _of_seats(
    thrown: tuple[Card, ...], seats: Sequence[ThrowsOfSeat], wanted: Wanted
) -> dict[str, Any]:
    by_seat = {
        seat.name: _figures(
            next(throw for throw in seat.throws if throw.throw == thrown), seat, wanted
        )
        for seat in seats
    }
    first = next(iter(by_seat.values()))
    # Random cards are the same in both seats, and so is a play that is left out.
    same = {"crib", "pegging"} if wanted.opponent == "random" else set()
    same |= {"pegging"} if wanted.players > 2 else set()
    return {
        name: value
        if name in same
        else _by_seat({seat: figures[name] for seat, figures in by_seat.items()})
        for name, value in first.items()
    }


def _by_seat(found: dict[str, Any]) -> Any:
    """What belongs to the one seat, or to both under their names."""
    return found if len(found) > 1 else next(iter(found.values()))


def _figures(throw: Throw, seat: ThrowsOfSeat, wanted: Wanted) -> dict[str, Any]:
    pegged = None
    if throw.pegged is not NO_PLAY:
        pegged = {
            "own": throw.pegged.own,
            "opponent": throw.pegged.opponents,
            "error": pegging_errors("dealer" if seat.own_crib else "pone")[ranks_of(throw.keep)],
        }
    figures: dict[str, Any] = {
        "crib": throw.crib,
        "pegging": pegged,
        "net": throw.net(own_crib=seat.own_crib),
    }
    if seat.at is not None and wanted.at_stake is not None:
        figures["worth" if wanted.at_stake.stakes else "win"] = seat.at.worth[throw.throw]
    cut = seat.cut
    if cut is not None and wanted.need is not None:
        figures["need"] = cut.reaches(throw, wanted.need)
    if cut is not None and wanted.hold is not None:
        figures["hold"] = None if seat.own_crib else cut.holds(throw, wanted.hold)
    if cut is not None and wanted.starters:
        figures["starters"] = [
            {"rank": row.rank.value, "starters": row.starters, "hand": row.hand, "crib": row.crib}
            for row in cut.at_ranks(throw)
        ]
    return figures
