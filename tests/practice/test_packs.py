from __future__ import annotations

import random
import re
from collections import Counter
from itertools import islice
from typing import Any, cast

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from coach import PACK, Card, score_show
from coach.practice import pack_files
from coach.practice.packs import Filter, Pack, PackError
from coach.scoring.breakdown import SHOW_KINDS
from coach.scoring.totals import CARD_KEYS

SHIPPED = pack_files.read_all(pack_files.shipped_texts())
FIXED = [pack for pack in SHIPPED.values() if pack.hands]
FILTERED = [pack for pack in SHIPPED.values() if pack.filter]


def by_id(pack: Pack) -> str:
    return pack.id


def filtered(bounds: str, *, crib: bool = False) -> Pack:
    return pack_files.read(
        f"{{id: one, title: One, teaches: one, kind: show, hint: Look, filter: {{{bounds}}}, "
        f"crib: {str(crib).lower()}}}",
        "one.yaml",
    )


def fault(text: str) -> str:
    with pytest.raises(PackError) as caught:
        pack_files.read(text, "one.yaml")
    assert "\n" not in str(caught.value)
    return str(caught.value)


# What is shipped


def test_at_least_five_packs_are_shipped() -> None:
    assert {"first-steps", "fifteens", "runs", "flushes-and-nobs", "confusing-hands"} <= {*SHIPPED}


def test_shipped_packs_are_clean() -> None:
    texts = pack_files.shipped_texts()
    assert len(texts) == len(SHIPPED)
    assert pack_files.check_all(texts) == []


def test_a_shipped_pack_is_named_like_its_file() -> None:
    assert {f"{name}.yaml" for name in SHIPPED} == {*pack_files.shipped_texts()}
    assert [pack.id for pack in SHIPPED.values()] == [*SHIPPED]


@pytest.mark.parametrize("pack", SHIPPED.values(), ids=by_id)
def test_a_shipped_pack_says_what_it_teaches(pack: Pack) -> None:
    assert pack.title
    assert pack.teaches.endswith(".")
    assert bool(pack.hands) != bool(pack.filter)


@pytest.mark.parametrize("pack", FIXED, ids=by_id)
def test_hands_of_a_shipped_pack(pack: Pack) -> None:
    assert len(pack.hands) >= 10
    assert len({question.text for question in pack.hands}) == len(pack.hands)
    for question in pack.hands:
        assert len({*question.hand, question.starter}) == 5
        assert question.hint


@pytest.mark.parametrize("pack", FILTERED, ids=by_id)
@pytest.mark.parametrize("seed", range(5))
def test_hands_of_a_shipped_filter_fit_it(pack: Pack, seed: int) -> None:
    assert pack.filter is not None
    for question in islice(pack.questions(random.Random(seed)), 40):
        assert len({*question.hand, question.starter}) == 5
        score = score_show(question.hand, question.starter, crib=question.crib)
        points = {"total": score.total, **score.by_kind}
        for kind, (low, high) in pack.filter.bounds.items():
            assert low <= points.get(kind, 0) <= high
        assert question.hint == pack.hint
        assert question.crib == pack.filter.crib


def test_what_the_shipped_packs_teach_is_in_them() -> None:
    def kinds(name: str) -> list[dict[str, int]]:
        hands = islice(SHIPPED[name].questions(random.Random(1)), 30)
        return [cast(Any, question.solution.by_kind) for question in hands]

    assert all(points["fifteen"] >= 6 for points in kinds("fifteens"))
    assert all(points["run"] >= 6 for points in kinds("runs"))
    seen = {kind for points in kinds("first-steps") for kind in points}
    assert seen == {"fifteen", "pair", "run", "flush", "nobs"}


def test_the_traps_of_flushes_and_nobs() -> None:
    texts = {question.text: question.solution for question in SHIPPED["flushes-and-nobs"].hands}
    cribs = [score for text, score in texts.items() if text.endswith(" crib")]
    assert sorted("flush" in score.by_kind for score in cribs) == [False, True]
    assert any(text.split()[2].startswith("J") for text in texts)
    assert any("nobs" in score.by_kind for score in texts.values())
    assert {score.by_kind.get("flush", 0) for score in texts.values()} == {0, 4, 5}


def test_six_seven_eight_and_two_aces_is_among_the_confusing_hands() -> None:
    ranks = [
        sorted(card.rank.value for card in (*question.hand, question.starter))
        for question in SHIPPED["confusing-hands"].hands
    ]
    assert sorted("678AA") in ranks


def test_a_hand_that_is_said_to_hold_nothing_else_holds_one_thing() -> None:
    untrue = [
        f"{question.text}: {question.solution.spoken}"
        for pack in FIXED
        for question in pack.hands
        if "nothing else" in question.hint and len(question.solution.items) != 1
    ]
    assert untrue == []


