from __future__ import annotations

import random
import re
from itertools import islice
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from coach.errors import PackError
from coach.practice.packs import files
from coach.practice.packs.fitting import Filter, Fitting
from coach.practice.packs.pack import Listed, Pack
from coach.textfiles.bounds import Bounds


def listed(pack: Pack[Any]) -> tuple[Any, ...]:
    assert isinstance(pack.contents, Listed)
    return pack.contents.entries


def fault(text: str) -> str:
    with pytest.raises(PackError) as caught:
        files.read(text, "one.yaml")
    assert "\n" not in str(caught.value)
    return str(caught.value)


HEAD = "id: one\ntitle: One\nteaches: one thing\nkind: show\n"
HAND = "hands:\n  - cards: 5H 5S 6D 4S\n    starter: JD\n    hint: Look\n"


def test_a_pack_with_hands() -> None:
    pack = files.read(HEAD + HAND, "one.yaml")
    assert (pack.id, pack.title, pack.teaches) == ("one", "One", "one thing")
    (question,) = listed(pack)
    assert question.text == "show 5H5S6D4S JD"
    assert question.hint == "Look"


def test_a_pack_with_a_crib() -> None:
    pack = files.read(HEAD + HAND + "    crib: true\n", "one.yaml")
    assert listed(pack)[0].crib


