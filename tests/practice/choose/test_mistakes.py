from __future__ import annotations

from dataclasses import replace
from datetime import UTC, datetime, timedelta
from typing import TYPE_CHECKING

from hypothesis import given
from hypothesis import strategies as st

from coach.practice.choose.due import due
from coach.practice.choose.mistakes import missed_last, mistakes
from tests.progress.test_statistics import answer

if TYPE_CHECKING:
    from coach.progress.answer import Answer

START = datetime(2026, 5, 1, 18, tzinfo=UTC)


def given_on(day: float, question: str, *, correct: bool, **different: object) -> Answer:
    at = START + timedelta(days=day)
    fields = {"at": at, "day": at.date(), "question": question} | different
    return replace(answer(correct=correct), **fields)  # type: ignore[arg-type]


def test_what_is_right_never_enters() -> None:
    assert mistakes([given_on(day, "q", correct=True) for day in range(5)]) == []


def test_a_missed_question_is_due_at_once_and_later_when_it_is_right() -> None:
    missed = given_on(0, "q", correct=False)
    (first,) = mistakes([missed])
    assert timedelta() < first.due - missed.at < timedelta(hours=1)
    again = given_on(1, "q", correct=True)
    (second,) = mistakes([missed, again])
    assert second.due > again.at
    assert second.right_days == 1


def test_it_leaves_when_it_was_right_on_three_separate_days() -> None:
    answers = [given_on(0, "q", correct=False)]
    for day in (1, 1.01, 1.02, 3):
        answers.append(given_on(day, "q", correct=True))
        assert len(mistakes(answers)) == 1
    answers.append(given_on(9, "q", correct=True))
    assert mistakes(answers) == []


def test_another_miss_starts_the_three_days_anew() -> None:
    answers = [
        given_on(0, "q", correct=False),
        given_on(1, "q", correct=True),
        given_on(2, "q", correct=True),
        given_on(3, "q", correct=False),
        given_on(4, "q", correct=True),
    ]
    (mistake,) = mistakes(answers)
    assert mistake.right_days == 1


def test_missed_again_after_it_left_it_is_new() -> None:
    answers = [given_on(0, "q", correct=False)]
    answers += [given_on(day, "q", correct=True) for day in (1, 2, 3)]
    missed = given_on(30, "q", correct=False)
    assert mistakes([*answers, missed]) == mistakes([missed])


def test_a_hint_or_a_long_pause_brings_it_back_sooner() -> None:
    missed = given_on(0, "q", correct=False)
    second = given_on(1, "q", correct=True)

    def due(**different: object) -> datetime:
        third = given_on(4, "q", correct=True, **different)
        return mistakes([missed, second, third])[0].due

    assert due(hints=1) < due()
    assert due(seconds=90.0) < due()


def test_what_is_due_comes_in_order() -> None:
    answers = [given_on(0.1, "b", correct=False), given_on(0, "a", correct=False)]
    assert due(mistakes(answers), START + timedelta(days=1)) == ["a", "b"]
    assert due(mistakes(answers), START) == []


def test_the_last_session_ends_at_a_pause_of_half_an_hour() -> None:
    minute = 1 / 1440
    answers = [
        given_on(0, "old", correct=False),
        given_on(40 * minute, "a", correct=False),
        given_on(60 * minute, "b", correct=True),
        given_on(85 * minute, "c", correct=False),
        given_on(86 * minute, "a", correct=False),
    ]
    assert missed_last(reversed(answers)) == ["a", "c"]
    assert missed_last([]) == []


def test_half_an_hour_is_no_pause_yet() -> None:
    for seconds, missed in ((0, ["a", "b"]), (1, ["b"])):
        later = START + timedelta(minutes=30, seconds=seconds)
        answers = [given_on(0, "a", correct=False), given_on(0, "b", correct=False, at=later)]
        assert missed_last(reversed(answers)) == missed


@given(st.lists(st.tuples(st.sampled_from("ab"), st.booleans(), st.integers(0, 3)), max_size=25))
def test_the_deck_follows_from_the_answers_alone(history: list[tuple[str, bool, int]]) -> None:
    day = 0
    answers = []
    for question, correct, later in history:
        day += later
        answers.append(given_on(day, question, correct=correct))
    deck = mistakes(answers)
    assert deck == mistakes(list(answers))
    for mistake in deck:
        own = [a for a in answers if a.question == mistake.question]
        assert any(not a.correct for a in own)
        since = max(place for place, a in enumerate(own) if not a.correct)
        assert len({a.day for a in own[since:] if a.correct}) == mistake.right_days < 3
