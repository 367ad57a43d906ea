"""How the play goes on between one-ply players, or when I have no choice left against one."""

from __future__ import annotations

from coach.engine.play.hands import HANDS, KINDS, LOWEST, SIZE, WITHOUT
from coach.engine.play.one_ply import choice
from coach.engine.play.pile import EMPTY, POINTS, ROOM, after

PlayCourse = tuple[int, ...]
"""Points in the order in which they come: mine above zero, his below."""

Line = tuple[int, int, PlayCourse]
"""My points, his points, and both in order."""

ME, HIM = 0, 1
_MOST_LINES = 100_000  # of some 300 bytes

_LINES: dict[int, Line] = {}


def line(held: int, tail: int, his: int, mover: int, answers: int) -> Line:
    """All that is still scored when my cards are all of one rank.

    Args:
        held: my cards, or none.
        tail: what is played on.
        his: his cards.
        mover: `ME` or `HIM`, who has a card that fits.
        answers: how many cards he thinks I can answer with.

    >>> from coach.engine.play.hands import number_of
    >>> line(number_of([4]), 0, number_of([4, 9]), HIM, 1)
    (2, 3, (2, -3))
    """
    key = (((tail * HANDS + held) * HANDS + his) * 2 + mover) * 5 + answers
    found = _LINES.get(key)
    if found is None:
        if len(_LINES) >= _MOST_LINES:
            _LINES.clear()
        found = _LINES[key] = played_out(held, his, tail, mover, answers)
    return found


def played_out(mine: int, his: int, tail: int, mover: int, answers: int) -> Line:
    """All that is still scored when both play by one ply.

    Args:
        mine: my cards.
        his: his cards.
        tail: what is played on.
        mover: `ME` or `HIM`, who has a card that fits.
        answers: how many cards the other one may answer with, 0 when he has none or said go.

    >>> from coach.engine.play.hands import number_of
    >>> played_out(number_of([12, 11]), number_of([3, 8]), EMPTY, HIM, 2)
    (1, 1, (-1, 1))
    """
    hands = [mine, his]
    scored = [0, 0]
    order = []
    while held := hands[mover]:
        other = 1 - mover
        kinds = KINDS[held]
        rank = kinds[0] if len(kinds) == 1 else choice(held, tail, answers)
        points = POINTS[tail][rank]
        tail = after(tail, rank)
        held = hands[mover] = WITHOUT[rank][held]
        room = ROOM[tail]
        scorer = mover
        if LOWEST[hands[other]] <= room:
            mover = other
            answers = SIZE[held]
        elif LOWEST[held] <= room:
            answers = 0
        else:
            points += room > 0
            tail = EMPTY
            mover = other if hands[other] else mover
            answers = SIZE[hands[1 - mover]]
        if points:
            scored[scorer] += points
            order.append(-points if scorer == HIM else points)
    return scored[ME], scored[HIM], tuple(order)


def until_the_target(course: PlayCourse, mine: int, his: int, target: int) -> tuple[int, int]:
    """Both scores at the end of a play that stops when somebody is home.

    >>> until_the_target((1, -2, 3), 118, 120, 121)
    (119, 121)
    """
    for points in course:
        if points > 0:
            mine = min(mine + points, target)
        else:
            his = min(his - points, target)
        if target in {mine, his}:
            break
    return mine, his
