"""A hand as it is typed: with the starter, before the cut, or by its ranks alone."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from coach.errors import CoachError, ImpossibleCards, wrong_number
from coach.ranks_alone import ranks_alone, typed_cards, typed_tokens
from coach.scoring.show import score_held, score_ranks, score_show

if TYPE_CHECKING:
    from coach.cards import Card
    from coach.scoring.breakdown import Breakdown

_BAR = "|"
_WHAT = "a hand with its starter"


@dataclass(frozen=True, slots=True)
class TypedShow:
    """Four cards, and the starter where it is known."""

    hand: tuple[Card, ...]
    starter: Card | None
    """None before the cut."""
    suits: bool
    """False where ranks alone were typed: the suits of the cards mean nothing."""

    def score(self, *, crib: bool) -> Breakdown:
        """Score it: without suits neither flush nor nobs, before the cut no flush in a crib."""
        if not self.suits:
            return score_ranks(self.hand if self.starter is None else (*self.hand, self.starter))
        if self.starter is not None:
            return score_show(self.hand, self.starter, crib=crib)
        return score_ranks(self.hand) if crib else score_held(self.hand)


def read_show(text: str) -> TypedShow:
    """Read four cards and perhaps a starter, which `|` may stand before.

    Raises:
        MalformedCard, ImpossibleCards: as `parse`; there must be four cards or five, and `|`
            between the fourth and the fifth.

    >>> read_show("5H 5S 5C JD | 5D").score(crib=False).total
    29
    >>> [read_show(hand).score(crib=False).total for hand in ("5S5H5DKC", "4 4 4 3 3")]
    [14, 12]
    """
    bar = text.find(_BAR)
    # A space in its place, so that the places of all cards stay right.
    written = text.replace(_BAR, " ", 1)
    try:
        cards = typed_cards(written, name=_WHAT)
        if len(cards) not in (4, 5):
            raise ImpossibleCards(wrong_number(len(cards), _WHAT, 5), text, 0, len(text))
    except CoachError as error:
        raise type(error)(str(error), text, error.start, error.end) from None
    if bar >= 0 and (len(cards) == 4 or len([*typed_tokens(text[:bar])]) != 4):
        message = f"{_BAR} stands between four cards and the starter"
        raise ImpossibleCards(message, text, bar, bar + 1)
    return TypedShow(cards[:4], cards[4] if len(cards) == 5 else None, not ranks_alone(text))
