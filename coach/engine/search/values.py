"""The worth of every card that can be played, best first: the adviser's table in numbers."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, NamedTuple

from coach.engine.play.hands import LOWEST, WITHOUT
from coach.engine.play.pile import POINTS, ROOM, after
from coach.engine.search.aim import NET, Aim
from coach.engine.search.tree import Tree

if TYPE_CHECKING:
    from collections.abc import Iterable

    from coach.engine.play.known import Known
    from coach.engine.rules import RankNumber
    from coach.engine.search.belief import Belief


@dataclass(frozen=True, slots=True)
class RankValue:
    """The worth of a card, by its rank."""

    rank: RankNumber
    now: int
    """Points that the card is certain to earn, with the go if nobody can go on."""
    mine: float
    """Points of my side on average from this card to the end of the play, `now` included."""
    opponents: float
    """The opponent's; with three players the average of the two others."""
    worth: float
    """The figure that decides: the net, or the average worth of final scores for the aim."""
    error: float = 0.0
    """Standard error of its loss against the best; 0 where every hand was counted."""

    @property
    def net(self) -> float:
        """My points less the opponent's."""
        return self.mine - self.opponents


def values(known: Known, belief: Belief, aim: Aim = NET) -> tuple[RankValue, ...]:
    """Every card of the seat to play against all hands of the one opponent, best first.

    >>> from coach.engine.play.hands import number_of
    >>> from coach.engine.play.known import Known
    >>> from coach.engine.play.record import Record
    >>> from coach.engine.search.belief import believe
    >>> known = Known(0, number_of([3, 4]), Record([2, 2]))
    >>> [(value.rank, round(value.net, 2)) for value in values(known, believe(known))]
    [(3, -1.34), (4, -2.59)]
    """
    played = known.played_by(known.opponent)
    options = Tree(aim).options(known.held, known.record.pile, belief.hands, played)
    return ranked(
        RankValue(rank, points_now(known, rank), mine - aim.mine, opponents - aim.opponents, worth)
        for rank, (worth, mine, opponents) in options.items()
    )


class AfterReply(NamedTuple):
    """Consequence of a card of the one opponent, that card's points included."""

    worth: float
    """The figure that decides: the net, or the average worth of final scores for the aim."""
    net: float
    """My points less the opponent's to the end of the play."""


def after_reply(known: Known, rank: RankNumber, belief: Belief, aim: Aim = NET) -> AfterReply:
    """The worth of the play from a card of the one opponent on, when I play my best.

    Args:
        known: what the seat knows before that card.
        rank: of the card.
        belief: what the opponent holds after it.
        aim: what I play for, with the scores before that card.

    >>> from coach.engine.play.hands import number_of
    >>> from coach.engine.play.known import Known
    >>> from coach.engine.play.record import Record
    >>> from coach.engine.search.belief import believe
    >>> known = Known(0, number_of([8, 8]), Record([2, 2])).after(8)
    >>> round(after_reply(known, 8, believe(known.seeing(8))).net, 2)  # a pair for 2, then 6 for me
    3.57
    """
    then, pile = known.seeing(rank), after(known.record.pile, rank)
    scored = aim.plus(0, POINTS[known.record.pile][rank])
    played = then.played_by(then.opponent)
    worth, mine, opponents = Tree(scored).after_reply(known.held, pile, belief.hands, played)
    return AfterReply(worth, (mine - aim.mine) - (opponents - aim.opponents))


def ranked(found: Iterable[RankValue]) -> tuple[RankValue, ...]:
    """Values best first; ties go to what takes more now, then to the higher card.

    So a card that ends the game comes before one that leaves the end for later.
    """

    def order(value: RankValue) -> tuple[float, int, int]:
        return round(value.worth, 9), value.now, value.rank

    return tuple(sorted(found, key=order, reverse=True))


def points_now(known: Known, rank: RankNumber) -> int:
    """Points that a card is certain to earn: its own, and the go if nobody can go on.

    >>> from coach.engine.play.hands import number_of
    >>> from coach.engine.play.known import Known
    >>> from coach.engine.play.record import Record
    >>> record = Record([3, 1])
    >>> for seat, rank in ((0, 12), (1, 12), (0, 8)):  # K, K, 9: nobody else has a card left
    ...     _ = record.play(seat, rank)
    >>> points_now(Known(0, number_of([0]), record), 0)
    1
    """
    record, seat = known.record, known.seat
    room = ROOM[after(record.pile, rank)]
    closes = room > 0 and LOWEST[WITHOUT[rank][known.held]] > room
    for other, left in enumerate(record.left):
        if other != seat and left and record.above[other] < room:
            closes = False
    return POINTS[record.pile][rank] + closes
