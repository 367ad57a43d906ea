from __future__ import annotations

import random
from functools import reduce

import pytest

from coach import PACK, Card, Rank, score_play
from coach.advice.numbers import rank_number
from coach.engine.play.pile import COUNT, EMPTY, POINTS, ROOM, TOO_HIGH, PileNumber, after
from coach.engine.ranks import from_letters
from coach.engine.rules import PIPS
from coach.scoring.play import count
from tests.sure import some


def test_pips_are_those_of_the_cards() -> None:
    assert tuple(rank.pips for rank in Rank) == PIPS


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
    number = EMPTY
    cards = pile.split()
    ranks = from_letters(pile.translate(dict.fromkeys(map(ord, " CDHS"))))
    for place, rank in some(enumerate(ranks)):
        assert POINTS[number][rank] == score_play(cards[: place + 1]).total
        number = after(number, rank)


def test_what_cannot_matter_is_forgotten() -> None:
    def pile(letters: str) -> PileNumber:
        return reduce(after, from_letters(letters), EMPTY)

    assert pile("TJA") == pile("JTA")  # an ace is far from both
    assert pile("KK9") == pile("QQ9")  # nothing that pairs or runs with a nine fits
    assert pile("34") != pile("44")
