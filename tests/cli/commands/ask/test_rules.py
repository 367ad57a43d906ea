from __future__ import annotations

import json
from typing import Any

import pytest

from coach.cli.screens.rules.pages import ListPage, Page, SearchPage, TermPage, TopicPage
from coach.cli.terminal import Terminal
from coach.rules.finding import search, told_in
from coach.rules.reading import rulebook
from coach.rules.terms import terms
from tests.cli.conftest import Coach
from tests.cli.test_terminal import screen
from tests.sure import some

BOOK = rulebook()
TERMS = terms()
PAGES: dict[str, Page] = {
    "list": ListPage(BOOK),
    "search": SearchPage(search("jack", BOOK, TERMS)),
    **{topic.id: TopicPage(topic, BOOK.group_of(topic)) for topic in BOOK.topics},
    **{f"term {term.name}": TermPage(term, tuple(told_in(term, BOOK))) for term in TERMS},
}
ROWS = 22


@pytest.mark.parametrize("columns", [40, 60, 80, 120])
def test_every_page_fits_the_width(columns: int, capsys: pytest.CaptureFixture[str]) -> None:
    for name, page in some(PAGES.items()):
        page.show(Terminal(colour=False, ascii=False, width=columns))
        lines = capsys.readouterr().out.splitlines()
        assert max(map(len, lines)) <= columns, name


@pytest.mark.parametrize("topic", [topic.id for topic in BOOK.topics])
def test_a_topic_is_one_screen(topic: str, capsys: pytest.CaptureFixture[str]) -> None:
    PAGES[topic].show(Terminal(colour=False, ascii=False, width=80))
    assert len(capsys.readouterr().out.splitlines()) <= ROWS


def test_the_list_and_the_terms_are_one_screen(capsys: pytest.CaptureFixture[str]) -> None:
    pages = {name: page for name, page in PAGES.items() if name != "search"}
    for name, page in some(pages.items()):
        page.show(Terminal(colour=False, ascii=False, width=80))
        assert len(capsys.readouterr().out.splitlines()) <= ROWS, name


def test_a_topic(coach: Coach) -> None:
    assert coach("rules", "nobs").out.splitlines() == [
        "",
        f" His nobs{' ' * 62}The show",
        "",
        " A jack in your hand or in the crib of the starter's suit counts one, for his",
        " nobs.",
        " · Two jacks cannot both be it, since only one is of that suit.",
        " · The starter itself is never nobs. A jack turned up was his heels, two for the",
        "   dealer.",
        ' · It is said last, "and one for his nobs".',
        "",
        "   J♦ 4♠ 8♥ Q♠   2♦   1  one for his nobs",
        "   J♦ 4♠ 8♥ Q♠   2♣   0  nineteen (the wrong suit)",
        "   4♠ 8♥ Q♠ 2♣   J♦   0  nineteen (a jack turned up)",
        "",
        " See also: starter · aloud · show",
        "",
    ]


def test_one_hand_is_shown_item_by_item(coach: Coach) -> None:
    out = coach("rules", "show").out
    assert "   5♥ 5♠ 6♦ 4♠    starter J♦\n" in out
    assert "    run of three          4♠ 5♠ 6♦          16\n" in out
    assert "   Say: fifteen two, four, six, eight, and a double run of three makes sixteen." in out


def test_a_sequence_is_shown_card_by_card(coach: Coach) -> None:
    assert "    7♦  31   5  thirty-one, run of three\n" in coach("rules", "play").out


def test_a_ruling_has_its_number(coach: Coach) -> None:
    assert coach("rules", "7.3").out == coach("rules", "renege").out
    assert "ACC rule 7.3\n" in coach("rules", "false", "go").out


def test_a_term_is_its_line(coach: Coach) -> None:
    lines = coach("rules", "pone").out.splitlines()
    assert lines[1] == " pone"
    assert lines[2].startswith("   The player at the dealer's left")
    assert lines[-2].startswith(" In the rules: players · ")


