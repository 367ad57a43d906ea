"""A theme of hands and cribs, and how a hand is dealt that has it.

A hand is found by construction, so that even the rarest is dealt in milliseconds: ranks are drawn
until they can have the theme, then suits that favour it. Every hand with the theme can come; their
frequencies do not matter.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from coach.cards import Card, Rank, Suit
from coach.shuffle import shuffled
from coach.themes.shown import Shown
from coach.themes.theme import Theme

if TYPE_CHECKING:
    import random
    from collections.abc import Callable

HAND_COUNT = "hand-count"
"""The id of the drill that asks for these themes."""
_RANKS = tuple(Rank)
_CRIBS = 0.25
_TRIES = 20_000  # the rarest ranks, a triple run, come up in 200


def _always(orders: tuple[int, ...]) -> bool:
    return True


def _no_card(place: int, rank: Rank) -> bool:
    return False


@dataclass(frozen=True, slots=True)
class ShowTheme(Theme[Shown]):
    """A theme of hands and cribs."""

    drill: ClassVar[str] = HAND_COUNT

    can: Callable[[tuple[int, ...]], bool] = _always
    """True if five sorted ranks can have it."""
    suited: Callable[[int, Rank], bool] = _no_card
    """True if the card at a place, the starter last, takes the favoured suit."""
    crib: bool | None = None
    """True if it must be a crib, False if a hand; None if either will do."""
    jack_last: bool = False

    def deal(self, rng: random.Random) -> tuple[tuple[Card, ...], Card, bool]:
        """Four cards, a starter, and whether they are a crib.

        >>> import random
        >>> from coach.themes.show import SHOW
        >>> theme = next(theme for theme in SHOW if theme.id == "double-double-run")
        >>> hand, starter, crib = theme.deal(random.Random(1))
        >>> theme.sees(Shown.of(hand, starter, crib=crib))
        True
        """
        for _ in range(_TRIES):
            orders = tuple(sorted([1 + int(rng.random() * 13) for _ in range(5)]))
            if orders[0] == orders[-1] or not self.can(orders):
                continue
            crib = rng.random() < _CRIBS if self.crib is None else self.crib
            hand, starter = self._with_suits(rng, orders)
            if self.sees(Shown.of(hand, starter, crib=crib)):
                return hand, starter, crib
        raise AssertionError(f"no hand has the theme {self.id!r}")

    def _with_suits(
        self, rng: random.Random, orders: tuple[int, ...]
    ) -> tuple[tuple[Card, ...], Card]:
        ranks = [_RANKS[order - 1] for order in shuffled(rng, orders)]
        if self.jack_last:
            ranks.sort(key=lambda rank: rank is Rank.JACK)
        favoured = shuffled(rng, tuple(Suit))
        taken: set[Card] = set()
        cards = []
        for place, rank in enumerate(ranks):
            wanted = favoured if self.suited(place, rank) else shuffled(rng, favoured)
            card = next(card for suit in wanted if (card := Card(rank, suit)) not in taken)
            taken.add(card)
            cards.append(card)
        return tuple(cards[:4]), cards[4]
