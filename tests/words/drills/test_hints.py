from __future__ import annotations

import random
from itertools import islice
from typing import cast

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from coach import faces, score_play, score_show
from coach.practice.drills.count import shows
from coach.practice.drills.earn import PlayQuestion, plays
from coach.practice.drills.gos import GoQuestion
from coach.practice.drills.registry import read
from coach.scoring.breakdown import Breakdown
from coach.words.drills.hints import go_hints, hints, kind_hints
from tests.sure import some


def told(solution: Breakdown, first: str = "") -> list[str]:
    return list(hints(solution, faces, first))


def owed(text: str) -> list[str]:
    return list(go_hints(cast(GoQuestion, read(text)).moment))


def test_first_which_kind_then_which_cards() -> None:
    assert told(score_show("7C 8D 9H 9S", "AC")) == [
        "Look for fifteens.",
        "fifteen: 7♣ 8♦",
        "Look for pairs.",
        "pair: 9♥ 9♠",
        "Look for a run.",
        "run: 7♣ 8♦ 9♥ · 7♣ 8♦ 9♠",
    ]


def test_flush_and_nobs() -> None:
    assert told(score_show("JH 4H 8H QH", "2H")) == [
        "Look at the suits.",
        "flush: 2♥ 4♥ 8♥ J♥ Q♥",
        "Look at the jack.",
        "nobs: J♥",
    ]


def test_the_hint_of_the_question_comes_first() -> None:
    assert told(score_show("2H 4H 6H 8H", "TS"), "Mind the suits.")[:2] == [
        "Mind the suits.",
        "Look at the suits.",
    ]


def test_nothing_to_be_found() -> None:
    steps = [
        "Look for fifteens.",
        "fifteen: none",
        "Look for pairs.",
        "pair: none",
        "Look for a run.",
        "run: none",
    ]
    assert told(score_show("2C 4D 6H 8S", "QC")) == steps
    assert told(score_play("KC QD"), "First.") == ["First.", *steps]


def test_the_first_hint_does_not_say_that_there_is_nothing() -> None:
    nothing, something = score_show("2C 4D 6H 8S", "QC"), score_show("7C 8D KH QS", "2D")
    assert not nothing.items
    assert told(nothing)[0] == told(something)[0] == "Look for fifteens."


@pytest.mark.parametrize(
    ("pile", "look"),
    [
        ("KC 5D", "Look for fifteens."),
        ("KC QD JH AS", "Look at the count."),
        ("KC 4D 4H", "Look for pairs."),
        ("KC 4D 4H 4S", "Look for cards of one rank."),
        ("KC 4D 4H 4S 4C", "Look for cards of one rank."),
        ("2C 3D 4H", "Look for a run."),
    ],
)
def test_kinds_of_the_play(pile: str, look: str) -> None:
    assert told(score_play(pile))[0] == look


@pytest.mark.parametrize(
    ("text", "lines"),
    [
        ("play KSKD QHQD : KSQHKD", ["Who can still play?", "go: K♦"]),
        ("play KSKD QHQD : KSQHKDQD", ["Who still holds a card?", "last card: Q♦"]),
    ],
)
def test_go_and_last_card(text: str, lines: list[str]) -> None:
    question = read(text)
    assert isinstance(question, PlayQuestion)
    assert told(question.solution) == lines


@settings(max_examples=30, deadline=None)
@given(st.integers(0, 2**32))
def test_hints_for_whatever_is_asked(seed: int) -> None:
    solutions = [
        *(question.solution for question in islice(shows(random.Random(seed)), 3)),
        *(question.solution for question in islice(plays(random.Random(seed)), 3)),
    ]
    for solution in some(solutions):
        lines = told(solution)
        assert len(lines) == (2 * len(solution.by_kind) or 6)
        assert lines[0].startswith(("Look", "Who"))
        for item in solution.items:
            assert any(faces(item.cards) in line for line in lines)


def test_hints_for_one_kind_alone() -> None:
    score = score_show("7C 8D 9H 9S", "AC")
    assert list(kind_hints(score, faces, "run")) == [
        "There is at least one.",
        "run: 7♣ 8♦ 9♥ · 7♣ 8♦ 9♠",
    ]
    assert list(kind_hints(score, faces, "flush")) == ["There is none."]


def test_who_owes_a_go() -> None:
    assert owed("go KS2C QH9D : KSQH") == [
        "Go round from the left of the last player: who holds a card, and does one fit?",
        "The count is 20: a card of 11 or less fits.",
    ]


def test_no_count_is_named_once_it_is_closed() -> None:
    assert len(owed("go KSKD QHQD : KSQHKD")) == 1
