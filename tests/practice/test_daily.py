from __future__ import annotations

from dataclasses import replace
from datetime import date, timedelta

from coach.practice.daily import daily, for_the_record, result_block
from coach.practice.drills.count import ShowQuestion
from coach.practice.drills.earn import PlayQuestion
from tests.progress.test_statistics import answer

DAY = date(2026, 5, 20)
PINNED = ["show 4S8H4H3D AS", "show 3S3HJS2H 5S"]


def test_a_day_has_ten_questions_of_both_kinds() -> None:
    questions = daily(DAY)
    assert [type(question) for question in questions] == [ShowQuestion] * 7 + [PlayQuestion] * 3
    assert len({question.text for question in questions}) == 10


def test_the_questions_of_a_date_never_change() -> None:
    assert [question.text for question in daily(DAY)[:2]] == PINNED


def test_every_day_has_its_own() -> None:
    days = [daily(DAY + timedelta(days=later))[0].text for later in range(15)]
    assert len(set(days)) == 15


def test_the_first_answer_is_for_the_record() -> None:
    wrong = replace(answer(correct=False), question="a")
    right = replace(answer(correct=True), question="a")
    assert for_the_record(["a", "b"], [wrong, right]) == [wrong, None]


def test_the_result_gives_nothing_away() -> None:
    answers = [
        answer(correct=True, seconds=9.6),
        answer(correct=False, seconds=500),
        answer(correct=True, seconds=5),
    ]
    assert result_block(DAY, answers) == ["Cribbage Coach, 2026-05-20", "■□■  2/3  1:15"]
