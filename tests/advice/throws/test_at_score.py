from __future__ import annotations

import pytest

from coach import parse
from coach.advice.odds import odds
from coach.advice.throws.at_score import DECIDES, AtStake, at_score
from coach.advice.throws.weigh import weigh
from coach.engine.after_deal import chance_after, equity_after
from coach.engine.stakes import WORTH, Stakes
from coach.seats import CribOwner
from tests.advice.at_scores import worth_at

HAND = "5H5S6DJCQD4S"
STAKES: list[Stakes] = ["skunk", "lurch", "acc", "club"]


@pytest.mark.parametrize(("own", "opponent"), [(0, 0), (84, 92), (110, 118), (119, 70), (1, 119)])
@pytest.mark.parametrize("dealer", [True, False])
def test_the_score_decides_when_points_give_up_a_thousandth(
    own: int, opponent: int, dealer: bool
) -> None:
    weighed = weigh(HAND, CribOwner.of(dealer=dealer))
    by_points, found = weighed.throws, at_score(weighed, AtStake(own, opponent))
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
    weighed = weigh(HAND, CribOwner.OPPONENT)
    by_points, found = weighed.throws, at_score(weighed, AtStake(110, 118))
    assert found.decided
    assert by_points[0].throw == parse("JC QD")
    assert by_points[0].min >= 11
    pegged = [throw.pegged for throw in (found.throws[0], by_points[0])]
    assert pegged[0] is not None
    assert pegged[1] is not None
    assert pegged[0].opponents < pegged[1].opponents


def test_at_the_start_points_decide() -> None:
    for dealer in (True, False):
        weighed = weigh(HAND, CribOwner.of(dealer=dealer))
        assert not at_score(weighed, AtStake(0, 0)).decided


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
    after = equity_after(dealer=True, stakes="skunk")
    found = at_score(weigh(HAND, CribOwner.OWN), AtStake(40, 119, stakes="skunk"))
    assert found.worth == worth_at(HAND, (40, 119), dealer=True, after=after)
    assert -4 < min(found.worth.values()) < max(found.worth.values()) < -1
