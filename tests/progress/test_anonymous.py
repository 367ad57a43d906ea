from __future__ import annotations

from dataclasses import replace
from datetime import date, datetime, timedelta, timezone
from typing import TYPE_CHECKING

import pytest

from coach.practice.drills.registry import ROLES
from coach.practice.sprint import sprints
from coach.progress.answer import Outcome
from coach.progress.copies.anonymous import anonymous
from coach.progress.copies.export import as_json, from_json
from coach.progress.statistics import by_drill, by_kind
from coach.progress.store import Store
from coach.progress.streak import GoalChange
from tests.progress.writer import numbered

if TYPE_CHECKING:
    from pathlib import Path

    from coach.progress.answer import Answer

FIRST = datetime(2026, 5, 1, 23, 11, 7, 123_000, timezone(timedelta(hours=-7)))


def played() -> list[Answer]:
    """Four days of three sittings, the clock set back once, sprints among them."""
    answers = []
    for number in range(60):
        day = number // 15
        at = FIRST + timedelta(days=day if number != 33 else 1, seconds=7 * number)
        answers.append(
            replace(
                numbered("q", number % 40),
                at=at,
                day=at.date(),
                drill="sprint" if number % 3 == 0 else "hand-count",
                outcome=Outcome.of(number % 4 > 0),
                seconds=number / 7,
                seed=80_000 + number,
                session=f"{FIRST.isoformat()} secret{number // 5}",
                game="a secret" if number > 50 else None,
            )
        )
    return answers


@pytest.fixture
def store(tmp_path: Path) -> Store:
    store = Store(tmp_path / "progress.db", ROLES)
    for answer in played():
        store.add(answer)
    store.set_goal(GoalChange(date(2026, 5, 3), 12), FIRST)
    store.set_goal(GoalChange(date(2026, 5, 3), 15), FIRST + timedelta(minutes=3))
    return store


def test_it_makes_the_same_statistics(store: Store, tmp_path: Path) -> None:
    with store, Store(tmp_path / "theirs.db", ROLES) as theirs:
        theirs.merge(from_json("\n".join(as_json(anonymous(store.log())))))
        mine, others = store.answers(), theirs.answers()
        assert by_drill(mine) == by_drill(others)
        assert by_kind(mine, ROLES) == by_kind(others, ROLES)
        for day in range(1, 8):
            assert store.standing(date(2026, 5, day)) == theirs.standing(date(2026, 5, day))
        scores = [
            [(sprint.day, sprint.merit) for sprint in sprints(given)] for given in (mine, others)
        ]
        assert scores[0] == scores[1] != []
        stripped = {"at", "seed", "session", "game"}
        kept = [
            [
                {name: getattr(answer, name) for name in answer.__slots__ if name not in stripped}
                for answer in given
            ]
            for given in (mine, others)
        ]
        assert kept[0] == kept[1]


def test_it_says_nothing_of_when_and_where(store: Store) -> None:
    with store:
        log = anonymous(store.log())
    text = "\n".join(as_json(log))
    for secret in ("23:11", "-07", "06:1", "800", "secret", "-420"):
        assert secret not in text
    assert {row["utc_offset"] for row in log.answers} == {0}
    assert {row["seed"] for row in log.answers} == {None}
    assert {row["at"][10:19] for row in log.answers} == {"T00:00:00"}
    assert [row["session"] for row in log.answers[:11]] == ["1"] * 5 + ["2"] * 5 + ["3"]
    assert {row["game"] for row in log.answers} == {None, "1"}
    moments = [row["at"] for row in log.answers]
    assert moments == sorted(set(moments))


def test_it_is_the_same_made_twice(store: Store) -> None:
    with store:
        once = anonymous(store.log())
    assert anonymous(once) == once
