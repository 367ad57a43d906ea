"""Deals played to the end beside six cards and a throw: the slow way to a winning chance."""

from __future__ import annotations

from typing import TYPE_CHECKING

from coach.advice.numbers import cards_of, hand_number, numbers_of
from coach.cards import PACK, Card, Rank
from coach.engine.play.pile import EMPTY
from coach.engine.play.playout import ME, OPPONENT, played_out
from coach.engine.sensible_deals import thrown
from coach.scoring.totals import show_total
from coach.seats import CribOwner

if TYPE_CHECKING:
    import random
    from collections.abc import Callable, Iterator


def won(
    rng: random.Random,
    deals: int,
    six: tuple[Card, ...],
    throw: tuple[Card, ...],
    worth: Callable[[int, int], float],
    *,
    dealer: bool,
    mine: int,
    theirs: int,
    target: int,
) -> float:
    """The worth of a throw, on average over some deals.

    The opponent's six cards and the starter are drawn from all that are unseen; they throw sensibly
    by their own cards, both play by one ply, and points are taken in order up to the target.
    """
    keep = tuple(card for card in six if card not in throw)
    unseen = [card for card in PACK if card not in six]
    total = 0.0
    for _ in range(deals):
        for place in range(7):
            swap = place + int(rng.random() * (46 - place))
            unseen[place], unseen[swap] = unseen[swap], unseen[place]
        kept, other = thrown(numbers_of(unseen[:6]), CribOwner.of(dealer=dealer).other_seat)
        four, two = cards_of(kept), cards_of(other)
        scores = [mine, theirs]
        for who, points in _course(keep, throw, four, two, unseen[6], dealer=dealer):
            scores[who] += points
            if scores[who] >= target:
                scores[who] = target
                break
        total += worth(*scores)
    return total / deals


def _course(
    keep: tuple[Card, ...],
    throw: tuple[Card, ...],
    theirs: tuple[Card, ...],
    other_throw: tuple[Card, ...],
    starter: Card,
    *,
    dealer: bool,
) -> Iterator[tuple[int, int]]:
    """Who scores what, in order; 0 is me."""
    owner = 0 if dealer else 1
    if starter.rank is Rank.JACK:
        yield owner, 2
    _, _, order = played_out(
        hand_number(keep), hand_number(theirs), EMPTY, ME if dealer else OPPONENT
    )
    for points in order:
        yield (0, points) if points > 0 else (1, -points)
    hands = [(0, keep), (1, theirs)]
    for who, hand in reversed(hands) if dealer else hands:
        yield who, show_total(hand, starter)
    yield owner, show_total(throw + other_throw, starter, crib=True)
