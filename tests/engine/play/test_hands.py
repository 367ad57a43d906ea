from __future__ import annotations

from itertools import combinations
from math import comb

from coach import PACK, parse
from coach.advice.numbers import hand_number, rank_number
from coach.engine.play.hands import (
    HANDS,
    KINDS,
    LOWEST,
    NO_CARD,
    NUMBER,
    RANKS,
    SIZE,
    WITHOUT,
    ways,
)
from coach.engine.ranks import from_letters
from coach.engine.rules import PIPS
from tests.engine.by_rank import of_ranks
from tests.sure import some


def test_every_hand_of_up_to_four_ranks_has_a_number() -> None:
    assert HANDS == 1 + 13 + 91 + 455 + 1820 == 2380
    assert [SIZE.count(size) for size in range(5)] == [1, 13, 91, 455, 1820]
    assert all(NUMBER[RANKS[number]] == number for number in range(HANDS))
    assert RANKS[0] == ()


def test_cards_and_ranks_name_the_same_hand() -> None:
    assert hand_number(parse("KD 5S AH 5H")) == of_ranks("K5A5") == NUMBER[from_letters("A55K")]
    assert [rank_number(card) for card in parse("AS TH KC")] == [0, 9, 12]


def test_a_hand_without_a_card() -> None:
    for number, ranks in some(enumerate(RANKS)):
        for rank in range(13):
            left = WITHOUT[rank][number]
            if rank in ranks:
                assert tuple(sorted((*RANKS[left], rank))) == ranks
            else:
                assert left == -1


def test_what_is_looked_up_of_a_hand() -> None:
    for number, ranks in some(enumerate(RANKS)):
        assert KINDS[number] == tuple(sorted(set(ranks)))
        assert LOWEST[number] == min((PIPS[rank] for rank in ranks), default=NO_CARD)


def test_ways_are_sets_of_cards() -> None:
    assert sum(ways(number, [4] * 13) for number in NUMBER.values() if SIZE[number] == 4) == comb(
        52, 4
    )
    unseen = [card for card in PACK if card not in parse("5H 5S JD")]
    left = [sum(rank_number(card) == rank for card in unseen) for rank in range(13)]
    pairs = [hand_number(pair) for pair in combinations(unseen, 2)]
    for number in NUMBER.values():
        if SIZE[number] == 2:
            assert ways(number, left) == pairs.count(number)
