from __future__ import annotations

from itertools import combinations, product
from math import comb

import pytest

from coach.cards import PACK, Card, Rank, Suit
from coach.engine.ranks import PAIRS, from_letters, letters, multisets, ways
from coach.engine.six_cards import RankHand, rank_hand
from coach.engine.throwing.policy import policy
from coach.scoring.totals import show_total


def test_all_hands_are_there_with_the_ways_to_be_dealt_them() -> None:
    hands = multisets(6)
    assert len(hands) == len(set(hands)) == 18_395
    assert sum(map(ways, hands)) == comb(52, 6)


def every_deal(ranks: str) -> list[tuple[Card, ...]]:
    """All ways to be dealt ranks that are written lowest first."""
    suits = [combinations(Suit, ranks.count(rank)) for rank in dict.fromkeys(ranks)]
    return [
        tuple(
            Card(Rank(rank), suit)
            for rank, of_rank in zip(dict.fromkeys(ranks), chosen, strict=True)
            for suit in of_rank
        )
        for chosen in product(*suits)
    ]


@pytest.mark.parametrize("dealt", ["AAAA5J", "55JJJJ", "6677JJ", "A456KK", "234JQQ", "33458T"])
def test_a_hand_averages_what_its_deals_do(dealt: str) -> None:
    # The throw is the last two cards, every deal and starter one by one, flushes and nobs included.
    deals, points = every_deal(dealt), 0
    for cards in deals:
        starters = [card for card in PACK if card not in cards]
        points += sum(show_total(cards[:4], starter) for starter in starters)
    hand = rank_hand(from_letters(dealt))
    assert hand.ways == len(deals)
    (choice,) = (each for each in hand.choices if letters(PAIRS[each.throw]) == dealt[4:])
    flushes = sum(some.ways * some.points for some in hand.suited if choice in some.choices)
    assert choice.hand + flushes / hand.ways == pytest.approx(points / 46 / len(deals))


@pytest.mark.slow
def test_the_best_keep_by_the_hand_alone(rank_hands: list[RankHand]) -> None:
    # 8.293938 is the average over all deals, counted card by card. Here nobs is on average over
    # suits, so a jack is not kept for its suit.
    total = 0.0
    thrown_of = policy(rank_hands, [0.0] * 91, "dealer").values()
    for hand, thrown in zip(rank_hands, thrown_of, strict=True):
        average: dict[int, float] = {choice.throw: choice.hand for choice in hand.choices}
        total += sum(often * average[throw] for throw, often in thrown.items())
        total += sum(
            some.ways * some.points
            for some in hand.suited
            if max(choice.hand for choice in some.choices) + some.points > max(average.values())
        )
    assert total / comb(52, 6) == pytest.approx(8.293938, abs=0.005)
