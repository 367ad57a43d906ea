"""A deal under way: the cards of every seat, what was thrown, and the starter."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from coach.game.deal import checked_throw, split
from coach.game.packs import SHORTEST
from coach.game.table import TABLES

if TYPE_CHECKING:
    from coach.cards import Card


@dataclass(frozen=True, slots=True)
class DealSoFar:
    """A deal under way. A player keeps a number; a seat is the place in the order of play."""

    number: int
    """Number of the deal in the game, from 1."""
    dealer: int
    """The player who deals."""
    hands: tuple[tuple[Card, ...], ...]
    """Cards as dealt, by seat: pone's first, the dealer's last."""
    to_crib: tuple[Card, ...]
    """Cards from the pack to the crib."""
    rest: tuple[Card, ...]
    """The pack that is cut for the starter."""
    throws: tuple[tuple[Card, ...], ...]
    """Cards thrown, by seat; none where a seat has not thrown yet."""
    starter: Card | None = None

    @classmethod
    def out_of(cls, pack: tuple[Card, ...], number: int, dealer: int, players: int) -> DealSoFar:
        """Deal a pack one card at a time, starting at the dealer's left."""
        hands, to_crib, rest = split(pack, players)
        return cls(number, dealer, hands, to_crib, rest, ((),) * players)

    def seat(self, player: int) -> int:
        """The seat of a player: 0 is the pone."""
        return (player - self.dealer - 1) % len(self.hands)

    def player(self, seat: int) -> int:
        """The player in a seat."""
        return (self.dealer + 1 + seat) % len(self.hands)

    def kept(self, seat: int) -> tuple[Card, ...]:
        """The cards of a seat without those it threw."""
        threw = self.throws[seat]
        return tuple([card for card in self.hands[seat] if card not in threw])

    @property
    def crib(self) -> tuple[Card, ...]:
        """The cards from the pack and all thrown so far."""
        return (*self.to_crib, *[card for threw in self.throws for card in threw])

    @property
    def lifts(self) -> range:
        """How many cards may be lifted for the starter: four at least stay in either packet."""
        return range(SHORTEST, len(self.rest) - SHORTEST + 1)

    def throw(self, seat: int, cards: tuple[Card, ...]) -> DealSoFar:
        """Throw the cards of a seat.

        Raises:
            ImpossibleCards: it was not dealt them, or must throw another number.
        """
        must = TABLES[len(self.hands)].thrown
        threw = checked_throw(self.hands[seat], cards, must)
        return replace(self, throws=(*self.throws[:seat], threw, *self.throws[seat + 1 :]))

    def turn_up(self, lifted: int) -> DealSoFar:
        """Turn up the starter, the top card of what stays when some are lifted."""
        return replace(self, starter=self.rest[lifted])
