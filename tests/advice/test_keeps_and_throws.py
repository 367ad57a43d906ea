from __future__ import annotations

from itertools import islice

import pytest

from coach.advice.keeps_and_throws import behind, table
from coach.advice.pegging.multisets import RANKS
from coach.advice.rank_hands import PAIRS, RankHand
from coach.advice.tables import Seat, crib_averages
from coach.advice.throwing import policy

SEATS: tuple[Seat, ...] = ("dealer", "pone")


@pytest.mark.slow
@pytest.mark.parametrize("seat", SEATS)
def test_the_table_is_what_the_command_writes(seat: Seat, rank_hands: list[RankHand]) -> None:
    crib = crib_averages().own if seat == "dealer" else crib_averages().opponents
    built = table(
        policy(rank_hands, crib, own_crib=seat == "dealer", flushes=False),
        policy(rank_hands, crib, own_crib=seat == "dealer"),
    )
    for row, (keep, spoiled, flushes, throws) in zip(behind(seat), built, strict=True):
        assert RANKS[row.keep] == keep
        assert [place for place, _ in row.throws] == throws
        assert (row.spoiled, row.flushes) == (spoiled / 1000, flushes / 4512)


@pytest.mark.parametrize("seat", SEATS)
def test_every_six_ranks_are_thrown_in_one_way(seat: Seat) -> None:
    sixes = [
        tuple(sorted(RANKS[row.keep] + PAIRS[place]))
        for row in behind(seat)
        for place, _ in row.throws
    ]
    assert len(sixes) == len({*sixes}) == 18395


def test_cards_of_a_rank_kept_and_thrown_are_parted_in_several_ways() -> None:
    """Of three fives two are kept and one is thrown, in three ways that are one deal."""
    found = {
        (RANKS[row.keep], PAIRS[place]): partings
        for row in behind("dealer")
        for place, partings in row.throws
    }
    assert found[(0, 0, 0, 0), (1, 1)] == 1
    shared = [
        (keep, throw, partings)
        for (keep, throw), partings in found.items()
        if keep.count(throw[0]) == 2 and throw[0] != throw[1] and throw[1] not in keep
    ]
    assert shared
    assert {partings for _, _, partings in shared} == {3}
    assert all(times >= 1 for times in islice(found.values(), 100))
