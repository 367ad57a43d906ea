from __future__ import annotations

import csv
import json
from dataclasses import replace
from datetime import UTC, date, datetime, timedelta
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from coach.errors import ExportError
from coach.practice.choose.mistakes import deck
from coach.progress.answer import Outcome
from coach.progress.copies.export import as_csv, as_json, from_json
from coach.progress.schema import transaction
from coach.progress.store import Store
from coach.progress.streak import GoalChange
from tests.progress.exported import an_entry
from tests.progress.test_store import ANSWERS
from tests.progress.writer import numbered

NOON = datetime(2026, 5, 1, 12, tzinfo=UTC)


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "progress.db"


def there(path: Path) -> Path:
    return path.with_name("elsewhere.db")


def text(store: Store) -> str:
    return "\n".join(as_json(store.log()))


def add(store: Store, name: str, *minutes: int) -> None:
    for minute in minutes:
        store.add(replace(numbered(name, minute), at=NOON + timedelta(minutes=minute)))


def questions(store: Store) -> list[str]:
    return [answer.question for answer in store.answers()]


@settings(max_examples=15)
@given(answers=st.lists(ANSWERS, max_size=6), goal=st.integers(1, 1000))
def test_a_round_trip_loses_nothing(
    tmp_path_factory: pytest.TempPathFactory, answers: list[Any], goal: int
) -> None:
    folder = tmp_path_factory.mktemp("export")
    with Store(folder / "one.db") as one, Store(folder / "two.db") as two:
        for answer in answers:
            one.add(answer)
        one.set_goal(GoalChange(date(2026, 5, 2), goal), NOON)
        one.merge(one.log())  # which puts them into the order of time
        assert two.merge(from_json(text(one))) == (len(answers), 1)
        assert two.answers() == one.answers()
        assert two.goals() == one.goals()
        assert text(two) == text(one)
        assert two.merge(from_json(text(one))) == (0, 0)
        assert two.answers() == one.answers()


def test_two_logs_are_merged_in_the_order_of_time(path: Path) -> None:
    with Store(path) as here, Store(there(path)) as other:
        add(here, "here", 1, 4)
        add(other, "there", 2, 3, 9)
        assert here.merge(other.log()) == (3, 0)
        assert questions(here) == ["here 1", "there 2", "there 3", "here 4", "there 9"]
        assert other.merge(here.log()) == (2, 0)
        assert other.answers() == here.answers()


def test_logs_merge_to_the_same_whatever_the_order(path: Path) -> None:
    # A5: a clock set back between goals gave a streak of 1 or 0.
    with Store(path) as here, Store(there(path)) as other:
        add(here, "here", 5, 4)
        add(other, "there", 9, 2, 3)
        other.add(replace(here.answers()[0], session="another"))
        for store, goals in ((here, ((7, 30), (3, 5))), (other, ((9, 2), (3, 40)))):
            for minute, goal in goals:
                change = GoalChange(date(2026, 5, 2), goal)
                store.set_goal(change, NOON + timedelta(minutes=minute))
        one, two = here.log(), other.log()
        here.merge(two)
        other.merge(one)
        assert here.log() == other.log()
        assert questions(here) == ["there 2", "there 3", "here 4", "here 5", "there 9"]
        assert [goal.goal for goal in here.goals()] == [5, 40, 30, 2]
        assert here.merge(one) == here.merge(two) == (0, 0)
        assert here.log() == other.log()


def test_an_answer_given_twice_at_once_is_two(path: Path) -> None:
    with Store(path) as here, Store(there(path)) as other:
        add(here, "q", 1)
        add(other, "q", 1, 1)
        assert here.merge(other.log()) == (1, 0)
        assert questions(here) == ["q 1", "q 1"]


def test_the_deck_follows_a_merge(path: Path) -> None:
    with Store(path) as here, Store(there(path)) as other:
        add(here, "here", 1)
        assert [mistake.question for mistake in deck(here)] == ["here 1"]
        add(other, "there", 0)
        here.merge(other.log())
        assert [mistake.question for mistake in deck(here)] == ["there 0", "here 1"]


