from __future__ import annotations

import pytest

from coach.practice.questions import GoQuestion, PlayQuestion, read
from coach.progress.store import Answer, Store, default_path
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


def test_enter_is_nobody_and_a_false_go_is_a_miss(coach: Coach) -> None:
    out = coach("pegging-drill", "--seed", "7", "--whole-deal", typed="0\n\n0\nd\nq\n").out
    assert "✓ nobody" in out
    assert "✗ dealer – it is nobody" in out
    assert stored()[3].marks == {"owed go": 1}


def test_a_seat_that_is_none_is_asked_again(coach: Coach) -> None:
    out = coach("pegging-drill", "--seed", "7", "--whole-deal", typed="0\nwest\n\nq\n").out
    assert "'west' is no seat: pone, dealer, or Enter for nobody." in out


@pytest.mark.parametrize("players", ["1", "5", "x"])
def test_two_to_four_play(coach: Coach, players: str) -> None:
    assert coach("pegging-drill", "--players", players).code == 2


def test_a_rule_is_named_where_it_decides(coach: Coach) -> None:
    typed = "r\n" * 100
    out = coach("pegging-drill", "--seed", "1", "-n", "100", typed=typed).out
    for rule in (
        "31 pays two, and a go or last card is in the two.",
        "one to whoever played last.",
        "the last card of the deal pays one.",
        "do not pair, another card lies between.",
        "a run takes the last cards, none foreign and no rank twice among them.",
    ):
        assert rule in out
