from __future__ import annotations

import json
from datetime import UTC, date, datetime, timedelta
from typing import TYPE_CHECKING

import pytest

from coach.progress.store import Answer, Store, default_path
from tests.cli.conftest import Coach

if TYPE_CHECKING:
    from pathlib import Path

NOON = datetime(2026, 5, 20, 12, tzinfo=UTC)


@pytest.fixture(autouse=True)
def at_noon(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("coach.cli.now.local_now", lambda: NOON)


def answer_on(day: date, count: int, **different: object) -> None:
    with Store(default_path()) as store:
        for number in range(count):
            fields = {
                "at": datetime(day.year, day.month, day.day, 12, tzinfo=UTC),
                "day": day,
                "drill": "hand-count",
                "question": f"show {number}",
                "answer": "8",
                "right_answer": "8",
                "correct": True,
                "marks": {"fifteen": 0},
                "itemised": False,
                "seconds": 4.0,
                "hints": 0,
                "seed": None,
            }
            store.add(Answer(**(fields | different)))  # type: ignore[arg-type]


def days_ago(count: int) -> date:
    return NOON.date() - timedelta(days=count)


def test_a_new_user_sees_where_to_start(coach: Coach) -> None:
    result = coach()
    assert result.code == 0
    assert "coach hand-count" in result.out
    assert len(result.out.splitlines()) < 12


def test_home_shows_today_the_weakest_kind_and_the_next_command(coach: Coach) -> None:
    answer_on(days_ago(1), 10)
    answer_on(days_ago(0), 4, correct=False, marks={"run": 3})
    answer_on(days_ago(0), 6, question="x", marks={"run": 0})
    out = coach().out
    assert "streak 1 day" in out
    assert "Today 5 of 10: 5 to go." in out
    assert "Weakest kind: run (4 of 10 missed, 60 % right)." in out
    assert "coach hand-count --pack runs" in out


def test_home_says_when_there_is_not_enough_to_say(coach: Coach) -> None:
    answer_on(days_ago(0), 2)
    assert "not enough answers yet" in coach().out


def test_streak(coach: Coach) -> None:
    for back in (1, 2, 3):
        answer_on(days_ago(back), 10)
    answer_on(days_ago(0), 4)
    out = coach("streak").out
    assert "Streak: 3 days    best 3" in out
    assert "Today: 4 of 10, 6 to go" in out
    assert "■■■▪" in out
    assert json.loads(coach("streak", "--json").out) == {
        "schema": 1,
        "today": "2026-05-20",
        "done": 4,
        "goal": 10,
        "streak": 3,
        "best": 3,
        "freezes": 0,
    }


def test_a_repeated_question_does_not_count_towards_the_goal(coach: Coach) -> None:
    answer_on(days_ago(0), 4)
    answer_on(days_ago(0), 4)
    assert json.loads(coach("streak", "--json").out)["done"] == 4


def test_a_goal_counts_from_the_next_day(coach: Coach) -> None:
    answer_on(days_ago(0), 5)
    assert "From Thursday on it is 5." in coach("goal", "5").out
    assert json.loads(coach("streak", "--json").out)["goal"] == 10
    assert json.loads(coach("streak", "--json").out)["streak"] == 0


def test_a_goal_set_with_the_clock_back_rewrites_no_day_that_is_over(
    coach: Coach, monkeypatch: pytest.MonkeyPatch
) -> None:
    answer_on(days_ago(0), 10)
    monkeypatch.setattr("coach.cli.now.local_now", lambda: NOON - timedelta(days=30))
    coach("goal", "11")
    monkeypatch.setattr("coach.cli.now.local_now", lambda: NOON)
    assert json.loads(coach("streak", "--json").out)["streak"] == 1


@pytest.mark.parametrize("goal", ["0", "-1", "1001", "ten"])
def test_a_goal_is_a_sensible_number(coach: Coach, goal: str) -> None:
    assert coach("goal", goal).code == 2


def test_stats_by_drill_and_kind(coach: Coach) -> None:
    answer_on(days_ago(40), 5, marks={"pair": 0})
    answer_on(days_ago(0), 3, correct=False, marks={"run": 3}, itemised=True, seconds=500.0)
    answer_on(days_ago(0), 6, marks={"run": 0, "fifteen": 0})
    out = coach("stats").out
    assert "hand-count  11/14  79 %" in out
    assert out.index("run ") < out.index("fifteen ") < out.index("pair ")
    assert "Kinds rest on 3 itemised answers and 11 others." in out
    recent = json.loads(coach("stats", "--days", "30", "--json").out)
    assert recent["answers"] == 9
    assert [kind["name"] for kind in recent["kinds"]] == ["run", "fifteen"]
    run = recent["kinds"][0]
    assert (run["tried"], run["right"], run["itemised"]) == (9, 6, 3)
    assert run["median_seconds"] == 4.0


def test_stats_without_answers(coach: Coach) -> None:
    assert "No answers yet" in coach("stats").out
    assert json.loads(coach("stats", "--json").out)["drills"] == []


COMMANDS = [(), ("streak",), ("stats",), ("goal",), ("hand-count", "-n", "1")]


@pytest.mark.parametrize("command", COMMANDS, ids=str)
def test_a_file_that_is_no_database_is_refused_and_kept(
    coach: Coach, home: Path, command: tuple[str, ...]
) -> None:
    home.mkdir()
    file = home / "progress.db"
    file.write_text("not at all a database, but somebody's text\n" * 40)
    before = file.read_bytes()
    result = coach(*command, typed="1\n")
    assert result.code == 3
    assert str(file) in result.err
    assert len(result.err.splitlines()) == 1
    assert file.read_bytes() == before


def test_the_drill_can_still_be_played_without_saving(coach: Coach, home: Path) -> None:
    home.mkdir()
    (home / "progress.db").write_text("damaged")
    result = coach("hand-count", "-n", "1", "--seed", "8", "--no-save", typed="16\n")
    assert result.code == 0
    assert "1 of 1 right" in result.out


def test_a_data_folder_that_cannot_be_made_is_named(coach: Coach, home: Path) -> None:
    home.write_text("a file where the folder should be")
    result = coach("hand-count", typed="1\n")
    assert result.code == 3
    assert str(home) in result.err
