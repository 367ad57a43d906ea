"""Packs of a game: shuffled by a seed, or arranged so that known cards are dealt."""

from __future__ import annotations

import random
from dataclasses import dataclass
from itertools import product
from typing import TYPE_CHECKING, Protocol

from coach.cards import PACK, Card, parse
from coach.errors import IllegalAction
from coach.game.table import TABLES
from coach.shuffle import shuffled

if TYPE_CHECKING:
    from collections.abc import Sequence

SHORTEST = 4
"""The fewest cards in a packet when the pack is cut for the starter."""


class Packs(Protocol):
    """Where the packs of a game come from: 52 different cards each."""

    def for_cut(self, attempt: int) -> tuple[Card, ...]:
        """The pack that is cut for the first deal; after a tie there is another attempt."""

    def for_deal(self, number: int) -> tuple[Card, ...]:
        """The pack of a deal, from 1."""


@dataclass(frozen=True, slots=True)
class SeededPacks:
    """Packs shuffled by a seed, each by itself: a deal never depends on how the last one went.

    >>> SeededPacks(7).for_deal(1)[:3]
    (6S, 2D, 5D)
    """

    seed: int

    def for_cut(self, attempt: int) -> tuple[Card, ...]:
        """Shuffle a pack, as `Packs`."""
        return self._pack(f"cut {attempt}")

    def for_deal(self, number: int) -> tuple[Card, ...]:
        """Shuffle a pack, as `Packs`."""
        return self._pack(f"deal {number}")

    def _pack(self, what: str) -> tuple[Card, ...]:
        return tuple(shuffled(random.Random(f"{self.seed} {what}"), PACK))


@dataclass(frozen=True, slots=True)
class KnownPacks:
    """Packs whose cards are known, such as those of a game written down."""

    deals: tuple[tuple[Card, ...], ...]
    cuts: tuple[tuple[Card, ...], ...] = ()

    def for_cut(self, attempt: int) -> tuple[Card, ...]:
        """Look a pack up, as `Packs`.

        Raises:
            IllegalAction: it is not known.
        """
        return _known(self.cuts, attempt, "cut")

    def for_deal(self, number: int) -> tuple[Card, ...]:
        """Look a pack up, as `Packs`.

        Raises:
            IllegalAction: it is not known.
        """
        return _known(self.deals, number, "deal")


def _known(packs: tuple[tuple[Card, ...], ...], number: int, what: str) -> tuple[Card, ...]:
    if not 1 <= number <= len(packs):
        raise IllegalAction(f"the cards of {what} {number} are not known")
    return packs[number - 1]


def arranged(
    hands: Sequence[str | Sequence[Card]],
    starter: str | Card | None = None,
    to_crib: str | Card | None = None,
) -> tuple[Card, ...]:
    """The pack that deals these hands, and turns up the starter when `SHORTEST` cards are lifted.

    Args:
        hands: the cards dealt by seat: pone's first, the dealer's last.
        starter: the starter, any card if it is not known.
        to_crib: with three players, the card from the pack to the crib; any if it is not known.

    Raises:
        MalformedCard, ImpossibleCards: the cards cannot be on one table.

    >>> pack = arranged(["2C4H6S8D7CKD", "7D8H9SQS2H3D"], "JC")
    >>> pack[:4], pack[12 + SHORTEST]
    ((2C, 7D, 4H, 8H), JC)
    """
    table = TABLES[len(hands)]
    known: list[Card] = []
    for hand in hands:
        known += parse(hand, name="a hand", size=table.dealt, beside=known)
    sizes = range(table.dealt), range(len(hands))
    dealt = [known[table.dealt * seat + place] for place, seat in product(*sizes)]
    crib = _named(to_crib, dealt)
    cut = _named(starter, [*dealt, crib])
    used = {*dealt, crib, cut}
    rest = [card for card in PACK if card not in used]
    first = [crib or rest.pop()] if table.from_pack else []
    return (*dealt, *first, *rest[:SHORTEST], cut or rest.pop(), *rest[SHORTEST:])


def _named(card: str | Card | None, beside: Sequence[Card | None]) -> Card | None:
    if card is None:
        return None
    (named,) = parse(card, name="a card", size=1, beside=[other for other in beside if other])
    return named


def arranged_cut(cards: str | Sequence[Card]) -> tuple[Card, ...]:
    """The pack that gives these cards when everybody lifts a single one for the deal.

    Raises:
        MalformedCard, ImpossibleCards: the cards cannot be on one table.

    >>> arranged_cut("9C 4D")[:2]
    (9C, 4D)
    """
    first = parse(cards, name="a cut")
    return (*first, *(card for card in PACK if card not in first))
