from __future__ import annotations

import random
from dataclasses import replace
from datetime import date

import pytest
from hypothesis import given
from hypothesis import strategies as st

from coach.cards import parse
from coach.practice.choose.from_answers import skills_from
from coach.practice.choose.mistakes import missed_last, mistakes
from coach.practice.drills.count import ShowQuestion
from coach.practice.drills.registry import ROLES, SPRINT, with_themes
from coach.practice.levels import level_of
from coach.practice.sprint import LENGTH, PENALTY, Sprint, SprintDeck, best, sprints
from coach.progress.answer import Answer
from coach.progress.statistics import by_drill, by_kind, unattributed
from tests.progress.test_statistics import answer

HAND = ShowQuestion(parse("5H5S6D4S"), parse("JD")[0])


def given_in(seconds: float, mark: str = ".", session: str = "one") -> Answer:
    """An answer of a sprint: a dot is right, an x is wrong."""
    return replace(
        answer(drill=SPRINT, correct=mark == ".", marks={"pair": 2 * (mark == "x")}),
        seconds=seconds,
        session=session,
    )


def sprint(marks: str, seconds: float = 5.0, session: str = "one") -> Sprint:
    return Sprint(tuple(given_in(seconds, mark, session) for mark in marks))


def test_the_score_is_what_was_right() -> None:
    done = sprint("..x.")
    assert (done.right, done.missed) == (3, 1)


def test_a_miss_costs_ten_seconds() -> None:
    assert sprint("..").left == LENGTH - 10
    assert sprint(".x").left == LENGTH - 10 - PENALTY


def test_an_answer_at_the_bell_counts_and_one_after_it_does_not() -> None:
    assert Sprint((given_in(LENGTH),)).right == 1
    late = Sprint((given_in(5, "x"), given_in(LENGTH - 5)))
    assert (late.right, late.missed, late.left) == (0, 1, 0)
    assert len(late.answers) == 2


def test_a_miss_can_ring_the_bell() -> None:
    done = Sprint((given_in(LENGTH - PENALTY, "x"),))
    assert (done.missed, done.left) == (1, 0)


def test_a_pause_longer_than_a_minute_is_not_forgiven() -> None:
    assert Sprint((given_in(100),)).left == 80


def test_more_right_is_better_and_of_equals_fewer_missed() -> None:
    assert best([sprint("..x"), sprint("...xx"), sprint("x...")]) == sprint("x...")
    first, second = sprint("..", session="one"), sprint("..", session="two")
    assert best([first, second]) is first


def test_answers_of_one_session_are_one_sprint_and_others_none() -> None:
    mixed = [
        given_in(1, session="one"),
        answer(),
        given_in(2, session="two"),
        given_in(3, "x", session="one"),
    ]
    one, two = sprints(mixed)
    assert [given.seconds for given in one.answers] == [1, 3]
    assert [given.seconds for given in two.answers] == [2]


def test_a_sprint_belongs_to_the_day_of_its_first_answer() -> None:
    late, after_four = given_in(1), replace(given_in(1), day=date(2026, 5, 2))
    assert Sprint((late, after_four)).day == late.day


def test_hands_get_harder() -> None:
    deck = SprintDeck(random.Random(2))
    dealt = [deck.draw() for _ in range(15)]
    levels = [level_of(question.solution) for question in dealt if question is not None]
    for part, level in ((levels[:5], "easy"), (levels[5:10], "club"), (levels[10:], "expert")):
        assert set(part) <= {level, None}
        assert level in part


@given(st.lists(st.tuples(st.floats(0.001, 60), st.sampled_from(".x")), max_size=60))
def test_the_stored_answers_tell_what_the_clock_told(history: list[tuple[float, str]]) -> None:
    deck = SprintDeck(random.Random(2))
    stored: list[Answer] = []
    for seconds, mark in history:
        left = deck.sprint.left
        if not left:
            break
        stored.append(given_in(seconds, mark))
        deck.learn(HAND, stored[-1])
        assert (len(deck.sprint.in_time) == len(stored)) is (seconds <= left)
    assert sprints(stored) == ([deck.sprint] if stored else [])
    assert len(stored) - len(deck.sprint.in_time) in {0, 1}
    assert deck.sprint.right + deck.sprint.missed == len(deck.sprint.in_time)


SLOPPY = [given_in(2, "x") for _ in range(8)]


@pytest.mark.parametrize("drill", with_themes())
def test_it_says_nothing_of_skill(drill: str) -> None:
    assert skills_from(SLOPPY, drill).observed == 0
    wrong_totals = [replace(given, marks={"unattributed": 2}) for given in SLOPPY]
    assert by_kind(SLOPPY, ROLES) == []
    assert unattributed(wrong_totals, ROLES) == 0


def test_it_is_a_row_of_its_own_in_the_statistics() -> None:
    here, there = by_drill([*SLOPPY, answer(seconds=9)])
    assert (here.name, here.tried, here.seconds) == ("hand-count", 1, 9)
    assert (there.name, there.tried, there.seconds) == (SPRINT, 8, 2)


def test_its_misses_are_never_reviewed() -> None:
    assert mistakes(SLOPPY) == []
    assert missed_last(reversed(SLOPPY)) == []


def test_what_is_right_in_it_moves_nothing_in_the_deck() -> None:
    missed = answer(correct=False)
    assert mistakes([missed, given_in(2)]) == mistakes([missed])
