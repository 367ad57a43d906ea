"""The throws of a hand as JSON."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from coach.advice.odds import odds
from coach.advice.throws.reasons import Reasons, pegging_error, reasons, rival
from coach.cli.ranks_only import written

if TYPE_CHECKING:
    from collections.abc import Sequence

    from coach.advice.throws.advised import AdvisedThrows
    from coach.advice.throws.at_score import AtScore, AtStake
    from coach.advice.throws.weigh import Throw
    from coach.cards import Card
    from coach.cli.options.discard_request import DiscardRequest


def result(
    hand: Sequence[Card],
    seats: Sequence[AdvisedThrows],
    request: DiscardRequest,
    yours: Sequence[Card],
) -> dict[str, Any]:
    """All throws of every seat, best first, the reasons for the best, and the difference to yours.

    `suits` is false for ranks alone, whose figures are averages over all ways to suit them. The
    keys are the same whatever was asked: null stands where something was not. A crib is given
    as its average, whoever owns it.
    """
    at_stake, suits = request.at_stake, seats[0].found.suits
    told = {
        "hand": hand,
        "suits": suits,
        "players": request.players,
        "opponent": request.opponent,
        "score": at_stake and {"own": at_stake.own, "opponent": at_stake.opponent},
        "target": at_stake and at_stake.target,
        "stakes": at_stake and at_stake.stakes,
        "need": request.need,
        "hold": request.hold,
        "seats": [_seat(seat, request, yours) for seat in seats],
    }
    return {name: written(value, suits=suits) for name, value in told.items()}


def _seat(seat: AdvisedThrows, request: DiscardRequest, yours: Sequence[Card]) -> dict[str, Any]:
    return {
        "crib": seat.crib.value,
        "throws": [_throw(throw, seat, request) for throw in seat.throws],
        "reasons": _reasons(reasons(seat.found, seat.throws[0])),
        "rival": _rival(seat),
        "at_score": seat.at and _at_score(seat.at, seat.at.at_stake),
        "asked": _asked(seat, seat.found.of(yours)) if yours else None,
    }


def _throw(throw: Throw, seat: AdvisedThrows, request: DiscardRequest) -> dict[str, Any]:
    cut, need, hold = seat.cut, request.need, request.hold
    return {
        "throw": throw.throw,
        "keep": throw.keep,
        "hand": throw.hand,
        "crib": throw.crib,
        "pegging": throw.pegged
        and {
            "own": throw.pegged.own,
            "opponent": throw.pegged.opponents,
            "error": pegging_error(throw),
        },
        "net": throw.net,
        **_worth(seat.at, throw),
        "need": cut.reaches(throw, need) if cut and need is not None else None,
        "hold": cut.holds(throw, hold) if cut and hold is not None and not seat.crib.ours else None,
        "starters": [
            {"rank": row.rank.value, "starters": row.starters, "hand": row.hand, "crib": row.crib}
            for row in cut.at_ranks(throw)
        ]
        if cut and request.starters
        else None,
        "min": throw.min,
        "max": throw.max,
        "distribution": throw.distribution,
    }


def _worth(at: AtScore | None, throw: Throw) -> dict[str, float | None]:
    """The chance to win, or where stakes are named the games or match points."""
    if at is None:
        return {"win": None, "worth": None}
    worth, stakes = at.worth_of(throw), at.at_stake.stakes
    return {"win": None if stakes else worth, "worth": worth if stakes else None}


def _reasons(found: Reasons) -> list[dict[str, Any]]:
    kept, thrown, pegs = found.kept, found.thrown, found.pegs
    told: list[dict[str, Any]] = [
        {
            "code": "kept",
            "points": kept.held.total,
            "items": [
                {"kind": item.kind, "cards": item.cards, "points": item.points}
                for item in kept.held.items
            ],
        },
        {
            "code": "starters",
            "adding": kept.adding,
            "cuts": [{"points": cut.points, "starters": cut.starters} for cut in kept.cuts],
        },
        {
            "code": "crib",
            "traits": [trait.replace(" ", "_") for trait in thrown.traits],
            "average": thrown.average,
            "usual": thrown.usual,
            "salts": thrown.salts,
            "balks": thrown.balks,
        },
    ]
    if pegs is not None:
        told.append(
            {
                "code": "pegging",
                "net": pegs.net,
                "usual": pegs.usual,
                "error": pegs.error,
                "magic_eleven": pegs.eleven,
                "low_card": pegs.low,
            }
        )
    return told


def _rival(seat: AdvisedThrows) -> dict[str, Any] | None:
    """The throw that may be better than the best by points, given the error of the pegging."""
    found = rival(seat.found)
    if found is None:
        return None
    return {"throw": found.throw.throw, "gap": found.gap, "error": found.error}


def _at_score(at: AtScore, at_stake: AtStake) -> dict[str, Any]:
    """The chances at the score, and the advice to play on or off."""
    position = odds(
        at_stake.own,
        at_stake.opponent,
        dealer=at.by_points.owner.ours,
        target=at_stake.target,
        stakes=at_stake.stakes or "skunk",
    )
    return {
        "decides": at.decided,
        "best_by_points": at.by_points.throw,
        "play": position.play,
        "point": {"own": position.own.point, "opponent": position.opponent.point},
    }


def _asked(seat: AdvisedThrows, throw: Throw) -> dict[str, Any]:
    """The gain (positive) or loss of a throw against the best, or of the best against the next."""
    other = seat.against(throw)
    worths = _worth(seat.at, throw), _worth(seat.at, other)
    return {
        "throw": throw.throw,
        "against": other.throw,
        "hand": throw.hand - other.hand,
        "crib": throw.signed_crib - other.signed_crib,
        "pegging": None if throw.pegged is None else throw.play - other.play,
        "net": throw.net - other.net,
        **{name: _less(worths[0][name], worths[1][name]) for name in worths[0]},
    }


def _less(one: float | None, other: float | None) -> float | None:
    return None if one is None or other is None else one - other
