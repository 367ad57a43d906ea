from __future__ import annotations

from datetime import UTC, date, datetime
from statistics import median
from typing import TYPE_CHECKING

import pytest
from hypothesis import given
from hypothesis import strategies as st

from coach.progress.answer import Answer, Outcome, Roles
from coach.progress.statistics import (
    ENOUGH,
    LONGEST,
    UNATTRIBUTED,
    Tally,
    by_drill,
    by_kind,
    median_seconds,
    unattributed,
)

if TYPE_CHECKING:
    from collections.abc import Mapping

ROLES = Roles(timed=frozenset({"race"}), of_the_play=frozenset({"pegging-drill"}))


def answer(
    *,
    drill: str = "hand-count",
    correct: bool = True,
    marks: Mapping[str, int] | None = None,
    itemised: bool = False,
    seconds: float = 5.0,
) -> Answer:
    return Answer(
        at=datetime(2026, 5, 1, 12, 0, tzinfo=UTC),
        day=date(2026, 5, 1),
        drill=drill,
        question="show 5H5S6D4S JD",
        answer="12",
        right_answer="16",
        outcome=Outcome.of(correct),
        marks=marks or {},
        itemised=itemised,
        seconds=seconds,
        hints=0,
        seed=None,
        session="one",
    )


def judged(kind: str, marks: str, *, itemised: bool = True) -> list[Answer]:
    """Answers that judge one kind: a dot is right, an x is wrong."""
    return [
        answer(correct=mark == ".", marks={kind: 2 * (mark == "x")}, itemised=itemised)
        for mark in marks
    ]


# Percentages


def test_a_tally_without_tries_has_no_accuracy() -> None:
    assert Tally("run", 0, 0, charged=0, seconds=None, trend=None).accuracy is None


@pytest.mark.parametrize(
    ("tried", "right", "charged", "missed", "weakness"),
    [
        (0, 0, 0, 0, 1 / 10),
        (10, 10, 0, 0, 1 / 20),
        (10, 0, 0, 10, 11 / 20),
        (0, 0, 2, 2, 3 / 12),
        (9, 6, 2, 5, 6 / 21),
        (90, 81, 0, 9, 1 / 10),
    ],
)
def test_weakness_is_the_share_missed_with_little_said_about_little(
    tried: int, right: int, charged: int, missed: int, weakness: float
) -> None:
    tally = Tally("run", tried, right, charged=charged, seconds=None, trend=None)
    assert tally.missed == missed
    assert tally.weakness == pytest.approx(weakness)
    # Wrong totals are no part of the accuracy.
    assert tally.accuracy == (right / tried if tried else None)


def test_none_right_is_an_accuracy() -> None:
    (tally,) = by_kind(judged("run", "xx"), ROLES)
    assert tally.accuracy == 0.0


# By drill


def test_by_drill() -> None:
    answers = [
        answer(drill="pegging-drill", correct=False, seconds=1),
        answer(drill="hand-count", correct=True, seconds=10, itemised=True),
        answer(drill="hand-count", correct=False, seconds=20),
        answer(drill="hand-count", correct=True, seconds=40),
    ]
    hands, pegging = by_drill(answers)
    assert (hands.name, hands.tried, hands.right, hands.missed) == ("hand-count", 3, 2, 1)
    assert hands.seconds == 20
    assert (pegging.name, pegging.tried, pegging.right, pegging.missed) == (
        "pegging-drill",
        1,
        0,
        1,
    )


def test_nothing_answered() -> None:
    assert by_drill([]) == by_kind([], ROLES) == []
    assert median_seconds([]) is None


# By kind


def test_by_kind_judges_each_kind_by_its_own_mark() -> None:
    answers = [
        answer(correct=False, marks={"fifteen": 0, "pair": 2, "run": -3}, itemised=True),
        answer(correct=True, marks={"fifteen": 0, "pair": 0}, itemised=True),
    ]
    tallies = {
        tally.name: (tally.tried, tally.right, tally.missed) for tally in by_kind(answers, ROLES)
    }
    assert tallies == {"fifteen": (2, 2, 0), "pair": (2, 1, 1), "run": (1, 0, 1)}


