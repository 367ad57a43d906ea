from __future__ import annotations

import random

import pytest

from coach.engine.play.hands import number_of
from coach.engine.play.pile import EMPTY
from coach.engine.play.playout import HIM, ME, played_out, until_the_target
from coach.engine.search.playout_all import courses
from data.builders.joint_keeps import KEEPS

RNG = random.Random(3)
MINE = [KEEPS[int(RNG.random() * len(KEEPS))] for _ in range(12)]


@pytest.mark.parametrize("mine", MINE)
@pytest.mark.parametrize("dealer", [True, False])
def test_all_hands_at_once_go_as_each_by_itself(mine: tuple[int, ...], dealer: bool) -> None:
    held = number_of(mine)
    hands = [number_of(keep) for keep in KEEPS]
    one_by_one = [played_out(held, hand, EMPTY, HIM if dealer else ME, 4)[2] for hand in hands]
    found = courses(held, hands, dealer=dealer)
    assert {place: course for course, places in found.items() for place in places} == dict(
        enumerate(one_by_one)
    )


def test_the_play_stops_when_somebody_is_home() -> None:
    course = (2, -1, -3, 5)
    assert until_the_target(course, 118, 118, 121) == (120, 121)
    assert until_the_target(course, 119, 118, 121) == (121, 118)
    assert until_the_target(course, 0, 0, 121) == (7, 4)
