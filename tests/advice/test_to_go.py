from __future__ import annotations

import pytest

from coach.advice import position
from coach.advice.race import Race
from coach.advice.to_go import Table, deals_left, wins


@pytest.fixture(scope="module")
def race() -> Race:
    return Race.shipped()


@pytest.fixture(scope="module")
def chances(race: Race) -> Table:
    return wins(race)


def test_the_shipped_chances_rebuilt(chances: Table) -> None:
    for dealer in range(1, 122):
        for pone in range(1, 122):
            shipped = position.win_chance(121 - dealer, 121 - pone, dealer=True)
            assert chances[dealer][pone] == pytest.approx(shipped, abs=0.6e-5)


def test_the_shipped_deals_left_rebuilt(race: Race) -> None:
    rebuilt = deals_left(race)
    for dealer in range(1, 122):
        for pone in range(1, 122):
            shipped = position.deals_left(121 - dealer, 121 - pone, dealer=True)
            assert rebuilt[dealer][pone] == pytest.approx(shipped, abs=0.6e-2)


def test_a_point_less_to_go_is_never_worth_less(chances: Table) -> None:
    for dealer in range(1, 121):
        for pone in range(1, 121):
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
