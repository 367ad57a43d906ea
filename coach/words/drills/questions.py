"""Questions and answers in words, each on one line."""

from __future__ import annotations

from typing import TYPE_CHECKING

from coach.cards import Card, faces
from coach.game.table import TABLES
from coach.scoring.spoken import spoken

if TYPE_CHECKING:
    from collections.abc import Sequence

    from coach.scoring.breakdown import Breakdown


def count_question(hand: Sequence[Card], starter: Card, *, crib: bool) -> str:
    """Ask what a hand or crib counts.

    >>> from coach.cards import parse
    >>> count_question(parse("5H5S6D4S"), *parse("JD"), crib=False)
    'Count the hand 5♥ 5♠ 6♦ 4♠, starter J♦'
    """
    return f"Count the {'crib' if crib else 'hand'} {faces(hand)}, starter {starter.face}"


def count_answer(solution: Breakdown) -> str:
    """Say what a hand or crib counts, and how it is counted aloud."""
    return f"{solution.total}: {spoken(solution)}"


def earn_question(hands: Sequence[Sequence[Card]], played: Sequence[Card]) -> str:
    """Ask what the last card played earns.

    >>> from coach.cards import parse
    >>> earn_question([parse("7S2C"), parse("8HKS")], parse("7S8H"))
    'Pone 7♠ 2♣, dealer 8♥ K♠. Played: 7♠ 8♥. All that 8♥ earns?'
    """
    return f"{_table(hands, played)} All that {played[-1].face} earns?"


def earn_answer(solution: Breakdown) -> str:
    """Say what a card earned, and for what."""
    kinds = ", ".join(solution.by_kind)
    return f"{solution.total}: {kinds}" if kinds else "0"


def go_question(hands: Sequence[Sequence[Card]], played: Sequence[Card]) -> str:
    """Ask who owes a go."""
    return f"{_table(hands, played)} Who owes a go?"


def throw_question(cards: Sequence[Card], score: str, *, own: bool) -> str:
    """Ask which two of six cards go to the crib.

    Args:
        cards: the six.
        score: the score before the deal, like `110-98`; empty where there is none.
        own: whether it is one's own crib.

    >>> from coach.cards import parse
    >>> throw_question(parse("5H5S6DJCQD4S"), "", own=True)
    '5♥ 5♠ 6♦ J♣ Q♦ 4♠: throw which two to your own crib?'
    """
    at = f", at {score}" if score else ""
    return f"{faces(cards)}: throw which two to {'your own' if own else 'their'} crib{at}?"


def card_question(held: Sequence[Card], played: Sequence[Card], *, dealer: bool) -> str:
    """Ask which card to play."""
    you, before = "dealer" if dealer else "pone", faces(played) or "nothing"
    return f"You are {you} and hold {faces(held)}. Played: {before}. Which card?"


def _table(hands: Sequence[Sequence[Card]], played: Sequence[Card]) -> str:
    seats = TABLES[len(hands)].seats
    held = ", ".join(f"{seat} {faces(hand)}" for seat, hand in zip(seats, hands, strict=True))
    return f"{held[0].upper()}{held[1:]}. Played: {faces(played)}."
