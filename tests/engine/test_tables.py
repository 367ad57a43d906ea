from __future__ import annotations

import pytest

from coach.advice.throws.crib_averages import crib_average
from coach.cards import Rank
from coach.engine.ranks import PAIRS, letters, multisets
from coach.engine.tables import crib_averages, keep_frequency, rows, throw_frequency
from coach.seats import CribOwner, Seat

SEATS: list[Seat] = ["dealer", "pone"]


def test_crib_averages_by_rank() -> None:
    assert crib_average(Rank.FIVE, Rank.FIVE, CribOwner.OWN) == max(crib_averages().own)
    assert crib_average(Rank.TEN, Rank.KING, CribOwner.OPPONENT) == min(crib_averages().opponents)


def test_the_opponents_crib_is_always_worth_more_than_ones_own() -> None:
    # The dealer throws cards that help his crib, pone cards that do not.
    cribs = crib_averages()
    assert all(own < theirs for own, theirs in zip(cribs.own, cribs.opponents, strict=True))


def test_the_higher_rank_first_is_refused() -> None:
    with pytest.raises(ValueError, match="not in"):
        crib_average(Rank.KING, Rank.TEN, CribOwner.OWN)


def test_frequencies_are_shares() -> None:
    for seat in SEATS:
        assert sum(throw_frequency(seat).values()) == pytest.approx(1)
        assert sum(keep_frequency(seat).values()) == pytest.approx(1)
        assert [*throw_frequency(seat)] == [*PAIRS]


@pytest.mark.parametrize("name", ["keeps.csv", "pegging.csv", "pegging_gains.csv"])
def test_a_table_of_keeps_has_them_all_in_their_order(name: str) -> None:
    assert [row[0] for row in rows(name)] == [letters(keep) for keep in multisets(4)]
