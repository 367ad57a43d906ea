from __future__ import annotations

from datetime import date, datetime, timedelta, timezone
from typing import TYPE_CHECKING

import pytest

from coach import parse, score_show
from coach.advice.losses import POINTS
from coach.errors import ProgressFileError
from coach.practice.drills.count import ShowQuestion
from coach.practice.drills.earn import PlayQuestion
from coach.practice.drills.gos import GoQuestion
from coach.practice.drills.grade import SHOWN, Grade, grade_by_kind, grade_total
from coach.practice.drills.registry import ROLES, read
from coach.practice.drills.throw import ThrowQuestion
from coach.practice.session import Session
from coach.progress.answer import Answer, Outcome
from coach.progress.store import Store
from coach.progress.streak import GoalChange
from coach.seats import CribOwner
from tests.sure import some

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path


PARIS = timezone(timedelta(hours=2))
NOON = datetime(2026, 5, 1, 12, 0, tzinfo=PARIS)
NINES = "show 7C8D9H9S AC"


class Clock:
    """A clock that stands still until it is set."""

    def __init__(self) -> None:
        self.time = NOON

    def __call__(self) -> datetime:
        return self.time


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    with Store(tmp_path / "progress.db", ROLES) as opened:
        yield opened


def hand(text: str = NINES) -> ShowQuestion:
    question = read(text)
    assert isinstance(question, ShowQuestion)
    return question


def total(claimed: int, text: str = NINES) -> Grade:
    return grade_total(hand(text).solution, claimed)


def other_hands() -> Iterator[str]:
    """Different questions."""
    for starter in ("2C", "3C", "4C", "5C", "6C", "TC", "JC", "QC", "KC", "2D", "3D", "4D"):
        yield f"show 7C8D9H9S {starter}"


def test_an_answer_is_stored_before_add_returns(store: Store) -> None:
    session = Session(store, Clock(), seed=7, id="one")
    session.add(hand(), total(4), seconds=3.14159, hints=2)
    with Store(store.path) as elsewhere:
        (stored,) = elsewhere.answers()
    assert stored == Answer(
        at=NOON,
        day=date(2026, 5, 1),
        drill="hand-count",
        question=NINES,
        answer="4",
        right_answer="10",
        outcome=Outcome.WRONG,
        marks={"run": 6},
        itemised=False,
        seconds=3.142,
        hints=2,
        seed=7,
        session="one",
    )
    assert session.answers == [stored]
    assert stored.at.utcoffset() == timedelta(hours=2)


def test_each_answer_is_stored_by_itself(store: Store) -> None:
    session = Session(store, Clock(), seed=None, id="one")
    with Store(store.path) as elsewhere:
        for number, text in some(enumerate(other_hands(), 1)):
            session.add(hand(text), total(0, text), seconds=1, hints=0)
            assert len(elsewhere.answers()) == number


def test_what_was_answered_before_an_interruption_is_kept(store: Store) -> None:
    # store-08: results were written only after the last question.
    session = Session(store, Clock(), seed=None, id="one")

    def eight_questions() -> None:
        for number, text in enumerate(other_hands(), 1):
            if number == 8:
                raise KeyboardInterrupt
            session.add(hand(text), total(0, text), seconds=1, hints=0)

    with pytest.raises(KeyboardInterrupt):
        eight_questions()
    with Store(store.path) as elsewhere:
        assert len(elsewhere.answers()) == 7
        assert elsewhere.first_answers() == {date(2026, 5, 1): 7}


def test_an_answer_that_cannot_be_stored_is_not_counted(store: Store) -> None:
    session = Session(store, Clock(), seed=None, id="one")
    session.add(hand(), total(10), seconds=1, hints=0)
    store.db.execute("PRAGMA query_only = ON")
    with pytest.raises(ProgressFileError):
        session.add(hand(), total(10), seconds=1, hints=0)
    assert len(session.answers) == len(store.answers()) == 1


def test_without_a_store_nothing_is_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COACH_HOME", str(tmp_path))
    monkeypatch.chdir(tmp_path)
    session = Session(None, Clock(), seed=7, id="one")
    session.add(hand(), total(10), seconds=2, hints=0)
    session.add(hand(), total(4), seconds=4, hints=0)
    assert (session.right, len(session.answers), session.median_seconds) == (1, 2, 3)
    assert session.standing() is None
    assert list(tmp_path.iterdir()) == []


def test_the_clock_is_asked_for_each_answer(store: Store) -> None:
    clock = Clock()
    session = Session(store, clock, seed=None, id="one")
    for clock.time in (NOON, NOON + timedelta(hours=1)):
        session.add(hand(), total(10), seconds=1, hints=0)
    assert [answer.at for answer in store.answers()] == [NOON, NOON + timedelta(hours=1)]


def test_a_session_over_the_start_of_the_day(store: Store) -> None:
    # streak-13: the whole session was put on both days, or on the later one.
    clock = Clock()
    session = Session(store, clock, seed=None, id="one")
    texts = other_hands()
    for clock.time in (
        datetime(2026, 5, 2, 3, 50, tzinfo=PARIS),
        datetime(2026, 5, 2, 3, 59, tzinfo=PARIS),
        datetime(2026, 5, 2, 4, 5, tzinfo=PARIS),
    ):
        text = next(texts)
        session.add(hand(text), total(0, text), seconds=1, hints=0)
    assert store.first_answers() == {date(2026, 5, 1): 2, date(2026, 5, 2): 1}


