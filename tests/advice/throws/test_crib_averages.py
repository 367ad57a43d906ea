from __future__ import annotations

import pytest

from coach.advice.throws import crib_averages as cribs
from coach.advice.throws.crib_averages import random_crib_averages
from coach.cards import Rank
from coach.engine import tables
from coach.engine.ranks import PAIRS
from coach.seats import CribOwner

CRIBS = (*cribs.OWNED, None)
FIVES = (Rank.FIVE, Rank.FIVE)


def test_your_crib_and_theirs_are_the_shipped_tables_of_sensible_throwing() -> None:
    shipped = tables.crib_averages()
    assert [*cribs.averages(CribOwner.OWN).values()] == shipped.own
    assert [*cribs.averages(CribOwner.OPPONENT).values()] == shipped.opponents
    order = [(low.order - 1, high.order - 1) for low, high in cribs.averages(CribOwner.OWN)]
    assert order == [*PAIRS]


def test_a_crib_of_random_cards_is_the_table_of_random_cards() -> None:
    assert cribs.averages(None) == random_crib_averages()


def test_both_sides_put_the_same_average_crib_on_the_table() -> None:
    assert cribs.mean(CribOwner.OWN) == pytest.approx(cribs.mean(CribOwner.OPPONENT), abs=0.02)


def test_of_random_cards_the_average_crib_is_that_of_all_cribs() -> None:
    assert cribs.mean(None) == pytest.approx(61_528_020 / 12_994_800, abs=1e-4)


@pytest.mark.parametrize("crib", CRIBS)
def test_a_ladder_runs_from_the_highest_to_the_lowest(crib: CribOwner | None) -> None:
    found = cribs.averages(crib)
    order = cribs.highest_first(crib)
    assert order[0] == FIVES
    for ranks in found:
        rungs = cribs.ladder(ranks, crib)
        points = [average for _, average in rungs]
        assert points == sorted(points, reverse=True)
        names = [name for name, _ in rungs]
        assert {ranks, None, order[0], order[-1]} <= set(names)
        assert len(set(names)) == len(names)
        assert dict(rungs)[ranks] == found[ranks]


def test_what_is_thrown_to_them_makes_more_than_what_is_thrown_to_yourself() -> None:
    # They throw to help their crib, to yours they throw to harm it.
    own, their = cribs.averages(CribOwner.OWN), cribs.averages(CribOwner.OPPONENT)
    assert all(own[ranks] < their[ranks] for ranks in own)