def test_nothing_is_taken_in_when_the_disk_fails_half_way(path: Path) -> None:
    with Store(path) as here, Store(there(path)) as other:
        add(here, "here", 1)
        with transaction(other.db):
            add(other, "there", *range(500))
        here.db.execute("PRAGMA max_page_count = 20")
        with pytest.raises(Exception, match="full"):
            here.merge(other.log())
        assert questions(here) == ["here 1"]


def test_csv_has_a_row_an_answer_under_the_names(path: Path) -> None:
    with Store(path) as store:
        store.add(replace(numbered("q", 1), answer='twelve, "or so"'))
        store.add(replace(numbered("q", 2), outcome=Outcome.RIGHT))
        row, second = csv.DictReader(as_csv(store.log()))
    assert (row["outcome"], row["correct"]) == ("wrong", "0")
    assert (second["outcome"], second["correct"]) == ("right", "1")
    assert row["answer"] == 'twelve, "or so"'
    assert row["day"] == "2026-05-01"
    assert json.loads(row["marks"]) == {"pair": 2, "unattributed": 2}


def changed(**fields: Any) -> str:
    entry = an_entry(**fields)
    answers = [{name: value for name, value in entry.items() if value != "missing"}]
    return json.dumps({"program": "cribbage-coach", "schema": 2, "goals": [], "answers": answers})


def test_an_export_written_by_hand_is_read() -> None:
    (row,) = from_json(changed()).answers
    assert row["at"] == "2026-05-01T12:00:00.000+00:00"
    assert (row["outcome"], row["marks"]) == ("wrong", '{"run": 4}')


OLD = {"outcome": "missing", "session": "missing", "game": "missing", "correct": False}


def of_schema_1(*entries: dict[str, Any]) -> str:
    answers = [json.loads(changed(**OLD | entry))["answers"][0] for entry in entries]
    return json.dumps({"program": "cribbage-coach", "schema": 1, "goals": [], "answers": answers})


def test_an_export_of_schema_1_gets_outcomes_and_sessions() -> None:
    clocks = ["12:00", "12:30", "12:40", "13:01"]
    entries: list[dict[str, Any]] = [{"at": f"2026-05-01T{clock}:00+00:00"} for clock in clocks]
    entries[0] |= {"correct": True}
    entries[1] |= {"answer": "revealed"}
    entries[2] |= {"drill": "sprint", "seed": "7"}
    rows = from_json(of_schema_1(*entries)).answers
    assert [row["outcome"] for row in rows] == ["right", "shown", "wrong", "wrong"]
    first, second, sprint, later = (row["session"] for row in rows)
    assert first == second
    assert len({first, sprint, later}) == 3


def test_an_answer_of_schema_1_needs_to_say_whether_it_was_right() -> None:
    with pytest.raises(ExportError, match=r"^answer 1: 'correct' is missing"):
        from_json(of_schema_1({"correct": "missing"}))
    with pytest.raises(ExportError, match=r"^answer 1: correct cannot be 1"):
        from_json(of_schema_1({"correct": 1}))


def test_two_answers_that_differ_in_their_session_alone_are_one(path: Path) -> None:
    with Store(path) as here, Store(there(path)) as other:
        add(here, "q", 1)
        other.add(replace(here.answers()[0], session="worked out"))
        assert here.merge(other.log()) == (0, 0)


