"""The public side of a play, by rank."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from coach.engine.play.pile import EMPTY, POINTS, ROOM, after

if TYPE_CHECKING:
    from coach.engine.play.pile import PileNumber
    from coach.engine.rules import RankNumber


class PlayedRank(NamedTuple):
    """A card played, and the moment at which it was chosen."""

    seat: int
    rank: RankNumber
    pile: PileNumber
    """The pile before the card."""
    answers: int
    """Number of cards that the player to the left could answer with: none after a go."""


class Record:
    """All that everybody at the table has seen: who played what, scored, said go and holds what.

    It changes as the play goes on. Seats are numbered in the order of play, 0 is pone.

    >>> record = Record([4, 4])
    >>> record.play(0, 6), record.play(1, 7)
    (0, 2)
    >>> record.left, record.points
    ([3, 3], [0, 2])
    """

    __slots__ = ("above", "left", "out", "pile", "played", "points")

    def __init__(self, left: list[int]) -> None:
        self.left = left
        """Number of cards still held, by seat."""
        self.played: list[PlayedRank] = []
        self.points = [0] * len(left)
        """Points so far, by seat."""
        self.pile = EMPTY
        self.out = [False] * len(left)
        """True, by seat, if go has been said since the count was last zero."""
        self.above = [0] * len(left)
        """Pips, by seat, that every card still held exceeds; others would have been played."""

    def copy(self) -> Record:
        """A record of the same play, to go on from."""
        other = Record([*self.left])
        other.played, other.pile = [*self.played], self.pile
        other.out, other.above, other.points = [*self.out], [*self.above], [*self.points]
        return other

    def play(self, seat: int, rank: RankNumber) -> int:
        """Add a card; returns its points, the go and the last card aside."""
        pile = self.pile
        self.played.append(PlayedRank(seat, rank, pile, self.answers(seat)))
        self.left[seat] -= 1
        self.pile = after(pile, rank)
        points = POINTS[pile][rank]
        self.points[seat] += points
        return points

    def answers(self, seat: int) -> int:
        """Number of cards that the player to the left of a seat can answer with, as is known."""
        other = (seat + 1) % len(self.left)
        return 0 if self.out[other] else self.left[other]

    def go(self, seat: int) -> None:
        """Add a go."""
        self.out[seat] = True
        self.above[seat] = max(self.above[seat], ROOM[self.pile])

    def reset(self) -> None:
        """Close the count, as nobody can go on: below 31 the last card scores one."""
        room = ROOM[self.pile]
        if room:
            self.points[self.played[-1].seat] += 1
            self.above = [max(above, room) for above in self.above]
        self.pile = EMPTY
        self.out = [False] * len(self.left)
