"""How fast the scorer is, as ratios against a naive itertools scorer in the same run.

python tests/benchmarks/scoring.py
"""

from __future__ import annotations

import random
from itertools import combinations, pairwise
from time import process_time
from typing import TYPE_CHECKING

from coach import PACK, Card, Rank, score_show, show_total

if TYPE_CHECKING:
    from collections.abc import Callable

Deal = tuple[tuple[Card, ...], Card]


def naive_total(hand: tuple[Card, ...], starter: Card) -> int:
    """What a first scorer looks like: every subset tried for fifteens and for runs."""
    five = [*hand, starter]
    points = 0
    for size in range(2, 6):
        for subset in combinations(five, size):
            if sum(card.rank.pips for card in subset) == 15:
                points += 2
    for left, right in combinations(five, 2):
        if left.rank is right.rank:
            points += 2
    for size in (5, 4, 3):
        found = 0
        for subset in combinations(five, size):
            orders = sorted(card.rank.order for card in subset)
            if all(later - earlier == 1 for earlier, later in pairwise(orders)):
                found += size
        if found:
            points += found
            break
    if len({card.suit for card in hand}) == 1:
        points += 5 if starter.suit is hand[0].suit else 4
    for card in hand:
        if card.rank is Rank.JACK and card.suit is starter.suit:
            points += 1
    return points


def itemised(hand: tuple[Card, ...], starter: Card) -> int:
    breakdown = score_show(hand, starter)
    assert breakdown.items is not None
    return breakdown.total


def rate(score: Callable[[tuple[Card, ...], Card], int], deals: list[Deal]) -> float:
    """Hands a second, the best of five passes."""
    best = float("inf")
    for _ in range(5):
        start = process_time()
        for hand, starter in deals:
            score(hand, starter)
        best = min(best, process_time() - start)
    return len(deals) / best


def main() -> None:
    rng = random.Random(121)
    draws = [tuple(rng.sample(PACK, 5)) for _ in range(10_000)]
    deals: list[Deal] = [(five[:4], five[4]) for five in draws]
    for hand, starter in deals:
        assert naive_total(hand, starter) == itemised(hand, starter) == show_total(hand, starter)
    naive = rate(naive_total, deals)
    print(f"naive itertools scorer  {naive:12,.0f} hands a second")
    for name, score in (("score_show", itemised), ("show_total", show_total)):
        speed = rate(score, deals)
        print(f"{name:22}  {speed:12,.0f} hands a second   {speed / naive:5.1f} times naive")


if __name__ == "__main__":
    main()
