"""Whole plays of two one-ply players, cached: the points of both, for very many pairs of hands."""

from __future__ import annotations

from typing import TYPE_CHECKING

from coach.engine.play.hands import HANDS, LOWEST, SIZE, WITHOUT
from coach.engine.play.one_ply import UNKNOWN, choice, choices
from coach.engine.play.pile import EMPTY, POINTS, ROOM, after

if TYPE_CHECKING:
    from coach.engine.play.hands import HandNumber
    from coach.engine.play.pile import PileNumber

_MOST_PLAYS = 1_000_000  # of some 120 bytes

_PLAYS: dict[int, int] = {}


def duel(pone: HandNumber, dealer: HandNumber) -> tuple[int, int]:
    """The points of pone and dealer when both play by one ply.

    >>> from coach.engine.play.hands import number_of
    >>> duel(number_of([3, 8]), number_of([12, 11]))
    (1, 1)
    """
    if len(_PLAYS) >= _MOST_PLAYS:
        _PLAYS.clear()
    return divmod(_from_here(pone, dealer, EMPTY, SIZE[dealer]), 64)


def _from_here(mine: HandNumber, opponents: HandNumber, pile: PileNumber, answers: int) -> int:
    """64 times the points still to come of the player in turn, plus those of the other."""
    rank = choices(pile, answers)[mine]
    if rank == UNKNOWN:
        rank = choice(mine, pile, answers)
    points, then, left = POINTS[pile][rank], after(pile, rank), WITHOUT[rank][mine]
    room = ROOM[then]
    if LOWEST[opponents] <= room:
        theirs, own = divmod(_remembered(opponents, left, then, SIZE[left]), 64)
        return 64 * (points + own) + theirs
    if LOWEST[left] <= room:
        return 64 * points + _remembered(left, opponents, then, 0)
    points += room > 0
    if opponents:
        theirs, own = divmod(_remembered(opponents, left, EMPTY, SIZE[left]), 64)
        return 64 * (points + own) + theirs
    return 64 * points + (_remembered(left, opponents, EMPTY, 0) if left else 0)


def _remembered(mine: HandNumber, opponents: HandNumber, pile: PileNumber, answers: int) -> int:
    place = ((pile * HANDS + mine) * HANDS + opponents) * 2 + (answers > 0)
    found = _PLAYS.get(place)
    if found is None:
        found = _PLAYS[place] = _from_here(mine, opponents, pile, answers)
    return found
