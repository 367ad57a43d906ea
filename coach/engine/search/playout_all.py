"""How the play of one hand goes against all that he may hold, when both play by one ply.

Nobody's card hangs on what the other one holds, only on what has been played. So all his hands go
down the tree at once and part where they lay a different card; when my cards leave no choice, the
rest is one line for each hand.
"""

from __future__ import annotations

from collections import defaultdict
from typing import TYPE_CHECKING

from coach.engine.play.hands import KINDS, LOWEST, SIZE, WITHOUT
from coach.engine.play.one_ply import choice
from coach.engine.play.pile import EMPTY, POINTS, ROOM, after
from coach.engine.play.playout import HIM, ME, line
from coach.engine.search.tree import by_reply, parted

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from coach.engine.play.playout import PlayCourse

    Hands = Sequence[tuple[int, int]]
    """What he still holds, numbers of multisets, with the places of the hands as they were."""


def courses(held: int, hands: Iterable[int], *, dealer: bool) -> dict[PlayCourse, list[int]]:
    """Every course that the play may take, with the places of the hands against which it does.

    Args:
        held: my four cards, the number of a multiset.
        hands: his possible four cards, numbers too.
        dealer: whether I deal, and he leads.

    >>> from coach.engine.play.hands import number_of
    >>> his = [number_of([12] * 4), number_of([11] * 4)]
    >>> courses(number_of([0, 0, 9, 10]), his, dealer=False)
    {(-1, 1, -1): [0], (-1, 4, -1): [1]}
    """
    tree = _Tree()
    placed = [(hand, place) for place, hand in enumerate(hands)]
    if dealer:
        tree.his_turn(held, EMPTY, SIZE[held], placed, ())
    else:
        tree.my_turn(held, EMPTY, SIZE[held], placed, ())
    return dict(tree.found)


class _Tree:
    """Courses go down the tree; all hands in one place are of one size."""

    def __init__(self) -> None:
        self.found: defaultdict[PlayCourse, list[int]] = defaultdict(list)

    def my_turn(self, held: int, tail: int, answers: int, hands: Hands, so_far: PlayCourse) -> None:
        if len(KINDS[held]) < 2:
            self._lines(held, tail, hands, so_far, ME, answers)
            return
        rank = choice(held, tail, answers)
        points = POINTS[tail][rank]
        tail, held = after(tail, rank), WITHOUT[rank][held]
        room = ROOM[tail]
        can, cannot = parted(hands, room)
        if can:
            self.his_turn(held, tail, SIZE[held], can, _and(so_far, points))
        if not cannot:
            return
        if LOWEST[held] <= room:
            self.my_turn(held, tail, 0, cannot, _and(so_far, points))
        else:
            self._lead(held, cannot, _and(so_far, points + (room > 0)), HIM)

    def his_turn(
        self, held: int, tail: int, answers: int, hands: Hands, so_far: PlayCourse
    ) -> None:
        if len(KINDS[held]) < 2:
            self._lines(held, tail, hands, so_far, HIM, answers)
            return
        points = POINTS[tail]
        for rank, left in by_reply(hands, tail, answers).items():
            self._he_played(held, after(tail, rank), left, so_far, points[rank])

    def _he_played(
        self, held: int, tail: int, hands: Hands, so_far: PlayCourse, points: int
    ) -> None:
        room = ROOM[tail]
        if LOWEST[held] <= room:
            self.my_turn(held, tail, SIZE[hands[0][0]], hands, _and(so_far, -points))
            return
        can, cannot = parted(hands, room)
        if can:
            self.his_turn(held, tail, 0, can, _and(so_far, -points))
        if cannot:
            self._lead(held, cannot, _and(so_far, -points - (room > 0)), ME)

    def _lead(self, held: int, hands: Hands, so_far: PlayCourse, first: int) -> None:
        """A new count, led by who is first if he has a card; I hold some."""
        his_cards = SIZE[hands[0][0]]
        if his_cards and first == HIM:
            self.his_turn(held, EMPTY, SIZE[held], hands, so_far)
        else:
            self.my_turn(held, EMPTY, his_cards, hands, so_far)

    def _lines(
        self, held: int, tail: int, hands: Hands, so_far: PlayCourse, mover: int, answers: int
    ) -> None:
        found = self.found
        for hand, place in hands:
            found[so_far + line(held, tail, hand, mover, answers)[2]].append(place)


def _and(course: PlayCourse, points: int) -> PlayCourse:
    return (*course, points) if points else course
