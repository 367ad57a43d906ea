from __future__ import annotations

import pytest

from coach import parse
from coach.advice.odds import odds
from coach.advice.throws import ranked, weigh
from coach.advice.throws_at_score import DECIDES, at_score
from coach.engine.after_deal import chance_after, equity_after
from coach.engine.shows.throw_chances import winning_chances, worths
from coach.engine.stakes import WORTH, Stakes

HAND = "5H5S6DJCQD4S"
STAKES: list[Stakes] = ["skunk", "lurch", "acc", "club"]


@pytest.mark.parametrize(("mine", "his"), [(0, 0), (84, 92), (110, 118), (119, 70), (1, 119)])
@pytest.mark.parametrize("dealer", [True, False])
def test_the_score_decides_when_points_give_up_a_thousandth(
    mine: int, his: int, dealer: bool
) -> None:
    by_points = ranked(weigh(HAND, own_crib=dealer), own_crib=dealer)
    found = at_score(by_points, dealer=dealer, mine=mine, his=his)
    assert found.worth == winning_chances(HAND, dealer=dealer, mine=mine, his=his)
    most = max(found.worth.values())
    assert found.worth[found.likeliest.throw] == most
    assert found.by_points is by_points[0]
    assert found.decided == (most - found.worth[by_points[0].throw] > DECIDES)
    if found.decided:
        worth = [found.worth[throw.throw] for throw in found.throws]
        assert worth == sorted(worth, reverse=True)
        assert sorted(map(id, found.throws)) == sorted(map(id, by_points))
        assert found.equal is not None
        assert worth[0] - worth[found.equal - 1] <= DECIDES < worth[0] - worth[found.equal]
    else:
        assert (found.throws, found.equal) == (by_points, None)


def test_near_home_a_throw_that_is_second_by_points_can_win_more_often() -> None:
    # Pone needs eleven, and has them either way; the dealer must not peg three before.
    by_points = ranked(weigh(HAND, own_crib=False), own_crib=False)
    found = at_score(by_points, dealer=False, mine=110, his=118)
    assert found.decided
    assert by_points[0].throw == parse("JC QD")
    assert by_points[0].min >= 11
    assert found.throws[0].pegged.opponents < by_points[0].pegged.opponents


def test_at_the_start_points_decide() -> None:
    for dealer in (True, False):
        by_points = ranked(weigh(HAND, own_crib=dealer), own_crib=dealer)
        assert not at_score(by_points, dealer=dealer, mine=0, his=0).decided


@pytest.mark.parametrize("stakes", STAKES)
def test_what_final_scores_are_worth_at_stake(stakes: Stakes) -> None:
    plain, skunk, double = WORTH[stakes]
    for dealer in (True, False):
        worth = equity_after(dealer=dealer, stakes=stakes)
        assert worth(121, 91) == worth(121, 120) == plain
        assert worth(121, 90) == worth(121, 61) == skunk
        assert worth(121, 60) == double
        assert worth(90, 121) == -skunk
        going_on = odds(80, 75, dealer=not dealer, stakes=stakes).equity
        assert worth(80, 75) == pytest.approx(going_on)


def test_far_from_a_skunk_the_stakes_change_nothing() -> None:
    chance, games = chance_after(dealer=True), equity_after(dealer=True, stakes="lurch")
    assert games(115, 112) == pytest.approx(2 * chance(115, 112) - 1)


def test_stakes_are_what_the_throws_are_compared_by() -> None:
    by_points = ranked(weigh(HAND, own_crib=True), own_crib=True)
    after = equity_after(dealer=True, stakes="skunk")
    found = at_score(by_points, dealer=True, mine=40, his=119, after=after)
    assert found.worth == worths(HAND, after, dealer=True, mine=40, his=119)
    assert -4 < min(found.worth.values()) < max(found.worth.values()) < -1