# Order


@pytest.mark.parametrize("pack", FIXED, ids=by_id)
def test_all_hands_come_before_one_comes_again(pack: Pack) -> None:
    size = len(pack.hands)
    asked = list(islice(pack.questions(random.Random(3)), 3 * size))
    rounds = [asked[:size], asked[size : 2 * size], asked[2 * size :]]
    assert all(Counter(same) == Counter(pack.hands) for same in rounds)
    assert (rounds[0] == rounds[1]) == pack.in_order


@pytest.mark.parametrize("pack", SHIPPED.values(), ids=by_id)
def test_the_same_seed_asks_the_same_of_a_pack(pack: Pack) -> None:
    def texts(rng: Any) -> list[str]:
        return [question.text for question in islice(pack.questions(rng), 12)]

    class OnlyRandom:
        random = random.Random(5).random

    assert texts(random.Random(5)) == texts(OnlyRandom())
    assert (texts(random.Random(5)) == texts(random.Random(6))) == pack.in_order


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
    asked = islice(SHIPPED[name].questions(random.Random(7)), 3)
    assert [question.text for question in asked] == texts


# Filters


@pytest.mark.parametrize(
    ("bound", "ends"),
    [("6", (6, 6)), ("6+", (6, 29)), ("2-8", (2, 8)), ("0", (0, 0)), ("'3'", (3, 3))],
)
def test_bounds(bound: str, ends: tuple[int, int]) -> None:
    pack = filtered(f"run: {bound}")
    assert pack.filter == Filter({"run": ends})


def test_a_kind_without_points_counts_as_none() -> None:
    none_of_it = Filter({"run": (0, 0), "total": (0, 9)})
    assert none_of_it.fits(score_show("2C 4D 6H 8S", "KC"))
    assert not none_of_it.fits(score_show("2C 3D 4H 8S", "KC"))


def test_both_ends_are_included() -> None:
    score = score_show("7C 8D 9H 9S", "AC")
    for low, high, fits in ((10, 10, True), (0, 10, True), (10, 29, True), (11, 29, False)):
        assert Filter({"total": (low, high)}).fits(score) is fits
    assert not Filter({"total": (0, 9)}).fits(score)


@pytest.mark.slow
@settings(max_examples=100, deadline=None)
@given(
    st.lists(st.sampled_from(PACK), min_size=5, max_size=5, unique=True),
    st.dictionaries(
        st.sampled_from([*SHOW_KINDS, "total"]),
        st.tuples(st.integers(0, 6), st.integers(6, 29)),
        max_size=3,
    ),
    st.booleans(),
)
def test_no_hand_that_fits_is_left_out_of_the_deal(
    cards: list[Card], bounds: dict[str, tuple[int, int]], crib: bool
) -> None:
    found = Filter(bounds, crib)
    if found.fits(score_show(cards[:4], cards[4], crib=crib)):
        assert sum(CARD_KEYS[card.index] for card in cards) in found.ranks()


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
    pack = filtered(bounds, crib=crib)
    assert pack.filter is not None
    for seed in range(3):
        question = next(pack.questions(random.Random(seed)))
        assert pack.filter.fits(question.solution)
        assert question.crib is crib


def test_a_rare_hand_is_dealt_whatever_the_seed() -> None:
    # A flush of five with nobs and nothing else, such as 2, 4, 6 and J with 8.
    bounds = {"flush": (5, 5), "nobs": (1, 1), "total": (6, 6)}
    pack = Pack("one", "One", "one", filter=Filter(bounds), hint="Look")
    assert next(pack.questions(random.Random(2))).solution.total == 6


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
        filtered(bounds)


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
        filtered(bounds)


@pytest.mark.slow
def test_a_flush_of_four_is_never_a_crib() -> None:
    with pytest.raises(PackError, match="no hand fits the filter"):
        filtered("flush: 4", crib=True)


# Faults

HEAD = "id: one\ntitle: One\nteaches: one thing\nkind: show\n"
HAND = "hands:\n  - cards: 5H 5S 6D 4S\n    starter: JD\n    hint: Look\n"


def test_a_pack_with_hands() -> None:
    pack = pack_files.read(HEAD + HAND, "one.yaml")
    assert (pack.id, pack.title, pack.teaches) == ("one", "One", "one thing")
    (question,) = pack.hands
    assert question.text == "show 5H5S6D4S JD"
    assert question.hint == "Look"


def test_a_pack_with_a_crib() -> None:
    pack = pack_files.read(HEAD + HAND + "    crib: true\n", "one.yaml")
    assert pack.hands[0].crib


