from __future__ import annotations

from contextlib import closing
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from coach.practice.choose.mistakes import deck, mistakes
from coach.progress.answer import Outcome
from coach.progress.kept_deck import KeptDeck, Mistake, forget_deck
from coach.progress.schema import transaction
from coach.progress.store import Store
from tests.progress.writer import numbered

START = datetime(2026, 5, 1, 18, tzinfo=UTC)


def given_on(store: Store, day: int, question: str, *, correct: bool) -> None:
    at = START + timedelta(days=day)
    about = numbered(question, 0)
    store.add(replace(about, at=at, day=at.date(), question=question, outcome=Outcome.of(correct)))


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "progress.db"


@settings(max_examples=15)
@given(
    st.lists(
        st.tuples(st.sampled_from("abc"), st.booleans(), st.integers(0, 3), st.booleans()),
        max_size=20,
    )
)
def test_the_kept_deck_is_the_deck_of_all_answers(
    tmp_path_factory: pytest.TempPathFactory, history: list[tuple[str, bool, int, bool]]
) -> None:
    day = 0
    with Store(tmp_path_factory.mktemp("deck") / "progress.db") as store:
        for question, correct, later, looked_at in history:
            day += later
            given_on(store, day, question, correct=correct)
            if looked_at:
                assert deck(store) == mistakes(store.answers())
        live = deck(store)
        assert live == mistakes(store.answers())
        store.db.executescript("DELETE FROM deck; DELETE FROM deck_reach;")
        assert deck(store) == live


def test_only_what_was_answered_since_is_worked_out_anew(path: Path) -> None:
    with Store(path) as store:
        given_on(store, 0, "a", correct=False)
        given_on(store, 0, "b", correct=False)
        deck(store)
        assert KeptDeck(store, "another method").touched() == ["a", "b"]
        given_on(store, 1, "b", correct=True)
        given_on(store, 1, "never missed", correct=True)
        (method,) = store.db.execute("SELECT method FROM deck_reach").fetchone()
        assert KeptDeck(store, method).touched() == ["b"]


def test_a_deck_of_another_method_is_made_anew(path: Path) -> None:
    with Store(path) as store:
        given_on(store, 0, "a", correct=False)
        KeptDeck(store, "of old").keep({"x": Mistake("x", START, 2), "y": Mistake("y", START, 0)})
        assert [mistake.question for mistake in deck(store)] == ["a"]
        assert KeptDeck(store, "of old").mistakes == []


def test_a_file_that_cannot_be_written_has_its_deck_all_the_same(path: Path) -> None:
    with Store(path) as store:
        given_on(store, 0, "a", correct=False)
        store.db.execute("PRAGMA query_only = ON")
        assert [mistake.question for mistake in deck(store)] == ["a"]
        assert store.db.execute("SELECT COUNT(*) FROM deck").fetchone() == (0,)


def test_a_slower_terminal_does_not_overwrite_a_newer_deck(path: Path) -> None:
    with Store(path) as slow, Store(path) as fast:
        given_on(slow, 0, "a", correct=False)
        behind = KeptDeck(slow, "m")
        given_on(fast, 0, "b", correct=False)
        new = {name: Mistake(name, START, 0) for name in "ab"}
        KeptDeck(fast, "m").keep(new)
        behind.keep({"a": None})
        assert KeptDeck(slow, "m").mistakes == list(new.values())


def test_answers_that_are_rearranged_make_the_deck_anew(path: Path) -> None:
    with Store(path) as store, closing(store.db):
        given_on(store, 0, "a", correct=False)
        before = KeptDeck(store, "m")
        with transaction(store.db):
            store.db.execute("UPDATE answers SET question = 'b'")
            forget_deck(store.db)
        before.keep({"a": Mistake("a", START, 0)})
        assert KeptDeck(store, "m").mistakes == []
        assert [mistake.question for mistake in deck(store)] == ["b"]


@pytest.mark.parametrize(
    "damage",
    [
        "due = 'no day'",
        "due = '2026-05-01'",
        "due = '9999-12-31T00:00:00+00:00'",
        "due = CAST(x'FF' AS TEXT)",
    ],
)
def test_a_damaged_deck_is_made_anew(path: Path, damage: str) -> None:
    with Store(path) as store:
        for question in "ab":
            given_on(store, 0, question, correct=False)
        whole = deck(store)
        store.db.execute(f"UPDATE deck SET {damage} WHERE question = 'b'")
        assert deck(store) == whole
        assert store.db.execute("SELECT COUNT(*) FROM deck WHERE due LIKE '2026%'").fetchone() == (
            2,
        )
