from __future__ import annotations

from typing import Any, cast

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from coach import PACK, Breakdown, Card, parse, score_play, score_show
from coach.advice.throws.weigh import weigh
from coach.cards import write
from coach.practice.drills.gos import GoQuestion
from coach.practice.drills.grade import SHOWN, Grade, grade_by_kind, grade_total
from coach.practice.drills.registry import read
from coach.practice.drills.throw import ThrowQuestion
from coach.progress.answer import Outcome
from coach.progress.statistics import UNATTRIBUTED
from coach.scoring.breakdown import SHOW_KINDS, Item
from coach.seats import CribOwner
from tests.cases import load
from tests.scoring import independent

CASES = load("quiz.yaml")
PROPERTY = settings(max_examples=200, deadline=None)
FIVE_CARDS = st.lists(st.sampled_from(PACK), min_size=5, max_size=5, unique=True)
RICH_FIVE = st.lists(
    st.sampled_from([card for card in PACK if 4 <= card.rank.order <= 9]),
    min_size=5,
    max_size=5,
    unique=True,
)


def solution(case: dict[str, Any]) -> Breakdown:
    if "hand" in case:
        return score_show(case["hand"], case["starter"], crib=case.get("crib", False))
    score = score_play(case["pile"])
    if "closed" not in case:
        return score
    point = Item(case["closed"], parse(case["pile"])[-1:], 1)
    return Breakdown((*score.items, point))


def graded(hand: str, starter: str, claimed: int) -> Grade:
    return grade_total(score_show(hand, starter), claimed)


# The table


@pytest.mark.parametrize("case", CASES, ids=lambda case: case["id"])
def test_case(case: dict[str, Any]) -> None:
    grade = grade_total if isinstance(case["claimed"], int) else grade_by_kind
    found = cast(Any, grade)(solution(case), case["claimed"])
    assert (found.right, found.off) == (case["right"], case["short"])
    assert found.marks == case["marks"]
    assert found.itemised is isinstance(case["claimed"], dict)


# Totals


def test_a_count_is_no_decision_and_gives_nothing_up() -> None:
    score = score_show("7C 8D 9H 9S", "AC")
    assert grade_total(score, 4).loss is None
    assert grade_by_kind(score, {"run": 6}).loss is None
    assert NOBODY_OWES.grade([]).loss is None


def test_a_right_total_judges_every_kind_in_it_as_right() -> None:
    assert graded("7C 8D 9H 9S", "AC", 10) == Grade(
        "10", Outcome.RIGHT, off=0, marks={"fifteen": 0, "pair": 0, "run": 0}, itemised=False
    )


def test_a_total_is_stored_as_it_was_claimed() -> None:
    assert graded("7C 8D 9H 9S", "AC", 4).answer == "4"
    assert graded("2C 4D 6H 8S", "QC", 0).answer == "0"


def explanations(hand: list[Card], starter: Card, *, crib: bool, off: int) -> set[str]:
    """Kinds that could by themselves explain a difference, from the rules."""
    scored = independent.show([*map(str, hand)], str(starter), crib=crib)
    if off > 0:
        return {kind for kind, points in independent.by_kind(scored).items() if points == off}
    return {kind for kind, _, points in scored if off + points == 0}


@PROPERTY
@given(FIVE_CARDS | RICH_FIVE, st.integers(0, 29), st.booleans())
def test_a_total_against_the_independent_scorer(
    cards: list[Card], claimed: int, crib: bool
) -> None:
    *hand, starter = cards
    found = grade_total(score_show(hand, starter, crib=crib), claimed)
    points = independent.by_kind(independent.show([*map(str, hand)], str(starter), crib=crib))
    off = sum(points.values()) - claimed
    assert (found.answer, found.off, found.right) == (str(claimed), off, off == 0)
    if off:
        kinds = explanations(hand, starter, crib=crib, off=off)
        assert found.marks == {kinds.pop() if len(kinds) == 1 else UNATTRIBUTED: off}
    else:
        assert found.marks == dict.fromkeys(points, 0)


@PROPERTY
@given(RICH_FIVE, st.data())
def test_a_kind_left_out_is_charged_unless_another_is_worth_the_same(
    cards: list[Card], data: st.DataObject
) -> None:
    *hand, starter = cards
    score = score_show(hand, starter)
    kind = data.draw(st.sampled_from([*score.by_kind, None]))
    points = cast(Any, score.by_kind).get(kind, 0)
    found = grade_total(score, score.total - points)
    alone = list(score.by_kind.values()).count(points) == 1
    if kind is None:
        assert found.right
    else:
        assert found.marks == {kind if alone else UNATTRIBUTED: points}


@PROPERTY
@given(RICH_FIVE, st.data())
def test_an_item_counted_twice_is_charged_unless_another_kind_is_worth_the_same(
    cards: list[Card], data: st.DataObject
) -> None:
    *hand, starter = cards
    score = score_show(hand, starter)
    item = data.draw(st.sampled_from([*score.items, None]))
    if item is None:
        assert grade_total(score, score.total).right
        return
    alike = {other.kind for other in score.items if other.points == item.points}
    found = grade_total(score, score.total + item.points)
    assert found.marks == {item.kind if len(alike) == 1 else UNATTRIBUTED: -item.points}


# Kind by kind


