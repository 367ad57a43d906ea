from __future__ import annotations

from datetime import date, timedelta

import pytest
from hypothesis import given
from hypothesis import strategies as st

from coach.progress.missed import StreakBridge, StreakEnd, missed_since
from coach.progress.streak import DEFAULT_GOAL, Streak, streak

START = date(2026, 5, 1)


def on(number: int) -> date:
    return START + timedelta(days=number - 1)


def standing(row: str) -> Streak:
    """A letter a day, the last one today: + for a goal that was met."""
    met = {on(number): DEFAULT_GOAL for number, sign in enumerate(row, 1) if sign == "+"}
    return streak(met, on(len(row)))


@pytest.mark.parametrize(
    ("row", "events"),
    [
        ("", []),
        ("+++", []),
        ("++ ", []),  # today is not over
        ("++  ", [StreakEnd(on(3), 2, 2)]),
        ("++    ", [StreakEnd(on(3), 2, 2)]),
        ("++ + ", [StreakEnd(on(3), 2, 2)]),
        ("+++++++ +", [StreakBridge((on(8),), 0)]),
        ("+++++++  ", [StreakBridge((on(8),), 0)]),
        ("+++++++   ", [StreakEnd(on(9), 7, 7)]),
        ("+++++++ ++++++  ", [StreakBridge((on(8),), 0), StreakEnd(on(15), 13, 13)]),
        (f"{'+' * 14}  +", [StreakBridge((on(15), on(16)), 0)]),
        (f"{'+' * 14} + +", [StreakBridge((on(15),), 1), StreakBridge((on(17),), 0)]),
        ("+++++ ++  ", [StreakEnd(on(6), 5, 5), StreakEnd(on(9), 2, 5)]),
    ],
)
def test_the_fate_of_missed_days(row: str, events: list[StreakBridge | StreakEnd]) -> None:
    assert missed_since(standing(row), START) == events


def test_what_was_told_is_left_out() -> None:
    assert missed_since(standing("+++++ ++  "), on(7)) == [StreakEnd(on(9), 2, 5)]
    assert missed_since(standing("+++++ ++  "), on(10)) == []


@given(st.text("+ ", max_size=40), st.integers(1, 45))
def test_every_end_is_told_once_however_often_one_looks(row: str, step: int) -> None:
    told: list[StreakBridge | StreakEnd] = []
    since = START
    for end in [*range(1, len(row) + 1, step), len(row) + 1]:
        now = standing(f"{row} "[:end])
        told += missed_since(now, since)
        assert missed_since(now, now.today) == []
        since = now.today
    assert ends(told) == ends(missed_since(standing(f"{row} "), START))


def ends(events: list[StreakBridge | StreakEnd]) -> list[tuple[date, int]]:
    return [(event.day, event.length) for event in events if isinstance(event, StreakEnd)]
