"""One reading of a play so far, where only some of the cards held are known.

The rules are those of `coach.game.play`. They stand here once more because hands are unknown: a
card or a go is ruled out by what it would say of them.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, TypeVar

from coach.cards import Card
from coach.game.notation.tokens import GO, RESET
from coach.scoring.play import LIMIT

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

KEPT = 4
"""Cards that everybody has in the play."""
MOST_PIPS = 10
_T = TypeVar("_T")


@dataclass(frozen=True, slots=True)
class SeenEvent:
    """Event of a play: a seat played a card or said go, or nobody could go on."""

    seat: int
    """0 is pone, the last one the dealer; of a reset whoever played last."""
    what: Card | str


@dataclass(frozen=True, slots=True)
class SoFar:
    """A moment: whose turn it is, and what everybody may still do. Every step makes a new one."""

    held: tuple[tuple[Card, ...], ...]
    """Cards, by seat, that are still held at the end, as far as they are known."""
    played: tuple[int, ...]
    """Cards, by seat."""
    out: tuple[bool, ...]
    """True, by seat, if go has been said since the count was last zero."""
    above: tuple[int, ...]
    """Pips, by seat, that cards played later exceed, or the seat would not have said go."""
    events: tuple[SeenEvent, ...] = ()
    turn: int = 0
    count: int = 0
    guessed: int = 0
    """Gos that are not written."""
    go_stops_early: bool = False

    @classmethod
    def start(cls, held: Sequence[tuple[Card, ...]], *, go_stops_early: bool = False) -> SoFar:
        """Before the first card.

        >>> SoFar.start([(), (), ()]).can_play(0)
        True
        """
        nothing = (0,) * len(held)
        out = (False,) * len(held)
        return cls(tuple(held), nothing, out, nothing, go_stops_early=go_stops_early)

    def reading(self, what: Card | str) -> Iterator[SoFar]:
        """Every way to go on with a card, a written go, or a reset."""
        if isinstance(what, Card):
            state: SoFar | None = self
            while state is not None:
                if (played := state._with(what)) is not None:
                    yield played
                passed = state._passing()
                state = passed and replace(passed, guessed=state.guessed + 1)
        elif (then := self._passing() if what == GO else self._closed()) is not None:
            yield then

    def fits(self, card: Card) -> bool:
        """Tell whether the count allows a card."""
        return self.count + card.rank.pips <= LIMIT

    def can_play(self, seat: int) -> bool:
        """Tell whether a seat has a card left and has not said go."""
        return not self.out[seat] and self.played[seat] < KEPT

    def could_play(self, seat: int) -> Card | None:
        """A card known to be held that fits now, of a seat that has not said go."""
        if self.out[seat]:
            return None
        return next((card for card in self.held[seat] if self.fits(card)), None)

    @property
    def too_many(self) -> bool:
        """True if the seat in turn would have more than four cards had it played one."""
        seat = self.turn
        return self.can_play(seat) and self.played[seat] + len(self.held[seat]) >= KEPT

    def _with(self, card: Card) -> SoFar | None:
        """The seat to play plays the card; None where it cannot be."""
        seat = self.turn
        if not self.can_play(seat) or not self.fits(card) or card.rank.pips <= self.above[seat]:
            return None
        if self.too_many:
            return None
        then = replace(
            self,
            events=(*self.events, SeenEvent(seat, card)),
            count=self.count + card.rank.pips,
            played=_changed(self.played, seat, self.played[seat] + 1),
        )
        return then._at_zero() if then.count == LIMIT else replace(then, turn=then._next(seat))

    def _passing(self) -> SoFar | None:
        """The seat to play says go; None where it could have played, or nobody else can go on."""
        seat, room = self.turn, LIMIT - self.count
        others = [other for other in range(len(self.out)) if other != seat]
        if not self.count or room >= MOST_PIPS or not self.can_play(seat):
            return None
        if not any(map(self.can_play, others)) or self.could_play(seat):
            return None
        then = replace(
            self,
            events=(*self.events, SeenEvent(seat, GO)),
            out=_changed(self.out, seat, value=True),
            above=_changed(self.above, seat, max(self.above[seat], room)),
        )
        return replace(then, turn=then._next(seat))

    def _closed(self) -> SoFar | None:
        """Nobody can go on; None where somebody could. After a 31 it is closed already."""
        if not self.count:
            return self if self.events else None
        if self.go_stops_early and not any(self.out) and (passed := self._passing()) is not None:
            return passed._closed()
        players = range(len(self.out))
        stuck = [self.turn] if self.go_stops_early and any(self.out) else players
        if any(map(self.could_play, stuck)):
            return None
        room = LIMIT - self.count
        above = tuple(max(self.above[s], room if s in stuck else 0) for s in players)
        return replace(self, above=above)._at_zero()

    def _at_zero(self) -> SoFar:
        last = next(e.seat for e in reversed(self.events) if isinstance(e.what, Card))
        then = replace(
            self,
            events=(*self.events, SeenEvent(last, RESET)),
            count=0,
            out=(False,) * len(self.out),
        )
        return replace(then, turn=then._next(last))

    def _next(self, seat: int) -> int:
        """The seat that plays after a seat; itself where nobody else can."""
        players = len(self.out)
        others = ((seat + step) % players for step in range(1, players))
        return next(filter(self.can_play, others), seat)


def _changed(row: tuple[_T, ...], seat: int, value: _T) -> tuple[_T, ...]:
    return (*row[:seat], value, *row[seat + 1 :])
