"""The deal: how many cards to whom, the crib, and the starter."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, NamedTuple

from coach.cards import PACK, Card, Rank, faces
from coach.errors import ImpossibleCards
from coach.shuffle import shuffled

if TYPE_CHECKING:
    import random
    from collections.abc import Iterable, Mapping, Sequence


class Table(NamedTuple):
    """Rules that depend on the number of players."""

    dealt: int
    thrown: int
    from_pack: int
    """Cards that go from the pack straight to the crib."""
    seats: tuple[str, ...]
    """Names of the seats in the order of play; the dealer is the last."""


TABLES: Mapping[int, Table] = {
    2: Table(6, 2, 0, ("pone", "dealer")),
    3: Table(5, 1, 1, ("pone", "second", "dealer")),
    4: Table(5, 1, 0, ("pone", "second", "third", "dealer")),
}
"""Tables by number of players. With four, second and dealer play pone and third."""


@dataclass(frozen=True, slots=True)
class Deal:
    """Cards as dealt, by seat in the order of play, with the starter and what goes to the crib."""

    hands: tuple[tuple[Card, ...], ...]
    to_crib: tuple[Card, ...]
    starter: Card

    @property
    def heels(self) -> int:
        """His heels: two points to the dealer at once when the starter is a jack, else none."""
        return 2 if self.starter.rank is Rank.JACK else 0

    def crib(self, throws: Sequence[Iterable[Card]]) -> tuple[Card, ...]:
        """The crib when each seat has thrown its cards.

        Raises:
            ImpossibleCards: a seat throws what it was not dealt, or not as many cards as it must.
        """
        must = TABLES[len(self.hands)].thrown
        crib = list(self.to_crib)
        if len(throws) != len(self.hands):
            raise ImpossibleCards(f"{len(throws)} throws from {len(self.hands)} hands")
        for hand, throw in zip(self.hands, map(tuple, throws), strict=True):
            if not len(throw) == len(set(throw)) == must:
                raise ImpossibleCards(f"{faces(throw)} thrown: everybody throws {must} cards")
            for card in throw:
                if card not in hand:
                    raise ImpossibleCards(f"{card} was not dealt to the seat that throws it")
            crib += throw
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
    table = TABLES[players]
    pack = shuffled(rng, PACK)
    out = table.dealt * players
    return Deal(
        hands=tuple(tuple(pack[seat:out:players]) for seat in range(players)),
        to_crib=tuple(pack[out : out + table.from_pack]),
        starter=pack[out + table.from_pack],
    )
