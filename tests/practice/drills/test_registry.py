from __future__ import annotations

import random
from itertools import islice
from typing import TYPE_CHECKING

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from coach import CoachError, parse, score_show
from coach.game.play import Play
from coach.practice.drills import count, earn, gos
from coach.practice.drills.count import ShowQuestion
from coach.practice.drills.earn import PlayQuestion
from coach.practice.drills.gos import GoQuestion
from coach.practice.drills.registry import DRILLS, REGISTERED, read
from tests.scoring import independent
from tests.sure import some

if TYPE_CHECKING:
    from collections.abc import Iterable

SEEDS = st.integers(0, 2**32)
PLAYERS = st.integers(2, 4)
PROPERTY = settings(max_examples=15, deadline=None)


# A text deals the question again


@PROPERTY
@given(SEEDS)
def test_a_hand_comes_back(seed: int) -> None:
    for question in some(islice(count.shows(random.Random(seed)), 5)):
        back = read(question.text)
        assert back == question
        assert isinstance(back, ShowQuestion)
        assert (back.hand, back.starter, back.crib) == (
            question.hand,
            question.starter,
            question.crib,
        )
        assert back.text == question.text
        assert back.right_answer == question.right_answer


@PROPERTY
@given(SEEDS, PLAYERS)
def test_a_card_of_the_play_comes_back(seed: int, players: int) -> None:
    for question in some(islice(earn.plays(random.Random(seed), players), 4)):
        back = read(question.text)
        assert back == question
        assert isinstance(back, PlayQuestion)
        assert (back.hands, back.played) == (question.hands, question.played)
        assert back.text == question.text
        assert back.solution == question.solution


@PROPERTY
@given(SEEDS, PLAYERS)
def test_a_whole_deal_comes_back(seed: int, players: int) -> None:
    for question in some(gos.whole_deal(random.Random(seed), players)):
        back = read(question.text)
        assert back == question
        assert type(back) is type(question)
        assert back.right_answer == question.right_answer


def test_the_order_of_cards_stays() -> None:
    question = read("show JD4S5H5S 6D")
    assert isinstance(question, ShowQuestion)
    assert question.hand == parse("JD 4S 5H 5S")
    assert question.text == "show JD4S5H5S 6D"


def test_a_ten_is_one_letter() -> None:
    assert ShowQuestion(parse("10H 5D 2C 3C"), parse("10S")[0]).text == "show TH5D2C3C TS"


# A text that is not a question

NO_QUESTIONS = [
    "",
    " ",
    "hello",
    "show",
    "show ",
    "show 5H5S6D4S",
    "show 5H5S6D4S JDQD",
    "show 5X5S6D4S JD",
    "show 5H5H6D4S JD",
    "SHOW 5H5S6D4S JD",
    " show 5H5S6D4S JD",
    "play",
    "play :",
    "play 7S2C 8HKS",
    "play 7S2C 8HKS :",
    "play 7S2C 8HKS : 7X",
    "play 7S2C 8HKS : 7S7S",
    "go",
    "go 7S2C 8HKS",
    "throw",
    "throw 5H5S6DJCQD4S",
    "throw 5H5H6DJCQD4S dealer",
    "quiz 5H5S6D4S JD",
]
MISREAD = [
    "show 5H5S6D4S JD crab",
    "show 5H5S6D4S JD crib crib",
    "throw 5H5S6DJCQD4S nobody",
    "throw 5H5S6DJCQD4S dealer pone",
]
IMPOSSIBLE = [
    "show 5H5S6D JD",
    "show 5H5S6D4S2C JD",
    "show 5H5S6D4S 5H",
    "play 7S2C 8HKS : 8H",
    "play 7S2C 8HKS : 7SKS8H",
    "play 7S2C 7SKS : 7S",
    "play 7S2C : 7S",
    "play 7S2C 8HKS 9H9D 2H2D 3H3D : 7S",
    "go 7S2C 8HKS : 9D",
    "throw 5H5S dealer",
    "throw 5H5S6DJCQD4S2C dealer",
]
WORDS = [
    *("show", "play", "go", "throw", "5H", "5S6D", "7S2C", "8HKS", ":", "dealer", "crib"),
    *("fact", "rule", "crib-flush", "5", "J"),
]


@pytest.mark.parametrize("text", NO_QUESTIONS)
def test_a_text_that_is_no_question(text: str) -> None:
    with pytest.raises(CoachError) as caught:
        read(text)
    assert str(caught.value) == f"{text!r} is not a question"


