"""The play by rank, for simulation: the rules of `coach.game.play`, many times as fast."""

from __future__ import annotations

from typing import TYPE_CHECKING

from coach.engine.play.hands import LOWEST, SIZE, WITHOUT
from coach.engine.play.pile import ROOM
from coach.engine.play.record import Record

if TYPE_CHECKING:
    from collections.abc import Sequence

    from coach.engine.play.hands import HandNumber
    from coach.engine.rules import RankNumber


class FastPlay:
    """A play of two, three or four hands, which changes as cards are played.

    >>> from coach.engine.play.hands import number_of
    >>> play = FastPlay([number_of([3, 8]), number_of([12, 11])])
    >>> for rank in (8, 12, 3, 11):
    ...     play.put(rank)
    >>> play.points, play.turn
    ([1, 1], None)
    """

    __slots__ = ("hands", "record", "turn")

    def __init__(self, hands: Sequence[HandNumber]) -> None:
        self.hands = [*hands]
        """Cards still held, by seat; 0 is pone."""
        self.record = Record([SIZE[hand] for hand in hands])
        self.turn: int | None = None
        """The seat that plays next, None when the play is over."""
        self._lead(0)

    @classmethod
    def at(cls, hands: Sequence[HandNumber], record: Record, turn: int) -> FastPlay:
        """A play under way, from what has been seen of it."""
        play = cls(hands)
        play.record, play.turn = record.copy(), turn
        return play

    @property
    def points(self) -> list[int]:
        """Points pegged so far, by seat."""
        return self.record.points

    def put(self, rank: RankNumber) -> None:
        """Play a card that the seat to play holds and that fits."""
        seat, record, hands = self.turn, self.record, self.hands
        assert seat is not None
        record.play(seat, rank)
        hands[seat] = WITHOUT[rank][hands[seat]]
        room = ROOM[record.pile]
        if room:
            players = len(hands)
            for step in range(1, players + 1):
                self.turn = other = (seat + step) % players
                if LOWEST[hands[other]] <= room:
                    return
                if hands[other] and other != seat and not record.out[other]:
                    record.go(other)
        record.reset()
        self._lead(seat + 1)

    def _lead(self, first: int) -> None:
        """Give the turn to the first seat that holds a card, from `first` to the left."""
        players = len(self.hands)
        seats = ((first + step) % players for step in range(players))
        self.turn = next((seat for seat in seats if self.hands[seat]), None)
