"""Whole plays of two one-ply players against each other: what both peg, for many pairs of hands."""

from __future__ import annotations

from coach.engine.play.hands import HANDS, LOWEST, SIZE, WITHOUT
from coach.engine.play.one_ply import UNKNOWN, choice, choices
from coach.engine.play.pile import EMPTY, POINTS, ROOM, after

_MOST_PLAYS = 1_000_000  # of some 120 bytes

_PLAYS: dict[int, int] = {}


def duel(pone: int, dealer: int) -> tuple[int, int]:
    """What pone and dealer peg when both play by one ply; both hands are numbers of multisets.

    >>> from coach.engine.play.hands import number_of
    >>> duel(number_of([3, 8]), number_of([12, 11]))
    (1, 1)
    """
    if len(_PLAYS) >= _MOST_PLAYS:
        _PLAYS.clear()
    return divmod(_from_here(pone, dealer, EMPTY, SIZE[dealer]), 64)


def _from_here(mine: int, his: int, tail: int, answers: int) -> int:
    """64 times what the player in turn still pegs, plus what the other one does."""
    rank = choices(tail, answers)[mine]
    if rank == UNKNOWN:
        rank = choice(mine, tail, answers)
    points, then, left = POINTS[tail][rank], after(tail, rank), WITHOUT[rank][mine]
    room = ROOM[then]
    if LOWEST[his] <= room:
        theirs, ours = divmod(_remembered(his, left, then, SIZE[left]), 64)
        return 64 * (points + ours) + theirs
    if LOWEST[left] <= room:
        return 64 * points + _remembered(left, his, then, 0)
    points += room > 0
    if his:
        theirs, ours = divmod(_remembered(his, left, EMPTY, SIZE[left]), 64)
        return 64 * (points + ours) + theirs
    return 64 * points + (_remembered(left, his, EMPTY, 0) if left else 0)


def _remembered(mine: int, his: int, tail: int, answers: int) -> int:
    place = ((tail * HANDS + mine) * HANDS + his) * 2 + (answers > 0)
    found = _PLAYS.get(place)
    if found is None:
        found = _PLAYS[place] = _from_here(mine, his, tail, answers)
    return found
