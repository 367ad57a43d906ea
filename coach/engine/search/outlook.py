"""The prospects of a card, in numbers: the replies to it, my answers, and who gets the go."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from coach.engine.play.pile import EMPTY, POINTS
from coach.engine.play.playout import ME, steps
from coach.engine.search.aim import NET, Aim
from coach.engine.search.favour import RANDOM, Favour
from coach.engine.search.replies import AnsweredRank, RankReply, answered, replies
from coach.engine.search.values import points_now

if TYPE_CHECKING:
    from coach.engine.play.hands import HandNumber
    from coach.engine.play.known import Known
    from coach.engine.play.pile import PileNumber
    from coach.engine.search.belief import Belief
    from coach.engine.search.values import RankValue

LIKELY = 0.03
"""The least chance (0–1) worth mentioning."""
_GAIN = 2  # points that my answer to a trap takes more than the reply did
_WORTH_SAYING = 0.25  # of such points on average
_COSTS = 0.25
"""Points: a reply is feared if it leaves me this much below what my card nets on average."""


@dataclass(frozen=True, slots=True)
class RankOutlook:
    """Prospects of a card of mine."""

    scoring: bool
    """True if a likely reply scores."""
    feared: tuple[AnsweredRank, ...]
    """The likely scoring replies that win the opponent the game, or leave me clearly less than my
    card nets on average; the costliest first. Points decide, at a score too: a chance to win would
    say more of what the opponent's hand will count than of the reply."""
    trap: AnsweredRank | None
    """A reply that the opponent may well play at a cost: my best card then takes two points more
    than theirs, and the reply is not to be feared."""
    stuck: float
    """The chance that the opponent cannot play, 0 where the count is zero again."""
    go: float
    """The chance that I play the last card of this count, for the go or 31."""


def outlook(
    known: Known, value: RankValue, belief: Belief, favour: Favour = RANDOM, aim: Aim = NET
) -> RankOutlook | None:
    """Look beyond a card that can be played against one opponent.

    Args:
        known: what the seat knows when it is its turn.
        value: of the card.
        belief: what the opponent holds.
        favour: how the opponent's seat favours each keep.
        aim: what I play for when I answer, with the scores before the card.

    Returns:
        None where the opponent has no card left, or mine ends the game.

    >>> from coach.engine.play.hands import number_of
    >>> from coach.engine.play.known import Known
    >>> from coach.engine.play.record import Record
    >>> from coach.engine.search.belief import believe
    >>> from coach.engine.search.values import values
    >>> known = Known(0, number_of([3, 3, 10, 12]), Record([4, 4]))
    >>> best, *_ = values(known, believe(known))
    >>> trap = outlook(known, best, believe(known)).trap
    >>> trap.reply.rank, trap.reply.points, trap.mine.rank, trap.mine.now
    (3, 2, 3, 6)
    """
    then = known.after(value.rank)
    points = POINTS[known.record.pile][value.rank]
    scored = aim.plus(points, 0)
    if not then.record.left[known.opponent] or scored.mine >= aim.target:
        return None
    if then.record.pile == EMPTY:
        return RankOutlook(scoring=False, feared=(), trap=None, stuck=0.0, go=1.0)
    may_follow = replies(then, belief)
    likely = [reply for reply in may_follow if reply.points and reply.held > LIKELY]
    looked_at = [answered(then, reply, favour, scored) for reply in likely]
    expected = value.net - points
    return RankOutlook(
        scoring=bool(likely),
        feared=_feared(looked_at, expected, aim),
        trap=_trap(then, may_follow, expected, favour, scored),
        stuck=1 - sum([reply.played for reply in may_follow]),
        go=go_chance(then, belief),
    )


def _feared(looked_at: list[AnsweredRank], expected: float, aim: Aim) -> tuple[AnsweredRank, ...]:
    """The replies that are bad for me, the worst first."""

    def cost(found: AnsweredRank) -> tuple[bool, float]:
        return _wins(found.reply, aim), found.reply.held * (expected - found.net)

    bad = [found for found in looked_at if _is_bad(found, expected, aim)]
    return tuple(sorted(bad, key=cost, reverse=True))


def _is_bad(found: AnsweredRank, expected: float, aim: Aim) -> bool:
    """True if a reply is bad for me, given what I expect to net once my card is played."""
    return _wins(found.reply, aim) or expected - found.net > _COSTS


def _wins(reply: RankReply, aim: Aim) -> bool:
    return aim.opponents + reply.points >= aim.target


def _trap(
    then: Known, may_follow: tuple[RankReply, ...], expected: float, favour: Favour, aim: Aim
) -> AnsweredRank | None:
    """The reply that earns me most on average, of those worth mentioning."""
    gains = []
    for reply in may_follow:
        moment = then.seeing(reply.rank)
        takes = max((points_now(moment, rank) for rank in moment.fitting()), default=0)
        gain = takes - reply.points
        told = gain * reply.played >= _WORTH_SAYING or (reply.points and reply.played > LIKELY)
        if gain >= _GAIN and told:
            gains.append((gain * reply.played, reply.rank, reply))
    for *_, reply in sorted(gains, reverse=True):
        found = answered(then, reply, favour, aim)
        takes = 0 if found.mine is None else found.mine.now
        if takes - reply.points >= _GAIN and not _is_bad(found, expected, aim):
            return found
    return None


def go_chance(then: Known, belief: Belief) -> float:
    """The chance that the seat plays the last card of the count, both playing on by one ply.

    Args:
        then: what the seat knows when its card has been played.
        belief: what the opponent holds.

    >>> from coach.engine.play.hands import number_of
    >>> from coach.engine.play.known import Known
    >>> from coach.engine.play.record import Record
    >>> from coach.engine.search.belief import believe
    >>> record = Record([3, 3])
    >>> _ = record.play(0, 12), record.play(1, 12)
    >>> known = Known(0, number_of([0, 8]), record)
    >>> go_chance(known.after(8), believe(known)) > 0.8
    True
    """
    pile = then.record.pile
    if pile == EMPTY:
        return 1.0
    return sum([chance for hand, chance in belief.hands if _mine_is_last(then.held, hand, pile)])


def _mine_is_last(mine: HandNumber, opponents: HandNumber, pile: PileNumber) -> bool:
    """True if I play the last card of a count, having played the last one so far."""
    played = steps(mine, opponents, pile, ME)
    return next((mover for mover, _, closed in played if closed), ME) == ME
