"""Answers that were shown: no goal counts them, but for days that an older version has counted."""

from __future__ import annotations

from dataclasses import replace
from datetime import UTC, date, datetime
from itertools import permutations
from typing import TYPE_CHECKING

import pytest

from coach.errors import ExportError
from coach.progress.answer import Outcome
from coach.progress.copies.export import as_json, from_json
from coach.progress.store import Store
from tests.progress.test_old_files import of_version_2
from tests.progress.writer import numbered

if TYPE_CHECKING:
    from pathlib import Path

    from coach.progress.answer import Answer
    from coach.progress.log import Log


def shown(number: int, day: date) -> Answer:
    at = datetime(day.year, day.month, day.day, 12, tzinfo=UTC)
    return replace(numbered("q", number), at=at, day=day, outcome=Outcome.SHOWN)


MAY_1 = date(2026, 5, 1)


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "progress.db"


def test_shown_answers_count_for_no_goal(path: Path) -> None:
    # Row 9: ten times r met the goal.
    with Store(path) as store:
        for number in range(10):
            store.add(replace(numbered("q", number), outcome=Outcome.SHOWN))
        assert store.first_answers() == {}
        assert store.standing(MAY_1).current == 0
        assert store.log().shown_until is None
        for number in range(9, 20):
            store.add(numbered("q", number))
        assert store.first_answers(MAY_1) == {MAY_1: 11}
        assert store.standing(MAY_1).current == 1


def test_the_days_of_an_older_version_stand(path: Path) -> None:
    of_version_2(path)
    with Store(path) as store:
        until = store.log().shown_until
        last = max(answer.day for answer in store.answers())
        assert until == last.isoformat()
        before = store.first_answers()
        store.add(shown(0, last))
        assert store.first_answers() == before | {last: before[last] + 1}
        store.add(shown(1, date(2200, 1, 1)))
        assert date(2200, 1, 1) not in store.first_answers()


def test_an_export_says_until_when_shown_answers_count(path: Path) -> None:
    of_version_2(path)
    with Store(path) as store:
        log = store.log()
    assert from_json("\n".join(as_json(log))) == log


def test_the_days_of_an_older_export_stand() -> None:
    old = '{"program": "cribbage-coach", "schema": 2, "goals": [], "answers": []}'
    assert from_json(old).shown_until is None


def test_a_day_that_is_none_is_refused() -> None:
    head = '{"program": "cribbage-coach", "schema": 3, "goals": [], "answers": [],'
    for day in ("3", '"x"', '"9999-01-01"'):
        with pytest.raises(ExportError, match="shown_count_until cannot be"):
            from_json(f'{head} "shown_count_until": {day}}}')


def test_logs_merge_to_the_same_whatever_the_order(tmp_path: Path) -> None:
    logs: list[Log] = []
    for name, day in (("new", None), ("older", date(2026, 5, 3)), ("old", date(2026, 5, 2))):
        with Store(tmp_path / name) as store:
            store.add(shown(len(logs), date(2026, 5, 2 + len(logs) % 2)))
            if day is not None:
                store.db.execute(
                    "INSERT INTO remembered VALUES ('shown count until', ?)", (day.isoformat(),)
                )
            logs.append(store.log())
    found = []
    for number, order in enumerate(permutations(logs)):
        with Store(tmp_path / f"merged {number}") as store:
            for log in order:
                store.merge(log)
            found.append((store.log(), store.first_answers()))
    assert len(found) == 6
    assert all(one == found[0] for one in found)
    assert found[0][0].shown_until == "2026-05-03"


def test_what_was_told_is_remembered(path: Path) -> None:
    with Store(path) as store:
        assert store.told_until() is None
        store.tell_until(MAY_1)
        store.tell_until(date(2026, 5, 2))
        store.merge(store.log())
    with Store(path) as store:
        assert store.told_until() == date(2026, 5, 2)
