from __future__ import annotations

from collections.abc import Callable

import pytest

from coach.engine.race import Race
from coach.engine.win_chances import deals_left as shipped_deals_left
from coach.engine.win_chances import win_chance
from data.builders.win_chances import Table, deals_left, wins
from tests.sure import some

FEW = 40
"""What is further from the end follows from what is nearer, so that the end can be solved alone."""


@pytest.fixture(scope="module")
def race() -> Race:
    return Race.shipped()


@pytest.fixture(scope="module")
def chances(race: Race) -> Table:
    return wins(race, FEW)


def same(rebuilt: Table, shipped: Callable[..., float], unit: int) -> bool:
    return all(
        round(rebuilt[dealer][pone] * unit) / unit == shipped(121 - dealer, 121 - pone, dealer=True)
        for dealer in range(1, len(rebuilt))
        for pone in range(1, len(rebuilt))
    )


def test_the_last_of_the_shipped_tables_rebuilt(race: Race, chances: Table) -> None:
    assert same(chances, win_chance, 100_000)
    assert same(deals_left(race, FEW), shipped_deals_left, 100)


@pytest.mark.slow
def test_the_shipped_tables_rebuilt(race: Race) -> None:
    assert same(wins(race), win_chance, 100_000)
    assert same(deals_left(race), shipped_deals_left, 100)


def test_a_point_less_to_go_is_never_worth_less(chances: Table) -> None:
    for dealer in some(range(1, FEW)):
        for pone in some(range(1, FEW)):
            assert chances[dealer + 1][pone] <= chances[dealer][pone] <= chances[dealer][pone + 1]


def test_near_the_end_the_table_is_the_deals_counted(race: Race, chances: Table) -> None:
    # With one point to go each nothing is left for a second deal.
    assert chances[1][1] == race.dealer_first(1, 1) / race.deals


def test_the_next_deal_is_the_others() -> None:
    # Every deal brings pone one point, then the dealer two.
    table = wins(Race.of([(-1, 2)]), 6)
    assert table[2][2] == 1
    assert table[3][2] == 1  # one to go each, and it is the other's deal
    assert table[4][3] == 0  # two to go each, and it is the other's deal
    assert table[4][5] == 1


def test_games_by_hand() -> None:
    # In half of the deals the dealer makes one point, in half he makes two.
    race = Race.of([(1,), (2,)])
    table = wins(race, 3)
    assert table[1][1] == 1
    assert table[2][1] == 1 / 2
    # Two to go each: at once, or one of two, then the other two or one, then mine.
    assert table[2][2] == 1 / 2 + 1 / 2 * (1 - table[2][1])
    assert deals_left(race, 3)[2][1] == 1 + 1 / 2
