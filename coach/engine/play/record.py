"""What everybody at the table has seen of the play, by rank."""

from __future__ import annotations

from typing import NamedTuple

from coach.engine.play.pile import EMPTY, POINTS, ROOM, after


class Laid(NamedTuple):
    """A card played, and the moment at which it was chosen."""

    seat: int
    rank: int
    tail: int
    """The tail before the card."""
    answers: int
    """How many cards the player to the left could answer with: none after a go."""


class Record:
    """The public side of a play: who laid what and scored, who said go, what is left.

    >>> record = Record([4, 4])
    >>> record.lay(0, 6), record.lay(1, 7)
    (0, 2)
    >>> record.left, record.points
    ([3, 3], [0, 2])
    """

    __slots__ = ("above", "laid", "left", "out", "points", "tail")

    def __init__(self, left: list[int]) -> None:
        self.left = left
        """By seat: how many cards are still held."""
        self.laid: list[Laid] = []
        self.points = [0] * len(left)
        """By seat: points so far."""
        self.tail = EMPTY
        self.out = [False] * len(left)
        """By seat: whether go has been said since the count was last zero."""
        self.above = [0] * len(left)
        """By seat: every card still held has more pips than this, for else it had been played."""

    def copy(self) -> Record:
        """The same, to go on from."""
        other = Record([*self.left])
        other.laid, other.tail = [*self.laid], self.tail
        other.out, other.above, other.points = [*self.out], [*self.above], [*self.points]
        return other

    def lay(self, seat: int, rank: int) -> int:
        """A card is played; returns its points, the go and the last card aside."""
        tail = self.tail
        self.laid.append(Laid(seat, rank, tail, self.answers(seat)))
        self.left[seat] -= 1
        self.tail = after(tail, rank)
        points = POINTS[tail][rank]
        self.points[seat] += points
        return points

    def answers(self, seat: int) -> int:
        """How many cards the player to the left of a seat can answer with, as far as is known."""
        other = (seat + 1) % len(self.left)
        return 0 if self.out[other] else self.left[other]

    def go(self, seat: int) -> None:
        """A seat says go."""
        self.out[seat] = True
        self.above[seat] = max(self.above[seat], ROOM[self.tail])

    def reset(self) -> None:
        """Nobody could go on: below 31 the last card scores one, and the count is zero again."""
        room = ROOM[self.tail]
        if room:
            self.points[self.laid[-1].seat] += 1
            self.above = [max(above, room) for above in self.above]
        self.tail = EMPTY
        self.out = [False] * len(self.left)
