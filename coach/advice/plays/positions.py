"""A moment of the play as one seat sees it, in cards and in the engine's numbers."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, NamedTuple

from coach.advice.numbers import hand_number, rank_number
from coach.cards import Card, stands_twice
from coach.engine.play.known import Known
from coach.engine.play.pile import COUNT, ROOM
from coach.engine.play.record import Record
from coach.errors import ImpossibleCards
from coach.game.notation.infer import cards_of, readings
from coach.game.notation.so_far import KEPT
from coach.game.notation.tokens import GO
from coach.game.play import Go, Play, Played
from coach.game.table import TABLES
from coach.ranks_alone import typed_cards

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from coach.game.notation.so_far import SeenEvent
    from coach.game.play import Event
    from coach.game.view import View


@dataclass(frozen=True, slots=True)
class PlayPosition:
    """A seat with its cards and all that it has seen of the play."""

    seat: int
    """Its place in the order of play; 0 is pone."""
    held: tuple[Card, ...]
    played: tuple[tuple[Card, ...], ...]
    """Cards played, by seat, in their order."""
    threw: tuple[Card, ...]
    """Cards that the seat threw to the crib, as far as known."""
    starter: Card | None
    known: Known
    """The seat's knowledge, in numbers for the engine."""

    @property
    def players(self) -> int:
        """The number of players."""
        return len(self.played)

    @property
    def seats(self) -> tuple[str, ...]:
        """Names of all seats in the order of play."""
        return TABLES[self.players].seats

    @property
    def seat_name(self) -> str:
        """The name of the seat."""
        return self.seats[self.seat]

    @property
    def count(self) -> int:
        """The count."""
        return COUNT[self.known.record.pile]

    @property
    def left(self) -> tuple[int, ...]:
        """Number of cards still held, by seat."""
        return tuple(self.known.record.left)

    @property
    def legal(self) -> tuple[Card, ...]:
        """The cards held that are legal."""
        room = ROOM[self.known.record.pile]
        return tuple(card for card in self.held if card.rank.pips <= room)


def position_of(
    play: Play, *, seat: int | None = None, threw: Iterable[Card] = (), starter: Card | None = None
) -> PlayPosition:
    """The position of a seat in a play; the arguments are those of `known_of`.

    >>> from coach.game.play import Play
    >>> position = position_of(Play.start(["5H 6C 7D JS", "2C 3D 8H 9H"]).put("JS"))
    >>> position.seat, position.held, position.played, position.count
    (1, (2C, 3D, 8H, 9H), ((JS,), ()), 10)
    """
    known = known_of(play, seat=seat, threw=(thrown := tuple(threw)), starter=starter)
    cards = [event for event in play.events if isinstance(event, Played)]
    played = tuple(
        tuple(event.card for event in cards if event.seat == one) for one in range(len(play.hands))
    )
    return PlayPosition(known.seat, play.hands[known.seat], played, thrown, starter, known)


def position_in(view: View) -> PlayPosition:
    """The position of a player in the play of a game.

    >>> from coach.game.actions import CutPack, DealCards, ThrowCards
    >>> from coach.game.packs import SeededPacks
    >>> from coach.game.setup import Setup
    >>> from coach.game.state import Game
    >>> from coach.game.table import Options
    >>> game = Game.start(Setup(Options(), SeededPacks(7), dealer=1)).apply(DealCards(1))
    >>> for player in (0, 1):
    ...     game = game.apply(ThrowCards(player, game.view(player).dealt[:2]))
    >>> position = position_in(game.apply(CutPack(0, 10)).view(0))
    >>> position.seat, position.held, position.threw, position.left
    (0, (KD, TD, 7D, QH), (6S, 5D), (4, 4))
    """
    players = view.options.players
    record = _record(view.events, [KEPT] * players)
    known = _known(view.seat, view.held, record, view.threw, view.starter)
    played = tuple(map(view.played, range(players)))
    return PlayPosition(view.seat, view.held, played, view.threw, view.starter, known)


def position_seen(
    events: Sequence[SeenEvent],
    held: Iterable[Card],
    seat: int,
    players: int = 2,
    *,
    threw: Iterable[Card] = (),
    starter: Card | None = None,
) -> PlayPosition:
    """The position of a seat that has seen a play; the arguments are those of `known_seen`.

    >>> from coach.cards import parse
    >>> from coach.game.notation.infer import seen
    >>> held = parse("2D 3H 4S")
    >>> position_seen(seen("KS 5H", held, 0), held, 0).played
    ((KS,), (5H,))
    """
    cards, thrown = tuple(held), tuple(threw)
    known = known_seen(events, cards, seat, players, threw=thrown, starter=starter)
    played = tuple(cards_of(events, one) for one in range(players))
    return PlayPosition(seat, cards, played, thrown, starter, known)