@pytest.mark.parametrize("text", MISREAD)
def test_no_word_is_passed_over(text: str) -> None:
    with pytest.raises(CoachError):
        read(text)


@pytest.mark.parametrize("text", IMPOSSIBLE)
def test_cards_that_cannot_be_have_no_answer(text: str) -> None:
    with pytest.raises(CoachError):
        assert read(text).right_answer


@settings(max_examples=300, deadline=None)
@given(
    st.text(max_size=30)
    | st.lists(
        st.sampled_from(WORDS),
        max_size=6,
    ).map(" ".join)
)
def test_any_text_is_a_question_or_refused(text: str) -> None:
    try:
        question = read(text)
        answer = question.right_answer
    except CoachError:
        return
    assert read(question.text) == question
    assert answer


# Right answers


@pytest.mark.parametrize(
    ("text", "answer"),
    [
        ("show 5H5S6D4S JD", "16"),
        ("show 2H4H6H8H TS", "4"),
        ("show 2H4H6H8H TS crib", "0"),
        ("show 5H5S5CJD 5D", "29"),
        ("play 7S2C 8HKS : 7S8H", "2"),
        ("play 7S2C 8HKS : 7S8H2C", "0"),
        ("play KS9C QH2D : KSQH", "0"),
        ("play KS9C QH2D : KSQH9C2D", "2"),
        ("play KS2C QH9D : KSQH2C9D", "2"),
        ("play KS QH : KSQH", "1"),
        ("play KSKD QHQD : KSQHKDQD", "1"),
        ("go KS2C QH9D : KSQH", "nobody"),
        ("go KSKD QHQD : KSQHKD", "dealer"),
        ("go KS9C QHTS 9D8S : KSQH9D", "pone second"),
        ("go KS9C QHTS 9DAS : KSQH9D", "pone second"),
        ("throw 5H5S6DJCQD4S dealer", "JCQD"),
        ("throw 5H5S6DJCQD4S pone", "JCQD"),
    ],
)
def test_right_answer(text: str, answer: str) -> None:
    assert read(text).right_answer == answer


@PROPERTY
@given(SEEDS, PLAYERS)
def test_a_card_of_the_play_against_the_independent_scorer(seed: int, players: int) -> None:
    for question in some(islice(earn.plays(random.Random(seed), players), 4)):
        earned: dict[str, int] = dict(question.solution.by_kind)
        before = Play.replay(question.hands, question.played[:-1])
        pile = [*map(str, before.pile), str(question.played[-1])]
        points = earned.pop("go", 0) + earned.pop("last card", 0)
        assert earned == independent.played(pile)
        closed = not question.moment.pile and independent.reached(pile) < 31
        assert points == int(closed)


@PROPERTY
@given(SEEDS)
def test_a_hand_against_the_independent_scorer(seed: int) -> None:
    for question in some(islice(count.shows(random.Random(seed)), 5)):
        scored = independent.show(
            [*map(str, question.hand)], str(question.starter), crib=question.crib
        )
        assert question.right_answer == str(sum(points for _, _, points in scored))
        assert question.solution == score_show(question.hand, question.starter, crib=question.crib)


def test_the_newest_card() -> None:
    question = read("play 7S2C 8HKS : 7S8H")
    assert isinstance(question, PlayQuestion)
    newest = question.moment.newest
    assert (newest.seat, str(newest.card), newest.count) == (1, "8H", 15)


def test_who_owes_a_go_is_a_drill_of_its_own() -> None:
    texts = ("show 5H5S6D4S JD", "play KS2C QH9D : KSQH", "go KS2C QH9D : KSQH")
    assert [read(text).drill for text in texts] == ["hand-count", "pegging-drill", "gos"]


def test_seats_by_number_of_players() -> None:
    def seats(hands: Iterable[str]) -> tuple[str, ...]:
        return GoQuestion(tuple(map(parse, hands)), parse("2C")).seats

    assert seats(["2C", "3C"]) == ("pone", "dealer")
    assert seats(["2C", "3C", "4C"]) == ("pone", "second", "dealer")
    assert seats(["2C", "3C", "4C", "5C"]) == ("pone", "second", "third", "dealer")


# The registry


def test_a_line_leads_to_the_drill_of_its_id() -> None:
    assert [drill.id for drill in DRILLS.values()] == [*REGISTERED]


@pytest.mark.parametrize("drill", REGISTERED)
def test_questions_begin_with_the_word_of_their_drill(drill: str) -> None:
    question = next(DRILLS[drill].plain(random.Random(3)))
    assert question.text.split(" ")[0] == REGISTERED[drill].word
    assert question.drill == drill