@pytest.mark.parametrize(
    ("given", "told"),
    [
        ("{", "no JSON: "),
        ("[" * 100_000, "no JSON: "),
        ("[]", "it is not an export of this program"),
        ('{"program": "other"}', "it is not an export of this program"),
        (
            '{"program": "cribbage-coach", "schema": 4}',
            "it is of schema 4; this program reads 1",
        ),
        ('{"program": "cribbage-coach", "schema": 1, "answers": 3}', "'answers' is not a list"),
        (
            '{"program": "cribbage-coach", "schema": 1, "answers": [7], "goals": []}',
            "answer 1 is not an object",
        ),
        (changed(at="yesterday"), "answer 1: Invalid isoformat string: 'yesterday'"),
        (changed(day="2026-02-30"), "answer 1: day is out of range"),
        (changed(seconds="3"), 'answer 1: seconds cannot be "3"'),
        (changed(seconds=float("nan")), "answer 1: seconds cannot be NaN"),
        (changed(loss=float("inf")), "answer 1: loss cannot be Infinity"),
        (changed(hints=True), "answer 1: hints cannot be true"),
        (changed(itemised=1), "answer 1: itemised cannot be 1"),
        (changed(outcome="lost"), "answer 1: 'lost' is not a valid Outcome"),
        (changed(session="missing"), "answer 1: 'session' is missing"),
        (changed(marks={"run": "4"}), 'answer 1: marks cannot be {"run": "4"}'),
        (changed(seed="x"), "answer 1: invalid literal"),
        (changed(loss="missing"), "answer 1: 'loss' is missing"),
        (changed(utc_offset=10**9), "answer 1: "),
        (changed(utc_offset=10**30), "answer 1: "),
        (changed(hints=2**80), "answer 1: hints cannot be 1208925819614629174706176"),
    ],
)
def test_what_is_no_export_is_refused_with_its_place(given: str, told: str) -> None:
    with pytest.raises(ExportError) as caught:
        from_json(given)
    assert str(caught.value).startswith(told)


def test_a_goal_that_makes_no_sense_is_refused_with_its_place() -> None:
    export = {"program": "cribbage-coach", "schema": 1, "answers": []}
    goal = {"at": "2026-05-01T12:00:00+00:00", "from_day": "soon", "goal": 5}
    with pytest.raises(ExportError, match=r"^goal 1: Invalid isoformat"):
        from_json(json.dumps(export | {"goals": [goal]}))
    with pytest.raises(ExportError, match=r"^goal 1: goal cannot be 0"):
        from_json(json.dumps(export | {"goals": [goal | {"from_day": "2026-05-02", "goal": 0}]}))


@pytest.mark.parametrize(
    "entry",
    [
        {"day": "9999-12-31"},
        {"day": "0001-01-01"},
        {"at": "9999-12-31T23:59:59+00:00"},
        {"at": "1969-12-31T23:59:59+00:00"},
        {"at": "2026-05-01T12:00:00"},
    ],
    ids=str,
)
def test_a_day_outside_1970_to_2200_is_refused_with_its_record(entry: dict[str, Any]) -> None:
    with pytest.raises(ExportError, match=r"^answer 1: the (day|moment) .* (lies outside|has no)"):
        from_json(changed(**entry))


@pytest.mark.parametrize("goal", [{"from_day": "9999-12-31"}, {"at": "0001-01-01T00:00:00+00:00"}])
def test_a_goal_outside_1970_to_2200_is_refused_with_its_record(goal: dict[str, Any]) -> None:
    usual = {"at": "2026-05-01T12:00:00+00:00", "from_day": "2026-05-01", "goal": 5}
    export = json.loads(changed()) | {"goals": [usual, usual | goal]}
    with pytest.raises(ExportError, match=r"^goal 2: .* lies outside 1970-2200"):
        from_json(json.dumps(export))


@pytest.mark.parametrize("name", ["drill", "question", "answer", "session", "marks"])
@pytest.mark.parametrize("sign", ["\x1b", "\n", "\u202e", "\ud800"])
def test_a_character_that_a_screen_obeys_is_refused_with_its_record(name: str, sign: str) -> None:
    value: Any = {sign: 1} if name == "marks" else f"x{sign}x"
    with pytest.raises(ExportError, match=rf"^answer 1: {name} has the character U\+"):
        from_json(changed(**{name: value}))
