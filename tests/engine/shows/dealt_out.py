"""Deals played to the end beside six cards and a throw: the slow way to a winning chance."""

from __future__ import annotations

from typing import TYPE_CHECKING

from coach.advice.numbers import hand_number
from coach.cards import PACK, Card, Rank
from coach.engine.play.pile import EMPTY
from coach.engine.play.playout import ME, OPPONENT, played_out
from coach.engine.sensible_deals import thrown
from coach.scoring.totals import show_total

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
    """What a throw is worth, on average over so many deals.

    Their six cards and the starter are drawn from all unseen; they throw sensibly by their own
    cards, both play by one ply, and points are taken in order until somebody is home.
    """
    keep = tuple(card for card in six if card not in throw)
    unseen = [card for card in PACK if card not in six]
    total = 0.0
    for _ in range(deals):
        for place in range(7):
            other = place + int(rng.random() * (46 - place))
            unseen[place], unseen[other] = unseen[other], unseen[place]
        kept, laid = thrown(unseen[:6], own_crib=not dealer)
        scores = [mine, theirs]
        for who, points in _course(keep, throw, kept, laid, unseen[6], dealer=dealer):
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
    laid: tuple[Card, ...],
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
    yield owner, show_total(throw + laid, starter, crib=True)
