"""The play by rank, for simulation: the rules of `coach.game.play`, many times as fast."""

from __future__ import annotations

from typing import TYPE_CHECKING

from coach.engine.play.hands import LOWEST, SIZE, WITHOUT
from coach.engine.play.pile import ROOM
from coach.engine.play.record import Record

if TYPE_CHECKING:
    from collections.abc import Sequence


class FastPlay:
    """A play that changes as cards are put. Hands are numbers of multisets.

    >>> from coach.engine.play.hands import number_of
    >>> play = FastPlay([number_of([3, 8]), number_of([12, 11])])
    >>> for rank in (8, 12, 3, 11):
    ...     play.put(rank)
    >>> play.points, play.turn
    ([1, 1], None)
    """

    __slots__ = ("hands", "record", "turn")

    def __init__(self, hands: Sequence[int]) -> None:
        self.hands = [*hands]
        self.record = Record([SIZE[hand] for hand in hands])
        self.turn: int | None = None
        self._lead(0)

    @classmethod
    def at(cls, hands: Sequence[int], record: Record, turn: int) -> FastPlay:
        """A play under way, from what has been seen of it."""
        play = cls(hands)
        play.record, play.turn = record.copy(), turn
        return play

    @property
    def points(self) -> list[int]:
        """Points pegged so far, by seat."""
        return self.record.points

    def put(self, rank: int) -> None:
        """Play a card that the seat in turn holds and that fits."""
        seat, record, hands = self.turn, self.record, self.hands
        assert seat is not None
        record.lay(seat, rank)
        hands[seat] = WITHOUT[rank][hands[seat]]
        room = ROOM[record.tail]
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
        players = len(self.hands)
        seats = ((first + step) % players for step in range(players))
        self.turn = next((seat for seat in seats if self.hands[seat]), None)