def test_itemised_answers_give_exact_marks_even_where_the_total_is_right() -> None:
    found = grade_by_kind(score_show("7C 8D 9H 9S", "AC"), {"fifteen": 4, "run": 6})
    assert found.off == 0
    assert not found.right
    assert found.marks == {"fifteen": -2, "pair": 2, "run": 0}


def test_an_itemised_answer_is_stored_kind_by_kind() -> None:
    score = score_show("7C 8D 9H 9S", "AC")
    assert grade_by_kind(score, {"fifteen": 2, "pair": 0, "run": 6}).answer == "fifteen 2 run 6"
    assert grade_by_kind(score, {}).answer == "nothing"


@PROPERTY
@given(
    FIVE_CARDS | RICH_FIVE,
    st.dictionaries(st.sampled_from(SHOW_KINDS), st.integers(0, 29)),
    st.booleans(),
)
def test_itemised_answers_against_the_independent_scorer(
    cards: list[Card], claimed: dict[str, int], crib: bool
) -> None:
    *hand, starter = cards
    found = grade_by_kind(score_show(hand, starter, crib=crib), claimed)
    points = independent.by_kind(independent.show([*map(str, hand)], str(starter), crib=crib))
    for kind in SHOW_KINDS:
        there, said = points.get(kind, 0), claimed.get(kind, 0)
        assert (kind in found.marks) == bool(there or said)
        assert found.marks.get(kind, 0) == there - said
    assert found.right == ({kind: said for kind, said in claimed.items() if said} == points)
    assert found.off == sum(found.marks.values())
    assert found.itemised


# Gos

PONE_OWES = cast(GoQuestion, read("go KS9C QH2D : KSQH9C"))
NOBODY_OWES = cast(GoQuestion, read("go KS2C QH9D : KSQH"))
TWO_OWE = cast(GoQuestion, read("go KS9C QHTS 9D8S : KSQH9D"))


def test_who_owes_a_go() -> None:
    assert NOBODY_OWES.right_answer == "nobody"
    assert TWO_OWE.right_answer == "pone second"


def test_gos_are_right_or_wrong_as_a_whole() -> None:
    assert NOBODY_OWES.grade([]) == Grade(
        "nobody", Outcome.RIGHT, off=0, marks={"owed go": 0}, itemised=True
    )
    wrong = NOBODY_OWES.grade(["dealer"])
    assert (wrong.answer, wrong.right, wrong.marks) == ("dealer", False, {"owed go": 1})


@pytest.mark.parametrize("seats", [["pone", "second"], ["second", "pone"], ["pone", "second"] * 2])
def test_the_order_of_gos_does_not_matter(seats: list[str]) -> None:
    found = TWO_OWE.grade(seats)
    assert (found.answer, found.right) == ("pone second", True)


@pytest.mark.parametrize(
    "seats", [[], ["pone"], ["second"], ["dealer"], ["pone", "second", "dealer"]]
)
def test_gos_that_are_wrong(seats: list[str]) -> None:
    assert not TWO_OWE.grade(seats).right


# Throws


SIX = "5H5S6DJCQD4S"


def thrown(throw: str, *, dealer: bool = True) -> Grade:
    return ThrowQuestion(parse(SIX), CribOwner.of(dealer=dealer)).grade(parse(throw))


def test_the_best_throw_is_right_in_any_order() -> None:
    assert thrown("JCQD") == thrown("QDJC") == Grade("JCQD", Outcome.RIGHT, loss=0)


def test_another_throw_is_wrong() -> None:
    found = thrown("4S6D")
    assert (found.answer, found.right) == ("4S6D", False)
    nets = {write(option.throw): option.net for option in weigh(SIX, CribOwner.OWN).throws}
    assert found.loss == nets["JCQD"] - nets["4S6D"]


def test_a_throw_within_a_twentieth_of_a_point_is_right() -> None:
    question = ThrowQuestion(parse("2C3D4H5STCKD"), crib=CribOwner.OWN)
    right = [option for option in question.throws if question.given_up(option.throw) <= 0.05]
    for option in question.throws:
        assert question.grade(option.throw).right is (option in right)
    assert 1 <= len(right) < 15


# Revealed


def test_a_revealed_answer_is_a_miss_that_judges_no_kind() -> None:
    assert SHOWN.outcome is Outcome.SHOWN
    assert not SHOWN.right
    assert SHOWN.answer == "revealed"
    assert SHOWN.marks == {}
    assert (SHOWN.off, SHOWN.loss, SHOWN.itemised) == (0, None, False)


def test_a_kind_that_was_shown_is_missed_whole() -> None:
    score = score_show("7C 8D 9H 9S", "AC")
    found = grade_by_kind(score, {"fifteen": 2, "pair": 2, "run": None, "flush": None})
    assert found.marks == {"fifteen": 0, "pair": 0, "run": 6}
    assert found.answer == "fifteen 2 pair 2 run revealed flush revealed"
    assert found.shown == ("run", "flush")
    assert found.outcome is Outcome.WRONG


def test_a_kind_shown_where_there_is_none_is_a_miss_all_the_same() -> None:
    score = score_show("2C 4D 6H 8S", "QC")
    found = grade_by_kind(score, {"fifteen": 0, "run": None})
    assert (found.right, found.marks) == (False, {})
