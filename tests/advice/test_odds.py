from __future__ import annotations

import pytest

from coach.advice.odds import HARDLY, odds, pars
from coach.engine.stakes import Stakes
from coach.engine.win_chances import win_chance
from tests.sure import some


def slope(own: int, opponent: int, *, dealer: bool) -> float:
    """What the next point adds to the chance to win."""
    return win_chance(own + 1, opponent, dealer=dealer) - win_chance(own, opponent, dealer=dealer)


def test_par_holes_lie_two_deals_apart() -> None:
    # The literature counts 26 points for two deals, these average 26.4.
    literature = (96, 70, 44, 18)
    assert pars(dealer=True) == [95, 69, 42, 16]
    assert all(0 < hole - par <= 2 for hole, par in zip(literature, pars(dealer=True), strict=True))
    assert pars(dealer=False) == [111, 85, 59, 32, 6]
    assert pars(dealer=True, target=61) == [35, 9]
    assert pars(dealer=False, target=61) == [51, 25]


@pytest.mark.parametrize("dealer", [True, False])
def test_the_point_that_reaches_par_is_worth_most(dealer: bool) -> None:
    # Par follows from averages alone, the worth of a point from the table: the two agree.
    holes = sorted(pars(dealer=dealer))
    for before, par, behind in some(zip(holes, holes[1:], holes[2:], strict=False)):
        opponent = min(
            range(121), key=lambda opponent: abs(win_chance(par, opponent, dealer=dealer) - 0.5)
        )
        around = range((before + par) // 2, (par + behind) // 2)
        worth = {
            own: sum(slope(own, near, dealer=dealer) for near in range(opponent - 8, opponent + 9))
            for own in around
        }
        assert abs(max(worth, key=lambda own: worth[own]) + 1 - par) <= 1


@pytest.mark.parametrize("stakes", ["skunk", "lurch", "acc", "club"])
def test_what_one_wins_the_other_loses(stakes: Stakes) -> None:
    for own, opponent in ((0, 0), (84, 92), (100, 40), (20, 85), (120, 119)):
        here = odds(own, opponent, dealer=True, stakes=stakes)
        there = odds(opponent, own, dealer=False, stakes=stakes)
        assert (here.own, here.opponent) == (there.opponent, there.own)
        assert here.equity == pytest.approx(-there.equity)
        assert here.deals_left == there.deals_left
        assert {here.play, there.play} in ({"even"}, {"on", "off"})


def test_a_skunk_and_a_double_one_are_wins_too() -> None:
    for own, opponent in ((0, 0), (60, 20), (100, 59), (119, 90), (119, 91)):
        side = odds(own, opponent, dealer=False).own
        assert side.double <= side.skunk <= side.win
    assert odds(119, 91, dealer=False).own.skunk == 0
    assert odds(119, 90, dealer=False).own.skunk > 0
    assert odds(110, 61, dealer=False).own.double == 0
    assert odds(110, 60, dealer=False).own.double > 0
    assert odds(60, 46, dealer=False, target=61).own.skunk == 0
    assert odds(60, 45, dealer=False, target=61).own.skunk > 0


def test_stakes_say_what_a_skunk_adds() -> None:
    at_stake = odds(100, 60, dealer=True)
    own, other = at_stake.own, at_stake.opponent
    assert other.skunk == 0
    assert odds(100, 60, dealer=True, stakes="lurch").equity == pytest.approx(
        own.win + own.double - other.win
    )
    assert odds(100, 60, dealer=True, stakes="skunk").equity == pytest.approx(
        own.win + own.skunk + 2 * own.double - other.win
    )
    assert odds(100, 60, dealer=True, stakes="acc").equity == pytest.approx(
        2 * own.win + own.skunk - 2 * other.win
    )
    assert odds(100, 60, dealer=True, stakes="club").equity == pytest.approx(
        2 * own.win + own.skunk + own.double - 2 * other.win
    )


def test_play_on_for_the_hole_that_is_near() -> None:
    # Two short of par, and he is far past opponent: my points may save a deal, opponent hardly.
    assert odds(68, 70, dealer=True).play == "on"
    assert odds(70, 68, dealer=False).play == "off"


def test_play_off_when_only_he_can_spoil_it() -> None:
    # Pone's next hand takes own home; the one danger is that he pegs out first.
    assert odds(110, 105, dealer=True).play == "off"
    assert odds(105, 110, dealer=False).play == "on"


def test_a_skunk_in_sight_is_played_for() -> None:
    # With 100 to 80 the game is won: what is left is to keep other below 91, where that pays.
    assert odds(100, 80, dealer=True, stakes="skunk").play == "off"
    assert odds(100, 80, dealer=True, stakes="lurch").play == "on"


def test_nothing_is_played_for_when_all_is_decided() -> None:
    assert odds(119, 70, dealer=False, stakes="lurch").play == "even"


def test_what_decides_nothing_is_measured_by_what_a_game_is_worth() -> None:
    # A point is worth 0.003 match points here, of the 2 that are won with the game.
    here = odds(95, 40, dealer=True, stakes="acc")
    assert max(here.own.point, here.opponent.point) > HARDLY
    assert here.decided


def test_par_is_the_nearest_hole() -> None:
    for dealer in (True, False):
        holes = pars(dealer=dealer)
        for own in range(121):
            par = odds(own, 60, dealer=dealer).own.par
            assert par.hole + par.ahead == own
            assert abs(par.ahead) == min(abs(own - hole) for hole in holes)
