"""The rules that come with the program, and what is wrong with rules that are not right."""

from __future__ import annotations

import re
from importlib.resources import files

import pytest

from coach.errors import TextFileError
from coach.rules.reading import check, read, rulebook
from coach.rules.topic import HandExample, PileExample, SequenceExample
from tests.sure import some

BOOK = rulebook()
TOPICS = {topic.id: topic for topic in BOOK.topics}
FILE = files("coach.rules").joinpath("topics.yaml").read_text("utf-8")

SECTIONS = {
    "pack, ranks, values": ["cards"],
    "players and sides": ["players", "three", "four"],
    "the cut for the first deal": ["cut"],
    "the deal": ["deal"],
    "the crib": ["crib"],
    "the starter and his heels": ["starter"],
    "the play": ["play"],
    "go and 31": ["go", "thirty-one"],
    "the last card": ["last-card"],
    "scoring the play": ["in-play"],
    "the show and its order": ["show", "out"],
    "fifteens": ["fifteens"],
    "pairs": ["pairs"],
    "runs": ["runs"],
    "flush": ["flush"],
    "his nobs": ["nobs"],
    "possible totals": ["zero"],
    "names used when counting aloud": ["aloud"],
    "muggins": ["muggins"],
    "the end": ["target", "out"],
    "skunk and stakes": ["skunk", "stakes"],
    "three losers": ["skunk"],
    "match": ["match"],
    "the board": ["board"],
    "notation": ["notation"],
}
"""Every section of the rules that the program implements, and the topics that tell it."""

RULINGS = (
    *("2.1", "4.4", "5.1", "5.2", "6.1", "6.2", "6.3", "7.1", "7.3", "8.3", "8.4"),
    *("9.2", "9.3", "10.1", "10.4", "11.1", "11.4"),
)


@pytest.mark.parametrize("section", SECTIONS)
def test_every_section_of_the_rules_is_told(section: str) -> None:
    assert set(SECTIONS[section]) <= TOPICS.keys()


@pytest.mark.parametrize("number", RULINGS)
def test_the_rulings_have_their_numbers(number: str) -> None:
    (*_, topic) = [topic for topic in BOOK.topics if number in topic.acc]
    # Where a topic tells several rules, each sentence says which.
    assert len(topic.acc) == 1 or f"{number})" in " ".join(topic.text) or number == "8.4"


def test_the_edition_of_the_rulings_is_said() -> None:
    assert "August 2010" in " ".join(TOPICS["rulings"].text)


@pytest.mark.parametrize("variant", ["five-card", "lowball", "six players"])
def test_what_is_left_out_is_named(variant: str) -> None:
    assert variant in TOPICS["left-out"].also


def test_every_example_counts_what_is_stated() -> None:
    stated = [int(total) for total in re.findall(r"total: (\d+)", FILE)]
    examples = [example for topic in BOOK.topics for example in topic.examples]
    assert [example.total for example in examples] == stated
    assert {type(each) for each in examples} == {HandExample, PileExample, SequenceExample}


def test_nothing_is_wrong_with_the_rules() -> None:
    assert check(FILE, "topics.yaml") == []


def test_a_sequence_stands_alone() -> None:
    for topic in some(BOOK.topics):
        sequences = [each for each in topic.examples if isinstance(each, SequenceExample)]
        assert not sequences or len(topic.examples) == 1


WORDS = re.compile(r"\b(he|him|lay away|discard|cast|nought|home)\b", re.IGNORECASE)


def test_the_words_are_those_of_the_house() -> None:
    for topic in some(BOOK.topics):
        said = " ".join(topic.text).replace("say discard or lay away", "")
        assert WORDS.search(said) is None


HEAD = "- group: Show\n  topics:\n    - id: nobs\n      title: His nobs\n      text: [A jack]\n"


def faults(*lines: str) -> list[str]:
    return [str(fault) for fault in check(HEAD + "".join(f"      {line}\n" for line in lines), "r")]


@pytest.mark.parametrize(
    ("lines", "fault"),
    [
        (["see: [go]"], "r:3: see 'go': there is no other topic of that id"),
        (["see: [nobs]"], "r:3: see 'nobs': there is no other topic of that id"),
        (["colour: red"], "r:6: 'colour' is not a field of a topic; there are id, title, text, "),
        (["see: one"], "r:6: 'see' is a list with at least one see"),
        (["examples:", "- {total: 1}"], "r:7: an example has one of 'hand', 'pile' or 'play'"),
        (["examples:", "- {pile: 5H}"], "r:7: 'total' is missing"),
        (
            ["examples:", "- {hand: 5H 5C 5D JS, total: 8}"],
            "r:7: 'starter' is missing",
        ),
        (
            ["examples:", "- {hand: 5H 5C 5D JS, starter: 5S, total: 28}"],
            "r:7: total is 28, but the cards count 29",
        ),
        (
            ["examples:", "- {hand: 5H 5C 5D JS, starter: 5H, total: 28}"],
            "r:7: 5H stands twice: there is one of each card",
        ),
        (
            ["examples:", "- {hand: 5H 5C 5D, starter: 5S, total: 28}"],
            "r:7: 3 cards: a hand takes 4",
        ),
        (["examples:", "- {pile: KH KD KS 2S, total: 0}"], "r:7: 2S makes 32"),
        (["examples:", "- {pile: KX, total: 0}"], "r:7: 'KX' is not a card"),
        (
            ["examples:", "- {pile: KH, total: 0, crib: true}"],
            "r:7: 'crib' does not go with 'pile'",
        ),
        (["examples:", "- {play: KH KD | 2S, total: 1}"], "r:7: | says that nobody could go on"),
    ],
    ids=str,
)
def test_a_fault_has_its_line(lines: list[str], fault: str) -> None:
    (first, *_) = faults(*lines)
    assert first.startswith(fault)


def test_ids_and_names_are_unique() -> None:
    again = "    - {id: nobs, title: Two, text: [Two]}\n"
    other = "    - {id: go, title: Go, text: [Go], also: [nobs]}\n"
    assert [str(fault) for fault in check(HEAD + again + other, "r")] == [
        "r:6: the id 'nobs' is taken already",
        "r:7: 'nobs' is a name of 'nobs' already",
    ]


def test_an_id_is_plain() -> None:
    (fault,) = check(HEAD.replace("id: nobs", "id: His nobs"), "r")
    assert str(fault) == "r:3: id 'His nobs' is more than small letters, digits and hyphens"


@pytest.mark.parametrize(
    "text", ["", "[", "just text", "[1]", "- group: one\n", "- {topics: [a]}\n"]
)
def test_what_is_no_rulebook_is_refused(text: str) -> None:
    with pytest.raises(TextFileError):
        read(text, "r")
