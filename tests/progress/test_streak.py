from __future__ import annotations

from collections import Counter
from datetime import UTC, date, datetime, timedelta
from itertools import groupby
from typing import Any
from zoneinfo import ZoneInfo

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from coach.progress.streak import (
    DAY_START,
    DEFAULT_GOAL,
    GoalChange,
    Streak,
    goal_on,
    local_day,
    streak,
)
from tests.cases import load
from tests.sure import some

CASES = load("streak.yaml")
MIDNIGHT = timedelta(0)
ONE_ANSWER = (GoalChange(date.min, 1),)
FIRST = date(2026, 1, 1)
PROPERTY = settings(max_examples=100, deadline=None)

# What a row of marks means: # goal met, . missed, and the first mark is the first of January 2026.


def days(row: str) -> set[date]:
    return {FIRST + timedelta(place) for place, mark in enumerate(row) if mark == "#"}


def standing(row: str, ahead: str = "") -> Streak:
    """What is shown on the day of the last mark of a row, with days met ahead of the clock."""
    met = dict.fromkeys(days(row + ahead), DEFAULT_GOAL)
    return streak(met, FIRST + timedelta(len(row) - 1))


def shown(row: str, ahead: str = "") -> tuple[int, int, int]:
    at = standing(row, ahead)
    return at.current, at.best, at.freezes


def instant(text: str, zone: str) -> datetime:
    """The moment at which a clock shows `2025-03-01 12:00`, or `2025-03-01 12:00 Europe/Paris`."""
    day, time, *elsewhere = text.split()
    wall = datetime.fromisoformat(f"{day} {time}")
    return wall.replace(tzinfo=ZoneInfo(elsewhere[0] if elsewhere else zone)).astimezone(UTC)


def zone_of(text: str, zone: str) -> ZoneInfo:
    return ZoneInfo(text.split()[2] if len(text.split()) > 2 else zone)


def day_of(text: str, zone: str) -> date:
    return local_day(instant(text, zone).astimezone(zone_of(text, zone)), MIDNIGHT)


# The table


@pytest.mark.parametrize("case", CASES, ids=lambda case: case["id"])
def test_case(case: dict[str, Any]) -> None:
    zone = case.get("zone", "UTC")
    for check in some(case["checks"]):
        now = instant(check["now"], zone)
        answered: dict[date, int] = dict.fromkeys(case.get("opened", ()), 0)
        answered |= Counter(
            day_of(answer, zone) for answer in case["answers"] if instant(answer, zone) <= now
        )
        at = streak(answered, day_of(check["now"], zone), ONE_ANSWER)
        assert (at.current, at.best, at.open) == (check["current"], check["best"], check["open"])
        assert at.freezes == 0


@pytest.mark.parametrize(
    "case", [case for case in CASES if "by_day" in case], ids=lambda case: case["id"]
)
def test_case_by_day(case: dict[str, Any]) -> None:
    zone = case.get("zone", "UTC")
    assert Counter(day_of(answer, zone) for answer in case["answers"]) == case["by_day"]


# The day starts at four in the morning


def test_the_day_starts_at_four() -> None:
    assert timedelta(hours=4) == DAY_START
    assert local_day(datetime(2026, 5, 2, 4, 0)) == date(2026, 5, 2)
    assert local_day(datetime(2026, 5, 2, 3, 59, 59, 999_999)) == date(2026, 5, 1)
    assert local_day(datetime(2026, 5, 2, 23, 59)) == date(2026, 5, 2)
    assert local_day(datetime(2026, 5, 3, 0, 0)) == date(2026, 5, 2)


def test_a_late_night_reaches_over_the_turn_of_the_year() -> None:
    assert local_day(datetime(2027, 1, 1, 1, 30)) == date(2026, 12, 31)


def test_a_late_night_reaches_over_the_leap_day() -> None:
    assert local_day(datetime(2028, 3, 1, 2, 0)) == date(2028, 2, 29)
    assert local_day(datetime(2028, 2, 29, 2, 0)) == date(2028, 2, 28)
    assert local_day(datetime(2027, 3, 1, 2, 0)) == date(2027, 2, 28)


