from __future__ import annotations

import random
from dataclasses import replace
from typing import Any

from coach.practice.choose.decks import Coached
from coach.practice.choose.from_answers import skills_from
from coach.practice.drills.count import ShowSource
from coach.practice.drills.registry import read
from coach.progress.answer import Answer
from tests.progress.test_statistics import answer


def nobs(number: int, *, correct: bool) -> list[Answer]:
    """Answers to hands with his nobs, each another hand."""
    source = ShowSource(random.Random(5 + correct))
    hands = {source.with_theme("nobs").text: None for _ in range(number + 20)}
    return [replace(answer(correct=correct), question=hand) for hand in list(hands)[:number]]


def test_what_was_missed_long_ago_is_forgiven() -> None:
    missed, right = nobs(20, correct=False), nobs(60, correct=True)
    learnt, lost = (
        skills_from(answers, "hand-count")["nobs"] for answers in (missed + right, right + missed)
    )
    assert learnt.tries == lost.tries == 80
    assert learnt.miss_rate < lost.miss_rate / 2


def test_the_coach_learns_from_the_sitting_under_way() -> None:
    rng = random.Random(1)
    deck: Coached[Any] = Coached(rng, skills_from([], "hand-count"), ShowSource(rng))
    for given in nobs(30, correct=False):
        deck.learn(read(given.question), given)
    asked = []
    for _ in range(20):
        deck.draw()
        asked.append(deck.why())
    assert sum(why.startswith("his nobs: 30 of 30 missed") for why in asked) > 8
