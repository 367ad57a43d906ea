"""Cards to play as JSON."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from coach.advice.pegging.belief import TEN_CARDS
from coach.advice.pegging.multisets import of_rank
from coach.advice.pegging.several import STEADY
from coach.cards import Rank
from coach.game.seen import cards_of

if TYPE_CHECKING:
    from coach.advice.pegging.judging import Judged
    from coach.cli.pegging_moment import Moment

_LETTERS = [rank.value for rank in Rank]


def advice(moment: Moment, judged: Judged) -> dict[str, Any]:
    """All that the adviser's screen tells, points and chances (0-1) unrounded."""
    held, seat = moment.held, moment.known.seat
    by_seat = {
        name: [repr(card) for card in cards_of(moment.events, place)]
        for place, name in enumerate(moment.seats)
    }
    told: dict[str, Any] = {
        "hand": [repr(card) for card in held],
        "seat": moment.seats[seat],
        "played": by_seat,
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
                **({"win": value.worth} if judged.to_win else {}),
                **({"error": value.error} if judged.belief is None else {}),
            }
            for value in judged.values
        ],
    }
    if judged.belief is None:
        return told | {"deals": STEADY}
    return told | {
        "opponent_played": by_seat[moment.seats[1 - seat]],
        "opponent_holds": {_LETTERS[rank]: chance for rank, chance in judged.belief.likeliest()},
        "opponent_holds_ten_card": judged.belief.holds(*TEN_CARDS),
    }
