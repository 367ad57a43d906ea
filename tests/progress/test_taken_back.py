"""Answers that are void: taken back, or practice whose answer was known."""

from __future__ import annotations

import signal
import subprocess
import sys
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from itertools import permutations
from typing import TYPE_CHECKING

import pytest

from coach.practice.choose.mistakes import deck, mistakes
from coach.progress.answer import Answer, Outcome
from coach.progress.copies.export import as_csv, as_json, from_json
from coach.progress.store import Store
from tests.sure import some

if TYPE_CHECKING:
    from pathlib import Path

    from coach.progress.log import Log

AT = datetime(2026, 5, 20, 12, tzinfo=UTC)


def given(number: int, outcome: Outcome = Outcome.WRONG, session: str = "one") -> Answer:
    at = AT + timedelta(seconds=number)
    return Answer(
        at=at,
        day=at.date(),
        drill="hand-count",
        question=f"show {number}",
        answer="2",
        right_answer="12",
        outcome=outcome,
        marks={"pair": 2},
        itemised=False,
        seconds=3.0,
        hints=0,
        seed=7,
        session=session,
    )


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "progress.db"


def log_of(path: Path) -> Log:
    with Store(path) as store:
        return store.log()


def test_row_12_an_answer_taken_back_counts_nowhere_and_stays_in_the_log(path: Path) -> None:
    with Store(path) as store:
        for number in (1, 2):
            store.add(given(number))
        store.take_back(given(2))
        (left,) = store.answers()
        assert left == given(1)
        assert [*store.newest()] == store.of_drill("hand-count") == store.latest("hand-count", 9)
        assert store.to("show 2") == []
        assert store.first_answers() == store.first_answers(AT.date()) == {AT.date(): 1}
        assert [row["outcome"] for row in store.log().answers] == ["wrong", "taken back"]
        assert store.of_day(AT.date())[1] == given(2, Outcome.TAKEN_BACK)


def test_an_unscored_answer_is_kept_and_counts_nowhere(path: Path) -> None:
    with Store(path) as store:
        store.add(given(1, Outcome.UNSCORED))
        assert (store.answers(), store.first_answers()) == ([], {})
        assert len(store.log().answers) == 1


def test_of_two_alike_the_last_is_taken_back(path: Path) -> None:
    with Store(path) as store:
        for _ in range(2):
            store.add(given(1))
        store.take_back(given(1))
        assert [row["outcome"] for row in store.log().answers] == ["wrong", "taken back"]


def test_a_mistake_taken_back_leaves_the_deck(path: Path) -> None:
    with Store(path) as store:
        for number in (1, 2):
            store.add(given(number))
        assert len(deck(store)) == 2
        store.take_back(given(2))
        assert [mistake.question for mistake in deck(store)] == ["show 1"]
        store.add(given(2, Outcome.UNSCORED))
        assert deck(store) == mistakes(store.answers())


def test_a_right_answer_taken_back_is_no_right_day_of_the_deck(path: Path) -> None:
    with Store(path) as store:
        store.add(given(1))
        right = replace(given(1, Outcome.RIGHT), at=AT + timedelta(days=1), day=AT.date())
        store.add(right)
        assert deck(store)[0].right_days == 1
        store.take_back(right)
        assert deck(store) == mistakes(store.answers())
        assert deck(store)[0].right_days == 0


def test_a_terminal_at_work_on_the_deck_keeps_no_mistake_that_is_taken_back(path: Path) -> None:
    from coach.progress.kept_deck import KeptDeck, Mistake

    with Store(path) as store, Store(path) as other:
        store.add(given(1))
        at_work = KeptDeck(other, "a method")
        store.take_back(given(1))
        at_work.keep({"show 1": Mistake("show 1", AT, 0)})
        assert KeptDeck(other, "a method").mistakes == []


def test_it_is_exported_and_taken_in_as_taken_back(path: Path, tmp_path: Path) -> None:
    with Store(path) as store:
        store.add(given(1))
        store.add(given(2, Outcome.UNSCORED))
        store.take_back(given(1))
        text = "\n".join(as_json(store.log()))
        assert [line.split(",")[-1] for line in as_csv(store.log())] == ["correct", "0", "0"]
    with Store(tmp_path / "other.db") as other:
        assert other.merge(from_json(text)) == (2, 0)
        assert other.log() == log_of(path)
        assert other.merge(from_json(text)) == (0, 0)


def test_what_one_machine_took_back_is_taken_back_everywhere_in_any_order(tmp_path: Path) -> None:
    logs = []
    for name, void in (("before", False), ("after", True), ("elsewhere", False)):
        with Store(tmp_path / f"{name}.db") as store:
            store.add(given(1))
            if name == "elsewhere":
                store.add(given(3))
            if void:
                store.take_back(given(1))
                store.add(given(2, Outcome.UNSCORED))
            logs.append(store.log())
    found = set()
    for number, order in enumerate(some(permutations(logs))):
        with Store(tmp_path / f"merged {number}.db") as store:
            for log in order:
                store.merge(log)
            found.add(str(store.log()))
            outcomes = [row["outcome"] for row in store.log().answers]
            assert outcomes == ["taken back", "unscored", "wrong"]
    assert len(found) == 1


def test_an_answer_of_before_sessions_is_taken_back_by_its_values(tmp_path: Path) -> None:
    # The session of an old log is worked out, and is no part of what makes two rows one.
    logs = []
    for session in ("one", "another"):
        with Store(tmp_path / f"{session}.db") as store:
            store.add(given(1, session=session))
            if session == "one":
                store.take_back(given(1))
            logs.append(store.log())
    with Store(tmp_path / "merged.db") as store:
        for log in logs:
            store.merge(log)
        assert [row["outcome"] for row in store.log().answers] == ["taken back"]


_TAKES_BACK = """
import os, signal, sys
from pathlib import Path
from coach.progress.store import Store
with Store(Path(sys.argv[1])) as store:
    store.take_back(store.answers()[-1])
    os.kill(os.getpid(), signal.SIGKILL)
"""


def test_kill_9_right_after_loses_nothing(path: Path) -> None:
    with Store(path) as store:
        for number in (1, 2):
            store.add(given(number))
    ended = subprocess.run([sys.executable, "-c", _TAKES_BACK, path], check=False)
    assert ended.returncode == -signal.SIGKILL
    assert [row["outcome"] for row in log_of(path).answers] == ["wrong", "taken back"]


def test_a_term_is_explained_once(path: Path) -> None:
    with Store(path) as store, Store(path) as other:
        assert store.explained_terms() == set()
        for one in (store, other):
            one.add_explained("his nobs")
    with Store(path) as store:
        assert store.explained_terms() == {"his nobs"}
