from __future__ import annotations

from itertools import combinations
from math import isclose, log, prod

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from coach.practice.choose.skill import GENERAL, PRIOR, WEAK, Skills
from tests.sure import some

THEMES = ("a", "b", "c", "d")
ANSWERS = st.lists(
    st.tuples(st.sets(st.sampled_from(THEMES), min_size=1), st.booleans()), max_size=30
)


def told(answers: list[tuple[set[str], bool]]) -> Skills:
    skills = Skills(THEMES)
    for themes, right in answers:
        skills.observe(themes, right=right)
    return skills


def posterior(
    answers: list[tuple[set[str], bool]],
) -> list[tuple[dict[str, float], set[str], float]]:
    """The same by brute force: how often each theme is missed, which are weak, how likely."""
    ways: list[dict[str, float]] = [{}]
    ways += [{theme: rate} for theme in THEMES for rate in WEAK]
    ways += [
        {one: rate, two: other}
        for one, two in combinations(THEMES, 2)
        for rate in WEAK
        for other in WEAK
    ]
    found = []
    for general, likely in GENERAL.items():
        for way in ways:
            missed = {theme: 1 - (1 - general) * (1 - way.get(theme, 0.0)) for theme in THEMES}
            weight = likely * (PRIOR / (1 - PRIOR) / len(WEAK)) ** len(way)
            for themes, right in answers:
                chance = prod(1 - missed[theme] for theme in themes)
                weight *= chance if right else 1 - chance
            found.append((missed, set(way), weight))
    total = sum(weight for *_, weight in found)
    return [(missed, weak, weight / total) for missed, weak, weight in found]


@settings(deadline=None)
@given(ANSWERS)
def test_the_posterior_is_exact(answers: list[tuple[set[str], bool]]) -> None:
    skills, exact = told(answers), posterior(answers)
    for theme in some(THEMES):
        weak = sum(chance for _, weak_at, chance in exact if theme in weak_at)
        mean = sum(chance * missed[theme] for missed, _, chance in exact)
        square = sum(chance * missed[theme] ** 2 for missed, _, chance in exact)
        found = skills[theme]
        assert isclose(found.weak, weak, abs_tol=1e-9)
        assert isclose(found.miss_rate, mean, abs_tol=1e-9)
        assert isclose(found.spread, max(0.0, square - mean**2) ** 0.5, abs_tol=1e-6)


@settings(deadline=None)
@given(ANSWERS, st.sets(st.sampled_from(THEMES), min_size=1))
def test_information_is_what_an_answer_tells(
    answers: list[tuple[set[str], bool]], themes: set[str]
) -> None:
    def entropy(chance: float) -> float:
        return -sum(p * log(p) for p in (chance, 1 - chance) if p > 0)

    chances = [
        (weight, prod(1 - missed[theme] for theme in themes))
        for missed, _, weight in posterior(answers)
    ]
    right = sum(weight * chance for weight, chance in chances)
    expected = entropy(right) - sum(weight * entropy(chance) for weight, chance in chances)
    assert isclose(told(answers).information(themes), expected, abs_tol=1e-9)


@settings(deadline=None)
@given(ANSWERS, st.randoms(use_true_random=False))
def test_the_order_of_the_answers_does_not_matter(
    answers: list[tuple[set[str], bool]], chance: object
) -> None:
    mixed = list(answers)
    chance.shuffle(mixed)  # type: ignore[attr-defined]
    for theme in some(THEMES):
        assert isclose(told(answers)[theme].weak, told(mixed)[theme].weak, abs_tol=1e-9)


def test_a_wrong_hand_does_not_blame_all_its_themes_alike() -> None:
    answers = [({"a"}, True)] * 5 + [({"b"}, False)] * 2 + [({"a", "b", "c"}, False)] * 3
    skills = told(answers)
    assert skills["b"].weak > 0.8
    assert skills["a"].weak < 0.1


def test_somebody_who_misses_everything_is_not_called_strong_anywhere() -> None:
    skills = told([({theme}, number % 2 == 0) for number in range(20) for theme in THEMES])
    assert all(skills[theme].miss_rate > 0.25 for theme in THEMES)


def test_enough_to_say_is_six_tries_and_two_misses() -> None:
    assert not told([({"a"}, False)] * 5)["a"].enough
    assert not told([({"a"}, True)] * 9 + [({"a"}, False)])["a"].enough
    assert told([({"a"}, True)] * 4 + [({"a"}, False)] * 2)["a"].enough


def test_nothing_is_weak_before_there_is_enough_to_say() -> None:
    skills = told([({"a"}, False)] * 4)
    assert skills["a"].weak > 0.5
    assert not skills["a"].is_weak
    assert told([({"a"}, False)] * 6)["a"].is_weak


def test_themes_of_another_drill_are_passed_over() -> None:
    skills = Skills(THEMES)
    before = skills["a"]
    skills.observe(["play-go"], right=False)
    skills.observe([], right=False)
    assert skills["a"] == before


@pytest.mark.parametrize("right", [True, False])
def test_thousands_of_answers_lose_no_precision(right: bool) -> None:
    skills = told([({"a", "b"}, right), ({"c"}, not right)] * 2000)
    assert isclose(
        sum(skills[theme].weak for theme in THEMES),
        sum(skills[theme].weak for theme in reversed(THEMES)),
    )
    assert all(0 <= skills[theme].weak <= 1 for theme in THEMES)
    assert all(0 < skills[theme].miss_rate < 1 for theme in THEMES)
