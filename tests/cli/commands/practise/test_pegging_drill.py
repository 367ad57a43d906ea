from __future__ import annotations

import json
import re
from random import Random

import pytest

from coach.data_folder import default_path
from coach.game.play import Go, Play, Played, Reset
from coach.practice.drills.earn import PlayQuestion
from coach.practice.drills.gos import GoQuestion, whole_deal
from coach.practice.drills.registry import read
from coach.progress.answer import Answer
from coach.progress.store import Store
from tests.cli.conftest import Coach


def stored() -> list[Answer]:
    with Store(default_path()) as store:
        return store.answers()


def test_the_card_asked_its_count_and_all_hands_are_shown(coach: Coach) -> None:
    out = coach("pegging-drill", "--seed", "8", "-n", "1", typed="0\n").out
    (answer,) = stored()
    question = read(answer.question)
    assert isinstance(question, PlayQuestion)
    asked = question.played[-1].face
    assert f"All that {asked} earns?" in out
    (row,) = [line for line in out.splitlines() if line.endswith("?") and "earns" not in line]
    assert asked in row
    assert "still held:" in out


@pytest.mark.parametrize("players", ["2", "3", "4"])
def test_right_answers_are_right(coach: Coach, players: str) -> None:
    options = ("--seed", "5", "-n", "12", "--players", players)
    coach("pegging-drill", *options, typed="r\n" * 12)
    right = "".join(f"{answer.right_answer}\n" for answer in stored())
    result = coach("pegging-drill", *options, typed=right)
    assert "12 of 12 right" in result.out
    assert [answer.right_answer for answer in stored()[:12]] == right.split()


def test_a_whole_deal_asks_every_card_and_who_owes_a_go(coach: Coach) -> None:
    options = ("--seed", "5", "--whole-deal")
    coach("pegging-drill", *options, typed="r\n" * 15)
    questions = [read(answer.question) for answer in stored()]
    assert [isinstance(question, GoQuestion) for question in questions] == [False, True] * 7 + [
        False
    ]
    right = "".join(f"{answer.right_answer}\n" for answer in stored())
    assert "dealer" in right or "pone" in right
    out = coach("pegging-drill", *options, typed=right).out
    assert "15 of 15 right" in out
    assert len(re.findall(r"Who owes a go \(Enter: nobody\)\?", out)) == 7


@pytest.mark.parametrize(("players", "cards"), [("2", 8), ("3", 12), ("4", 16)])
def test_only_cards_are_numbered(coach: Coach, players: str, cards: int) -> None:
    options = ("--seed", "5", "--whole-deal", "--players", players)
    out = coach("pegging-drill", *options, typed="r\n" * 2 * cards).out
    numbers = re.findall(r"^ Card (\d+) of (\d+) · ", out, re.MULTILINE)
    assert numbers == [(str(number), str(cards)) for number in range(1, cards + 1)]


def test_who_owes_a_go_does_not_count_towards_the_goal(coach: Coach) -> None:
    right = [question.right_answer for question in whole_deal(Random(5), 2)]
    coach("pegging-drill", "--seed", "5", "--whole-deal", typed="\n".join(right))
    assert len(stored()) == 15
    assert {answer.drill for answer in stored()} == {"pegging-drill", "gos"}
    assert json.loads(coach("streak", "--json").out)["done"] == 8


def events_of_the_count(moment: Play) -> list[Played | Go]:
    """What happened at the count to which the last card belongs, up to that card."""
    events = [*moment.events]
    while not isinstance(events[-1], Played):
        events.pop()
    resets = [place for place, event in enumerate(events) if isinstance(event, Reset)]
    count = events[resets[-1] + 1 :] if resets else events
    return [event for event in count if not isinstance(event, Reset)]


@pytest.mark.parametrize(("players", "seed"), [("2", 6), ("3", 29), ("3", 13), ("4", 1)])
def test_an_earlier_go_stands_in_the_screen_of_the_next_card(
    coach: Coach, players: str, seed: int
) -> None:
    deal = list(whole_deal(Random(seed), int(players)))
    options = ("--seed", str(seed), "--whole-deal", "--players", players)
    out = coach("pegging-drill", *options, typed="r\n" * len(deal)).out
    screens = re.split(r"^ (?=Card \d+ of )", out, flags=re.MULTILINE)[1:]
    cards = [question for question in deal if isinstance(question, PlayQuestion)]
    assert len(screens) == len(cards)
    seen = 0
    for screen, question in zip(screens, cards, strict=True):
        shown = screen[: screen.index("still held:" if "still held" in screen else "no card")]
        seats = GoQuestion(question.hands, question.played).seats
        rows = [line.split() for line in shown.splitlines()[1:] if line.strip()]
        rows = [row[:2] for row in rows if row[0] in seats]
        count = events_of_the_count(question.moment)
        assert rows == [
            [seats[event.seat], "go" if isinstance(event, Go) else event.card.face]
            for event in count
        ]
        gone = [seats[event.seat] for event in count if isinstance(event, Go)]
        for seat in gone:
            assert re.search(f"^   {seat:6}   go$", shown, re.MULTILINE)
            if "Who owes a go" not in screen or "at 31 the count goes back" in screen:
                continue
            rule = f" Rule: {seat} has said go and stays out until the count goes back.\n"
            assert rule in screen[screen.index("Who owes a go") :]
            seen += 1
        said = re.findall("Rule: ([a-z]+) has said go", screen)
        assert {*said} <= {*gone}
        assert "has said go" not in screen.partition("Who owes a go")[0]
    assert seen