def test_a_pack_with_a_filter() -> None:
    pack = pack_files.read(HEAD + "filter: {run: 6+}\ncrib: true\nhint: Look\n", "one.yaml")
    assert pack.filter == Filter({"run": (6, 29)}, crib=True)
    assert pack.hint == "Look"


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "lines of the form 'name: value' belong here"),
        ("- one\n- two\n", "lines of the form 'name: value' belong here"),
        ("just text", "lines of the form 'name: value' belong here"),
        ("id: [", "no YAML: "),
        ("id: one\n\ttitle: One", "no YAML: "),
        ("id: \x00", "no YAML: "),
        ("!!python/object:os.system {}", "'id' is missing"),
        (HEAD.replace("id: one\n", "") + HAND, "'id' is missing"),
        (HEAD.replace("title: One\n", "") + HAND, "'title' is missing"),
        (HEAD.replace("teaches: one thing\n", "") + HAND, "'teaches' is missing"),
        (HEAD.replace("kind: show\n", "") + HAND, "'kind' is missing"),
        (HEAD.replace("id: one", "id: 1") + HAND, "'id' is no text"),
        (HEAD.replace("id: one", "id: One") + HAND, "id 'One' is more than small letters"),
        (HEAD.replace("id: one", "id: a b") + HAND, "id 'a b' is more than small letters"),
        (HEAD.replace("title: One", "title:") + HAND, "'title' is no text"),
        (HEAD.replace("title: One", "title: ' '") + HAND, "'title' is no text"),
        (HEAD.replace("one thing", "[one]") + HAND, "'teaches' is no text"),
        (HEAD.replace("kind: show", "kind: play") + HAND, "kind is 'play': it must be 'show'"),
        (HEAD.replace("kind: show", "kind: 3") + HAND, "'kind' is no text"),
        (HEAD, "a pack has either 'hands' or a 'filter'"),
        (HEAD + HAND + "filter: {run: 6}\n", "a pack has either 'hands' or a 'filter'"),
        (HEAD + HAND + "level: 3\n", "'level' is no field here; there are id, title, "),
        (HEAD + HAND + "1: 3\n", "'1' is no field here"),
        (HEAD + "hands: []\n", "'hands' is a list with at least one hand"),
        (HEAD + "hands: 5H\n", "'hands' is a list with at least one hand"),
        (HEAD + "hands:\n", "'hands' is a list with at least one hand"),
        (HEAD + "hands: [5H]\n", "lines of the form 'name: value' belong here"),
        (HEAD + HAND.replace("cards: 5H 5S 6D 4S", "card: 5H"), "'card' is no field here"),
        (HEAD + HAND.replace("    starter: JD\n", ""), "'starter' is missing"),
        (HEAD + HAND.replace("    hint: Look\n", ""), "'hint' is missing"),
        (HEAD + HAND.replace("hint: Look", "hint: ''"), "'hint' is no text"),
        (HEAD + HAND.replace("hint: Look", "hint: 3"), "'hint' is no text"),
        (HEAD + HAND + "    total: 16\n", "'total' is no field here"),
        (HEAD + HAND + "    crib: 1\n", "crib is '1': it must be true or false"),
        (HEAD + HAND + "    crib: sometimes\n", "crib is 'sometimes'"),
        (HEAD + HAND.replace("5H 5S 6D 4S", "5H 5S 6D 4X"), "'4X' is not a card"),
        (HEAD + HAND.replace("5H 5S 6D 4S", "5H 5S 6D"), "3 cards: a hand takes 4"),
        (HEAD + HAND.replace("5H 5S 6D 4S", "5H 5S 6D 4S 3C"), "5 cards: a hand takes 4"),
        (HEAD + HAND.replace("5H 5S 6D 4S", "5H 5H 6D 4S"), "5H stands twice"),
        (HEAD + HAND.replace("5H 5S 6D 4S", "''"), "no card for a hand"),
        (HEAD + HAND.replace("JD", "5H"), "5H stands twice"),
        (HEAD + HAND.replace("JD", "JD QD"), "2 cards: a starter takes 1"),
        (HEAD + HAND.replace("JD", "11"), "'11' is not a card"),
        (
            HEAD + HAND + "  - {cards: 5H 5S 6D 4S, starter: JD, hint: Again}\n",
            "show 5H5S6D4S JD stands twice",
        ),
        (HEAD + "filter: {run: 6+}\n", "'hint' is missing"),
        (HEAD + "hint: Look\nfilter: run\n", "lines of the form 'name: value' belong here"),
        (HEAD + "hint: Look\nfilter:\n", "lines of the form 'name: value' belong here"),
        (HEAD + "hint: Look\nfilter: {go: 1}\n", "'go' is no field here; there are fifteen, "),
        (HEAD + "hint: Look\nfilter: {run: many}\n", "run: 'many' is no bound"),
        (HEAD + "hint: Look\nfilter: {run: -3}\n", "run: '-3' is no bound: write 6, 6+ or 2-8"),
        (HEAD + "hint: Look\nfilter: {run: 3.5}\n", "run: '3.5' is no bound"),
        (HEAD + "hint: Look\nfilter: {run: [3]}\n", "run: 'a sequence' is no bound"),
        (HEAD + "hint: Look\nfilter: {run: true}\n", "run: 'true' is no bound"),
        (HEAD + "hint: Look\nfilter: {run: }\n", "run: '' is no bound"),
        (HEAD + "hint: Look\nfilter: {run: ٣}\n", "run: '٣' is no bound"),
        (HEAD + "hint: Look\ncrib: 1\nfilter: {run: 3}\n", "crib is '1': it must be true or false"),
        (HEAD + "hint: Look\nfilter: {run: 2}\n", "one.yaml:6: no hand fits the filter"),
    ],
)
def test_a_fault_is_named(text: str, message: str) -> None:
    assert message in fault(text)


