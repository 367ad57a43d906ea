from __future__ import annotations

import json
from datetime import UTC, datetime

import pytest

from coach.practice.daily import daily
from tests.cli.conftest import Coach

LATE = datetime(2026, 5, 21, 1, 30, tzinfo=UTC)
TEXTS = daily(LATE.date().replace(day=20))
RIGHT = [question.right_answer for question in TEXTS]


@pytest.fixture(autouse=True)
def late_in_the_evening(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("coach.cli.clock.local_now", lambda: LATE)


def typed(answers: list[str]) -> str:
    return "".join(f"{answer}\n" for answer in answers)


def test_the_day_lasts_until_four_in_the_morning(coach: Coach) -> None:
    assert json.loads(coach("daily", "--json").out)["day"] == "2026-05-20"


def test_ten_answers_end_with_a_result_to_share(coach: Coach) -> None:
    out = coach("daily", typed=typed([*RIGHT[:9], "29"])).out
    assert "Daily 10 of 10" in out
    assert "9 of 10 right" in out
    assert "Cribbage Coach, 2026-05-20\n ■■■■■■■■■□  9/10  0:00" in out
    assert json.loads(coach("daily", "--json").out)["outcomes"] == ["right"] * 9 + ["wrong"]


def test_it_goes_on_where_it_was_left(coach: Coach) -> None:
    out = coach("daily", typed=typed([*RIGHT[:4], "q"])).out
    assert "Cribbage Coach, " not in out
    out = coach("daily", typed=typed(RIGHT[4:])).out
    assert "Daily 6 of 6" in out
    assert "■■■■■■■■■■  10/10" in out


def test_again_it_is_practice_and_the_record_stands(coach: Coach) -> None:
    coach("daily", typed=typed(["29"] * 10))
    out = coach("daily", typed=typed(RIGHT)).out
    assert "on the record. Again, for practice" in out
    assert "10 of 10 right" in out
    assert "Cribbage Coach, " not in out
    assert json.loads(coach("daily", "--json").out)["right"] == 0


def test_without_saving_nothing_is_on_the_record(coach: Coach) -> None:
    assert "10 of 10 right" in coach("daily", "--no-save", typed=typed(RIGHT)).out
    assert json.loads(coach("daily", "--json").out)["outcomes"] == [None] * 10
