from __future__ import annotations

import random
from collections import Counter
from itertools import islice
from time import process_time
from typing import get_args

import pytest

from coach import score_show
from coach.practice import levels
from coach.practice.drills import count
from coach.practice.levels import Level, effort, level_of

LEVELS: tuple[Level, ...] = get_args(Level)


@pytest.mark.parametrize(
    ("hand", "starter", "cards", "level"),
    [
        ("2H 4S 6D 8C", "TD", 0, None),
        ("2H 4S 6D JC", "TC", 1, "easy"),  # his nobs
        ("2H 4H 6H 8H", "TH", 5, "easy"),  # a flush of five
        ("7C 8D 2S 3H", "KD", 5, "easy"),  # a fifteen of two cards, one of three
        ("5H 5S 2D KC", "9C", 6, "club"),  # two fifteens of two, a pair
        ("6C 7D 7S 8H", "QD", 12, "expert"),  # two fifteens, a pair, two runs
        ("5H 5S 5C JD", "5D", 33, "expert"),  # the twenty-nine
    ],
)
def test_effort_is_the_cards_of_all_combinations(
    hand: str, starter: str, cards: int, level: Level | None
) -> None:
    solution = score_show(hand, starter)
    assert effort(solution) == cards
    assert level_of(solution) == level


@pytest.mark.parametrize(
    "level",
    [
        "easy",
        pytest.param("club", marks=pytest.mark.slow),
        pytest.param("expert", marks=pytest.mark.slow),
    ],
)
def test_what_counts_nothing_keeps_its_share_exactly(level: Level) -> None:
    rng = random.Random(5)
    rng.random()  # the level's own draw
    plain = list(islice(count.shows(rng, "only"), 60))
    levelled = list(islice(levels.shows(random.Random(5), level, "only"), 60))
    nothing = [question for question in plain if not question.solution.items]
    assert nothing
    assert [question for question in levelled if not question.solution.items] == nothing
    assert {level_of(question.solution) for question in levelled} == {level, None}


@pytest.mark.slow
@pytest.mark.parametrize("level", LEVELS)
def test_cribs_keep_their_share_too_and_what_fits_stays(level: Level) -> None:
    rng = random.Random(6)
    rng.random()
    plain = list(islice(count.shows(rng), 40))
    levelled = list(islice(levels.shows(random.Random(6), level), 40))
    assert [question.crib for question in levelled] == [question.crib for question in plain]
    assert 0 < sum(question.crib for question in plain) < 40
    for before, after in zip(plain, levelled, strict=True):
        assert (after == before) is (level_of(before.solution) in {level, None})


def test_a_seed_deals_the_same_at_a_level_on_every_machine() -> None:
    dealt = islice(levels.shows(random.Random(8), "expert"), 4)
    assert [question.text for question in dealt] == [
        "show 5HKC5C5S 7D",
        "show 5D5HQCTH 8D",
        "show 9DTSTH8D JS",
        "show 9CTC5C9S 8H",
    ]


@pytest.mark.slow
def test_the_levels_have_the_shares_that_are_said() -> None:
    for cribs, said, nothing in (("none", (19, 39, 42), 0.7), ("only", (52, 34, 15), 7.7)):
        dealt = islice(count.shows(random.Random(11), cribs), 3000)  # type: ignore[arg-type]
        found = Counter(level_of(question.solution) for question in dealt)
        counting = 3000 - found[None]
        for level, percent in zip(LEVELS, said, strict=True):
            assert 100 * found[level] / counting == pytest.approx(percent, abs=3)
        assert 100 * found[None] / 3000 == pytest.approx(nothing, abs=1.5)


@pytest.mark.slow
@pytest.mark.parametrize("level", LEVELS)
def test_a_question_of_a_level_is_dealt_in_a_blink(level: Level) -> None:
    start = process_time()
    list(islice(levels.shows(random.Random(3), level), 100))
    assert (process_time() - start) / 100 < 0.02
