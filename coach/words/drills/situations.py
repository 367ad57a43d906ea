"""The situation of a question: what lies on the table, and what is known of it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from coach.cards import faces

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from coach.cards import Card

YOU_LEAD = "count 0: you lead"
NO_CARD_LEFT = "no card is left"


def hold(held: Sequence[Card]) -> str:
    """Say what one holds.

    >>> from coach.cards import parse
    >>> hold(parse("5H 6C"))
    'You hold: 5♥ 6♣'
    """
    return f"You hold: {faces(held)}"


def known(starter: Card, threw: Sequence[Card], opponent_holds: int) -> Iterator[str]:
    """Say what one knows beside one's hand: the starter, the throw, their number of cards.

    >>> from coach.cards import parse
    >>> list(known(*parse("KD"), parse("2S 3S"), 1))
    ['starter K♦', 'you threw 2♠ 3♠', 'your opponent has 1 card left']
    """
    yield f"starter {starter.face}"
    yield f"you threw {faces(threw)}"
    cards = f"{opponent_holds or 'no'} card{'' if opponent_holds < 2 else 's'}"
    yield f"your opponent has {cards} left"


def score(own: int, opponent: int) -> str:
    """Give the score before a deal.

    >>> score(110, 98)
    'you 110, opponent 98'
    """
    return f"you {own}, opponent {opponent}"


def opponent_held(cards: Sequence[Card]) -> str:
    """Turn the opponent's cards up when the question is over."""
    return f"For interest, your opponent held {faces(cards)}."


def cut(starter: Card, made: int) -> str:
    """Say what a hand made with the cut, which the grade does not look at."""
    return f"For interest, the cut was {starter.face}: your hand made {made}."


def best_by_points(throw: Sequence[Card]) -> str:
    """Name the best throw by points, where the score asks for another."""
    return f"By points alone {faces(throw)} is the best."
