from __future__ import annotations

from itertools import islice

import pytest

from coach.engine.play.hands import RANKS
from coach.engine.ranks import PAIRS, Ranks, ways
from coach.engine.six_cards import RankHand
from coach.engine.throwing.keeps_and_throws import behind, ways_to_throw
from coach.engine.throwing.policy import sensible
from coach.seats import SEATS, Seat
from data.builders.keeps_and_throws import table
from tests.sure import some


@pytest.mark.slow
@pytest.mark.parametrize("seat", SEATS)
def test_the_table_is_what_the_command_writes(seat: Seat, rank_hands: list[RankHand]) -> None:
    built = table(
        sensible(rank_hands, seat, flushes=False), sensible(rank_hands, seat, flushes=True)
    )
    for row, (keep, spoiled, flushes, throws) in some(zip(behind(seat), built, strict=True)):
        assert RANKS[row.keep] == keep
        assert [*row.throws] == throws
        assert (row.spoiled, row.flushes) == (spoiled / 1000, flushes / 4512)


@pytest.mark.parametrize("seat", SEATS)
def test_every_six_ranks_are_thrown_in_one_way(seat: Seat) -> None:
    sixes = [
        tuple(sorted(RANKS[row.keep] + PAIRS[place]))
        for row in behind(seat)
        for place in row.throws
    ]
    assert len(sixes) == len({*sixes}) == 18395


@pytest.mark.parametrize("seat", SEATS)
def test_keep_and_throw_are_dealt_in_the_ways_of_the_six_cards(seat: Seat) -> None:
    """Of a full pack, cards of a rank on both sides included."""
    dealt = [
        (RANKS[row.keep], PAIRS[place], ways_left)
        for row in islice(behind(seat), 0, None, 7)
        for place, ways_left in ways_to_throw(row, beside(RANKS[row.keep]))
    ]
    for keep, throw, ways_left in some(dealt):
        assert ways(keep) * ways_left == pytest.approx(ways(tuple(sorted(keep + throw))))


def beside(ranks: Ranks) -> list[int]:
    """The cards of each rank that a full pack has but for these."""
    return [4 - ranks.count(rank) for rank in range(13)]
