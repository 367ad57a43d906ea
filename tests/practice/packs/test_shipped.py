from __future__ import annotations

import random
from collections import Counter
from functools import cache
from itertools import islice
from typing import Any

import pytest

from coach import score_show
from coach.advice.losses import EQUAL
from coach.practice.drills.count import ShowQuestion
from coach.practice.drills.earn import PlayQuestion
from coach.practice.drills.grade import grade_total
from coach.practice.drills.registry import read
from coach.practice.drills.throw import ThrowQuestion
from coach.practice.packs import files
from coach.practice.packs.fitting import Fitting
from coach.practice.packs.pack import LEVELS, Listed, OfThemes, Pack
from coach.scoring.spoken import spoken
from tests.sure import some

SHIPPED = files.read_all(files.shipped_texts())
LISTED = [pack for pack in SHIPPED.values() if isinstance(pack.contents, Listed)]
FITTED = [pack for pack in SHIPPED.values() if isinstance(pack.contents, Fitting)]
THEMED = [pack for pack in SHIPPED.values() if isinstance(pack.contents, OfThemes)]
RUNS = {"run-of-three", "run-of-four", "double-run", "triple-run", "double-double-run"}


def by_id(pack: Pack[Any]) -> str:
    return pack.id


@cache
def asked(name: str) -> list[Any]:
    pack = SHIPPED[name]
    return list(islice(pack.questions(random.Random(1)), pack.size or 6))


def themes_in(name: str) -> Counter[str]:
    return Counter(theme for question in asked(name) for theme in question.themes)


# What is shipped


def test_the_packs_that_were_promised_are_shipped() -> None:
    assert {"first-steps", "fifteens", "runs", "flushes-and-nobs", "confusing-hands"} <= {*SHIPPED}
    assert len(SHIPPED) >= 12
    drills = Counter(pack.drill.id for pack in SHIPPED.values())
    assert drills["pegging-drill"] >= 2
    assert drills["discard"] >= 2
    assert {len(question.hands) for question in asked("three-handed")} == {3}


def test_there_is_something_for_everybody_in_every_drill() -> None:
    levels = {(pack.drill, pack.level) for pack in SHIPPED.values()}
    drills = {pack.drill for pack in SHIPPED.values()}
    assert levels == {(drill, level) for drill in drills for level in LEVELS}


def test_shipped_packs_are_clean() -> None:
    texts = files.shipped_texts()
    assert len(texts) == len(SHIPPED)
    assert files.check_all(texts) == []


def test_a_shipped_pack_is_named_like_its_file() -> None:
    assert {f"{name}.yaml" for name in SHIPPED} == {*files.shipped_texts()}
    assert [pack.id for pack in SHIPPED.values()] == [*SHIPPED]


@pytest.mark.parametrize("pack", SHIPPED.values(), ids=by_id)
def test_a_shipped_pack_says_what_it_teaches(pack: Pack[Any]) -> None:
    assert pack.title
    assert pack.teaches.endswith(".")


@pytest.mark.parametrize("pack", LISTED, ids=by_id)
def test_a_list_is_long_enough_and_every_entry_has_its_hint(pack: Pack[Any]) -> None:
    assert pack.size >= 10
    for question in pack.contents.entries:  # type: ignore[attr-defined]
        assert question.hint.endswith((".", "?"))


@pytest.mark.parametrize("pack", SHIPPED.values(), ids=by_id)
def test_every_question_can_be_graded(pack: Pack[Any]) -> None:
    for question in some(asked(pack.id)):
        assert read(question.text) == question
        match question:
            case ShowQuestion() | PlayQuestion():
                assert grade_total(question.solution, int(question.right_answer)).right
            case ThrowQuestion():
                assert question.grade(question.throws[0].throw).right


@pytest.mark.parametrize("pack", FITTED, ids=by_id)
@pytest.mark.parametrize("seed", range(5))
def test_hands_of_a_shipped_filter_fit_it(pack: Pack[Any], seed: int) -> None:
    fitting = pack.contents
    assert isinstance(fitting, Fitting)
    for question in islice(pack.questions(random.Random(seed)), 40):
        assert len({*question.hand, question.starter}) == 5
        score = score_show(question.hand, question.starter, crib=question.crib)
        points = {"total": score.total, **score.by_kind}
        for kind, (low, high) in fitting.filter.bounds.items():
            assert low <= points.get(kind, 0) <= high
        assert question.hint == fitting.hint
        assert question.crib == fitting.filter.crib


