"""What the opponent may answer to a card, and the best card after each of his answers."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, NamedTuple

from coach.engine.play.hands import LOWEST, PIPS
from coach.engine.play.pile import POINTS, ROOM
from coach.engine.search.aim import NET, Aim
from coach.engine.search.belief import Belief, believe
from coach.engine.search.favour import RANDOM, Favour
from coach.engine.search.tree import by_reply
from coach.engine.search.values import Value, after_his, values
from coach.errors import ImpossibleCards

if TYPE_CHECKING:
    from coach.engine.play.known import Known


@dataclass(frozen=True, slots=True)
class Reply:
    """A card that the opponent may play next, by rank (0-12)."""

    rank: int
    points: int
    """What it scores by itself, the go and the last card aside."""
    held: float
    """The chance that he holds one."""
    played: float
    """The chance that he plays it, if he plays the best card by one ply."""


class Answered(NamedTuple):
    """A reply of his, and what comes of it."""

    reply: Reply
    mine: Value | None
    """My best card then, if one fits and the game goes on."""
    worth: float
    """What that is worth to me, by what decides."""
    net: float
    """My points less his from his card on, that included."""


def replies(known: Known, belief: Belief) -> tuple[Reply, ...]:
    """What the opponent may play when it is his turn, the most to be feared first.

    What is missing to one in `played` is the chance that no card of his fits.

    Args:
        known: what the seat knows, its own card played (`Known.after`).
        belief: what he holds, the same as before that card.

    >>> from coach.engine.play.known import Known
    >>> from coach.game.play import Play
    >>> known = Known.of(Play.start(["5H 6C 7D JS", "2C 3D 8H 9H"]))
    >>> first = replies(known.after(4), believe(known))[0]
    >>> first.rank, first.points, round(first.held, 2)
    (12, 2, 0.3)
    """
    record = known.record
    can = [pair for pair in belief.hands if LOWEST[pair[0]] <= ROOM[record.tail]]
    by_rank = by_reply(can, record.tail, record.answers(1 - known.seat))
    found = [
        Reply(
            rank,
            POINTS[record.tail][rank],
            held,
            sum([chance for _, chance in by_rank.get(rank, [])]),
        )
        for rank, held in belief.likeliest()
        if held and PIPS[rank] <= ROOM[record.tail]
    ]
    return tuple(sorted(found, key=lambda reply: (-reply.points * reply.held, -reply.played)))


def answered(known: Known, reply: Reply, favour: Favour = RANDOM, aim: Aim = NET) -> Answered:
    """Look at one of the `replies`.

    Args:
        known: what the seat knows when it is his turn.
        reply: what he plays.
        favour: how his seat favours each keep.
        aim: what I play for; the points of his reply are added to his score.

    >>> from coach.engine.play.known import Known
    >>> from coach.game.play import Play
    >>> known = Known.of(Play.start(["9H 9C", "KS 4S"]).put("9H"), seat=0)
    >>> paired = next(reply for reply in replies(known, believe(known)) if reply.rank == 8)
    >>> found = answered(known, paired)
    >>> found.mine.rank, found.mine.now, round(found.net, 2)
    (8, 6, 3.57)
    """
    belief = believe(known.seeing(reply.rank), favour)
    mine = _best_first(known, reply.rank, belief, aim)
    return Answered(reply, mine[0] if mine else None, *after_his(known, reply.rank, belief, aim))


def answer(
    known: Known, rank: int, favour: Favour = RANDOM, aim: Aim = NET
) -> tuple[Value, ...] | None:
    """My cards, best first, after a rank that he may play; what it says of him is heeded.

    Returns:
        empty when I have none that fits or the card takes him to the target, None when he cannot
        play it.

    >>> from coach.engine.play.known import Known
    >>> from coach.game.play import Play
    >>> known = Known.of(Play.start(["5H JS", "2C 3D"]), seat=1)
    >>> [answer(known, rank)[0].rank for rank in (11, 12)]
    [2, 2]
    """
    if PIPS[rank] > ROOM[known.record.tail]:
        return None
    try:
        belief = believe(known.seeing(rank), favour)
    except ImpossibleCards:
        return None
    return _best_first(known, rank, belief, aim)


def _best_first(known: Known, rank: int, belief: Belief, aim: Aim) -> tuple[Value, ...]:
    """My cards after his, given what he holds then; empty when none fits or he is home."""
    then = known.seeing(rank)
    scored = POINTS[known.record.tail][rank]
    if LOWEST[known.held] > ROOM[then.record.tail] or aim.his + scored >= aim.target:
        return ()
    return values(then, belief, aim.plus(0, scored))
