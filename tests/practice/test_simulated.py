"""Simulated learners: the coach finds what they are weak at, deals it, and they learn sooner.

`tests/benchmarks/learners.py` has the figures for every theme.
"""

from __future__ import annotations

from random import Random
from statistics import mean

import pytest

from coach.practice.choose.coaching import MOST_SHOWN
from coach.themes.table import themes_of
from tests.practice.simulated import (
    MASTERED,
    SHOWS_TO_MASTER,
    WEAK,
    Learner,
    Pooled,
    large_pool,
    sit,
    until_mastered,
)

SHOW_THEMES = themes_of("hand-count")

SMALL = {"large": 600, "of_theme": 40}
FEW = ("nobs", "run-of-three", "pair-royal", "fifteen-of-more")
"""A few themes: suits, runs, pairs, and one of every day."""


def source(seed: int) -> Pooled:
    return Pooled(Random(seed), **SMALL)


def test_a_learner_needs_24_hands_to_master_a_theme() -> None:
    learner = Learner(Random(1), ("nobs",), learns=True)
    for _ in range(SHOWS_TO_MASTER - 1):
        learner.misses(frozenset({"nobs", "pair"}))
    assert not learner.mastered
    assert learner.rates["pair"] < MASTERED < learner.rates["nobs"] < WEAK
    learner.misses(frozenset({"nobs"}))
    assert learner.mastered


@pytest.mark.slow
def test_the_weak_theme_is_named_first_and_dealt() -> None:
    sittings = [(theme, *sit(source(seed), (theme,))) for theme in FEW for seed in range(6)]
    named = mean(order[0] == theme for theme, order, _ in sittings)
    assert named > 0.65  # by chance one in eighteen
    assert 0.4 < mean(share for *_, share in sittings) <= MOST_SHOWN


@pytest.mark.slow
def test_the_same_seed_is_the_same_learner() -> None:
    assert sit(source(5), ("nobs",)) == sit(source(5), ("nobs",))


@pytest.mark.slow
def test_a_rare_theme_is_mastered_in_half_of_the_questions_of_plain_dealing() -> None:
    shown = mean("pair-royal" in themes for themes in large_pool(SMALL["large"]))
    asked = mean(until_mastered(source(seed), "pair-royal") for seed in range(6))
    assert asked < 0.5 * SHOWS_TO_MASTER / shown


@pytest.mark.slow
@pytest.mark.parametrize("theme", SHOW_THEMES)
def test_every_theme_is_found_from_totals_and_sooner_kind_by_kind(theme: str) -> None:
    for itemised in (False, True):
        sittings = [sit(Pooled(Random(seed)), (theme,), itemised=itemised) for seed in range(30)]
        assert mean(order[0] == theme for order, _ in sittings) >= 0.6
        assert 0.3 <= mean(share for _, share in sittings) <= 0.75