@pytest.mark.parametrize("pack", THEMED, ids=by_id)
def test_questions_of_a_shipped_pack_have_its_themes(pack: Pack[Any]) -> None:
    dealt = pack.contents
    assert isinstance(dealt, OfThemes)
    for question in asked(pack.id):
        assert question.themes & {*dealt.themes}
        assert question.hint == dealt.hint


# What each of them teaches


def test_what_the_packs_to_count_teach_is_in_them() -> None:
    def kinds(name: str) -> list[dict[str, int]]:
        return [question.solution.by_kind for question in asked(name)]

    assert all(points["fifteen"] >= 6 for points in kinds("fifteens"))
    assert all(points["run"] >= 6 for points in kinds("runs"))
    seen = {kind for points in kinds("first-steps") for kind in points}
    assert seen == {"fifteen", "pair", "run", "flush", "nobs"}
    totals = [question.solution.total for question in asked("nothing-or-not")]
    assert 4 <= totals.count(0) <= len(totals) - 4
    assert max(totals) <= 4
    assert all(question.solution.total >= 16 for question in asked("big-hands"))
    assert all(question.crib for question in asked("cribs"))


@pytest.mark.parametrize("name", ["long-fifteens", "small-cards"])
def test_fifteens_of_many_cards_are_in_every_hand(name: str) -> None:
    for question in asked(name):
        sizes = {len(item.cards) for item in question.solution.items if item.kind == "fifteen"}
        assert max(sizes) >= 3
    assert {"long-fifteens": 5, "small-cards": 5}[name] == max(
        len(item.cards) for question in asked(name) for item in question.solution.items
    )


def test_double_runs_come_in_all_shapes_and_with_their_doubles() -> None:
    themes = themes_in("double-runs")
    assert themes["double-run"] >= 5
    assert themes["triple-run"] == themes["double-double-run"] == 2
    assert sum(not question.themes & RUNS for question in asked("double-runs")) == 1


def test_the_traps_of_flushes_and_nobs() -> None:
    texts = {question.text: question.solution for question in asked("flushes-and-nobs")}
    cribs = [score for text, score in texts.items() if text.endswith(" crib")]
    assert sorted("flush" in score.by_kind for score in cribs) == [False, True]
    assert any(text.split()[2].startswith("J") for text in texts)
    assert any("nobs" in score.by_kind for score in texts.values())
    assert {score.by_kind.get("flush", 0) for score in texts.values()} == {0, 4, 5}


def test_six_seven_eight_and_two_aces_is_among_the_confusing_hands() -> None:
    ranks = [
        sorted(card.rank.value for card in (*question.hand, question.starter))
        for question in asked("confusing-hands")
    ]
    assert sorted("678AA") in ranks


def test_first_steps_in_the_play_meet_what_a_card_can_earn_and_what_not() -> None:
    met = themes_in("play-first-steps")
    assert met.keys() >= {
        f"play-{theme}"
        for theme in (
            "fifteen",
            "pair",
            "royal",
            "run",
            "thirty-one",
            "go",
            "last-card",
            "broken-pair",
            "after-reset",
        )
    }
    assert "play-stacked" not in met


def test_runs_in_the_play_are_half_run_half_broken() -> None:
    met = themes_in("runs-in-the-play")
    assert met["play-run-out-of-order"] >= 5
    assert met["play-broken-run"] >= 3
    nothing = [q for q in asked("runs-in-the-play") if "run" not in q.solution.by_kind]
    assert 5 <= len(nothing) <= 8


def test_the_go_is_sometimes_none_and_the_last_card_sometimes_more() -> None:
    scores = [question.solution.by_kind for question in asked("go-and-thirty-one")]
    assert {} in scores
    for kinds in ({"go"}, {"last card"}, {"thirty-one"}, {"pair", "go"}, {"fifteen", "last card"}):
        assert kinds in [set(score) for score in scores]


