"""Replies: the cards that the opponent may answer with, and my best card after each."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, NamedTuple

from coach.engine.play.hands import LOWEST
from coach.engine.play.pile import POINTS, ROOM
from coach.engine.rules import PIPS
from coach.engine.search.aim import NET, Aim
from coach.engine.search.belief import Belief, believe
from coach.engine.search.favour import RANDOM, Favour
from coach.engine.search.tree import by_reply
from coach.engine.search.values import RankValue, after_reply, values

if TYPE_CHECKING:
    from coach.engine.play.known import Known
    from coach.engine.rules import RankNumber


@dataclass(frozen=True, slots=True)
class RankReply:
    """A card that the opponent may play next, by its rank."""

    rank: RankNumber
    points: int
    """Points for the card itself, the go and the last card aside."""
    held: float
    """The chance that the opponent holds one."""
    played: float
    """The chance that the opponent plays it, as a one-ply player."""


class AnsweredRank(NamedTuple):
    """A reply of the opponent, and its consequences."""

    reply: RankReply
    mine: RankValue | None
    """My best card then, if one fits and the game goes on."""
    worth: float
    """Its worth, in the figure that decides."""
    net: float
    """My points less the opponent's from the reply on, the reply included."""


def replies(known: Known, belief: Belief) -> tuple[RankReply, ...]:
    """The cards that the opponent may play, the most to be feared first.

    Their chances in `played` fall short of one by the chance that no card of theirs fits.

    Args:
        known: what the seat knows, its own card played (`Known.after`).
        belief: what the opponent holds, the same as before that card.

    >>> from coach.engine.play.hands import number_of
    >>> from coach.engine.play.known import Known
    >>> from coach.engine.play.record import Record
    >>> known = Known(0, number_of([4, 5, 6, 10]), Record([4, 4]))
    >>> first = replies(known.after(4), believe(known))[0]
    >>> first.rank, first.points, round(first.held, 2)
    (12, 2, 0.3)
    """
    record = known.record
    room, points = ROOM[record.pile], POINTS[record.pile]
    can = [pair for pair in belief.hands if LOWEST[pair[0]] <= room]
    by_rank = by_reply(can, record.pile, record.answers(known.opponent))
    found = [
        RankReply(rank, points[rank], held, sum([chance for _, chance in by_rank.get(rank, [])]))
        for rank, held in belief.likeliest()
        if held and PIPS[rank] <= room
    ]
    return tuple(sorted(found, key=lambda reply: (-reply.points * reply.held, -reply.played)))


def answered(
    known: Known, reply: RankReply, favour: Favour = RANDOM, aim: Aim = NET
) -> AnsweredRank:
    """Work out the consequences of one of the `replies`.

    Args:
        known: what the seat knows when it is the opponent's turn.
        reply: what they play.
        favour: how their seat favours each keep.
        aim: what I play for; the points of the reply are added to the opponent's score.

    >>> from coach.engine.play.hands import number_of
    >>> from coach.engine.play.known import Known
    >>> from coach.engine.play.record import Record
    >>> known = Known(0, number_of([8, 8]), Record([2, 2])).after(8)
    >>> paired = next(reply for reply in replies(known, believe(known)) if reply.rank == 8)
    >>> found = answered(known, paired)
    >>> found.mine.rank, found.mine.now, round(found.net, 2)
    (8, 6, 3.57)
    """
    belief = believe(known.seeing(reply.rank), favour)
    mine = my_cards_after(known, reply.rank, belief, aim)
    return AnsweredRank(
        reply, mine[0] if mine else None, *after_reply(known, reply.rank, belief, aim)
    )


def my_cards_after(
    known: Known, rank: RankNumber, belief: Belief, aim: Aim = NET
) -> tuple[RankValue, ...]:
    """My cards, best first, after a card of the opponent.

    Args:
        known: what the seat knows before that card.
        rank: of the card.
        belief: what the opponent holds after it.
        aim: what I play for, with the scores before that card.

    Returns:
        empty when none of mine fits, or the card takes the opponent to the target.
    """
    then = known.seeing(rank)
    scored = POINTS[known.record.pile][rank]
    if LOWEST[known.held] > ROOM[then.record.pile] or aim.opponents + scored >= aim.target:
        return ()
    return values(then, belief, aim.plus(0, scored))
