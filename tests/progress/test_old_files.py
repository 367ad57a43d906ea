"""A progress file and exports of version 2 open with what that version said of them.

`tests/cases/version_2` was written by version 2 of the program: two weeks of every drill, two
sprints, the ten of a day, facts, reviews and two changes of goal; `told.json` is what it worked out
from them. A file of version 1 is the same without the tables and indexes that version 2 added.
"""

from __future__ import annotations

import csv
import json
import shutil
import sqlite3
from contextlib import closing
from datetime import date, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from coach.practice.choose.facts import known_facts
from coach.practice.choose.from_answers import skills_from
from coach.practice.choose.mistakes import deck, missed_last
from coach.practice.daily import daily, for_the_record
from coach.practice.drills.registry import ROLES, with_themes
from coach.practice.sprint import sprints
from coach.progress import schema, statistics
from coach.progress.copies.export import as_csv, as_json, from_json
from coach.progress.store import Store
from coach.progress.streak import local_day
from coach.themes.table import themes_of

if TYPE_CHECKING:
    from collections.abc import Iterator

OLD = Path(__file__).parents[1] / "cases" / "version_2"
TOLD: dict[str, Any] = json.loads((OLD / "told.json").read_text("utf-8"))
NOW = datetime.fromisoformat(TOLD["now"])
DAILY = date(2026, 4, 23)


def of_version_2(path: Path) -> None:
    shutil.copy(OLD / "progress.db", path)


def of_version_1(path: Path) -> None:
    of_version_2(path)
    first = schema.MIGRATIONS[0]
    assert isinstance(first, str)
    with closing(sqlite3.connect(path)) as db:
        db.executescript(
            f"""
            ALTER TABLE answers RENAME TO answers_2;
            ALTER TABLE goals RENAME TO goals_2;
            DROP INDEX answers_by_day; DROP INDEX answers_by_drill; DROP INDEX answers_by_question;
            {first}
            INSERT INTO answers SELECT * FROM answers_2;
            INSERT INTO goals SELECT * FROM goals_2;
            DROP TABLE answers_2; DROP TABLE goals_2; DROP TABLE deck; DROP TABLE deck_reach;
            PRAGMA user_version = 1;
            """
        )


def from_export(path: Path) -> None:
    with Store(path) as store:
        store.merge(from_json((OLD / "export.json").read_text("utf-8")))


@pytest.fixture(params=[of_version_1, of_version_2, from_export])
def store(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Store]:
    path = tmp_path / "progress.db"
    request.param(path)
    with Store(path, ROLES) as opened:
        yield opened


def tallied(tallies: list[statistics.Tally]) -> list[list[object]]:
    return [[t.name, t.tried, t.right, t.charged, t.seconds, t.trend] for t in tallies]


def test_the_answers_are_all_there_with_their_outcomes(store: Store) -> None:
    answers = store.answers()
    assert len(answers) == TOLD["answers"]
    for outcome, count in TOLD["outcomes"].items():
        assert sum(answer.outcome == outcome for answer in answers) == count > 0
    assert all(answer.game is None for answer in answers)


def test_streak_and_goals_are_what_they_were(store: Store) -> None:
    standing, told = store.standing(local_day(NOW)), TOLD["streak"]
    figures = ("goal", "done", "current", "best", "freezes")
    assert {name: getattr(standing, name) for name in figures} == {
        name: told[name] for name in figures
    }
    assert {day.isoformat(): n for day, n in standing.answered.items()} == told["answered"]
    assert sorted(day.isoformat() for day in standing.met) == told["met"]
    assert sorted(day.isoformat() for day in standing.bridged) == told["bridged"]
    goals = [[change.from_day.isoformat(), change.goal] for change in store.goals()]
    assert goals == TOLD["goals"] != []


def test_the_statistics_are_what_they_were(store: Store) -> None:
    answers = store.answers()
    assert tallied(statistics.by_drill(answers)) == TOLD["drills"] != []
    assert tallied(statistics.by_kind(answers, ROLES)) == TOLD["kinds"] != []
    assert statistics.unattributed(answers, ROLES) == TOLD["unattributed"] > 0


def test_the_themes_are_what_they_were(store: Store) -> None:
    skills = {
        skill.theme: [skill.tries, skill.missed, skill.weak, skill.miss_rate, skill.spread]
        for drill, themes in ((drill, themes_of(drill)) for drill in with_themes())
        for known in [skills_from(store.of_drill(drill), drill)]
        for skill in map(known.__getitem__, themes)
        if skill.tries
    }
    assert skills.keys() == TOLD["themes"].keys()
    assert len(skills) > 20
    for theme, figures in skills.items():
        assert figures == pytest.approx(TOLD["themes"][theme])


def test_the_decks_are_what_they_were(store: Store) -> None:
    mistakes = [[m.question, m.due.isoformat(), m.right_days] for m in deck(store)]
    assert mistakes == TOLD["deck"] != []
    facts = [[f.question, f.due.isoformat()] for f in known_facts(store.of_drill("facts"))]
    assert facts == TOLD["facts"] != []
    assert missed_last(store.newest()) == TOLD["missed_last"] != []


def test_sprints_and_the_ten_of_a_day_are_what_they_were(store: Store) -> None:
    answers = store.answers()
    done = [[s.day.isoformat(), len(s.answers), s.right, s.missed] for s in sprints(answers)]
    assert done == TOLD["sprints"] != []
    of_the_day = [answer for answer in answers if answer.day == DAILY]
    record = for_the_record([question.text for question in daily(DAILY)], of_the_day)
    assert [None if a is None else a.correct for a in record] == TOLD["daily"]


def test_every_sitting_has_a_session_of_its_own(store: Store) -> None:
    by_session: dict[str, set[str]] = {}
    for answer in store.answers():
        by_session.setdefault(answer.session, set()).add(answer.drill)
    assert all(len(drills) == 1 for drills in by_session.values() if "sprint" in drills)
    assert len(by_session) == 10
    assert "" not in by_session


def test_the_spreadsheet_has_every_value_that_it_had(store: Store) -> None:
    with (OLD / "export.csv").open(encoding="utf-8", newline="") as stream:
        before = [*csv.DictReader(stream)]
    after = [*csv.DictReader(as_csv(store.log()))]
    assert [{name: row[name] for name in before[0]} for row in after] == before


def test_an_old_export_of_a_file_brings_nothing_new(store: Store) -> None:
    assert store.merge(from_json((OLD / "export.json").read_text("utf-8"))) == (0, 0)


def test_an_export_of_an_old_file_loses_nothing(store: Store, tmp_path: Path) -> None:
    with Store(tmp_path / "elsewhere.db") as other:
        other.merge(from_json("\n".join(as_json(store.log()))))
        assert other.answers() == store.answers()
        assert other.goals() == store.goals()


def test_the_copy_of_an_old_file_is_that_file(tmp_path: Path) -> None:
    path = tmp_path / "progress.db"
    of_version_2(path)
    with Store(path) as store:
        copy = store.copy
    assert copy is not None
    with closing(sqlite3.connect(copy)) as there, closing(sqlite3.connect(path)) as here:
        old = sqlite3.connect(OLD / "progress.db")
        with closing(old):
            assert [*there.iterdump()] == [*old.iterdump()]
        assert here.execute("PRAGMA integrity_check").fetchone() == ("ok",)
