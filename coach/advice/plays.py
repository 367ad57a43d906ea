"""A moment of the play as the engine sees it: what the seat knows, and what each card is worth."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, NamedTuple

from coach.engine.play.pile import POINTS
from coach.engine.search.aim import NET, Aim
from coach.engine.search.belief import Belief, believe
from coach.engine.search.favour import RANDOM, Favour, favour_of
from coach.engine.search.replies import Answered, answered, replies
from coach.engine.search.rollout import values_at_table
from coach.engine.search.values import Value, values

if TYPE_CHECKING:
    from collections.abc import Callable

    from coach.engine.play.known import Known

_SEED = 1
"""Of the deals at a table of three or four, so that the same moment gets the same figures."""


class Judged(NamedTuple):
    """A moment as the engine sees it."""

    known: Known
    values: tuple[Value, ...]
    """Best first."""
    belief: Belief | None
    """What the opponent of two holds; None at a table of three or four."""
    favour: Favour
    """How his seat favours each keep."""
    aim: Aim = NET
    """What is played for: by it values are ranked."""

    for_points: tuple[Value, ...] = ()
    """The values for net points, best first, where something else is played for."""

    @property
    def to_win(self) -> bool:
        """Whether the worth of a value is a chance to win."""
        return self.aim is not NET

    def answered(self, rank: int) -> tuple[Answered, ...]:
        """What the opponent of two may answer to a card, by rank, low to high, and what comes then.

        Args:
            rank: of the card.

        Returns:
            empty where he cannot answer, or the card ends the game.

        >>> from coach.engine.play.known import Known
        >>> from coach.game.play import Play
        >>> found = judge(Known.of(Play.start(["9H 9C", "KS 4S"]))).answered(8)
        >>> [len(found), found[8].reply.points, found[8].mine.rank]
        [13, 2, 8]
        """
        assert self.belief is not None
        scored = self.aim.plus(POINTS[self.known.record.tail][rank], 0)
        if scored.mine >= self.aim.target:
            return ()
        then = self.known.after(rank)
        found = sorted(replies(then, self.belief), key=lambda reply: reply.rank)
        return tuple(answered(then, reply, self.favour, scored) for reply in found)


def judge(known: Known, aim_for: Callable[[Belief], Aim] | None = None) -> Judged:
    """Weigh the cards of the seat in turn.

    Against one opponent every hand that he may hold is looked at, weighed by how often sensible
    players keep such cards in his seat; with more players a thousand deals are.

    Args:
        known: what the seat knows.
        aim_for: what is played for, given what he may hold; net points unless said, and always with
            more than two players.

    Raises:
        ImpossibleCards: nobody can hold cards that fit what was played.

    >>> from coach.engine.play.known import Known
    >>> from coach.game.play import Play
    >>> [value.rank for value in judge(Known.of(Play.start(["4H 5H", "KS 9C"]))).values]
    [3, 4]
    """
    if len(known.record.left) > 2:
        return Judged(known, values_at_table(known, Random(_SEED)), None, RANDOM)
    favour = favour_of(1 - known.seat)
    belief = believe(known, favour)
    for_points = values(known, belief)
    if aim_for is None:
        return Judged(known, for_points, belief, favour)
    aim = aim_for(belief)
    return Judged(known, values(known, belief, aim), belief, favour, aim, for_points)
