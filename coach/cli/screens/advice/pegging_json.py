"""Cards to play as JSON."""

from __future__ import annotations

from dataclasses import fields
from typing import TYPE_CHECKING, Any

from coach.advice.plays.reasons import instead_of_points, play_reasons
from coach.cli.ranks_only import written
from coach.words.advice.plays import TEN_CARDS

if TYPE_CHECKING:
    from coach.advice.plays.judging import Judged, Value
    from coach.advice.plays.positions import TypedPosition
    from coach.advice.plays.reasons import InsteadOfPoints, PlayReason
    from coach.cards import Card


def advice(
    typed: TypedPosition,
    judged: Judged,
    chosen: Card | None = None,
    *,
    suits: bool = True,
    replies_to: Card | None = None,
) -> dict[str, Any]:
    """All that the adviser's screen tells, points and chances (0-1) unrounded.

    Args:
        typed: the position.
        judged: the advice.
        chosen: the card asked about.
        suits: whether they are known; otherwise cards are told by rank.
        replies_to: the card after which every reply is told; None for no replies.
    """
    position, score = typed.position, judged.score
    instead = instead_of_points(judged)
    result = {
        "hand": position.held,
        "suits": suits,
        "seat": position.seat_name,
        "count": position.count,
        "score": score and {"own": score[0], "opponent": score[1]},
        "stakes": judged.stakes,
        "another_way": typed.another_way or None,
        "seats": [
            {"seat": seat, "played": played, "left": left}
            for seat, played, left in zip(
                position.seats, position.played, position.left, strict=True
            )
        ],
        "cards": [_value(judged, value) for value in judged.values],
        "deals": judged.deals,
        "opponent_holds": _holds(judged) if judged.one_opponent else None,
        "opponent_holds_ten_card": judged.holding(TEN_CARDS) if judged.one_opponent else None,
        "why": [
            {"card": told.card, "reasons": [_reason(reason) for reason in told.reasons]}
            for told in play_reasons(judged, chosen)
        ],
        "instead_of_points": instead and _reason(instead),
        "replies": replies_to and _replies(judged, replies_to),
    }
    return {name: written(value, suits=suits) for name, value in result.items()}


def _holds(judged: Judged) -> dict[str, float]:
    return {rank.value: chance for rank, chance in judged.opponent_holds.items()}


def _value(judged: Judged, value: Value) -> dict[str, Any]:
    return {
        "rank": value.rank.value,
        "cards": value.cards,
        "now": value.now,
        "own": value.mine,
        "opponent": value.opponents,
        "net": value.net,
        **_worth(judged, value.worth),
        "error": None if judged.deals is None else value.error,
    }


def _reason(reason: PlayReason | InsteadOfPoints) -> dict[str, Any]:
    """The code of a reason and its figures, by name."""
    told: dict[str, Any] = {"code": reason.code}
    for field in fields(reason):
        told[field.name] = getattr(reason, field.name)
    return told


def _worth(judged: Judged, worth: float) -> dict[str, float | None]:
    """The chance to win, which a sum of shares may pass by a hair, or the stakes won."""
    if judged.stakes is not None:
        return {"win": None, "worth": worth}
    return {"win": min(worth, 1.0) if judged.at_score else None, "worth": None}


def _replies(judged: Judged, card: Card) -> dict[str, Any]:
    """All that the opponent may answer to a card, and my best card after each answer."""
    return {
        "to": card,
        "answers": [
            {
                "rank": reply.rank.value,
                "points": reply.points,
                "holds": reply.held,
                "plays": reply.played,
                "then": best.cards if best else [],
                "net": net,
                **_worth(judged, worth),
            }
            for reply, best, worth, net in judged.answered(card)
        ],
    }
