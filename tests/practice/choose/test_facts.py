from __future__ import annotations

from dataclasses import replace
from datetime import UTC, datetime, timedelta
from typing import TYPE_CHECKING

from coach.advice.throws.crib_averages import OWNED, highest_first
from coach.practice.choose.due import due
from coach.practice.choose.facts import NEW_AT_ONCE, facts_to_ask, known_facts, teaching_order
from coach.practice.choose.mistakes import mistakes
from coach.practice.drills.fact import CribFact
from coach.practice.drills.registry import read
from tests.progress.test_statistics import answer

if TYPE_CHECKING:
    from coach.progress.answer import Answer

START = datetime(2026, 5, 1, 18, tzinfo=UTC)
FLUSH, NOBS = "fact rule crib-flush", "fact name nobs"


def given_on(day: float, fact: str, *, correct: bool = True, **different: object) -> Answer:
    at = START + timedelta(days=day)
    fields = {"at": at, "day": at.date(), "question": fact, "drill": "facts"} | different
    return replace(answer(correct=correct), **fields)  # type: ignore[arg-type]


def due_on(day: float, answers: list[Answer]) -> list[str]:
    return due(known_facts(answers), START + timedelta(days=day))


def test_every_fact_is_taught_once() -> None:
    order = teaching_order()
    assert len(set(order)) == len(order)
    kinds = [text.split()[1] for text in order]
    assert (kinds.count("rule"), kinds.count("name"), kinds.count("crib")) == (40, 21, 182)


def test_the_kinds_come_by_turns_and_the_throws_from_both_ends() -> None:
    assert [text.split()[1] for text in teaching_order()[:12]] == ["rule", "name", "crib"] * 4
    asked = [read(text) for text in teaching_order() if text.startswith("fact crib")]
    for place, crib in enumerate(OWNED):
        throws = [question.ranks for question in asked[place::2] if isinstance(question, CribFact)]
        high, low = highest_first(crib)[:2], highest_first(crib)[-2:]
        assert throws[:4] == [high[0], low[1], high[1], low[0]]
        assert len(set(throws)) == 91


def test_what_was_asked_of_random_cards_is_asked_no_more() -> None:
    answers = [given_on(0, "fact crib 5 5"), given_on(0, FLUSH)]
    assert [fact.question for fact in known_facts(answers)] == [FLUSH]


def test_a_first_session_is_the_first_ten() -> None:
    assert facts_to_ask([], START) == list(teaching_order()[:NEW_AT_ONCE])


def test_a_fact_enters_with_its_first_answer_right_or_wrong() -> None:
    answers = [given_on(0, FLUSH), given_on(0, NOBS, correct=False)]
    assert {fact.question for fact in known_facts(answers)} == {FLUSH, NOBS}
    assert due_on(0, answers) == []
    assert set(due_on(1, answers)) == {FLUSH, NOBS}


def test_it_comes_later_and_later_while_it_is_right_and_never_leaves() -> None:
    answers = [given_on(0, FLUSH)]
    gaps = []
    for _ in range(8):
        (known,) = known_facts(answers)
        gaps.append(known.due - answers[-1].at)
        days = (known.due - START) / timedelta(days=1)
        assert due_on(days - 0.001, answers) == []
        assert due_on(days, answers) == [FLUSH]
        answers.append(given_on(days, FLUSH))
    assert gaps == sorted(gaps)
    assert gaps[0] < timedelta(days=1) < gaps[1]
    assert gaps[-1] > timedelta(days=365)


def test_a_miss_a_hint_or_a_long_pause_brings_it_back_sooner() -> None:
    before = [given_on(0, FLUSH), given_on(1, FLUSH)]

    def again(**different: object) -> datetime:
        (known,) = known_facts([*before, given_on(8, FLUSH, **different)])  # type: ignore[arg-type]
        return known.due

    assert again(correct=False) < again(hints=1) < again()
    assert again(seconds=90.0) < again()


def test_what_is_due_comes_first_then_new_ones() -> None:
    new = [text for text in teaching_order() if text not in {FLUSH, NOBS}]
    answers = [given_on(0.1, FLUSH), given_on(0, NOBS)]
    asked = facts_to_ask(known_facts(answers), START + timedelta(days=2))
    assert asked == [NOBS, FLUSH, *new[:NEW_AT_ONCE]]


def test_when_all_are_known_there_is_nothing_new() -> None:
    answers = [given_on(0, fact) for fact in teaching_order()]
    assert facts_to_ask(known_facts(answers), START) == []


def test_a_fact_that_is_no_more_is_passed_over() -> None:
    assert known_facts([given_on(0, "fact rule of-old")]) == []


def test_a_fact_missed_is_no_mistake() -> None:
    assert mistakes([given_on(0, FLUSH, correct=False)]) == []
