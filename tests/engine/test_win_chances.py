from __future__ import annotations

import random
from math import sqrt
from statistics import mean

import pytest

from coach.engine.win_chances import deals_left, skunk_chance, win_chance
from tests.cases import load
from tests.engine.games import finish


def test_another_programs_chances() -> None:
    gaps = [
        abs(win_chance(row["dealer"], int(pone), dealer=True) - chance / 10_000)
        for row in load("win_chances.csv")
        for pone, chance in row.items()
        if pone != "dealer"
    ]
    assert len(gaps) == 31 * 31
    assert mean(gaps) < 0.001  # wanted: 0.01
    assert max(gaps) < 0.02


@pytest.mark.parametrize("end", load("ends.csv"), ids=lambda end: f"{end['dealer']}-{end['pone']}")
def test_near_the_end_all_keeps_enumerated(end: dict[str, int]) -> None:
    found = win_chance(121 - end["dealer"], 121 - end["pone"], dealer=True)
    # Three standard errors of two million deals; at 3-3 the enumeration is no better than 0.003.
    allowed = 0.003 if end["dealer"] == 3 else 0.001
    assert found == pytest.approx(end["chance"] / 100_000, abs=allowed)


def test_games_are_won_as_often_as_the_chances_say() -> None:
    rng = random.Random(4)
    expected = won = variance = 0.0
    for _ in range(250):
        dealer, pone = (1 + int(rng.random() * 60) for _ in range(2))
        chance = win_chance(121 - dealer, 121 - pone, dealer=True)
        expected += chance
        variance += chance * (1 - chance)
        won += not finish(rng, dealer, pone).dealer
    assert abs(won - expected) < 3 * sqrt(variance)


def test_skunks_are_as_frequent_as_the_race_to_their_line() -> None:
    rng, number = random.Random(6), 300
    chance = skunk_chance(85, 60, line=91, dealer=True)
    games = [finish(rng, 121 - 85, 121 - 60) for _ in range(number)]
    skunks = sum(game.pone > 121 - 91 for game in games)
    assert 0.3 < chance < 0.7
    assert abs(skunks - number * chance) < 3 * sqrt(number * chance * (1 - chance))
    expected = deals_left(85, 60, dealer=True)
    assert mean(game.deals for game in games) == pytest.approx(expected, abs=0.2)


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
