"""What a seat knows when it must play a card: the one thing that policies look at."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from coach.cards import Card
from coach.engine.play.hands import KINDS, PIPS, RANKS, WITHOUT, number_of
from coach.engine.play.pile import ROOM
from coach.engine.play.record import Record
from coach.engine.ranks import place_of
from coach.game.notation.so_far import GO, KEPT
from coach.game.play import Go, Play, Played

if TYPE_CHECKING:
    from collections.abc import Iterable

    from coach.game.notation.so_far import SeenEvent


@dataclass(frozen=True, slots=True)
class Known:
    """A seat's own cards and what it has seen, by rank (0, the ace, to 12)."""

    seat: int
    held: int
    """The number of the cards still held (see `multisets`)."""
    record: Record
    threw: tuple[int, ...] = ()
    """The ranks that the seat laid away."""
    starter: int | None = None

    @classmethod
    def of(
        cls,
        play: Play,
        *,
        seat: int | None = None,
        threw: Iterable[Card] = (),
        starter: Card | None = None,
    ) -> Known:
        """What a seat, or the one in turn, knows in a play. Nobody else's cards are looked at.

        >>> from coach.cards import parse
        >>> play = Play.start(["5H 6C 7D JS", "2C 3D 8H 9H"]).put("JS")
        >>> known = Known.of(play, threw=parse("KC 2D"))
        >>> known.seat, known.record.left, RANKS[known.held]
        (1, [3, 4], (1, 2, 7, 8))
        """
        who = play.turn if seat is None else seat
        assert who is not None
        record = Record([len(hand) for hand in play.hands])
        for event in play.events:
            if isinstance(event, Played):
                record.left[event.seat] += 1
        for event in play.events:
            if isinstance(event, Played):
                record.lay(event.seat, place_of(event.card))
            elif isinstance(event, Go):
                record.go(event.seat)
            else:
                record.reset()
        return cls._with_cards(who, play.hands[who], record, threw, starter)

    @classmethod
    def seen(
        cls,
        events: Iterable[SeenEvent],
        held: Iterable[Card],
        seat: int,
        players: int = 2,
        *,
        threw: Iterable[Card] = (),
        starter: Card | None = None,
    ) -> Known:
        """What a seat knows, having seen a play (see `coach.game.notation.infer`).

        >>> from coach.cards import parse
        >>> from coach.game.notation.infer import seen
        >>> held = parse("2D 3H 4S")
        >>> known = Known.seen(seen("KS 5H", held, 0), held, 0)
        >>> known.record.left, known.record.points
        ([3, 3], [0, 2])
        """
        record = Record([KEPT] * players)
        for event in events:
            if isinstance(event.what, Card):
                record.lay(event.seat, place_of(event.what))
            elif event.what == GO:
                record.go(event.seat)
            else:
                record.reset()
        return cls._with_cards(seat, held, record, threw, starter)

    @classmethod
    def _with_cards(
        cls,
        seat: int,
        held: Iterable[Card],
        record: Record,
        threw: Iterable[Card],
        starter: Card | None,
    ) -> Known:
        turned_up = None if starter is None else place_of(starter)
        return cls(seat, number_of(held), record, tuple(map(place_of, threw)), turned_up)

    def fitting(self) -> list[int]:
        """The ranks that the seat may play, low to high."""
        room = ROOM[self.record.tail]
        return [rank for rank in KINDS[self.held] if PIPS[rank] <= room]

    def after(self, rank: int) -> Known:
        """What is known when this seat has played a card, by rank."""
        return replace(self, held=WITHOUT[rank][self.held], record=self._with(self.seat, rank))

    def seeing(self, rank: int) -> Known:
        """What is known when the opponent of two has played a card, by rank."""
        return replace(self, record=self._with(1 - self.seat, rank))

    def unseen(self) -> list[int]:
        """By rank: how many cards this seat had not seen before anybody else played one."""
        left = [4] * 13
        own = [card.rank for card in self.record.laid if card.seat == self.seat]
        starter = [] if self.starter is None else [self.starter]
        for rank in (*RANKS[self.held], *own, *self.threw, *starter):
            left[rank] -= 1
        return left

    def _with(self, seat: int, rank: int) -> Record:
        record = self.record.copy()
        record.lay(seat, rank)
        if not ROOM[record.tail]:
            record.reset()
        return record