def test_a_pack_with_a_filter() -> None:
    pack = files.read(HEAD + "filter: {run: 6+}\ncrib: true\nhint: Look\n", "one.yaml")
    assert pack.contents == Fitting(Filter({"run": Bounds(6, 29)}, crib=True), "Look")


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "lines of the form 'name: value' belong here"),
        ("- one\n- two\n", "lines of the form 'name: value' belong here"),
        ("just text", "lines of the form 'name: value' belong here"),
        ("id: [", "no YAML: "),
        ("id: one\n\ttitle: One", "no YAML: "),
        ("id: \x00", "one.yaml:1: the character U+0000"),
        ("!!python/object:os.system {}", "'id' is missing"),
        (HEAD.replace("id: one\n", "") + HAND, "'id' is missing"),
        (HEAD.replace("title: One\n", "") + HAND, "'title' is missing"),
        (HEAD.replace("teaches: one thing\n", "") + HAND, "'teaches' is missing"),
        (HEAD.replace("kind: show\n", "") + HAND, "'kind' is missing"),
        (HEAD.replace("id: one", "id: 1") + HAND, "'id' is not text"),
        (HEAD.replace("id: one", "id: One") + HAND, "id 'One' is more than small letters"),
        (HEAD.replace("id: one", "id: a b") + HAND, "id 'a b' is more than small letters"),
        (HEAD.replace("title: One", "title:") + HAND, "'title' is not text"),
        (HEAD.replace("title: One", "title: ' '") + HAND, "'title' is not text"),
        (HEAD.replace("one thing", "[one]") + HAND, "'teaches' is not text"),
        (
            HEAD.replace("kind: show", "kind: crib") + HAND,
            "one.yaml:4: kind is 'crib': it must be 'show', 'play' or 'throw'",
        ),
        (HEAD.replace("kind: show", "kind: 3") + HAND, "one.yaml:4: kind is '3': it must be"),
        (HEAD, "one.yaml:1: a show pack has one of 'hands', 'filter' or 'themes'"),
        (
            HEAD + HAND + "filter: {run: 6}\n",
            "a show pack has one of 'hands', 'filter' or 'themes'",
        ),
        (
            HEAD + HAND + "plays: []\n",
            "'plays' is not a field of a show pack; there are id, title, ",
        ),
        (HEAD + HAND + "1: 3\n", "'1' is not a field of a show pack"),
        (
            HEAD + HAND + "level: hard\n",
            "one.yaml:9: level is 'hard': it must be 'easy', 'club' or 'expert'",
        ),
        (HEAD + HAND + "order: 3\n", "order is '3': it must be 'lesson' or 'random'"),
        (HEAD + "hint: Look\nthemes: nob\n", "'nob' is not a theme here; did you mean nobs? "),
        (HEAD + "hint: Look\nthemes:\n  - nobs\n  - 5\n", "one.yaml:8: 'theme' is not text"),
        (HEAD + "hint: Look\nthemes: []\n", "'themes' is a list with at least one theme"),
        (HEAD + "hint: Look\nthemes:\n", "one.yaml:6: 'theme' is not text"),
        (HEAD + "hint: Look\nthemes: {nobs: 3}\n", "'themes' is a list with at least one theme"),
        (HEAD + "themes: nobs\n", "one.yaml:5: 'hint' is missing: it says where to look"),
        (HEAD + "hands: []\n", "'hands' is a list with at least one hand"),
        (HEAD + "hands: 5H\n", "'hands' is a list with at least one hand"),
        (HEAD + "hands:\n", "'hands' is a list with at least one hand"),
        (HEAD + "hands: [5H]\n", "lines of the form 'name: value' belong here"),
        (HEAD + HAND.replace("cards: 5H 5S 6D 4S", "card: 5H"), "'card' is not a field here"),
        (HEAD + HAND.replace("    starter: JD\n", ""), "'starter' is missing"),
        (HEAD + HAND.replace("    hint: Look\n", ""), "'hint' is missing"),
        (HEAD + HAND.replace("hint: Look", "hint: ''"), "'hint' is not text"),
        (HEAD + HAND.replace("hint: Look", "hint: 3"), "'hint' is not text"),
        (HEAD + HAND + "    total: 16\n", "'total' is not a field here"),
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
        (HEAD + "hint: Look\nfilter: {go: 1}\n", "'go' is not a field here; there are fifteen, "),
        (HEAD + "hint: Look\nfilter: {run: many}\n", "run: 'many' is not a bound"),
        (HEAD + "hint: Look\nfilter: {run: -3}\n", "run: '-3' is not a bound: write 6, 6+ or 2-8"),
        (HEAD + "hint: Look\nfilter: {run: 3.5}\n", "run: '3.5' is not a bound"),
        (HEAD + "hint: Look\nfilter: {run: [3]}\n", "run: 'a sequence' is not a bound"),
        (HEAD + "hint: Look\nfilter: {run: true}\n", "run: 'true' is not a bound"),
        (HEAD + "hint: Look\nfilter: {run: 3}\n? [x]\n: 1\n", "plain text, not a sequence"),
        (HEAD + "hint: Look\nfilter: {run: }\n", "run: '' is not a bound"),
        (HEAD + "hint: Look\nfilter: {run: ٣}\n", "run: '٣' is not a bound"),
        (HEAD + "hint: Look\ncrib: 1\nfilter: {run: 3}\n", "crib is '1': it must be true or false"),
        (HEAD + "hint: Look\nfilter: {run: 2}\n", "one.yaml:6: no hand fits the filter"),
    ],
)
def test_a_fault_is_named(text: str, message: str) -> None:
    assert message in fault(text)


@pytest.mark.parametrize("field", ["crib: true\n", "hint: Look\n"])
def test_a_field_for_filters_is_not_passed_over_beside_hands(field: str) -> None:
    name = field.partition(":")[0]
    assert fault(HEAD + field + HAND) == f"one.yaml:5: {name!r} does not go with 'hands'"


def test_a_kind_that_is_none_does_not_hide_the_other_faults_of_the_head() -> None:
    text = "id: X\ntitle: 3\nteaches: x\nkind: shows\nlevel: top\nhans: 3\n"
    faults = [str(found) for found in files.check_all({"x.yaml": text})]
    assert [fault.partition(" ")[0] for fault in faults] == [
        f"x.yaml:{line}:" for line in (1, 2, 4, 5, 6)
    ]