def test_alone_it_lists_the_topics_in_groups(coach: Coach) -> None:
    out = coach("rules").out
    for group in some(BOOK.groups):
        assert f" {group.title}\n" in out
        assert all(topic.id in out.split() for topic in group.topics)


def test_a_search_names_topics_and_terms_with_the_sentence(coach: Coach) -> None:
    out = coach("rules", "--search", "dead").out
    assert " thirty-one\n   The cards before it are dead.\n" in out
    assert " dead card (term)\n   A card played before the last reset.\n" in out


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (
            ("fiftens",),
            "coach: no topic and no term is called 'fiftens': did you mean fifteens?\n",
        ),
        (
            ("qqqq",),
            "coach: no topic and no term is called 'qqqq': coach rules lists the topics\n",
        ),
        (("--search", "qqqq"), "coach: 'qqqq' stands nowhere in the rules and the terms\n"),
        (("--search", ""), "coach: '' stands nowhere in the rules and the terms\n"),
    ],
    ids=str,
)
def test_what_is_not_there_is_one_clear_line(
    coach: Coach, arguments: tuple[str, ...], message: str
) -> None:
    result = coach("rules", *arguments)
    assert (result.code, result.out, result.err) == (2, "", message)


def test_a_topic_and_a_search_do_not_go_together(coach: Coach) -> None:
    result = coach("rules", "go", "--search", "go")
    assert result.code == 2
    assert "TOPIC and --search do not go together" in result.err


def of_json(coach: Coach, *arguments: str) -> dict[str, Any]:
    result = json.loads(coach("rules", *arguments, "--json").out)
    assert result.keys() == {"schema", "topic", "term", "groups", "sightings"}
    assert result["schema"] == 2
    assert sum(value is not None for value in result.values()) == 2
    return dict(result)


def test_a_topic_as_json(coach: Coach) -> None:
    topic = of_json(coach, "flush")["topic"]
    assert topic["text"] == list(next(t for t in BOOK.topics if t.id == "flush").text)
    assert topic["examples"][2] == {
        "kind": "hand",
        "cards": ["2H", "6H", "8H", "QH"],
        "starter": "TS",
        "crib": True,
        "note": None,
        "total": 0,
        "items": [],
        "spoken": "nineteen",
        "plays": None,
    }
    assert (topic["id"], topic["group"], topic["acc"]) == ("flush", "The show", [])


def test_plays_as_json(coach: Coach) -> None:
    (example,) = of_json(coach, "play")["topic"]["examples"]
    assert [play["points"] for play in example["plays"]] == [0, 2, 3, 5, 0, 1]
    assert (example["kind"], example["total"], example["items"]) == ("play", 11, None)
    piles = of_json(coach, "in-play")["topic"]["examples"]
    assert {pile["kind"] for pile in piles} == {"pile"}
    assert {*piles[0]} == {*example}


def test_a_term_the_list_and_a_search_as_json(coach: Coach) -> None:
    assert of_json(coach, "pone")["term"]["names"] == ["pone"]
    groups = of_json(coach)["groups"]
    assert [group["title"] for group in groups] == [group.title for group in BOOK.groups]
    sightings = of_json(coach, "--search", "dead")["sightings"]
    assert {*sightings[0]} == {"name", "is_term", "sentence"}


def test_in_ascii_every_sign_has_a_twin(capsys: pytest.CaptureFixture[str]) -> None:
    for name, page in some(PAGES.items()):
        page.show(Terminal(colour=False, ascii=True, width=80))
        assert capsys.readouterr().out.isascii(), name


def test_on_a_terminal() -> None:
    assert "\x1b[31m" in screen("rules", "flush")
    plain = screen("rules", "flush", no_color="1", columns=40)
    assert "\x1b" not in plain
    assert max(map(len, plain.splitlines())) <= 40