def test_totals_count_for_a_kind_only_where_it_is_charged() -> None:
    # A right total would credit all its kinds while a wrong one blames none.
    answers = [
        answer(marks={"fifteen": 0, "pair": 0}),
        answer(correct=False, marks={UNATTRIBUTED: 4}),
        answer(correct=False, marks={"run": 3}),
        answer(correct=False, marks={"run": -3}),
    ]
    (run,) = by_kind(answers, ROLES)
    assert (run.name, run.tried, run.charged, run.missed) == ("run", 0, 2, 2)
    assert run.accuracy is None
    assert unattributed(answers, ROLES) == 1


def test_an_answer_that_judges_no_kind_counts_for_none() -> None:
    assert by_kind([answer(correct=False), answer(correct=True)], ROLES) == []


def test_too_many_points_are_a_miss_as_much_as_too_few() -> None:
    (tally,) = by_kind([answer(marks={"nobs": -1}), answer(marks={"nobs": 1})], ROLES)
    assert tally.missed == 2


def test_the_weakest_kind_comes_first() -> None:
    answers = [*judged("fifteen", "...."), *judged("pair", "..x."), *judged("run", ".xx.")]
    assert [tally.name for tally in by_kind(answers, ROLES)] == ["run", "pair", "fifteen"]


def test_a_kind_missed_often_in_many_is_stronger_than_one_missed_in_few() -> None:
    answers = [*judged("pair", "x" * 10 + "." * 90), *judged("run", "xxxxx.")]
    assert [tally.name for tally in by_kind(answers, ROLES)] == ["run", "pair"]


def test_fifteens_pairs_and_runs_of_the_play_are_kinds_of_their_own() -> None:
    answers = [
        *(answer(marks={kind: 2}) for kind in ("fifteen", "pair", "run")),
        *(
            answer(drill="pegging-drill", marks={kind: 2})
            for kind in ("fifteen", "pair", "run", "go", "pair royal")
        ),
    ]
    assert {tally.name for tally in by_kind(answers, ROLES)} == {
        *("fifteen", "pair", "run", "fifteen in play", "pair in play", "run in play"),
        *("go", "pair royal"),
    }


# The weakest kind


# Seconds


def test_a_long_pause_counts_as_a_minute() -> None:
    assert LONGEST == 60
    assert median_seconds([answer(seconds=5000)]) == 60
    assert median_seconds([answer(seconds=40), answer(seconds=80)]) == 50
    assert median_seconds([answer(seconds=60), answer(seconds=60.5)]) == 60
    (tally,) = by_drill([answer(seconds=5000), answer(seconds=10)])
    assert tally.seconds == 35


@given(st.lists(st.floats(0, 1e6), min_size=1))
def test_median_seconds(seconds: list[float]) -> None:
    found = median_seconds(answer(seconds=taken) for taken in seconds)
    assert found == median(taken if taken < 60 else 60.0 for taken in seconds)
    assert found is not None
    assert 0 <= found <= 60


# The trend


def trend(marks: str) -> float | None:
    (tally,) = by_kind(judged("run", marks), ROLES)
    return tally.trend


def test_a_trend_takes_enough_answers_on_each_side() -> None:
    assert ENOUGH == 10
    assert trend("." * 19) is None
    assert trend("." * 20) == 0


def test_the_trend_is_the_later_half_less_the_earlier() -> None:
    assert trend("x" * 10 + "." * 10) == 1
    assert trend("." * 10 + "x" * 10) == -1
    assert trend("xxxxx....." + "xx........") == pytest.approx(0.3)


def test_with_an_odd_number_the_answer_in_the_middle_is_on_neither_side() -> None:
    assert trend("." * 10 + "x" + "." * 10) == 0
    assert trend("x" * 10 + "." + "x" * 10) == 0


def test_a_trend_by_drill() -> None:
    answers = [answer(correct=place >= 10) for place in range(20)]
    (tally,) = by_drill(answers)
    assert tally.trend == 1


@given(st.text("x.", min_size=1, max_size=80))
def test_tallies_add_up(marks: str) -> None:
    (tally,) = by_kind(judged("run", marks), ROLES)
    assert tally.tried == len(marks) == tally.right + tally.missed
    assert tally.right == marks.count(".")
    assert (tally.trend is None) == (len(marks) < 2 * ENOUGH)
    assert tally.trend is None or -1 <= tally.trend <= 1
