from __future__ import annotations

from statistics import mean

import pytest

from coach.advice.position import deals_left, win_chance
from tests.cases import load


def test_another_programs_chances() -> None:
    gaps = [
        abs(win_chance(row["dealer"], int(pone), dealer=True) - chance / 10_000)
        for row in load("win_chances.csv")
        for pone, chance in row.items()
        if pone != "dealer"
    ]
    assert len(gaps) == 31 * 31
    assert mean(gaps) < 0.001  # wanted: 0.01
    assert max(gaps) < 0.015


def test_the_first_dealer_wins_55_to_57_games_of_100() -> None:
    assert 0.55 < win_chance(0, 0, dealer=True) < 0.57


def test_a_game_lasts_some_nine_deals() -> None:
    assert deals_left(0, 0, dealer=True) == pytest.approx(9.1, abs=0.1)
    assert deals_left(0, 0, dealer=True, target=61) < 5.5


def test_one_in_eight_losers_is_skunked() -> None:
    # A skunk is a race as well: home before the other one is past the line.
    skunks = sum(win_chance(0, 30, dealer=dealer) for dealer in (True, False))
    assert 0.12 < skunks < 0.13
    double = sum(win_chance(0, 60, dealer=dealer) for dealer in (True, False))
    assert double == pytest.approx(0.001, abs=0.0005)


@pytest.mark.parametrize("dealer", [True, False])
def test_a_point_more_is_never_worth_less(dealer: bool) -> None:
    for mine in range(120):
        for his in range(120):
            here = win_chance(mine, his, dealer=dealer)
            assert win_chance(mine + 1, his, dealer=dealer) >= here
            assert win_chance(mine, his + 1, dealer=dealer) <= here


def test_what_one_wins_the_other_loses() -> None:
    for mine in range(0, 121, 5):
        for his in range(0, 121, 5):
            both = win_chance(mine, his, dealer=True) + win_chance(his, mine, dealer=False)
            assert both == pytest.approx(1)


def test_a_short_game_is_the_end_of_a_long_one() -> None:
    assert win_chance(17, 30, dealer=False, target=61) == win_chance(77, 90, dealer=False)
    assert deals_left(17, 30, dealer=False, target=61) == deals_left(77, 90, dealer=False)


def test_a_game_that_is_won() -> None:
    assert win_chance(121, 120, dealer=True) == win_chance(125, 0, dealer=False) == 1
    assert win_chance(60, 61, dealer=True, target=61) == 0
    assert deals_left(121, 50, dealer=True) == 0


@pytest.mark.parametrize(
    ("mine", "his", "target", "message"),
    [(121, 121, 121, "both have 121"), (-1, 5, 121, "122 points to go"), (0, 0, 200, "200 points")],
)
def test_no_score_before_a_deal(mine: int, his: int, target: int, message: str) -> None:
    with pytest.raises(ValueError, match=message):
        win_chance(mine, his, dealer=True, target=target)
