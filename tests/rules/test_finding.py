"""Topics and terms by name, and words in them."""

from __future__ import annotations

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from coach.rules.finding import find, search, suggest, told_in
from coach.rules.reading import rulebook
from coach.rules.terms import Term, terms
from coach.rules.topic import Topic
from tests.sure import some

BOOK = rulebook()
TERMS = terms()


@pytest.mark.parametrize(
    ("wanted", "topic"),
    [
        ("go", "go"),
        ("GO", "go"),
        ("gos", "go"),
        ("fifteen", "fifteens"),
        ("Thirty One", "thirty-one"),
        ("31", "thirty-one"),
        ("His Nobs", "nobs"),
        ("double run", "runs"),
        ("false go", "renege"),
        ("7.3", "renege"),
        ("4.4", "misdeal"),
        ("five-card", "left-out"),
        ("three players", "three"),
        ("  the   go ", "go"),
    ],
)
def test_a_topic_has_many_names(wanted: str, topic: str) -> None:
    found = find(wanted, BOOK, TERMS)
    assert isinstance(found, Topic)
    assert found.id == topic


@pytest.mark.parametrize(
    "wanted", ["pone", "magic eleven", "Own Crib", "salting", "standard error"]
)
def test_what_has_no_topic_is_a_term(wanted: str) -> None:
    found = find(wanted, BOOK, TERMS)
    assert isinstance(found, Term)
    assert wanted.lower() in found.names


def test_every_name_of_every_topic_finds_it() -> None:
    for topic in some(BOOK.topics):
        for name in (topic.id, topic.title, *topic.also):
            assert find(name, BOOK, TERMS) == topic


def test_every_term_is_found() -> None:
    for term in some(TERMS):
        for name in some(term.names):
            assert find(name, BOOK, TERMS) is not None


@pytest.mark.parametrize(
    ("wanted", "nearest"),
    [
        ("fiftens", "fifteens"),
        ("reneg", "renege"),
        ("hels", "heels"),
        ("discrad", "discard"),
        ("pome", "pone"),
        ("mugins", "muggins"),
    ],
)
def test_a_misspelling_suggests_the_topic(wanted: str, nearest: str) -> None:
    assert nearest in suggest(wanted, BOOK, TERMS)


def test_nonsense_suggests_nothing() -> None:
    assert suggest("qqqqq", BOOK, TERMS) == []


@given(st.text(max_size=30))
def test_anything_may_be_asked(wanted: str) -> None:
    found = find(wanted, BOOK, TERMS)
    assert found is None or isinstance(found, Topic | Term)
    assert len(suggest(wanted, BOOK, TERMS)) <= 3
    assert all(sighting.sentence for sighting in search(wanted, BOOK, TERMS))


def test_a_word_is_found_where_it_stands() -> None:
    found = search("Heels", BOOK, TERMS)
    assert {"starter", "nobs", "acc-starter", "his heels"} <= {each.name for each in found}
    for sighting in some(found):
        assert "heels" in f"{sighting.name} {sighting.sentence}".lower()
    assert {each.is_term for each in found} == {True, False}


def test_a_word_across_a_hyphen_is_found() -> None:
    assert [s.name for s in search("pair-royal", BOOK, TERMS)] == [
        s.name for s in search("pair royal", BOOK, TERMS)
    ]


def test_nothing_is_nowhere() -> None:
    assert search("  ", BOOK, TERMS) == ()


def test_whole_words_come_before_parts() -> None:
    for sighting in some(search("go", BOOK, TERMS)):
        assert re.search(r"\bgo(es|s)?\b", f"{sighting.name} {sighting.sentence}".lower())
    assert {sighting.name for sighting in search("reneg", BOOK, TERMS)} == {"renege"}


def test_a_term_leads_to_the_topics_that_use_it() -> None:
    (pone,) = (term for term in TERMS if term.names == ("pone",))
    assert told_in(pone, BOOK)[0] == "players"