def test_the_day_start_is_a_parameter() -> None:
    assert local_day(datetime(2026, 5, 2, 0, 0), MIDNIGHT) == date(2026, 5, 2)
    assert local_day(datetime(2026, 5, 2, 5, 59), timedelta(hours=6)) == date(2026, 5, 1)


def test_only_the_wall_clock_counts() -> None:
    # One moment, three clocks.
    moment = datetime(2026, 5, 2, 10, 30, tzinfo=UTC)
    there = [moment.astimezone(ZoneInfo(zone)) for zone in ("UTC", "Pacific/Kiritimati")]
    assert [local_day(clock) for clock in there] == [date(2026, 5, 2), date(2026, 5, 2)]
    assert local_day(moment.astimezone(ZoneInfo("Pacific/Pago_Pago"))) == date(2026, 5, 1)


@pytest.mark.parametrize(
    "zone",
    [
        "America/New_York",
        "America/St_Johns",
        "Asia/Kathmandu",
        "Australia/Lord_Howe",
        "Europe/Paris",
        "Pacific/Auckland",
        "Pacific/Kiritimati",
    ],
)
def test_no_day_is_lost_and_none_comes_twice_where_summer_time_is_kept(zone: str) -> None:
    start = datetime(2025, 12, 31, 12, 0, tzinfo=UTC)
    quarters = [start + timedelta(minutes=15 * count) for count in range(4 * 24 * 400)]
    seen = [local_day(moment.astimezone(ZoneInfo(zone))) for moment in quarters]
    lengths = {day: len(list(same)) / 4 for day, same in groupby(seen)}
    assert seen == sorted(seen)
    assert len(lengths) == (seen[-1] - seen[0]).days + 1
    assert set(list(lengths.values())[1:-1]) <= {23, 23.5, 24, 24.5, 25}


@pytest.mark.parametrize("fold", [0, 1])
def test_the_hour_that_comes_twice_belongs_to_the_evening_before(fold: int) -> None:
    twice = datetime(2026, 10, 25, 2, 30, fold=fold, tzinfo=ZoneInfo("Europe/Paris"))
    assert local_day(twice) == date(2026, 10, 24)


@pytest.mark.parametrize("change", [date(2026, 3, 29), date(2026, 10, 25)])
def test_a_streak_over_the_change_of_summer_time(change: date) -> None:
    zone = ZoneInfo("Europe/Paris")
    nights = [datetime(2026, change.month, change.day + step, 3, 30) for step in (-1, 0, 1)]
    met = {local_day(night.replace(tzinfo=zone)): DEFAULT_GOAL for night in nights}
    assert streak(met, max(met)).current == 3


# A day counts when its goal was met


@pytest.mark.parametrize(("answers", "current"), [(0, 0), (1, 0), (9, 0), (10, 1), (11, 1)])
def test_a_day_counts_when_the_goal_was_met(answers: int, current: int) -> None:
    at = streak({FIRST: answers}, FIRST)
    assert (at.current, at.done, at.goal) == (current, answers, 10)
    assert at.open is not bool(current)
    assert at.met == ({FIRST} if current else set())


def test_ten_answers_are_the_goal_until_another_is_set() -> None:
    assert DEFAULT_GOAL == goal_on(FIRST, []) == 10


def test_a_day_without_answers_never_counts_whatever_the_goal() -> None:
    assert streak({FIRST: 0}, FIRST, [GoalChange(FIRST, 0)]).current == 0


def test_nobody_has_answered_yet() -> None:
    assert streak({}, FIRST) == Streak(
        today=FIRST,
        answered={},
        goal=10,
        current=0,
        best=0,
        freezes=0,
        met=frozenset(),
        bridged=frozenset(),
    )


def test_days_in_a_row() -> None:
    assert shown("###") == (3, 3, 0)


def test_a_missed_day_ends_a_streak_without_a_freeze() -> None:
    assert shown("###.#") == (1, 3, 0)
    assert shown("###..") == (0, 3, 0)


def test_the_best_streak_is_kept() -> None:
    assert shown("#####.##") == (2, 5, 0)
    assert shown("##.#####.###") == (3, 5, 0)


