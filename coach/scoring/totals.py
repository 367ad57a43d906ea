"""The total of a show by itself, for simulations: as fast as plain Python goes."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from coach.cards import Card
from coach.engine.card_numbers import show_points
from coach.scoring.show import parse_five

if TYPE_CHECKING:
    from collections.abc import Iterable

BEST_HAND = 29
"""The most that a hand can make."""


def show_total(hand: str | Iterable[str | Card], starter: str | Card, *, crib: bool = False) -> int:
    """Count a hand or a crib with the starter: `score_show(hand, starter, crib=crib).total`.

    It is fastest with a tuple of four cards and a card; texts are parsed first.

    Raises:
        MalformedCard, ImpossibleCards: as `score_show`.

    >>> show_total("5H 5S 5C JD", "5D")
    29
    """
    # Five different cards are tried before they are checked: looking at the types of all five first
    # costs a third of the speed, and one more call a tenth.
    if type(hand) is tuple and type(starter) is Card and len({*hand, starter}) == 5:
        four: Any = hand
        try:
            a, b, c, d = four
            return show_points((a.index, b.index, c.index, d.index), starter.index, crib=crib)
        except (AttributeError, TypeError, ValueError):
            pass  # a text among them, or not four: `parse_five` reads it or says what is wrong
    held, cut = parse_five(hand, starter)
    return show_points(tuple(card.index for card in held), cut.index, crib=crib)
