from __future__ import annotations

import random
from dataclasses import replace
from itertools import islice

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from coach import CoachError, parse
from coach.advice.losses import CHANCE, EQUAL
from coach.advice.throws.weigh import weigh
from coach.cards import write
from coach.practice.drills.registry import read
from coach.practice.drills.throw import ThrowQuestion, throws
from coach.seats import CribOwner
from coach.themes.throw import CLOSE
from tests.sure import some

SIX = "5H5S6DJCQD4S"
SEEDS = st.integers(0, 2**32)
PROPERTY = settings(max_examples=15, deadline=None)


def throw(text: str) -> ThrowQuestion:
    question = read(text)
    assert isinstance(question, ThrowQuestion)
    return question


# Texts


@PROPERTY
@given(SEEDS)
def test_a_throw_comes_back(seed: int) -> None:
    for question in some(islice(throws(random.Random(seed)), 3)):
        back = throw(question.text)
        assert back == question
        assert back.starter is question.starter is not None
        assert back.right_answer == question.right_answer


@pytest.mark.parametrize(
    ("text", "starter", "score"),
    [
        (f"throw {SIX} dealer", None, None),
        (f"throw {SIX} pone TS", "TS", None),
        (f"throw {SIX} pone TS 0-0", "TS", (0, 0)),
        (f"throw {SIX} dealer 110-98", None, (110, 98)),
    ],
)
def test_starter_and_score_are_there_or_not(
    text: str, starter: str | None, score: tuple[int, int] | None
) -> None:
    question = throw(text)
    assert question.text == text
    assert question.starter is (parse(starter)[0] if starter else None)
    assert question.score == score


@pytest.mark.parametrize(
    "rest",
    ["5H", "TS TD", "121-0", "0-121", "1-", "-1", "0-0 TS", "TS 00-1", "TS 0-0 0-0", "1-2-3", ""],
)
def test_no_question(rest: str) -> None:
    with pytest.raises(CoachError, match="is not a question"):
        read(f"throw {SIX} dealer {rest}")


# What a throw gives up


def test_the_best_throw_gives_up_nothing() -> None:
    question = ThrowQuestion(parse(SIX), crib=CribOwner.OWN)
    assert question.given_up(parse("QDJC")) == 0
    assert question.given_up(parse("JCQD")) == 0


def test_what_a_throw_gives_up_is_net_points_against_a_sensible_opponent() -> None:
    for dealer in (True, False):
        question = ThrowQuestion(parse(SIX), CribOwner.of(dealer=dealer))
        nets = {
            option.throw: option.net for option in weigh(SIX, CribOwner.of(dealer=dealer)).throws
        }
        for option, net in nets.items():
            assert question.given_up(option[::-1]) == max(nets.values()) - net
        assert question.given_up(parse("4S6D")) > EQUAL


@PROPERTY
@given(SEEDS)
def test_throws_give_up_more_from_the_best_on(seed: int) -> None:
    question = next(throws(random.Random(seed)))
    given_up = [question.given_up(option.throw) for option in question.throws]
    assert given_up[0] == 0
    assert given_up == sorted(given_up)
    grades = [question.grade(option.throw) for option in question.throws]
    assert [grade.loss for grade in grades] == given_up
    assert [grade.right for grade in grades] == [points <= EQUAL for points in given_up]


def test_the_cut_makes_no_difference_to_the_grade() -> None:
    question = throw(f"throw {SIX} dealer")
    for starter in some(parse("5D 5C KH 2C")):
        cut = replace(question, starter=starter)
        assert cut.throws == question.throws
        for option in question.throws:
            assert cut.grade(option.throw) == question.grade(option.throw)


# At a score


FOUR_TO_GO = "throw QH5D9C9D2C8H pone AS 117-116"
"""Pone counts first: queen and five, and two, five and eight, are the four that win."""


def test_at_a_score_the_chance_to_win_decides() -> None:
    question = throw(FOUR_TO_GO)
    assert question.right_answer == "9C9D"
    assert write(question.by_points[0].throw) != "9C9D"
    chances = [question.chance(option.throw) for option in question.throws]
    assert chances == sorted(chances, reverse=True)
    assert all(0 <= chance <= 1 for chance in chances)
    assert question.given_up(question.by_points[0].throw) > 0.03


def test_a_throw_at_a_score_is_graded_by_the_chance_it_gives_up() -> None:
    question = throw(FOUR_TO_GO)
    for option in some(question.throws):
        grade = question.grade(option.throw)
        best = question.chance(question.throws[0].throw)
        assert grade.unit is CHANCE
        assert grade.loss == best - question.chance(option.throw)
        assert grade.right is (grade.loss <= CHANCE.fine)


def test_in_words_the_score_is_told() -> None:
    assert throw(FOUR_TO_GO).in_words.endswith("which two to their crib, at 117-116?")
    assert throw(FOUR_TO_GO).answer_in_words == "9♣ 9♦"
    without = throw("throw QH5D9C9D2C8H pone AS")
    assert without.in_words.endswith("which two to their crib?")


def test_a_score_changes_no_theme() -> None:
    question = throw(FOUR_TO_GO)
    assert question.themes == replace(question, score=None).themes


# Themes


def test_throws_of_the_same_ranks_are_no_close_call() -> None:
    # Either five goes with the king, to the hundredth of a point the same.
    question = throw("throw 5H5D4H6S6DKC dealer")
    best, second, third, *_ = question.throws
    assert [card.rank for card in best.throw] == [card.rank for card in second.throw]
    assert question.given_up(second.throw) < 0.01
    assert question.given_up(third.throw) > CLOSE
    assert "throw-close" not in question.themes


@pytest.mark.parametrize(
    ("cards", "ahead", "close"),
    [("7DKH5HJC5CTS", 0.247, True), ("JS5H7C6H2CAD", 0.256, False)],
)
def test_a_close_call_is_within_a_quarter_of_a_point(cards: str, ahead: float, close: bool) -> None:
    question = throw(f"throw {cards} dealer")
    assert question.given_up(question.throws[1].throw) == pytest.approx(ahead, abs=0.001)
    assert ("throw-close" in question.themes) is close
