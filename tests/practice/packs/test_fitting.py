from __future__ import annotations

import random

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from coach import PACK, Card, score_show
from coach.engine.rank_points import CARD_KEYS
from coach.errors import PackError
from coach.practice.packs import files
from coach.practice.packs.fitting import Filter, Fitting
from coach.scoring.breakdown import SHOW_KINDS
from coach.textfiles.bounds import Bounds


def fitting(bounds: str, *, crib: bool = False) -> Fitting:
    text = f"hint: Look, filter: {{{bounds}}}, crib: {str(crib).lower()}"
    pack = files.read(f"{{id: one, title: One, teaches: one, kind: show, {text}}}", "one.yaml")
    assert isinstance(pack.contents, Fitting)
    return pack.contents


@pytest.mark.parametrize(
    ("bound", "ends"),
    [("6", (6, 6)), ("6+", (6, 29)), ("2-8", (2, 8)), ("0", (0, 0)), ("'3'", (3, 3))],
)
def test_bounds(bound: str, ends: tuple[int, int]) -> None:
    assert fitting(f"run: {bound}").filter == Filter({"run": Bounds(*ends)})


def test_a_kind_without_points_counts_as_none() -> None:
    none_of_it = Filter({"run": Bounds(0, 0), "total": Bounds(0, 9)})
    assert none_of_it.fits(score_show("2C 4D 6H 8S", "KC"))
    assert not none_of_it.fits(score_show("2C 3D 4H 8S", "KC"))


def test_both_ends_are_included() -> None:
    score = score_show("7C 8D 9H 9S", "AC")
    for low, high, fits in ((10, 10, True), (0, 10, True), (10, 29, True), (11, 29, False)):
        assert Filter({"total": Bounds(low, high)}).fits(score) is fits
    assert not Filter({"total": Bounds(0, 9)}).fits(score)


@pytest.mark.slow
@settings(max_examples=100, deadline=None)
@given(
    st.lists(st.sampled_from(PACK), min_size=5, max_size=5, unique=True),
    st.dictionaries(
        st.sampled_from([*SHOW_KINDS, "total"]),
        st.builds(Bounds, st.integers(0, 6), st.integers(6, 29)),
        max_size=3,
    ),
    st.booleans(),
)
def test_no_hand_that_fits_is_left_out_of_the_deal(
    cards: list[Card], bounds: dict[str, Bounds], crib: bool
) -> None:
    found = Filter(bounds, crib)
    assume(found.fits(score_show(cards[:4], cards[4], crib=crib)))
    assert sum(CARD_KEYS[card.index] for card in cards) in found.ranks()


@pytest.mark.slow
@pytest.mark.parametrize(
    ("bounds", "crib"),
    [
        ("pair: 12", False),
        ("pair: 8", False),
        ("total: 29", False),
        ("total: 28", False),
        ("total: 24+", True),
        ("flush: 5", True),
        ("flush: 5", False),
        ("flush: 4, run: 4", False),
        ("nobs: 1, run: 5", False),
        ("run: 12, fifteen: 8", False),
        ("total: 0", False),
        ("flush: 4, total: 4", False),
        ("nobs: 1, total: 1", True),
    ],
)
def test_rare_hands_are_dealt(bounds: str, crib: bool) -> None:
    hands = fitting(bounds, crib=crib)
    for seed in range(3):
        question = next(hands.deal(random.Random(seed)))
        assert hands.filter.fits(question.solution)
        assert question.crib is crib


def test_a_rare_hand_is_dealt_whatever_the_seed() -> None:
    # A flush of five with nobs and nothing else, such as 2, 4, 6 and J with 8.
    bounds = {"flush": Bounds(5, 5), "nobs": Bounds(1, 1), "total": Bounds(6, 6)}
    hands = Fitting(Filter(bounds), hint="Look")
    assert next(hands.deal(random.Random(2))).solution.total == 6


@pytest.mark.parametrize(
    "bounds",
    [
        "run: 1",
        "run: 7",
        "pair: 10",
        "fifteen: 1",
        "fifteen: 18",
        "run: 5, pair: 2",
        "flush: 4, nobs: 1, run: 5",
    ],
)
def test_a_filter_that_no_hand_fits(bounds: str) -> None:
    with pytest.raises(PackError, match="no hand fits the filter"):
        fitting(bounds)


@pytest.mark.slow
@pytest.mark.parametrize(
    "bounds",
    [
        "total: 19",
        "total: 25",
        "total: 30",
        "total: 8-2",
        "nobs: 2",
        "flush: 3",
        "flush: 4, nobs: 1",
        "flush: 4+, pair: 6+",
    ],
)
def test_a_filter_that_no_hand_fits_although_its_ranks_might(bounds: str) -> None:
    with pytest.raises(PackError, match="no hand fits the filter"):
        fitting(bounds)


@pytest.mark.slow
def test_a_flush_of_four_is_never_a_crib() -> None:
    with pytest.raises(PackError, match="no hand fits the filter"):
        fitting("flush: 4", crib=True)
