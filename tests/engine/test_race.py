from __future__ import annotations

import random
from itertools import islice
from math import sqrt

import pytest

from coach.engine.race import DealCourse, Race
from data.builders.race import PACKS, dealt_both_ways


@pytest.fixture(scope="module")
def shipped() -> Race:
    return Race.shipped()


@pytest.fixture(scope="module")
def courses() -> list[DealCourse]:
    return [*dealt_both_ways(random.Random(5), 300)]


def first_of(course: DealCourse, dealer: int, pone: int) -> str | None:
    """Who gets so many points first in a deal, point for point."""
    made = [0, 0]
    for points in course:
        side = points < 0
        made[side] += abs(points)
        if made[side] >= (dealer, pone)[side]:
            return "pone" if side else "dealer"
    return None


@pytest.mark.parametrize("race_to", [(1, 1), (2, 5), (9, 4), (16, 10), (20, 17), (40, 1), (70, 70)])
def test_who_is_first_is_counted_as_one_would_by_hand(
    courses: list[DealCourse], race_to: tuple[int, int]
) -> None:
    race = Race.of(courses)
    dealer, pone = race_to
    winners = [first_of(course, dealer, pone) for course in courses]
    assert race.dealer_first(dealer, pone) == winners.count("dealer")
    neither = sum(sum(totals[:pone]) for totals in race.ended[:dealer])
    assert neither == winners.count(None)


def test_the_shipped_counts_are_of_all_deals(shipped: Race) -> None:
    assert shipped.deals == 2 * PACKS
    # The dealer makes every one of his points at some score of pone's.
    for points in range(1, len(shipped.ended)):
        assert sum(shipped.reached[points]) == sum(map(sum, shipped.ended[points:]))


def test_the_shipped_counts_rebuilt_from_other_deals(
    shipped: Race, courses: list[DealCourse]
) -> None:
    # The deals are drawn, so a slice of them cannot be compared; its averages can.
    race = Race.of(courses)
    for side in (0, 1):
        expected, spread = moments(shipped, side)
        average, _ = moments(race, side)
        assert abs(average - expected) < 4 * spread / sqrt(race.deals)


def moments(race: Race, side: int) -> tuple[float, float]:
    """The average of what the dealer (0) or pone (1) makes, and its standard deviation."""
    squares = total = 0
    for dealer, row in enumerate(race.ended):
        for pone, deals in enumerate(row):
            points = (dealer, pone)[side]
            total += deals * points
            squares += deals * points * points
    mean = total / race.deals
    return mean, sqrt(squares / race.deals - mean * mean)


def test_a_pack_is_dealt_both_ways() -> None:
    one, other = islice(dealt_both_ways(random.Random(5), 1), 2)
    assert one != other


def test_what_a_deal_brings(shipped: Race) -> None:
    # Wanted in self-play: the dealer about 16.2, pone about 10.2 points a deal.
    assert moments(shipped, 0)[0] == pytest.approx(16.2, abs=0.1)
    assert moments(shipped, 1)[0] == pytest.approx(10.2, abs=0.1)