def test_today_is_never_missed() -> None:
    assert shown("###.") == (3, 3, 0)
    assert shown("#######.") == (7, 7, 1)
    assert standing("#######.").bridged == set()
    assert standing("###.").open


def test_today_counts_as_soon_as_its_goal_is_met() -> None:
    assert shown("####") == (4, 4, 0)
    assert not standing("####").open


def test_the_leap_day_is_a_day() -> None:
    february = {date(2028, 2, 28): 10, date(2028, 2, 29): 10, date(2028, 3, 1): 10}
    assert streak(february, date(2028, 3, 1)).current == 3
    del february[date(2028, 2, 29)]
    assert streak(february, date(2028, 3, 1)).current == 1


def test_a_year_without_a_leap_day_misses_nothing() -> None:
    assert streak({date(2027, 2, 28): 10, date(2027, 3, 1): 10}, date(2027, 3, 1)).current == 2


# Freezes


def test_every_seventh_goal_day_earns_a_freeze() -> None:
    freezes = [shown("#" * length)[2] for length in range(1, 15)]
    assert freezes == [0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 2]


def test_at_most_two_freezes_are_held() -> None:
    assert [shown("#" * length)[2] for length in (20, 21, 28, 70)] == [2, 2, 2, 2]


def test_a_missed_day_spends_a_freeze_by_itself() -> None:
    assert shown("#######.#") == (8, 8, 0)
    assert standing("#######.#").bridged == {FIRST + timedelta(7)}


def test_a_bridged_day_keeps_the_streak_and_does_not_lengthen_it() -> None:
    assert shown("#######..") == (7, 7, 0)
    assert shown("#######.###") == (10, 10, 0)


def test_two_freezes_bridge_two_days_in_a_row() -> None:
    assert shown("#" * 14 + "..#") == (15, 15, 0)
    assert len(standing("#" * 14 + "..#").bridged) == 2


def test_a_third_missed_day_ends_the_streak() -> None:
    assert shown("#" * 14 + "...#") == (1, 14, 0)


def test_a_freeze_that_was_spent_is_gone() -> None:
    assert shown("#######.#.#") == (1, 8, 0)


def test_the_seventh_goal_day_is_counted_without_the_bridged_ones() -> None:
    assert shown("#######.######") == (13, 13, 0)
    assert shown("#######.#######") == (14, 14, 1)


def test_a_freeze_that_is_spent_makes_room_for_another() -> None:
    assert shown("#" * 20 + ".#") == (21, 21, 2)
    assert shown("#" * 21 + ".#") == (22, 22, 1)


def test_a_new_streak_earns_its_own_freezes() -> None:
    assert shown("######.#") == (1, 6, 0)
    assert shown("######.######") == (6, 6, 0)
    assert shown("######.#######") == (7, 7, 1)


def test_days_missed_before_the_first_goal_day_cost_nothing() -> None:
    assert shown("...###") == (3, 3, 0)
    assert standing("...###").bridged == set()


# Changes of the goal


def test_a_change_of_goal_counts_from_its_day_only() -> None:
    tomorrow = FIRST + timedelta(1)
    changes = [GoalChange(tomorrow, 20)]
    assert goal_on(FIRST, changes) == 10
    assert goal_on(tomorrow, changes) == 20
    assert goal_on(tomorrow + timedelta(1000), changes) == 20


def test_a_higher_goal_takes_no_day_away() -> None:
    answered = dict.fromkeys(days("####"), 10)
    today = max(answered)
    at = streak(answered, today, [GoalChange(today + timedelta(1), 50)])
    assert (at.current, at.goal, at.open) == (4, 10, False)
    assert streak(answered, today + timedelta(1), [GoalChange(today + timedelta(1), 50)]).open


def test_a_lower_goal_gives_no_day_back() -> None:
    answered = dict.fromkeys(days("####"), 5)
    today = max(answered)
    at = streak(answered, today, [GoalChange(today, 5)])
    assert (at.current, at.best, set(at.met)) == (1, 1, {today})


