"""Cards to play as JSON."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from coach.cards import Rank
from coach.engine.play.hands import of_rank
from coach.engine.search.belief import TEN_CARDS
from coach.engine.search.rollout import STEADY
from coach.game.notation.infer import cards_of
from coach.words.plays import reasons

if TYPE_CHECKING:
    from coach.advice.plays import Judged
    from coach.cards import Card
    from coach.cli.pegging_position import Moment

_LETTERS = [rank.value for rank in Rank]


def advice(
    moment: Moment, judged: Judged, chosen: Card | None = None, *, replies_to: int | None = None
) -> dict[str, Any]:
    """All that the adviser's screen tells, points and chances (0-1) unrounded.

    Args:
        moment: what was typed.
        judged: what the engine makes of it.
        chosen: the card asked about.
        replies_to: the rank of the card after which every reply is told; None for no replies.
    """
    held, seat = moment.held, moment.known.seat
    by_seat = {
        name: [repr(card) for card in cards_of(moment.events, place)]
        for place, name in enumerate(moment.seats)
    }
    told: dict[str, Any] = {
        "hand": [repr(card) for card in held],
        "seat": moment.seats[seat],
        "score": [judged.aim.mine, judged.aim.his] if judged.to_win else None,
        "another_way": moment.another_way or None,
        "you_played": by_seat[moment.seats[seat]],
        "cards": [
            {
                "rank": _LETTERS[value.rank],
                "cards": [repr(card) for card in of_rank(value.rank, held)],
                "now": value.now,
                "you": value.mine,
                "opponent": value.his,
                "net": value.net,
                **({"win": _chance(value.worth)} if judged.to_win else {}),
                **({"error": value.error} if judged.belief is None else {}),
            }
            for value in judged.values
        ],
        "why": reasons(judged, held, chosen),
    }
    if judged.belief is None:
        others = {name: cards for name, cards in by_seat.items() if name != moment.seats[seat]}
        return told | {"others_played": others, "deals": STEADY}
    if replies_to is not None:
        told["replies"] = _replies(moment, judged, replies_to)
    return told | {
        "opponent_played": by_seat[moment.seats[1 - seat]],
        "opponent_holds": {_LETTERS[rank]: chance for rank, chance in judged.belief.likeliest()},
        "opponent_holds_ten_card": judged.belief.holds(*TEN_CARDS),
    }


def _chance(worth: float) -> float:
    """What is worth so much as a chance to win, which a sum of shares may pass by a hair."""
    return min(worth, 1.0)


def _replies(moment: Moment, judged: Judged, rank: int) -> dict[str, Any]:
    """To a card: all that he may answer, and my best card after each of his."""
    first, *_ = of_rank(rank, moment.held)
    rest = [card for card in moment.held if card is not first]
    return {
        "to": repr(first),
        "answers": [
            {
                "rank": _LETTERS[reply.rank],
                "points": reply.points,
                "holds": reply.held,
                "plays": reply.played,
                "then": [repr(card) for card in of_rank(best.rank, rest)] if best else [],
                "net": net,
                **({"win": _chance(worth)} if judged.to_win else {}),
            }
            for reply, best, worth, net in judged.answered(rank)
        ],
    }