def test_standing_is_worked_out_from_the_store(store: Store) -> None:
    clock = Clock()
    store.set_goal(GoalChange(date(2026, 5, 1), 2), NOON)
    session = Session(store, clock, seed=None, id="one")
    texts = other_hands()
    for step in (0, 0, 1, 1):
        clock.time = NOON + timedelta(days=step)
        text = next(texts)
        session.add(hand(text), total(0, text), seconds=1, hints=0)
    standing = session.standing()
    assert standing is not None
    assert (standing.today, standing.current, standing.done) == (date(2026, 5, 2), 2, 2)
    assert (standing.goal, standing.open) == (2, False)
    clock.time = NOON + timedelta(days=2)
    standing = session.standing()
    assert standing is not None
    assert (standing.current, standing.done, standing.open) == (2, 0, True)


def test_a_question_repeated_on_a_day_does_not_count_towards_the_goal(store: Store) -> None:
    clock = Clock()
    store.set_goal(GoalChange(date(2026, 5, 1), 2), NOON)
    session = Session(store, clock, seed=None, id="one")
    for _ in range(5):
        session.add(hand(), total(10), seconds=1, hints=0)
    standing = session.standing()
    assert standing is not None
    assert (standing.done, standing.current) == (1, 0)
    clock.time = NOON + timedelta(days=1)
    session.add(hand(), total(10), seconds=1, hints=0)
    standing = session.standing()
    assert standing is not None
    assert standing.done == 1


def test_a_hand_and_a_crib_of_the_same_cards_are_two_questions(store: Store) -> None:
    session = Session(store, Clock(), seed=None, id="one")
    for text in ("show 2H4H6H8H TS", "show 2H4H6H8H TS crib"):
        session.add(hand(text), total(4, text), seconds=1, hints=0)
    assert store.first_answers() == {date(2026, 5, 1): 2}


def test_missed_kinds_the_most_missed_first() -> None:
    session = Session(None, Clock(), seed=None, id="one")
    score = score_show("7C 8D 9H 9S", "AC")
    for claimed in ({"fifteen": 2}, {"fifteen": 2, "pair": 2}, {"fifteen": 2, "pair": 2, "run": 6}):
        session.add(hand(), grade_by_kind(score, claimed), seconds=1, hints=0)
    assert [(tally.name, tally.missed) for tally in session.missed_kinds] == [
        ("run", 2),
        ("pair", 1),
    ]


def test_a_revealed_answer_is_a_miss(store: Store) -> None:
    session = Session(store, Clock(), seed=None, id="one")
    session.add(hand(), SHOWN, seconds=1, hints=3)
    (stored,) = store.answers()
    assert (stored.answer, stored.outcome, stored.hints) == ("revealed", Outcome.SHOWN, 3)
    assert stored.marks == {}
    assert (session.right, session.revealed, session.hinted) == (0, 1, 0)


def test_right_with_a_hint_is_told_apart() -> None:
    session = Session(None, Clock(), seed=None, id="one")
    session.add(hand(), total(hand().solution.total), seconds=1, hints=2)
    assert (session.right, session.hinted) == (1, 1)


def test_what_decisions_gave_up_is_added_up(store: Store) -> None:
    session = Session(store, Clock(), seed=None, id="one")
    assert session.lost == {}
    question = ThrowQuestion(parse("5H5S6DJCQD4S"), crib=CribOwner.OWN)
    for throw in ("JCQD", "4S6D"):
        session.add(question, question.grade(parse(throw)), seconds=1, hints=0)
    assert session.lost == {POINTS: question.given_up(parse("4S6D"))}
    assert [answer.loss for answer in store.answers()] == [0, session.lost[POINTS]]


def test_who_owes_a_go_does_not_count_towards_the_goal(store: Store) -> None:
    session = Session(store, Clock(), seed=None, id="one")
    hands, played = (parse("KS2C"), parse("QH9D")), parse("KSQH")
    for question in (PlayQuestion(hands, played), GoQuestion(hands, played)):
        session.add(question, Grade("9", Outcome.WRONG), seconds=1, hints=0)
    assert len(store.answers()) == 2
    assert store.first_answers() == {date(2026, 5, 1): 1}


def test_nothing_answered() -> None:
    session = Session(None, Clock(), seed=None, id="one")
    assert (session.right, session.missed_kinds, session.median_seconds) == (0, [], None)


def test_an_answer_taken_back_is_in_no_figure_of_the_session(store: Store) -> None:
    store.set_goal(GoalChange(date(2026, 5, 1), 1), NOON)
    session = Session(store, Clock(), seed=None, id="one")
    question = ThrowQuestion(parse("5H5S6DJCQD4S"), crib=CribOwner.OWN)
    session.add(question, question.grade(parse("4S6D")), seconds=1, hints=2)
    standing = session.standing()
    assert standing is not None
    assert (standing.done, standing.current) == (1, 1)
    session.take_back()
    session.add(question, question.grade(parse("JCQD")), seconds=1, hints=0, scored=False)
    standing = session.standing()
    assert standing is not None
    assert (standing.done, standing.current) == (0, 0)
    assert (session.answers, session.lost, session.right, session.hinted) == ([], {}, 0, 0)
    assert session.taken_back == 1
    assert [row["outcome"] for row in store.log().answers] == ["taken back", "unscored"]
