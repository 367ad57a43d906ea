"""The deal: how many cards to whom, the crib, and the starter."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from coach.cards import PACK, Card, Rank, faces
from coach.errors import ImpossibleCards
from coach.game.table import TABLES
from coach.shuffle import shuffled

if TYPE_CHECKING:
    import random
    from collections.abc import Iterable, Sequence


@dataclass(frozen=True, slots=True)
class Deal:
    """Cards as dealt, by seat in the order of play, with the starter and what goes to the crib."""

    hands: tuple[tuple[Card, ...], ...]
    to_crib: tuple[Card, ...]
    starter: Card

    @property
    def heels(self) -> int:
        """His heels: two points to the dealer at once when the starter is a jack, else none."""
        return heels(self.starter)

    def crib(self, throws: Sequence[Iterable[Card]]) -> tuple[Card, ...]:
        """The crib when each seat has thrown its cards.

        Raises:
            ImpossibleCards: a seat throws what it was not dealt, or not as many cards as it must.
        """
        must = TABLES[len(self.hands)].thrown
        crib = list(self.to_crib)
        if len(throws) != len(self.hands):
            raise ImpossibleCards(f"{len(throws)} throws from {len(self.hands)} hands")
        for hand, throw in zip(self.hands, throws, strict=True):
            crib += checked_throw(hand, tuple(throw), must)
        return tuple(crib)


def deal(rng: random.Random, players: int = 2) -> Deal:
    """Deal a shuffled pack one card at a time, starting at the dealer's left, and cut the starter.

    Raises:
        ImpossibleCards: not 2, 3 or 4 players.

    >>> import random
    >>> [len(hand) for hand in deal(random.Random(1), players=3).hands]
    [5, 5, 5]
    """
    if players not in TABLES:
        raise ImpossibleCards(f"{players} players: cribbage is played by 2, 3 or 4")
    hands, to_crib, rest = split(tuple(shuffled(rng, PACK)), players)
    return Deal(hands, to_crib, rest[0])


def split(
    pack: tuple[Card, ...], players: int
) -> tuple[tuple[tuple[Card, ...], ...], tuple[Card, ...], tuple[Card, ...]]:
    """Deal a pack one card at a time, starting at the dealer's left.

    Returns:
        the hands by seat, the cards that go to the crib, and the rest of the pack.

    >>> hands, to_crib, rest = split(PACK, 3)
    >>> hands[0], to_crib, len(rest)
    ((AC, AS, 2H, 3D, 4C), (4S,), 36)
    """
    table = TABLES[players]
    out = table.dealt * players
    hands = tuple([pack[seat:out:players] for seat in range(players)])
    return hands, pack[out : out + table.from_pack], pack[out + table.from_pack :]


def heels(starter: Card) -> int:
    """His heels: two points to the dealer at once when the starter is a jack, else none.

    >>> heels(Card("JC"))
    2
    """
    return 2 if starter.rank is Rank.JACK else 0


def checked_throw(hand: tuple[Card, ...], throw: tuple[Card, ...], must: int) -> tuple[Card, ...]:
    """The cards that a seat throws, if it holds them and they are as many as it must throw.

    Raises:
        ImpossibleCards: they are not.
    """
    if not len(throw) == len(set(throw)) == must:
        raise ImpossibleCards(f"{faces(throw)} thrown: everybody throws {must} cards")
    for card in throw:
        if card not in hand:
            raise ImpossibleCards(f"{card} was not dealt to the seat that throws it")
    return throw
