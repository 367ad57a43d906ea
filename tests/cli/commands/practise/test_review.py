from __future__ import annotations

from datetime import datetime, timedelta

from coach.data_folder import default_path
from coach.progress.store import Store
from tests.cli.conftest import NOON, Coach


def miss_one_of_each(coach: Coach, clock: list[datetime]) -> None:
    coach("hand-count", "--seed", "8", "-n", "2", typed="16\n6\n")
    clock[0] += timedelta(seconds=10)
    coach("pegging-drill", "--seed", "7", "-n", "1", typed="29\n")
    clock[0] += timedelta(seconds=10)
    coach("discard", "--seed", "52", "-n", "1", "--pone", typed="4s 4d\n")


def test_nothing_to_review(coach: Coach) -> None:
    assert "Nothing to review." in coach("review").out
    assert "Nothing to review." in coach("review", "--last").out


def test_what_was_missed_comes_back_in_every_kind(coach: Coach, clock: list[datetime]) -> None:
    miss_one_of_each(coach, clock)
    assert "Nothing is due." in coach("review").out
    clock[0] += timedelta(days=1)
    assert "3 missed questions are due again\n    coach review\n" in coach().out
    out = coach("review", typed="8\nr\n8c qs\n").out
    for number in (1, 2, 3):
        assert f"Review {number} of 3" in out
    assert "4♣  5♦  3♠  4♠    starter 9♣" in out
    assert "✓ 8" in out
    assert "✓ the best throw" in out
    assert "2 of 3 right" in out
    with Store(default_path()) as store:
        assert [answer.drill for answer in store.answers()[-3:]] == [
            "hand-count",
            "pegging-drill",
            "discard",
        ]


def test_what_is_right_is_due_later(coach: Coach, clock: list[datetime]) -> None:
    coach("hand-count", "--seed", "8", "-n", "2", typed="16\n6\n")
    for later in (1, 5, 30):
        clock[0] = NOON + timedelta(days=later)
        assert "1 of 1 right" in coach("review", typed="8\n").out
        if later < 30:
            assert "In the deck: 1, the next on " in coach("review").out
    assert "Nothing to review." in coach("review").out


def test_the_misses_of_the_last_session_come_at_once(coach: Coach, clock: list[datetime]) -> None:
    miss_one_of_each(coach, clock)
    assert "Review 1 of 3" in coach("review", "--last", typed="q\n").out
    assert "Review 1 of 2" in coach("review", "--last", "-n", "2", typed="q\n").out


def test_the_last_session_is_reviewed_after_an_older_one(
    coach: Coach, clock: list[datetime]
) -> None:
    coach("hand-count", "--seed", "7", "-n", "1", typed="r\n")
    clock[0] += timedelta(hours=1)
    coach("hand-count", "--seed", "8", "-n", "1", typed="r\n")
    reviewed = coach("review", "--last", typed="8\n")
    assert (reviewed.code, reviewed.err) == (0, "")
    assert "Review 1 of 1" in reviewed.out


def test_without_saving_what_is_right_stays_due(coach: Coach, clock: list[datetime]) -> None:
    coach("hand-count", "--seed", "8", "-n", "2", typed="16\n6\n")
    clock[0] = NOON + timedelta(days=1)
    for _ in range(2):
        assert "1 of 1 right" in coach("review", "--no-save", typed="8\n").out
