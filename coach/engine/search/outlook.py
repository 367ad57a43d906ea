"""What speaks for and against a card, in numbers: his replies, my answers, and who gets the go."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from coach.engine.play.hands import LOWEST, SIZE, WITHOUT
from coach.engine.play.one_ply import choice
from coach.engine.play.pile import EMPTY, POINTS, ROOM, after
from coach.engine.search.aim import NET, Aim
from coach.engine.search.favour import RANDOM, Favour
from coach.engine.search.replies import Answered, Reply, answered, replies
from coach.engine.search.values import points_now

if TYPE_CHECKING:
    from coach.engine.play.known import Known
    from coach.engine.search.belief import Belief
    from coach.engine.search.values import Value

LIKELY = 0.03
"""A chance below this is not spoken of."""
_GAIN = 2  # points that my answer to a trap takes more than his card did
_WORTH_SAYING = 0.25  # of such points on average
_COSTS = 0.25
"""Points by which a reply that is to be feared leaves me less than my card nets on average."""


@dataclass(frozen=True, slots=True)
class Outlook:
    """What may come after a card of mine."""

    scoring: bool
    """Whether a likely reply scores."""
    feared: tuple[Answered, ...]
    """Those of them that win him the game, or leave me clearly less than my card nets on average;
    what costs most first. Points tell, at a score too: a chance to win would say more of what his
    hand will count than of his reply."""
    trap: Answered | None
    """What he may well play to his cost: my best card then takes two points more than his, and the
    reply is not to be feared."""
    stuck: float
    """The chance that he cannot play, nought where the count is zero again."""
    go: float
    """The chance that I play the last card of this count, for the go or 31."""


def outlook(
    known: Known, value: Value, belief: Belief, favour: Favour = RANDOM, aim: Aim = NET
) -> Outlook | None:
    """Look beyond a card that can be played against one opponent.

    Args:
        known: what the seat knows when it is its turn.
        value: of the card.
        belief: what he holds.
        favour: how his seat favours each keep.
        aim: what I play for when I answer, with the scores before the card.

    Returns:
        None where he has no card left, or mine ends the game.

    >>> from coach.engine.search.belief import believe
    >>> from coach.engine.play.known import Known
    >>> from coach.game.play import Play
    >>> from coach.engine.search.values import values
    >>> known = Known.of(Play.start(["4H 4S JC KD", "2C 3D 8H 9H"]))
    >>> best, *_ = values(known, believe(known))
    >>> trap = outlook(known, best, believe(known)).trap
    >>> trap.reply.rank, trap.reply.points, trap.mine.rank, trap.mine.now
    (3, 2, 3, 6)
    """
    then = known.after(value.rank)
    scored = aim.plus(POINTS[known.record.tail][value.rank], 0)
    if not then.record.left[1 - known.seat] or scored.mine >= aim.target:
        return None
    if then.record.tail == EMPTY:
        return Outlook(False, (), None, 0.0, 1.0)
    may_follow = replies(then, belief)
    scoring = [reply for reply in may_follow if reply.points and reply.held > LIKELY]
    looked_at = [answered(then, reply, favour, scored) for reply in scoring]
    later = value.net - POINTS[known.record.tail][value.rank]
    feared = [found for found in looked_at if _bad(found, later, aim)]
    feared.sort(key=lambda found: _order(found, later, aim), reverse=True)
    return Outlook(
        bool(scoring),
        tuple(feared),
        _trap(then, may_follow, later, favour, scored),
        1 - sum([reply.played for reply in may_follow]),
        go_chance(then, belief),
    )


def _bad(found: Answered, later: float, aim: Aim) -> bool:
    """Whether a reply is bad for me, who net so much on average once my card is played."""
    return _wins(found.reply, aim) or later - found.net > _COSTS


def _order(found: Answered, later: float, aim: Aim) -> tuple[bool, float]:
    return _wins(found.reply, aim), found.reply.held * (later - found.net)


def _wins(reply: Reply, aim: Aim) -> bool:
    return aim.his + reply.points >= aim.target


def _trap(
    then: Known, may_follow: tuple[Reply, ...], later: float, favour: Favour, aim: Aim
) -> Answered | None:
    """The reply that earns me most on average, of those that are worth a word."""
    costs = []
    for reply in may_follow:
        moment = then.seeing(reply.rank)
        takes = max((points_now(moment, rank) for rank in moment.fitting()), default=0)
        gain = takes - reply.points
        told = gain * reply.played >= _WORTH_SAYING or (reply.points and reply.played > LIKELY)
        if gain >= _GAIN and told:
            costs.append((gain * reply.played, reply.rank, reply))
    for *_, reply in sorted(costs, reverse=True):
        found = answered(then, reply, favour, aim)
        takes = 0 if found.mine is None else found.mine.now
        if takes - reply.points >= _GAIN and not _bad(found, later, aim):
            return found
    return None


def go_chance(then: Known, belief: Belief) -> float:
    """The chance that the seat plays the last card of the count, both going on by one ply.

    Args:
        then: what the seat knows when its card has been played.
        belief: what he holds.

    >>> from coach.engine.search.belief import believe
    >>> from coach.engine.play.known import Known
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