def test_a_field_of_another_kind_is_named() -> None:
    faults = files.check_all({"x.yaml": HEAD.replace("kind: show", "kind: play") + HAND})
    assert [str(found) for found in faults] == [
        "x.yaml:1: a play pack has one of 'plays' or 'themes'",
        "x.yaml:5: 'hands' is not a field of a play pack; there are id, title, teaches, kind, "
        "level, plays, themes, order, hint, players",
    ]


def test_a_pack_says_for_whom_it_is() -> None:
    assert files.read(HEAD + HAND, "one.yaml").level is None
    assert files.read(HEAD + "level: expert\n" + HAND, "one.yaml").level == "expert"


@pytest.mark.parametrize("themes", ["nobs", "[nobs, flush]", "\n  - nobs\n  - flush"])
def test_hands_dealt_for_themes(themes: str) -> None:
    pack = files.read(HEAD + f"hint: Look\nthemes: {themes}\n", "one.yaml")
    asked = list(islice(pack.questions(random.Random(1)), 20))
    assert all(question.themes & {"nobs", "flush"} for question in asked)
    assert {question.hint for question in asked} == {"Look"}
    assert pack.size == 0


def test_a_fault_is_named_by_its_line() -> None:
    more = "  - {cards: 5H 5S 6D 4S, starter: QD}\n"
    assert fault(HEAD + HAND + more) == "one.yaml:9: 'hint' is missing"


def test_every_fault_of_a_file_is_told_by_line() -> None:
    text = (
        "id: X y\nid: 5\ntitle: ''\nteaches: x\nkind: show\nlevel: 1\nhands:\n"
        "  - cards: 5H5S\n    starter: 5D\n"
        "  - cards: 5H5S6D7C\n    starter: 5H\n    hint: x\n    crib: maybe\n  - 5\n"
    )
    faults = [str(found).partition(":")[2] for found in files.check_all({"x.yaml": text})]
    assert [
        (int(line), why.strip()[:16]) for line, _, why in (f.partition(":") for f in faults)
    ] == [
        (1, "id 'X y' is more"),
        (2, "'id' stands twic"),
        (3, "'title' is not t"),
        (6, "level is '1': it"),
        (8, "'hint' is missin"),
        (8, "2 cards: a hand "),
        (11, "5H stands twice:"),
        (13, "crib is 'maybe':"),
        (14, "lines of the for"),
    ]


@pytest.mark.slow
def test_a_file_nested_too_deeply_is_refused() -> None:
    assert fault("[" * 5000) == "one.yaml: no YAML: nested too deeply"


@pytest.mark.parametrize("order", ["", "order: random\n"])
def test_hands_come_in_any_order_unless_they_are_a_lesson(order: str) -> None:
    more = "  - {cards: 5H 5S 6D 4S, starter: QD, hint: Look}\n"
    contents = files.read(HEAD + order + HAND + more, "one.yaml").contents
    assert isinstance(contents, Listed)
    assert not contents.in_order
    lesson = files.read(HEAD + "order: lesson\n" + HAND + more, "one.yaml")
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
    faults = [str(found) for found in files.check_all(texts)]
    assert len(faults) == 3
    assert faults[0].startswith("b.yaml:1: no YAML")
    assert faults[1] == "c.yaml: a.yaml has the id 'one' already"
    assert faults[2].startswith("d.yaml:1: a show pack has one of ")


def test_no_files_no_faults() -> None:
    assert files.check_all({}) == []


def read_or_refused(text: str) -> bool:
    try:
        return bool(files.read(text, "one.yaml").id)
    except PackError as refusal:
        return re.match(r"one\.yaml(:\d+)?: .", str(refusal)) is not None


@settings(max_examples=200, deadline=None)
@given(st.text(max_size=60) | st.text(max_size=20).map(lambda text: f"{HEAD}hands: {text}"))
def test_any_text_is_a_pack_or_refused_with_a_reason(text: str) -> None:
    assert read_or_refused(text)