@pytest.mark.parametrize(
    ("name", "seats"),
    [
        ("their-crib", {False}),
        ("own-crib", {True}),
        ("fives", {True, False}),
        ("breaking-pairs", {True, False}),
        ("keep-what-counts", {True, False}),
    ],
)
def test_throws_are_asked_of_the_right_seat(name: str, seats: set[bool]) -> None:
    assert {question.own for question in asked(name)} == seats


def test_a_five_is_kept_and_thrown() -> None:
    assert themes_in("fives")["throw-fives"] == SHIPPED["fives"].size
    thrown = [any(c.rank.pips == 5 for c in q.throws[0].throw) for q in asked("fives")]
    assert 3 <= sum(thrown) < len(thrown) - 3
    assert not any(t for t, q in zip(thrown, asked("fives"), strict=True) if not q.own)


def test_pairs_are_broken_and_not() -> None:
    broken = themes_in("breaking-pairs")["throw-break-pair"]
    assert 5 <= broken <= SHIPPED["breaking-pairs"].size - 5


@pytest.mark.parametrize("pack", LISTED, ids=by_id)
def test_a_listed_throw_has_a_clear_answer(pack: Pack[Any]) -> None:
    # Nobody is told of a miss by a hair.
    assert isinstance(pack.contents, Listed)
    throws = [entry for entry in pack.contents.entries if isinstance(entry, ThrowQuestion)]
    losses = [entry.given_up(option.throw) for entry in throws for option in entry.throws]
    assert not [loss for loss in losses if EQUAL < loss <= 2 * EQUAL]


def test_a_hand_that_is_said_to_hold_nothing_else_holds_one_thing() -> None:
    untrue = [
        f"{question.text}: {spoken(question.solution)}"
        for pack in LISTED
        for question in asked(pack.id)
        if "nothing else" in question.hint and len(question.solution.items) != 1
    ]
    assert untrue == []


# Order


@pytest.mark.parametrize("pack", LISTED, ids=by_id)
def test_all_questions_come_before_one_comes_again(pack: Pack[Any]) -> None:
    listed = pack.contents
    assert isinstance(listed, Listed)
    size = pack.size
    found = list(islice(pack.questions(random.Random(3)), 3 * size))
    rounds = [found[:size], found[size : 2 * size], found[2 * size :]]
    assert all(Counter(same) == Counter(listed.entries) for same in rounds)
    assert (rounds[0] == rounds[1]) == listed.in_order


@pytest.mark.slow
@pytest.mark.parametrize("pack", SHIPPED.values(), ids=by_id)
def test_the_same_seed_asks_the_same_of_a_pack(pack: Pack[Any]) -> None:
    def texts(rng: Any) -> list[str]:
        return [question.text for question in islice(pack.questions(rng), 4 if pack.size else 2)]

    class OnlyRandom:
        random = random.Random(5).random

    in_order = isinstance(pack.contents, Listed) and pack.contents.in_order
    assert texts(random.Random(5)) == texts(OnlyRandom())
    assert (texts(random.Random(5)) == texts(random.Random(6))) == in_order


@pytest.mark.parametrize(
    ("name", "texts"),
    [
        ("confusing-hands", ["show 4C4D7H7S 8C", "show 3C4D5H5S 3D", "show 5C5D5HAS 4C"]),
        ("fifteens", ["show QD5H3S2S JD", "show 5H8SKDQD JC", "show 7C8S7HAS AH"]),
        ("first-steps", ["show KH5D3S8C AD", "show 8C7DQH2S KD", "show 9C9D2HKS 7C"]),
        ("flushes-and-nobs", ["show 4S9H3D2C JD", "show AS3S7SJC JS", "show 5D5S5CJH 5H"]),
        ("runs", ["show 7S3S2C2S 4S", "show 7H7DTC9S 8S", "show 7H9S8S7C 2H"]),
    ],
)
def test_the_first_questions_of_a_seed(name: str, texts: list[str]) -> None:
    found = islice(SHIPPED[name].questions(random.Random(7)), 3)
    assert [question.text for question in found] == texts
