from __future__ import annotations

import random

import pytest

from coach import PACK, Card, Rank, score_play
from coach.advice.numbers import rank_number
from coach.engine import rules
from coach.engine.play.pile import COUNT, EMPTY, POINTS, ROOM, TOO_HIGH, after
from coach.scoring.play import LIMIT, count
from tests.sure import some


def test_numbers_of_the_rules_are_those_of_the_scorer() -> None:
    assert rules.LIMIT == LIMIT
    assert tuple(rank.pips for rank in Rank) == rules.PIPS


@pytest.mark.parametrize("cards", [52, 28, 20], ids=["all", "low", "lower"])
def test_piles_score_as_the_scorer_says(cards: int) -> None:
    rng = random.Random(cards)
    scored = set()
    for _ in range(1500):
        tail, pile = EMPTY, list[Card]()
        for card in rng.sample(PACK[:cards], 12):
            rank = rank_number(card)
            found = after(tail, rank)
            if count([*pile, card]) > 31:
                assert found == TOO_HIGH
                break
            pile.append(card)
            score = score_play(tuple(pile))
            scored |= {(item.kind, len(item.cards)) for item in score.items}
            assert POINTS[tail][rank] == score.total, pile
            assert COUNT[found] == count(pile) == 31 - ROOM[found]
            tail = found
    assert {kind for kind, _ in scored} >= {"fifteen", "thirty-one", "pair", "pair royal", "run"}


@pytest.mark.parametrize(
    "pile", ["AC 2C 3C 4C 5C 6C 7C", "7C 5C 3C AC 2C 6C 4C", "AC AD AH AS", "6C 6D 6H 6S 7C"]
)
def test_long_runs_and_royals(pile: str) -> None:
    tail = EMPTY
    cards = pile.split()
    for place, card in some(enumerate(cards)):
        rank = "A23456789TJQK".index(card[0])
        assert POINTS[tail][rank] == score_play(cards[: place + 1]).total
        tail = after(tail, rank)


def test_what_cannot_matter_is_forgotten() -> None:
    def tail(*ranks: int) -> int:
        found = EMPTY
        for rank in ranks:
            found = after(found, rank)
        return found

    assert tail(9, 10, 0) == tail(10, 9, 0)  # an ace is far from both
    assert tail(12, 12, 8) == tail(11, 11, 8)  # nothing that pairs or runs with a nine fits
    assert tail(2, 3) != tail(3, 3)
