"""What speaks for and against a card, in numbers: his replies, my answers, and who gets the go."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, NamedTuple

from coach.advice.pegging.aim import NET, Aim
from coach.advice.pegging.keeps import RANDOM, Favour
from coach.advice.pegging.multisets import LOWEST, SIZE, WITHOUT
from coach.advice.pegging.one_ply import choice
from coach.advice.pegging.replies import Reply, answer, replies
from coach.advice.pegging.tails import EMPTY, POINTS, ROOM, after
from coach.advice.pegging.values import Value, points_now

if TYPE_CHECKING:
    from coach.advice.pegging.belief import Belief
    from coach.advice.pegging.known import Known

LIKELY = 0.03
"""A chance below this is not spoken of."""
_GAIN = 2  # points that my answer to a trap takes more than his card did
_WORTH_SAYING = 0.25  # of such points on average


class Answered(NamedTuple):
    """A reply of his, and my best card after it, if one fits and the game goes on."""

    reply: Reply
    mine: Value | None


@dataclass(frozen=True, slots=True)
class Outlook:
    """What may come after a card of mine."""

    feared: tuple[Reply, ...]
    """Likely replies that score, but for the trap, the most to be feared first."""
    answered: Answered | None
    """The first of them, answered."""
    trap: Answered | None
    """What he may well play to his cost: my best card then takes two points more than his."""
    stuck: float
    """The chance that he cannot play, nought where the count is zero again."""
    go: float
    """The chance that I play the last card of this count, for the go or 31."""


def outlook(
    known: Known, rank: int, belief: Belief, favour: Favour = RANDOM, aim: Aim = NET
) -> Outlook | None:
    """Look beyond a card that can be played against one opponent.

    Args:
        known: what the seat knows when it is its turn.
        rank: of the card, 0-12.
        belief: what he holds.
        favour: how his seat favours each keep.
        aim: what I play for when I answer, with the scores before the card.

    Returns:
        None where he has no card left, or mine ends the game.

    >>> from coach.advice.pegging.belief import believe
    >>> from coach.advice.pegging.known import Known
    >>> from coach.game.play import Play
    >>> known = Known.of(Play.start(["4H 4S JC KD", "2C 3D 8H 9H"]))
    >>> trap = outlook(known, 3, believe(known)).trap
    >>> trap.reply.rank, trap.reply.points, trap.mine.rank, trap.mine.now
    (3, 2, 3, 6)
    """
    then = known.after(rank)
    scored = aim.plus(POINTS[known.record.tail][rank], 0)
    if not then.record.left[1 - known.seat] or scored.mine >= aim.target:
        return None
    if then.record.tail == EMPTY:
        return Outlook((), None, None, 0.0, 1.0)
    may_follow = replies(then, belief)
    trap = _trap(then, may_follow, favour, scored)
    feared = tuple(
        reply
        for reply in may_follow
        if reply.points and reply.held > LIKELY and (trap is None or reply != trap.reply)
    )
    return Outlook(
        feared,
        _answered(then, feared[0], favour, scored) if feared else None,
        trap,
        1 - sum([reply.played for reply in may_follow]),
        go_chance(then, belief),
    )


def _answered(then: Known, reply: Reply, favour: Favour, aim: Aim) -> Answered:
    mine = answer(then, reply.rank, favour, aim)
    return Answered(reply, mine[0] if mine else None)


def _trap(then: Known, may_follow: tuple[Reply, ...], favour: Favour, aim: Aim) -> Answered | None:
    costs = []
    for reply in may_follow:
        moment = then.seeing(reply.rank)
        gain = max((points_now(moment, rank) for rank in moment.fitting()), default=0)
        gain -= reply.points
        goes_on = aim.his + reply.points < aim.target
        if goes_on and gain >= _GAIN and gain * reply.played >= _WORTH_SAYING:
            costs.append((gain * reply.played, reply.rank, reply))
    if not costs:
        return None
    found = _answered(then, max(costs)[-1], favour, aim)
    takes = 0 if found.mine is None else found.mine.now
    return found if takes - found.reply.points >= _GAIN else None


def go_chance(then: Known, belief: Belief) -> float:
    """The chance that the seat plays the last card of the count, both going on by one ply.

    Args:
        then: what the seat knows when its card has been played.
        belief: what he holds.

    >>> from coach.advice.pegging.belief import believe
    >>> from coach.advice.pegging.known import Known
    >>> from coach.game.play import Play
    >>> known = Known.of(Play.start(["KC 9C AC", "KS JS 7S"]).put("KC").put("KS"))
    >>> go_chance(known.after(8), believe(known)) > 0.8
    True
    """
    if then.record.tail == EMPTY:
        return 1.0
    return sum(
        [chance for his, chance in belief.hands if _mine_is_last(then.held, his, then.record.tail)]
    )


def _mine_is_last(mine: int, his: int, tail: int) -> bool:
    """Whether I play the last card of a count, having played the last one so far."""
    hands, last, answers = [mine, his], 0, SIZE[mine]
    while ROOM[tail]:
        other = 1 - last
        if LOWEST[hands[other]] <= ROOM[tail]:
            mover = other
        elif LOWEST[hands[last]] <= ROOM[tail]:
            mover, answers = last, 0
        else:
            break
        rank = choice(hands[mover], tail, answers)
        hands[mover] = WITHOUT[rank][hands[mover]]
        tail, last, answers = after(tail, rank), mover, SIZE[hands[mover]]
    return last == 0