def test_of_two_changes_for_one_day_the_later_wins() -> None:
    assert goal_on(FIRST, [GoalChange(FIRST, 20), GoalChange(FIRST, 5)]) == 5
    assert goal_on(FIRST, [GoalChange(FIRST, 5), GoalChange(FIRST, 20)]) == 20


def test_changes_count_in_the_order_of_their_days() -> None:
    later = GoalChange(FIRST + timedelta(5), 3)
    assert goal_on(FIRST + timedelta(9), [later, GoalChange(FIRST, 20)]) == 3
    assert goal_on(FIRST + timedelta(4), [later, GoalChange(FIRST, 20)]) == 20


def test_changes_may_come_from_anywhere_once() -> None:
    changes = (change for change in ONE_ANSWER)
    assert streak({FIRST: 1}, FIRST, changes).current == 1


# A clock that was set back, and a flight west


@pytest.mark.parametrize("back", range(1, 6))
def test_a_clock_set_back_does_not_reduce_the_streak(back: int) -> None:
    assert shown("#" * (6 - back), "#" * back) == shown("######")


def test_a_flight_west_does_not_reduce_the_streak() -> None:
    # The tenth is done, then it is the ninth again, which was not done before the flight.
    assert shown("####.", "#") == (5, 5, 0)
    assert shown("#####", "#") == (6, 6, 0)


def test_a_clock_set_back_before_everything_loses_no_best_streak() -> None:
    assert shown(".", "...####") == (0, 4, 0)


def test_a_clock_set_back_to_a_day_that_was_bridged_leaves_it_open() -> None:
    assert standing("#######.#").bridged == {FIRST + timedelta(7)}
    assert standing("#######.", "#").bridged == set()
    assert shown("#######.", "#")[0] == 8


def test_a_clock_set_back_behind_a_bridged_day_keeps_the_streak() -> None:
    # On the tenth day it is 9: a freeze bridged the eighth. On the seventh it is 9 as well.
    assert shown("#######.##")[0] == 9
    assert shown("#######", ".##")[0] == 9


def test_a_day_far_ahead_takes_nothing_from_the_streak() -> None:
    assert shown("###", "......#") == (3, 3, 0)


@pytest.mark.parametrize("ahead", [".#", "..#", ".##", ".#######", "....#.#"])
def test_what_a_wrong_clock_left_ahead_takes_nothing_from_the_streak(ahead: str) -> None:
    assert shown("###", ahead)[0] == 3
    assert shown("###.", ahead)[0] == 3
    assert shown("#######", "..." + ahead)[0] == 7


@PROPERTY
@given(st.text("#.", min_size=1, max_size=40), st.text("#.", max_size=12))
def test_nothing_ahead_takes_from_the_streak(row: str, ahead: str) -> None:
    assert standing(row, ahead).current >= standing(row).current
    assert standing(row, ahead).best >= standing(row).best


@PROPERTY
@given(st.integers(1, 40), st.data())
def test_a_clock_set_back_within_an_unbroken_streak(length: int, data: st.DataObject) -> None:
    back = data.draw(st.integers(0, length - 1))
    assert shown("#" * (length - back), "#" * back) == shown("#" * length)


@PROPERTY
@given(st.lists(st.booleans(), min_size=2, max_size=40))
def test_a_step_of_one_day_back_from_a_day_that_was_met(marks: list[bool]) -> None:
    row = "".join(".#"[met] for met in marks) + "#"
    assert standing(row[:-1], "#").current >= standing(row).current


# Properties of rows of days

ROWS = st.lists(st.tuples(st.integers(1, 24), st.integers(0, 3)), max_size=8).map(
    lambda runs: "".join("#" * met + "." * missed for met, missed in runs) or "."
)
"""Runs of goal days long enough to earn freezes, with gaps short enough to be bridged."""
ANY_ROW = st.text("#.", min_size=1, max_size=60) | ROWS


