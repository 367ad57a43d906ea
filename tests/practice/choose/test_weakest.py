from __future__ import annotations

from dataclasses import replace
from datetime import date
from typing import TYPE_CHECKING

import pytest
from hypothesis import given
from hypothesis import strategies as st

from coach.practice.choose.given_up import GivenUp, given_up
from coach.practice.choose.weakest import lower_mean, lower_share, weak_drill
from coach.progress.answer import Outcome
from tests.progress.writer import numbered

if TYPE_CHECKING:
    from coach.progress.answer import Answer

DAY = date(2026, 5, 1)


def counted(right: int, wrong: int) -> list[Answer]:
    outcomes = [Outcome.RIGHT] * right + [Outcome.WRONG] * wrong
    return [replace(numbered("q", n), outcome=outcome) for n, outcome in enumerate(outcomes)]


def thrown(*losses: float, score: str = "") -> list[Answer]:
    return [
        replace(numbered("throw", n), question=f"throw {n}{score}", loss=loss, drill="discard")
        for n, loss in enumerate(losses)
    ]


@pytest.mark.parametrize(
    ("first", "weakest"),
    [
        ({}, None),
        ({"a": counted(9, 0)}, None),
        ({"a": counted(0, 9)}, None),  # too few to say anything
        ({"a": counted(54, 6)}, None),  # as many as anybody misses
        ({"a": counted(27, 4)}, None),  # it may be chance
        ({"a": counted(13, 42), "b": counted(52, 8)}, "a"),  # row 7
        ({"a": counted(8, 4), "b": counted(30, 30)}, "b"),
        ({"a": counted(40, 20), "b": thrown(*[0.0, 0.5] * 20)}, "a"),
        ({"a": counted(48, 12), "b": thrown(*[0.5, 1.5] * 20)}, "b"),
        ({"b": thrown(*[0.1, 0.3] * 20)}, None),
        ({"b": thrown(*[0.04, 0.06] * 20, score=" 110-98")}, "b"),
        ({"b": thrown(*[0.004, 0.006] * 20, score=" 110-98")}, None),
    ],
)
def test_the_weakest_drill(first: dict[str, list[Answer]], weakest: str | None) -> None:
    found = weak_drill(first)
    assert (found and found.drill) == weakest


def test_what_is_long_ago_is_forgotten() -> None:
    assert weak_drill({"a": counted(0, 60)[:60] + counted(60, 0)}) is None


@given(st.integers(0, 60), st.integers(1, 60))
def test_a_lower_bound_lies_below_and_comes_nearer(hits: int, more: int) -> None:
    tries = hits + more
    assert 0 <= lower_share(hits, tries) <= hits / tries
    assert lower_share(hits, tries) <= lower_share(10 * hits, 10 * tries) + 1e-9


def test_a_lower_mean() -> None:
    assert lower_mean([0.5] * 12) == 0.5
    assert lower_mean([0.5] * 9) == 0


def test_given_up_by_drill_and_unit() -> None:
    answers = [*thrown(0.5), *thrown(0.01, score=" 9-100"), *counted(1, 1)]
    assert given_up(answers) == [
        GivenUp("discard", False, ((DAY, 0.5),)),
        GivenUp("discard", True, ((DAY, 0.01),)),
    ]


def test_then_and_now_take_ten_on_each_side() -> None:
    (few,) = given_up(thrown(*[1.0] * 19))
    assert (few.then_and_now, few.change, few.mean) == (None, None, 1)
    (enough,) = given_up(thrown(*[1.0] * 10, 9.0, *[0.5] * 10))
    assert enough.then_and_now == (1.0, 0.5)
    (noisy,) = given_up(thrown(*[0.0, 2.0] * 5, *[0.5, 1.0] * 5))
    assert noisy.change is not None
    assert -1.3 < noisy.change < 0