def test_a_go_that_is_asked_for_is_not_shown_before_the_answer(coach: Coach) -> None:
    # Seed 5: after 3♥ the pone owes a go.
    out = coach("pegging-drill", "--seed", "5", "--whole-deal", typed="r\n" * 15).out
    before, _, after = out.partition(" It is pone.\n")
    assert after
    assert not re.search(r"^ +\w+ +go$", before, re.MULTILINE)


def test_enter_is_nobody_and_a_false_go_is_a_miss(coach: Coach) -> None:
    out = coach("pegging-drill", "--seed", "7", "--whole-deal", typed="0\n\n0\nd\nq\n").out
    assert "✓ nobody" in out
    assert "✗ dealer – it is nobody" in out
    assert stored()[3].marks == {"owed go": 1}
    assert "Missed: owed go 1." in out


@pytest.mark.parametrize("named", ["pone and second", "p s", "second, pone", "PONE AND SECOND"])
def test_seats_are_joined_by_and_and_may_be_typed_so(coach: Coach, named: str) -> None:
    options = ("--seed", "48", "--whole-deal", "--players", "3")
    deal = list(whole_deal(Random(48), 3))
    (place,) = [
        number for number, question in enumerate(deal) if question.right_answer.count(" ") == 1
    ]
    assert deal[place].right_answer == "pone second"
    asked = "r\n" * place
    right = coach("pegging-drill", *options, typed=f"{asked}{named}\nq\n").out
    assert f"? {named}\n ✓ pone and second\n" in right
    shown = coach("pegging-drill", *options, typed=f"{asked}r\nq\n").out
    assert " It is pone and second.\n" in shown
    wrong = coach("pegging-drill", *options, typed=f"{asked}s d\nq\n").out
    assert " ✗ second and dealer – it is pone and second\n" in wrong


def test_the_first_hint_of_a_card_says_neither_what_nor_whether(coach: Coach) -> None:
    out = coach("pegging-drill", "--seed", "7", "-n", "8", typed="?\n0\n" * 8).out
    first = "What is the count, does it pair, do the last cards run, can anybody go on?"
    assert len(re.findall(f" earns\\? \\?\n {re.escape(first)}\n", out)) == 8


def test_what_no_card_earns_is_asked_again_with_the_reason(coach: Coach) -> None:
    typed = "x\n\nnineteen\n30\nnone\n"
    out = coach("pegging-drill", "--seed", "7", "-n", "1", typed=typed).out
    assert "'x' is not an answer: type the points it earns, like 2, or 0." in out
    assert "Type the points it earns, like 2, or 0." in out
    assert "'nineteen' is not an answer" in out
    assert "30 is above 29" in out
    assert [answer.answer for answer in stored()] == ["0"]


@pytest.mark.parametrize(
    ("options", "again"),
    [
        ("--seed 9", "--seed 9"),
        ("--seed 9 -p 2 -n 10", "--players 2 --count 10 --seed 9"),
        ("--seed 9 -p 3 -n 3", "--players 3 --count 3 --seed 9"),
        ("--seed 9 --whole-deal -p 4", "--players 4 --whole-deal --seed 9"),
    ],
)
def test_the_whole_command_that_deals_the_same_again_is_said(
    coach: Coach, options: str, again: str
) -> None:
    out = coach("pegging-drill", *options.split(), typed="q\n").out
    assert f" Deal these again: coach pegging-drill {again}\n" in out


def test_a_whole_deal_has_as_many_cards_as_it_has(coach: Coach) -> None:
    result = coach("pegging-drill", "--whole-deal", "--count", "3", typed="q\n")
    assert (result.code, result.out) == (2, "")
    assert result.err == "coach: --whole-deal and --count do not go together\n"


def test_a_seat_that_is_none_is_asked_again(coach: Coach) -> None:
    out = coach("pegging-drill", "--seed", "7", "--whole-deal", typed="0\nwest\n\nq\n").out
    assert "'west' is not a seat: pone, dealer, or Enter for nobody." in out


@pytest.mark.parametrize("players", ["1", "5", "x", "2.0", ""])
def test_two_to_four_play(coach: Coach, players: str) -> None:
    result = coach("pegging-drill", "--players", players)
    assert (result.code, result.out) == (2, "")
    assert f"{players!r} must be a whole number from 2 to 4" in result.err


def test_a_rule_is_named_where_it_decides(coach: Coach) -> None:
    typed = "r\n" * 100
    out = coach("pegging-drill", "--seed", "1", "-n", "100", typed=typed).out
    for rule in (
        "31 pays two, and a go or last card is in the two.",
        "one to whoever played last.",
        "the last card of the deal pays one.",
        "do not pair with another card between them.",
        "a run is the last cards without a gap or a repeat.",
    ):
        assert rule in out
    assert re.search(r"Rule: two of a rank \((10|[A2-9JQK])\) do not pair with another", out)