def by_runs(row: str) -> tuple[int, int, int, set[int]]:
    """Current, best, freezes and bridged places: run by run instead of day by day."""
    current = best = freezes = 0
    bridged: set[int] = set()
    met_today = row[-1] == "#"
    past = row if met_today else row[:-1]
    place = 0
    for mark, run in groupby(past):
        size = len(list(run))
        if mark == "#":
            freezes = min(2, freezes + (current + size) // 7 - current // 7)
            current += size
            best = max(best, current)
        else:
            spent = min(size, freezes)
            bridged |= set(range(place, place + spent))
            freezes -= spent
            if size > spent:
                current = 0
        place += size
    return current, best, freezes, bridged


@PROPERTY
@given(ANY_ROW)
@example("#" * 14 + "..#.")
@example("." + "#" * 21 + ".#..#")
def test_streak_against_another_way_to_work_it_out(row: str) -> None:
    at = standing(row)
    current, best, freezes, bridged = by_runs(row)
    assert (at.current, at.best, at.freezes) == (current, best, freezes)
    assert at.bridged == {FIRST + timedelta(place) for place in bridged}
    assert at.met == days(row)


@PROPERTY
@given(ANY_ROW, st.text("#.", max_size=20))
def test_bounds(row: str, ahead: str) -> None:
    at = standing(row, ahead)
    assert 0 <= at.current <= at.best <= len(at.met)
    assert 0 <= at.freezes <= 2
    assert not at.bridged & at.met
    assert at.open is (row[-1] == ".")


@PROPERTY
@given(ANY_ROW)
def test_meeting_todays_goal_lowers_nothing(row: str) -> None:
    before, after = standing(row[:-1] + "."), standing(row[:-1] + "#")
    assert after.current == before.current + 1
    assert after.best >= before.best
    assert after.freezes >= before.freezes


@PROPERTY
@given(st.text("#.", min_size=1, max_size=20), st.data())
def test_an_added_goal_day_lowers_no_best_streak(row: str, data: st.DataObject) -> None:
    # In twenty days no third freeze can be earned, so none is lost to the most that are held.
    place = data.draw(st.integers(0, len(row) - 1))
    assert standing(row[:place] + "#" + row[place + 1 :]).best >= standing(row).best


@PROPERTY
@given(ANY_ROW, st.randoms(use_true_random=False))
def test_the_order_of_the_days_does_not_matter(row: str, rng: Any) -> None:
    shuffled = sorted(days(row))
    rng.shuffle(shuffled)
    today = FIRST + timedelta(len(row) - 1)
    assert streak(dict.fromkeys(shuffled, 10), today) == standing(row)


@PROPERTY
@given(ANY_ROW, st.integers(1, 400), st.integers(1, 50))
def test_a_goal_for_later_days_changes_nothing_today(row: str, ahead: int, goal: int) -> None:
    answered = dict.fromkeys(days(row), 10)
    today = FIRST + timedelta(len(row) - 1)
    changed = streak(answered, today, [GoalChange(today + timedelta(ahead), goal)])
    assert changed == streak(answered, today)


@PROPERTY
@given(ANY_ROW, st.text("#.", min_size=1, max_size=30))
def test_the_best_streak_never_shrinks_as_days_go_by(row: str, later: str) -> None:
    assert standing(row + later).best >= standing(row).best


@PROPERTY
@given(ANY_ROW, st.dates(date(1990, 1, 1), date(2100, 1, 1)))
def test_only_the_distance_between_days_matters(row: str, start: date) -> None:
    moved = {start + (day - FIRST): 10 for day in days(row)}
    at, there = standing(row), streak(moved, start + timedelta(len(row) - 1))
    assert (at.current, at.best, at.freezes) == (there.current, there.best, there.freezes)


def test_a_streak_jumps_over_gaps_of_centuries() -> None:
    # A1: a day in year 1 made every screen take 1.8 seconds.
    week = {date(1, 1, 1) + timedelta(step): DEFAULT_GOAL for step in range(7)}
    now = {FIRST + timedelta(step): DEFAULT_GOAL for step in range(3)}
    at = streak(week | now | {date(9999, 12, 31): DEFAULT_GOAL}, FIRST + timedelta(2))
    assert (at.current, at.best, at.freezes) == (3, 7, 0)
    assert at.bridged == {date(1, 1, 8)}
