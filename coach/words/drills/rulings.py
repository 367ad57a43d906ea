"""The rules that decide a hand where people expect something else, a line each."""

from __future__ import annotations

from typing import TYPE_CHECKING

from coach.cards import Card, Rank

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence


def rulings(hand: Sequence[Card], starter: Card, *, crib: bool) -> Iterator[str]:
    """Say which rule decides in a hand or crib.

    >>> from coach.cards import parse
    >>> hand, (starter,) = parse("2H 6H 8H QH"), parse("KS")
    >>> list(rulings(hand, starter, crib=True))
    ['a crib is a flush only with all five cards of one suit.']
    """
    held = [card.suit for card in hand]
    most = max(held.count(suit) for suit in held)
    with_starter = max((*held, starter.suit).count(suit) for suit in held)
    if crib and with_starter == 4:
        yield "a crib is a flush only with all five cards of one suit."
    elif most == 3 and with_starter == 4:
        yield "a flush is in the four cards held; the starter cannot help three to four."
    if starter.rank is Rank.JACK:
        yield "a jack turned up was heels, two for the dealer at the cut; it is never nobs."
