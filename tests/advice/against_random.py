from __future__ import annotations

from typing import TYPE_CHECKING

from coach.advice.opponents import RANDOM
from coach.advice.throws.weigh import weigh
from coach.cards import parse
from coach.seats import CribOwner

if TYPE_CHECKING:
    from collections.abc import Iterable

    from coach.advice.throws.weigh import WeighedThrows
    from coach.cards import Card


def against_random(
    hand: str | Iterable[str | Card], crib: CribOwner = CribOwner.OWN
) -> WeighedThrows:
    """The throws of six cards, or of five, when all other cards are random."""
    cards = parse(hand)
    return weigh(cards, crib, players=3 if len(cards) == 5 else 2, opponent=RANDOM)
