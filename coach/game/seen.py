"""A play of two as one seat sees it: whose card was whose, from the cards alone.

Pone leads and the two play by turns; who said go follows from what was played, or is written. The
cards that the seat still holds tell where it could have played, and so where it could not.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, TypeVar

from coach.cards import Card, stands_twice, tokens
from coach.errors import IllegalPlay, ImpossibleCards
from coach.scoring.pegging import LIMIT

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

GO, RESET = "go", "|"
_KEPT = 4
_MOST_PIPS = 10
_T = TypeVar("_T")
_MARKS = "|/!"


@dataclass(frozen=True, slots=True)
class Event:
    """What a seat did: it played a card or said go; or nobody could go on."""

    seat: int
    """0 is pone, 1 the dealer; of a reset whoever played last."""
    what: Card | str


def seen(text: str, held: Sequence[Card], seat: int) -> tuple[Event, ...]:
    """Say whose each card of a play is, up to a moment at which the seat is to play.

    Args:
        text: cards in the order played; `|` or `/` where nobody could go on (after a 31 the count
            goes back by itself), `go` where one could not play. A go that is not written is read
            where the cards cannot have been played without it, and nowhere else.
        held: what the seat still holds.
        seat: 0 for pone, 1 for the dealer.

    Raises:
        MalformedCard: a token is no card and no mark.
        ImpossibleCards: a card stands twice.
        IllegalPlay: the cards cannot have been played like this, or in more ways than one, or it
            is not the seat's turn.

    >>> from coach.cards import parse
    >>> [(event.seat, event.what) for event in seen("KS QC 5D", parse("AH 8H 7D"), 1)]
    [(0, KS), (1, QC), (0, 5D)]
    >>> seen("KS", parse("AH 8H"), 1)
    Traceback (most recent call last):
    coach.errors.IllegalPlay: you hold 2 cards and played 0, which makes 2: four are kept
    """
    marks = list(tokens(re.sub(r"(?i)\bgo\b", "! ", text), _MARKS))
    cards = [token for token, _, _ in marks if isinstance(token, Card)]
    for place, card in enumerate(cards):
        if card in cards[:place] or card in held:
            raise ImpossibleCards(stands_twice(card))
    start = _State(seat, tuple(held))
    readings = sorted(start.read([token for token, _, _ in marks]), key=lambda state: state.guessed)
    if not readings:
        raise IllegalPlay(
            f"{text.strip()!r} cannot have been played by pone first and by turns, with four cards "
            "each; write go where one could not play, and | where neither could"
        )
    ready = [state for state in readings if state.fault() is None]
    if not ready:
        raise IllegalPlay(readings[0].fault() or "")
    if len(ready) > 1 and ready[0].guessed == ready[1].guessed:
        raise IllegalPlay(
            f"{text.strip()!r} can have been played in more ways than one: write go where one "
            "could not play"
        )
    return ready[0].events


def cards_of(events: Sequence[Event], seat: int) -> tuple[Card, ...]:
    """What a seat has played, in that order.

    >>> from coach.cards import parse
    >>> cards_of(seen("KS QC 5D", parse("AH 8H 7D"), 1), 0)
    (KS, 5D)
    """
    return tuple(
        event.what for event in events if event.seat == seat and isinstance(event.what, Card)
    )


@dataclass(frozen=True, slots=True)
class _State:
    """The play so far by one reading of it."""

    me: int
    held: tuple[Card, ...]
    events: tuple[Event, ...] = ()
    turn: int = 0
    count: int = 0
    out: tuple[bool, bool] = (False, False)
    above: tuple[int, int] = (0, 0)
    """By seat: what it plays later has more pips, or it would not have said go."""
    played: tuple[int, int] = (0, 0)
    guessed: int = 0
    """Gos that are not written."""

    def read(self, rest: Sequence[Card | str]) -> Iterator[_State]:
        """Every way to go on with these cards and marks."""
        if not rest:
            yield self
            return
        first, *later = rest
        if isinstance(first, Card):
            played = self._with(first)
            if played is not None:
                yield from played.read(later)
            passed = self._passing()
            if passed is not None:
                yield from replace(passed, guessed=self.guessed + 1).read(rest)
        elif first == "!":
            passed = self._passing()
            if passed is not None:
                yield from passed.read(later)
        else:
            closed = self if not self.count else self._closed()
            if closed is not None and self.events:
                yield from closed.read(later)

    def fault(self) -> str | None:
        """Why the seat cannot be to play now."""
        mine, kept = self.played[self.me], len(self.held)
        if mine + kept != _KEPT:
            held = f"{kept} card{'' if kept == 1 else 's'}"
            return f"you hold {held} and played {mine}, which makes {mine + kept}: four are kept"
        if self.turn != self.me:
            return "it is the opponent's turn: end with go where he cannot play"
        if not any(self._fits(card) for card in self.held):
            return f"no card of yours fits at {self.count}: end with | where nobody could go on"
        return None

    def _fits(self, card: Card) -> bool:
        return self.count + card.rank.pips <= LIMIT

    def _can_play(self, seat: int) -> bool:
        return not self.out[seat] and self.played[seat] < _KEPT

    def _with(self, card: Card) -> _State | None:
        """The seat in turn plays the card; None where it cannot be."""
        seat = self.turn
        if not self._can_play(seat) or not self._fits(card) or card.rank.pips <= self.above[seat]:
            return None
        if seat == self.me and self.played[seat] + len(self.held) >= _KEPT:
            return None
        then = replace(
            self,
            events=(*self.events, Event(seat, card)),
            count=self.count + card.rank.pips,
            played=_changed(self.played, seat, self.played[seat] + 1),
        )
        if then.count == LIMIT:
            return then._at_zero()
        return replace(then, turn=1 - seat if then._can_play(1 - seat) else seat)

    def _passing(self) -> _State | None:
        """The seat in turn says go; None where it could have played, or the other cannot go on."""
        seat, room = self.turn, LIMIT - self.count
        if not self.count or not self._can_play(seat) or not self._can_play(1 - seat):
            return None
        if room >= _MOST_PIPS:
            return None
        if seat == self.me and any(self._fits(card) for card in self.held):
            return None
        return replace(
            self,
            events=(*self.events, Event(seat, GO)),
            turn=1 - seat,
            out=_changed(self.out, seat, value=True),
            above=_changed(self.above, seat, max(self.above[seat], room)),
        )

    def _closed(self) -> _State | None:
        """Nobody can go on; None where the seat could."""
        if any(self._fits(card) for card in self.held):
            return None
        room = LIMIT - self.count
        above = (max(self.above[0], room), max(self.above[1], room))
        return replace(self, above=above)._at_zero()

    def _at_zero(self) -> _State:
        last = next(e.seat for e in reversed(self.events) if isinstance(e.what, Card))
        then = replace(
            self,
            events=(*self.events, Event(last, RESET)),
            count=0,
            out=(False, False),
            turn=1 - last,
        )
        return then if then._can_play(1 - last) else replace(then, turn=last)


def _changed(pair: tuple[_T, _T], seat: int, value: _T) -> tuple[_T, _T]:
    return (value, pair[1]) if seat == 0 else (pair[0], value)