@pytest.mark.parametrize("field", ["crib: true\n", "hint: Look\n"])
def test_a_field_for_filters_is_not_passed_over_beside_hands(field: str) -> None:
    assert field.partition(":")[0] in fault(HEAD + field + HAND)


def test_a_fault_is_named_by_its_line() -> None:
    more = "  - {cards: 5H 5S 6D 4S, starter: QD}\n"
    assert fault(HEAD + HAND + more) == "one.yaml:9: 'hint' is missing"


def test_every_fault_of_a_file_is_told_by_line() -> None:
    text = (
        "id: X y\nid: 5\ntitle: ''\nteaches: x\nkind: shw\nhands:\n"
        "  - cards: 5H5S\n    starter: 5D\n"
        "  - cards: 5H5S6D7C\n    starter: 5H\n    hint: x\n    crib: maybe\n  - 5\n"
    )
    faults = [str(found).partition(":")[2] for found in pack_files.check_all({"x.yaml": text})]
    assert [
        (int(line), why.strip()[:16]) for line, _, why in (f.partition(":") for f in faults)
    ] == [
        (1, "id 'X y' is more"),
        (2, "'id' stands twic"),
        (3, "'title' is no te"),
        (5, "kind is 'shw': i"),
        (7, "'hint' is missin"),
        (7, "2 cards: a hand "),
        (9, "5H stands twice:"),
        (12, "crib is 'maybe':"),
        (13, "lines of the for"),
    ]


@pytest.mark.slow
def test_a_file_nested_too_deeply_is_refused() -> None:
    assert fault("[" * 5000) == "one.yaml: no YAML: nested too deeply"


@pytest.mark.parametrize("order", ["", "order: random\n"])
def test_hands_come_in_any_order_unless_they_are_a_lesson(order: str) -> None:
    more = "  - {cards: 5H 5S 6D 4S, starter: QD, hint: Look}\n"
    assert not pack_files.read(HEAD + order + HAND + more, "one.yaml").in_order
    lesson = pack_files.read(HEAD + "order: lesson\n" + HAND + more, "one.yaml")
    assert [q.text for q in islice(lesson.questions(random.Random(3)), 4)] == [
        "show 5H5S6D4S JD",
        "show 5H5S6D4S QD",
    ] * 2


def test_all_faults_of_all_files_are_told() -> None:
    texts = {
        "a.yaml": HEAD + HAND,
        "b.yaml": "id: [",
        "c.yaml": HEAD + HAND,
        "d.yaml": HEAD,
        "e.yaml": HEAD.replace("id: one", "id: other") + HAND,
    }
    faults = [str(found) for found in pack_files.check_all(texts)]
    assert len(faults) == 3
    assert faults[0].startswith("b.yaml:1: no YAML")
    assert faults[1] == "c.yaml: a.yaml has the id 'one' already"
    assert faults[2].startswith("d.yaml:1: a pack has either")


def test_no_files_no_faults() -> None:
    assert pack_files.check_all({}) == []


def read_or_refused(text: str) -> bool:
    try:
        return bool(pack_files.read(text, "one.yaml").id)
    except PackError as refusal:
        return re.match(r"one\.yaml(:\d+)?: .", str(refusal)) is not None


@settings(max_examples=200, deadline=None)
@given(st.text(max_size=60) | st.text(max_size=20).map(lambda text: f"{HEAD}hands: {text}"))
def test_any_text_is_a_pack_or_refused_with_a_reason(text: str) -> None:
    assert read_or_refused(text)
