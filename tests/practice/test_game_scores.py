from __future__ import annotations

import random
from itertools import pairwise
from typing import Any

import pytest

from coach import CoachError
from coach.engine.win_chances import win_chance
from coach.practice import game_scores
from coach.practice.drills.throw import ThrowSource
from coach.practice.game_scores import (
    END,
    OPEN,
    end_score,
    game,
    random_score,
    read_stored,
    score_text,
)
from tests.practice.drills.test_deals import OnlyRandom


@pytest.mark.parametrize("score", [(0, 0), (120, 5), (7, 120)])
def test_a_score_comes_back(score: tuple[int, int]) -> None:
    assert read_stored(score_text(score)) == score


@pytest.mark.parametrize("text", ["121-0", "0-121", "1", "a-b", "01-2", "1--2", "1-2 ", "1:2"])
def test_no_score_before_a_deal(text: str) -> None:
    with pytest.raises(CoachError, match="not a score before a deal"):
        read_stored(text)


def test_a_game_begins_at_nothing_and_ends_at_the_target() -> None:
    for seed in range(5):
        before = list(game(random.Random(seed)))
        assert before[0] == (0, 0)
        assert all(max(score) < game_scores.TARGET for score in before)
        assert 7 <= len(before) <= 12
        for (dealers, pones), (next_dealers, next_pones) in pairwise(before):
            # The deal passes on, and nobody goes back.
            assert next_dealers >= pones
            assert next_pones >= dealers
            assert next_dealers + next_pones > dealers + pones


def test_near_the_end_both_have_thirty_points_to_go_at_the_most() -> None:
    rng = random.Random(3)
    for _ in range(10):
        assert END <= min(end_score(rng, dealer=True)) < game_scores.TARGET


def test_a_random_score_is_one_of_any_deal() -> None:
    rng = random.Random(3)
    found = [random_score(rng, dealer=True) for _ in range(60)]
    assert min(map(min, found)) < 30
    assert max(map(max, found)) > 90


def test_a_game_that_is_as_good_as_over_is_not_asked_about() -> None:
    rng = random.Random(4)
    for dealer in (True, False):
        for score in (random_score, end_score):
            for _ in range(15):
                assert OPEN < win_chance(*score(rng, dealer=dealer), dealer=dealer) < 1 - OPEN


def test_a_seed_comes_to_the_same_scores() -> None:
    only: Any = OnlyRandom(5)
    assert end_score(random.Random(5), dealer=False) == end_score(only, dealer=False)
    dealers = random_score(random.Random(5), dealer=True)
    assert random_score(random.Random(5), dealer=False) == dealers[::-1]


@pytest.mark.parametrize("theme", [None, "throw-fives"])
def test_throws_come_at_a_score(theme: str | None) -> None:
    source = ThrowSource(random.Random(1), scores=lambda rng, *, dealer: (int(dealer), 90))
    for _ in range(4):
        question = source.with_theme(theme) if theme else source.at_large()
        source.asked(question)
        assert question.score == (int(question.own), 90)
        assert theme is None or theme in question.themes


def test_the_cards_are_the_same_at_a_score_and_without() -> None:
    plain = ThrowSource(random.Random(1))
    at_nothing = ThrowSource(random.Random(1), scores=lambda rng, *, dealer: (0, 0))
    for _ in range(3):
        one, other = plain.at_large(), at_nothing.at_large()
        assert (one.cards, one.crib, one.starter) == (other.cards, other.crib, other.starter)
        assert (one.score, other.score) == (None, (0, 0))
