from __future__ import annotations

import re
from datetime import datetime, timedelta

import pytest

from coach.data_folder import default_path
from coach.practice.choose.facts import teaching_order
from coach.progress.schema import transaction
from coach.progress.store import Store
from tests.cli.conftest import Coach
from tests.practice.choose.test_facts import given_on


def stored() -> list[tuple[str, str, bool]]:
    with Store(default_path()) as store:
        return [(given.question, given.answer, given.correct) for given in store.of_drill("facts")]


def test_ten_new_facts_of_all_kinds(coach: Coach) -> None:
    out = coach("review", "--facts", typed="high\n6\n9\nw\nr\nq\n").out
    assert "Fact 1 of 10" in out
    assert "You cut for the first deal: which card deals, the lower or the higher?" in out
    assert "✗ higher – it is lower\n The lowest card deals, and the ace is the lowest." in out
    assert "✓ 6\n Three of a rank are three different pairs." in out
    assert "5-5 to your crib: how many points does it average?" in out
    assert "(both sides throw sensibly)" in out
    assert "✓ 9 – it is 8." in out
    assert "    5-5           8." in out
    assert re.search(r"    average crib  4\.\d\d\n", out)
    assert "A pair; a five for every ten-card; fifteen with 5." in out
    assert "It is 0.\n In the crib only all five cards of one suit are a flush." in out
    assert "2 of 4 right" in out
    assert stored() == [
        ("fact rule first-deal", "higher", False),
        ("fact name pair-royal", "6", True),
        ("fact crib own 5 5", "9", True),
        ("fact rule crib-flush", "revealed", False),
    ]


def test_hints_begin_vaguely(coach: Coach) -> None:
    out = coach("review", "--facts", "-n", "3", typed="?\nlow\n6\n?\n?\n?\n?\n?\n4\n").out
    assert "To deal first is to have the first crib." in out
    assert "A pair." in out
    assert re.search(r"The average crib makes 4\.\d\d; this one makes more\.", out)
    assert "That was the last hint" in out
    assert "✗ 4 – it is 8." in out


@pytest.mark.parametrize(
    ("typed", "reason"),
    [
        ("middle\n", "'middle' is not an answer: type lower or higher."),
        ("\n", "Type lower or higher."),
        ("low\nsix hundred\n", "'six hundred' is not an answer: type a number like 6."),
        ("low\n6\nmuch\n", "'much' is not an answer: type an average like 4.5."),
        ("low\n6\n30\n", "30 is above 29, the most that a crib can make."),
    ],
)
def test_what_cannot_be_read_is_asked_again(coach: Coach, typed: str, reason: str) -> None:
    result = coach("review", "--facts", typed=typed)
    assert f" {reason}\n" in result.out
    assert result.code == 0


def test_facts_keep_to_themselves(coach: Coach, clock: list[datetime]) -> None:
    assert "due again" not in coach().out
    coach("hand-count", "--seed", "8", "-n", "1", typed="15\n")
    clock[0] += timedelta(hours=1)
    coach("review", "--facts", "-n", "2", typed="high\n5\n")
    clock[0] += timedelta(hours=2)
    home = coach().out
    assert "1 missed question is due again\n    coach review\n" in home
    assert "2 facts are due again\n    coach review --facts\n" in home
    assert "Review 1 of 1" in coach("review", typed="q\n").out
    assert "Review 1 of 1" in coach("review", "--last", typed="q\n").out
    assert "Fact 1 of 2" in coach("review", "--facts", "--last", typed="q\n").out


def test_facts_count_for_the_goal_of_the_day(coach: Coach, clock: list[datetime]) -> None:
    coach("review", "--facts", "-n", "2", typed="high\n5\n")
    assert "today 2/10" in coach().out


def test_a_day_later_what_was_asked_comes_first(coach: Coach, clock: list[datetime]) -> None:
    coach("review", "--facts", "-n", "2", typed="low\n6\n")
    clock[0] += timedelta(days=1)
    out = coach("review", "--facts", typed="low\n6\nq\n").out
    assert "Fact 1 of 12" in out
    assert out.index("You cut for the first deal") < out.index("5-5 to your crib")
    clock[0] += timedelta(days=1)
    assert "due again" not in coach().out


def test_when_all_are_known_the_next_one_is_named(coach: Coach, clock: list[datetime]) -> None:
    with Store(default_path()) as store, transaction(store.db):
        for fact in teaching_order():
            store.add(given_on(18.5, fact))
            store.add(given_on(18.6, fact))
    out = coach("review", "--facts").out
    assert "Nothing is due." in out
    assert "In the deck: 243, the next on " in out


def test_nothing_was_missed(coach: Coach) -> None:
    assert "Nothing to review." in coach("review", "--facts", "--last").out
