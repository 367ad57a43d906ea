"""Knowledge of a seat when it must play a card, by rank."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from coach.engine.play.hands import KINDS, RANKS, WITHOUT
from coach.engine.play.pile import ROOM
from coach.engine.rules import PIPS, RankNumber

if TYPE_CHECKING:
    from coach.engine.play.hands import HandNumber
    from coach.engine.play.record import Record


@dataclass(frozen=True, slots=True)
class Known:
    """A seat's own cards, and what everybody has seen.

    The record of a `Known` is never changed: `after` and `seeing` copy it.

    >>> from coach.engine.play.hands import number_of
    >>> from coach.engine.play.record import Record
    >>> known = Known(0, number_of([3, 4, 11, 12]), Record([4, 4]))
    >>> known.after(3).record.left, RANKS[known.after(3).held]
    ([3, 4], (4, 11, 12))
    """

    seat: int
    """Its place in the order of play; 0 is pone."""
    held: HandNumber
    """The cards still held."""
    record: Record
    threw: tuple[RankNumber, ...] = ()
    """Cards that the seat threw to the crib, as far as known."""
    starter: RankNumber | None = None

    @property
    def opponent(self) -> int:
        """The other seat of two."""
        return 1 - self.seat

    def fitting(self) -> list[RankNumber]:
        """The ranks that the seat may play, low to high."""
        room = ROOM[self.record.pile]
        return [rank for rank in KINDS[self.held] if PIPS[rank] <= room]

    def played_by(self, seat: int) -> list[RankNumber]:
        """The ranks that a seat has played, in their order."""
        return [card.rank for card in self.record.played if card.seat == seat]

    def after(self, rank: RankNumber) -> Known:
        """Knowledge when this seat has played a card."""
        return replace(self, held=WITHOUT[rank][self.held], record=self._with(self.seat, rank))

    def seeing(self, rank: RankNumber) -> Known:
        """Knowledge when the one opponent has played a card."""
        return replace(self, record=self._with(self.opponent, rank))

    def unseen(self) -> list[int]:
        """Number of cards, by rank, that this seat had not seen before anybody else played one."""
        left = [4] * 13
        starter = [] if self.starter is None else [self.starter]
        for rank in (*RANKS[self.held], *self.played_by(self.seat), *self.threw, *starter):
            left[rank] -= 1
        return left

    def _with(self, seat: int, rank: RankNumber) -> Record:
        record = self.record.copy()
        record.play(seat, rank)
        if not ROOM[record.pile]:
            record.reset()
        return record
