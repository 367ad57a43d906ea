"""The play as pure transitions: whose turn, what is legal, gos, resets, and what a card earns.

The one action is playing a card. Gos follow from the cards, and when nobody can go on the count
closes by itself, so both are events that the engine records. Seats are numbered in the order of
play: 0 is the pone, the last one the dealer.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from coach.cards import Card, parse
from coach.errors import IllegalPlay, ImpossibleCards
from coach.scoring.breakdown import Breakdown, Item
from coach.scoring.play import LIMIT, count, score_play

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable, Iterator, Sequence


@dataclass(frozen=True, slots=True)
class Played:
    """A card was played: by whom, the count it made, and all it earned, go or last card too."""

    seat: int
    card: Card
    count: int
    score: Breakdown


@dataclass(frozen=True, slots=True)
class Go:
    """A player in turn could not play and said go."""

    seat: int


@dataclass(frozen=True, slots=True)
class Reset:
    """Nobody could go on: the count is zero again and the cards so far are dead."""


Event = Played | Go | Reset


def pile(events: Sequence[Event]) -> tuple[Card, ...]:
    """The cards played since the count was last zero."""
    cards: list[Card] = []
    for event in reversed(events):
        if isinstance(event, Played):
            cards.append(event.card)
        elif isinstance(event, Reset):
            break
    return tuple(cards[::-1])


def with_last_card(score: Breakdown, card: Card, *, over: bool) -> Breakdown:
    """The score of a card that closes a count below 31: one more for the go or the last card.

    >>> from coach.cards import parse
    >>> with_last_card(Breakdown(()), *parse("KD"), over=False).by_kind
    {'go': 1}
    """
    return Breakdown((*score.items, Item("last card" if over else "go", (card,), 1)))


@dataclass(frozen=True, slots=True)
class Play:
    """A moment of the play. Every transition makes a new one; `events` is the log so far.

    >>> play = Play.start(["4C 9D", "KS QC"])
    >>> for card in parse("9D KS 4C QC"):
    ...     play = play.put(card)
    >>> play.points
    (1, 1)
    >>> play.over
    True
    """

    hands: tuple[tuple[Card, ...], ...]
    """Cards still held, by seat in the order of play."""
    leader: int
    """The seat that led, or leads, the first card."""
    events: tuple[Event, ...]
    go_stops_early: bool
    """After a go, the count closes at the first further player who cannot play (3-hand reading)."""

    @classmethod
    def start(
        cls,
        hands: Sequence[str | Iterable[str | Card]],
        *,
        leader: int = 0,
        go_stops_early: bool = False,
    ) -> Play:
        """The play before its first card.

        Raises:
            MalformedCard, ImpossibleCards: as `parse`, over all hands; or not 2 to 4 hands.
        """
        if not 2 <= len(hands) <= 4:
            raise ImpossibleCards(f"{len(hands)} at the table: cribbage is played by 2, 3 or 4")
        known: list[Card] = []
        held = []
        for hand in hands:
            cards = parse(hand, name="a hand", beside=known)
            known.extend(cards)
            held.append(cards)
        return cls(tuple(held), leader, (), go_stops_early)

    @classmethod
    def replay(cls, hands: Sequence[str | Iterable[str | Card]], cards: Iterable[Card]) -> Play:
        """The play after the given cards.

        Raises:
            MalformedCard, ImpossibleCards: as `start`.
            IllegalPlay: a card is not legal in its place.

        >>> Play.replay(["4C 9D", "KS QC"], parse("9D KS")).count
        19
        """
        play = cls.start(hands)
        for card in cards:
            play = play.put(card)
        return play

    @property
    def newest(self) -> Played:
        """The last card played, of a play with at least one, and all that it earned."""
        return next(event for event in reversed(self.events) if isinstance(event, Played))

    @property
    def pile(self) -> tuple[Card, ...]:
        """The cards played since the count was last zero."""
        return pile(self.events)

    @property
    def count(self) -> int:
        """The count, from the pile."""
        return LIMIT - self._room_and_gone[0]

    @property
    def last(self) -> int | None:
        """The seat that played the last card of all, None before the first."""
        return next((one.seat for one in reversed(self.events) if isinstance(one, Played)), None)

    @property
    def gone(self) -> frozenset[int]:
        """The seats that said go since the count was last zero."""
        return frozenset(self._room_and_gone[1])

    @property
    def turn(self) -> int | None:
        """The seat that must play a card now; None when the play is over."""
        if self.over:
            return None
        last = self.last
        first = self.leader if last is None else last + 1
        room, gone = self._room_and_gone
        return next(seat for seat in self._round(first) if self._fitting(seat, room, gone))

    @property
    def over(self) -> bool:
        """True when every card has been played."""
        return not any(self.hands)

    @property
    def points(self) -> tuple[int, ...]:
        """Points pegged so far, by seat."""
        earned = [0] * len(self.hands)
        for event in self.events:
            if isinstance(event, Played):
                earned[event.seat] += event.score.total
        return tuple(earned)

    def legal(self, seat: int) -> tuple[Card, ...]:
        """The cards that the seat may play at this count."""
        return self._fitting(seat, *self._room_and_gone)

    def _fitting(self, seat: int, room: int, gone: Collection[int]) -> tuple[Card, ...]:
        if seat in gone:
            return ()
        return tuple([card for card in self.hands[seat] if card.rank.pips <= room])

    def put(self, card: str | Card, *, seat: int | None = None) -> Play:
        """Play a card of the seat whose turn it is, and record all that follows from it.

        Args:
            card: the card.
            seat: who plays it, checked when given.

        Raises:
            MalformedCard, ImpossibleCards: not one card.
            IllegalPlay: the play is over, it is another seat's turn, the seat does not hold the
                card, or the count would pass thirty-one.
        """
        (chosen,) = parse(card, name="a play", size=1)
        turn = self.turn
        if turn is None:
            raise IllegalPlay(f"{chosen} cannot be played: the play is over")
        if seat is not None and seat != turn:
            raise IllegalPlay(f"{chosen} is out of turn: seat {turn} plays, not seat {seat}")
        hand = self.hands[turn]
        if chosen not in hand:
            raise IllegalPlay(f"seat {turn} does not hold {chosen}")
        cards = (*self.pile, chosen)
        score = score_play(cards)
        left = tuple([held for held in hand if held is not chosen])
        hands = (*self.hands[:turn], left, *self.hands[turn + 1 :])
        played = Played(turn, chosen, count(cards), score)
        return Play(hands, self.leader, (*self.events, played), self.go_stops_early)._settle(played)

    def say_go(self, seat: int) -> Play:
        """Check a go that a transcript states; the engine has recorded it already.

        Raises:
            IllegalPlay: the seat owed no go when the last card had been played.
        """
        if seat in self.gos:
            return self
        held = self.legal(seat)
        reason = f"{held[0]} can be played" if held else "it is not due"
        raise IllegalPlay(f"seat {seat} may not say go: {reason}")

    @property
    def gos(self) -> tuple[int, ...]:
        """The seats that owed a go after the last card, in the order in which they said it."""
        said: list[int] = []
        for event in reversed(self.events):
            if isinstance(event, Played):
                break
            if isinstance(event, Go):
                said.insert(0, event.seat)
        return tuple(said)

    @property
    def counts(self) -> list[list[Played | Go]]:
        """The counts up to the last card played, each its cards and the gos between them.

        The gos that the last card leaves owing are not in it (see `gos`).
        """
        found: list[list[Played | Go]] = [[]]
        for event in self.events:
            if isinstance(event, Reset):
                found.append([])
            else:
                found[-1].append(event)
        counts = [events for events in found if events]
        while counts and isinstance(counts[-1][-1], Go):
            counts[-1].pop()
        return counts

    @property
    def _room_and_gone(self) -> tuple[int, set[int]]:
        """Pips that still fit, and the seats that said go."""
        room, gone = LIMIT, set()
        for event in reversed(self.events):
            if isinstance(event, Played):
                room -= event.card.rank.pips
            elif isinstance(event, Go):
                gone.add(event.seat)
            else:
                break
        return room, gone

    def _round(self, first: int) -> Iterator[int]:
        """All seats once, from `first` to the left."""
        players = len(self.hands)
        return ((first + step) % players for step in range(players))

    def _after(self, events: tuple[Event, ...]) -> Play:
        return Play(self.hands, self.leader, events, self.go_stops_early)

    def _settle(self, played: Played) -> Play:
        """Record the gos that the last card leaves owing; close the count if nobody can go on."""
        if played.count == LIMIT:
            return self._close(played, ())
        said: list[Go] = []
        room, gone = self._room_and_gone
        last = played.seat
        for seat in self._round(last + 1):
            if self._fitting(seat, room, gone):
                return self._after((*self.events, *said)) if said else self
            if not self.hands[seat] or seat in gone:
                continue
            further = bool(gone)
            if seat != last:
                said.append(Go(seat))
                gone.add(seat)
            if further and self.go_stops_early:
                break
        return self._close(played, tuple(said))

    def _close(self, played: Played, said: tuple[Go, ...]) -> Play:
        """End the count. The last card earns its point here, unless it earned two for 31."""
        if played.count != LIMIT:
            score = with_last_card(played.score, played.card, over=self.over)
            played = Played(played.seat, played.card, played.count, score)
        return self._after((*self.events[:-1], played, *said, Reset()))