class TypedPosition(NamedTuple):
    """A position of the play as typed."""

    position: PlayPosition
    another_way: str
    """Another reading of the play, with a go that was not written; empty without one."""


def read_position(
    held: tuple[Card, ...],
    seat: int,
    *,
    players: int = 2,
    played: str = "",
    threw: str | Iterable[str | Card] = "",
    starter: str | Card = "",
) -> TypedPosition:
    """Read what a seat to play has seen of the play; ranks alone will do, for all cards.

    Args:
        held: the cards still held.
        seat: its place in the order of play; 0 is pone.
        players: at the table.
        played: all cards played so far in their order, with gos where they matter.
        threw: the cards that the seat threw to the crib; nothing where they are not told.
        starter: the starter; nothing where it is not known.

    Raises:
        MalformedCard, ImpossibleCards, IllegalPlay: the cards or the play are impossible.
    """
    if not 1 <= len(held) <= KEPT:
        raise ImpossibleCards(f"{len(held)} cards: in the play you hold one to four")
    must = TABLES[players].thrown
    thrown = typed_cards(threw, name="a throw", size=must, beside=held) if threw else ()
    known = (*held, *thrown)
    cut = typed_cards(starter, name="a starter", size=1, beside=known) if starter else ()
    turned_up = cut[0] if cut else None
    read, *others = readings(played, held, seat, players, beside=(*thrown, *cut))
    for event in read.events:
        if isinstance(event.what, Card) and event.what in (*thrown, *cut):
            raise ImpossibleCards(stands_twice(event.what))
    position = position_seen(read.events, held, seat, players, threw=thrown, starter=turned_up)
    # Whoever writes one go is taken to have written all.
    silent = read.guessed or "go" not in played.lower()
    return TypedPosition(position, others[0].text if others and silent else "")


def known_of(
    play: Play, *, seat: int | None = None, threw: Iterable[Card] = (), starter: Card | None = None
) -> Known:
    """The knowledge of a seat in a play; the cards that others hold are not looked at.

    Args:
        play: a play under way.
        seat: the seat, that in turn unless it is given.
        threw: what the seat threw to the crib.
        starter: the starter, if it is known.

    >>> from coach.cards import parse
    >>> from coach.engine.play.hands import RANKS
    >>> play = Play.start(["5H 6C 7D JS", "2C 3D 8H 9H"]).put("JS")
    >>> known = known_of(play, threw=parse("KC 2D"))
    >>> known.seat, known.record.left, RANKS[known.held]
    (1, [3, 4], (1, 2, 7, 8))
    """
    who = play.turn if seat is None else seat
    assert who is not None
    left = [len(hand) for hand in play.hands]
    for event in play.events:
        if isinstance(event, Played):
            left[event.seat] += 1
    return _known(who, play.hands[who], _record(play.events, left), threw, starter)


def known_seen(
    events: Iterable[SeenEvent],
    held: Iterable[Card],
    seat: int,
    players: int = 2,
    *,
    threw: Iterable[Card] = (),
    starter: Card | None = None,
) -> Known:
    """Work out what a seat knows from a play that it has seen (`coach.game.notation.infer`).

    Args:
        events: all that happened.
        held: what the seat still holds.
        seat: 0 for pone, the last one for the dealer.
        players: 2 to 4.
        threw: what the seat threw to the crib, if it is told.
        starter: the starter, if it is known.

    >>> from coach.cards import parse
    >>> from coach.game.notation.infer import seen
    >>> held = parse("2D 3H 4S")
    >>> known = known_seen(seen("KS 5H", held, 0), held, 0)
    >>> known.record.left, known.record.points
    ([3, 3], [0, 2])
    """
    record = Record([KEPT] * players)
    for event in events:
        if isinstance(event.what, Card):
            record.play(event.seat, rank_number(event.what))
        elif event.what == GO:
            record.go(event.seat)
        else:
            record.reset()
    return _known(seat, held, record, threw, starter)


def _record(events: Iterable[Event], left: list[int]) -> Record:
    """The record of a play, from the cards that every seat has before it."""
    record = Record(left)
    for event in events:
        if isinstance(event, Played):
            record.play(event.seat, rank_number(event.card))
        elif isinstance(event, Go):
            record.go(event.seat)
        else:
            record.reset()
    return record


def _known(
    seat: int,
    held: Iterable[Card],
    record: Record,
    threw: Iterable[Card],
    starter: Card | None,
) -> Known:
    turned_up = None if starter is None else rank_number(starter)
    return Known(seat, hand_number(held), record, tuple(map(rank_number, threw)), turned_up)
