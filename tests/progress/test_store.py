from __future__ import annotations

import errno
import os
import sqlite3
import subprocess
import sys
from contextlib import closing, contextmanager, suppress
from datetime import UTC, date, datetime, timedelta, timezone
from pathlib import Path
from typing import TYPE_CHECKING, Any
from zoneinfo import ZoneInfo

import platformdirs
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from coach.data_folder import default_path
from coach.errors import ProgressFileError
from coach.progress import connection, schema
from coach.progress import file as progress_file
from coach.progress import store as progress_store
from coach.progress.answer import Answer, Outcome, Roles
from coach.progress.sense import FIRST_DAY, LAST_DAY
from coach.progress.store import Store
from coach.progress.streak import GoalChange, local_day
from tests.cases import load
from tests.progress.writer import numbered

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

ROOT = Path(__file__).parents[2]
DAY = date(2026, 5, 1)
CASES = load("store.yaml")
VERSION = len(schema.MIGRATIONS)


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "progress.db"


def add(path: Path, *numbers: int) -> None:
    with Store(path) as store:
        for number in numbers:
            store.add(numbered("q", number))


def questions(path: Path) -> list[str]:
    with Store(path) as store:
        return [answer.question for answer in store.answers()]


def refused(path: Path, way_out: str = "move it away") -> str:
    """What is said of a file that cannot be used; it must name the file and leave it alone.

    The name is taken out, since pytest puts the name of the test into it.
    """
    before = path.read_bytes()
    with pytest.raises(ProgressFileError) as caught, Store(path):
        pass
    assert path.read_bytes() == before
    message = str(caught.value)
    assert message.startswith(f"{path} cannot be used: ")
    assert message.endswith(f"; {way_out}, or drill with --no-save")
    assert "\n" not in message
    assert "[Errno" not in message
    return message.replace(str(path), "")


def pragma(path: Path, name: str) -> int:
    with closing(sqlite3.connect(path)) as db:
        (value,) = db.execute(f"PRAGMA {name}").fetchone()
        return int(value)


def set_version(path: Path, version: int) -> None:
    with closing(sqlite3.connect(path)) as db:
        db.execute(f"PRAGMA user_version = {version}")


# An answer comes back as it was

TEXT = st.text(st.characters(exclude_categories=["Cs", "Cc", "Cf", "Zl", "Zp"]), max_size=60)
OFFSETS = st.integers(-14 * 60, 14 * 60).map(lambda minutes: timezone(timedelta(minutes=minutes)))
MOMENTS = st.builds(
    lambda moment, zone: moment.replace(microsecond=moment.microsecond // 1000 * 1000, tzinfo=zone),
    st.datetimes(datetime(1970, 1, 2), datetime(2200, 1, 1)),
    OFFSETS,
)
ANSWERS = st.builds(
    Answer,
    at=MOMENTS,
    day=st.dates(FIRST_DAY, LAST_DAY),
    drill=TEXT,
    question=TEXT,
    answer=TEXT,
    right_answer=TEXT,
    outcome=st.sampled_from([one for one in Outcome if not one.is_void]),
    marks=st.dictionaries(TEXT, st.integers(-29, 29), max_size=5),
    itemised=st.booleans(),
    seconds=st.floats(0, 1e9),
    hints=st.integers(0, 1000),
    seed=st.none() | st.integers(-(2**63), 2**63 - 1),
    loss=st.none() | st.floats(0, 29),
    session=TEXT,
    game=st.none() | TEXT,
)


@pytest.fixture(scope="module")
def shared(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Store]:
    with Store(tmp_path_factory.mktemp("shared") / "progress.db") as store:
        yield store


@settings(max_examples=60, deadline=None)
@given(answer=ANSWERS)
def test_an_answer_comes_back_as_it_was(shared: Store, answer: Answer) -> None:
    shared.add(answer)
    back = shared.answers()[-1]
    assert back == answer
    assert back.at.utcoffset() == answer.at.utcoffset()
    assert type(back.outcome) is Outcome
    assert type(back.correct) is type(back.itemised) is bool
    assert type(back.loss) is type(answer.loss)


def test_an_answer_that_is_no_decision_gives_nothing_up(path: Path) -> None:
    add(path, 0)
    with Store(path) as store:
        assert store.answers()[0].loss is None


def test_answers_come_in_the_order_in_which_they_were_given(path: Path) -> None:
    add(path, 3, 1, 2)
    assert questions(path) == ["q 3", "q 1", "q 2"]


def test_answers_of_a_drill(path: Path) -> None:
    with Store(path) as store:
        for step, drill in enumerate(["facts", "discard", "facts"]):
            store.add(changed(numbered("q", step), drill=drill))
        assert [answer.question for answer in store.of_drill("facts")] == ["q 0", "q 2"]


def test_the_newest_come_first_and_lock_nothing(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(progress_store, "_PAGE", 2)
    add(path, *range(5))
    with Store(path) as store:
        assert [answer.question for answer in store.newest()] == [
            f"q {n}" for n in range(4, -1, -1)
        ]
        half_read = store.newest()
        assert next(half_read).question == "q 4"
    with closing(sqlite3.connect(path, timeout=0.1)) as other:
        other.execute("DELETE FROM answers")
        other.commit()


def test_answers_since_a_day(path: Path) -> None:
    with Store(path) as store:
        for step in range(5):
            store.add(moved(numbered("q", step), DAY + timedelta(step)))
        since = store.answers(DAY + timedelta(3))
    assert [answer.question for answer in since] == ["q 3", "q 4"]


@pytest.mark.parametrize("seed", [2**63, 2**64 + 1, -(2**63) - 1, 10**30])
def test_a_seed_too_big_for_the_file_is_kept_or_refused(path: Path, seed: int) -> None:
    answer = changed(numbered("q", 0), seed=seed)
    with Store(path) as store:
        with suppress(ProgressFileError):
            store.add(answer)
        assert store.answers() in ([], [answer])


def changed(answer: Answer, /, **fields: Any) -> Answer:
    return Answer(**{name: getattr(answer, name) for name in Answer.__slots__} | fields)


def moved(answer: Answer, day: date) -> Answer:
    return changed(answer, day=day)


@pytest.mark.parametrize(
    "zone",
    ["UTC", "Pacific/Kiritimati", "Pacific/Pago_Pago", "Asia/Kathmandu", "America/St_Johns"],
)
def test_the_day_stored_is_the_day_looked_up(path: Path, zone: str) -> None:
    # streak-04: writer and reader used different frames, so the streak was 0 or off by one.
    clocks = ["00:00:00", "00:30:00", "03:59:59", "04:00:00", "12:00:00", "23:30:00", "23:59:59"]
    with Store(path) as store:
        for number, clock in enumerate(clocks):
            at = datetime.fromisoformat(f"2025-03-01 {clock}").replace(tzinfo=ZoneInfo(zone))
            store.add(changed(numbered("q", number), at=at, day=local_day(at)))
            back = store.answers()[-1]
            assert local_day(back.at) == back.day == local_day(at)
        assert store.first_answers() == {date(2025, 2, 28): 3, date(2025, 3, 1): 4}


# First answers and goals


def test_first_answers_count_different_questions_by_day(path: Path) -> None:
    with Store(path) as store:
        assert store.first_answers() == {}
        for question, step in (("a", 0), ("b", 0), ("a", 0), ("a", 1), ("a", 1), ("c", 3)):
            answer = changed(numbered("q", 0), question=question)
            store.add(moved(answer, DAY + timedelta(step)))
        assert store.first_answers() == {
            DAY: 2,
            DAY + timedelta(1): 1,
            DAY + timedelta(3): 1,
        }


def test_a_question_repeated_rightly_or_wrongly_counts_once(path: Path) -> None:
    with Store(path) as store:
        store.add(changed(numbered("q", 0), outcome=Outcome.WRONG, answer="3"))
        store.add(changed(numbered("q", 0), outcome=Outcome.RIGHT, answer="16"))
        assert store.first_answers() == {DAY: 1}
        assert len(store.answers()) == 2


def test_who_owes_a_go_is_kept_but_is_no_answer_of_its_own(path: Path) -> None:
    with Store(path, Roles(asides=frozenset({"gos"}))) as store:
        store.add(changed(numbered("q", 0), drill="gos"))
        assert store.first_answers() == {}
        store.add(changed(numbered("q", 1), drill="pegging-drill"))
        store.add(moved(changed(numbered("q", 2), drill="gos"), DAY + timedelta(1)))
        assert store.first_answers() == {DAY: 1}
        assert [answer.drill for answer in store.answers()] == ["gos", "pegging-drill", "gos"]


def test_goals_come_back_in_the_order_in_which_they_were_set(path: Path) -> None:
    changes = [
        GoalChange(date(2026, 5, 2), 20),
        GoalChange(date(2026, 5, 2), 5),
        GoalChange(date(2026, 4, 1), 1),
    ]
    now = datetime(2026, 5, 1, 12, 0, tzinfo=UTC)
    with Store(path) as store:
        assert store.goals() == []
        for change in changes:
            store.set_goal(change, now)
    with Store(path) as store:
        assert store.goals() == changes


# One transaction a row


def test_an_answer_is_there_for_everybody_at_once(path: Path) -> None:
    with Store(path) as store, closing(sqlite3.connect(path)) as other, Store(path) as second:
        for number in range(3):
            store.add(numbered("q", number))
            (count,) = other.execute("SELECT COUNT(*) FROM answers").fetchone()
            assert count == len(second.answers()) == number + 1


def test_a_goal_is_there_for_everybody_at_once(path: Path) -> None:
    change = GoalChange(DAY, 5)
    with Store(path) as store, Store(path) as second:
        store.set_goal(change, datetime(2026, 5, 1, tzinfo=UTC))
        assert second.goals() == [change]


def test_no_transaction_stays_open(path: Path) -> None:
    with Store(path) as store, Store(path) as second:
        store.add(numbered("q", 0))
        store.check_writable()
        store.answers()
        second.check_writable()
        second.add(numbered("q", 1))
        assert len(store.answers()) == 2


# Two terminals at once


@contextmanager
def writers(path: Path, *names: str, count: int) -> Iterator[list[subprocess.Popen[str]]]:
    """Terminals that are ready to open the file and add their answers."""
    running = [
        subprocess.Popen(
            [sys.executable, "-m", "tests.progress.writer", str(path), str(count), name],
            cwd=ROOT,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )
        for name in names
    ]
    try:
        for process in running:
            assert process.stdout is not None
            assert process.stdout.readline() == "ready\n"
        yield running
    finally:
        for process in running:
            process.kill()
            process.communicate()


def go(process: subprocess.Popen[str]) -> None:
    assert process.stdin is not None
    process.stdin.write("go\n")
    process.stdin.flush()


def test_two_terminals_at_once_both_keep_all_answers(path: Path) -> None:
    # store-04: each loaded, added and saved; the second save discarded the first one's answers.
    add(path)
    with writers(path, "left", "right", count=50) as running:
        for process in running:
            go(process)
        for process in running:
            _, errors = process.communicate(timeout=60)
            assert (process.returncode, errors) == (0, "")
    assert sorted(questions(path)) == sorted(
        f"{name} {number}" for name in ("left", "right") for number in range(50)
    )


def test_terminals_that_create_the_file_at_once(path: Path) -> None:
    # store-05: with one name for the temporary file a rename failed or the data was gone.
    with writers(path, "a", "b", "c", "d", count=3) as running:
        for process in running:
            go(process)
        for process in running:
            _, errors = process.communicate(timeout=60)
            assert (process.returncode, errors) == (0, "")
    assert len(questions(path)) == 12
    assert [entry.name for entry in path.parent.iterdir()] == [path.name]


def overtaken(monkeypatch: pytest.MonkeyPatch, owner: Any, name: str, path: Path) -> None:
    """Let another terminal open the file and add an answer just before something is called."""
    real = getattr(owner, name)

    def late(*arguments: Any) -> Any:
        monkeypatch.setattr(owner, name, real)
        add(path, 99)
        return real(*arguments)

    monkeypatch.setattr(owner, name, late)


def test_the_file_of_a_terminal_that_was_first_is_used(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    overtaken(monkeypatch, os, "link", path)
    add(path, 0)
    assert questions(path) == ["q 99", "q 0"]
    assert [entry.name for entry in path.parent.iterdir()] == [path.name]


@pytest.mark.parametrize("first", [True, False])
def test_a_file_system_without_links(
    path: Path, monkeypatch: pytest.MonkeyPatch, first: bool
) -> None:
    def no_link(*_: Any) -> None:
        monkeypatch.undo()
        if not first:
            add(path, 99)
        raise PermissionError("no links here")

    monkeypatch.setattr(os, "link", no_link)
    add(path, 0)
    assert questions(path) == (["q 0"] if first else ["q 99", "q 0"])
    assert [entry.name for entry in path.parent.iterdir()] == [path.name]


def test_a_terminal_that_is_killed_loses_no_answer_that_it_acknowledged(path: Path) -> None:
    # store-01, store-08.
    add(path, 0, 1, 2, 3, 4)
    acknowledged = {f"q {number}" for number in range(5)}
    for name in ("one", "two", "three"):
        with writers(path, name, count=100_000) as running:
            (process,) = running
            go(process)
            assert process.stdout is not None
            said = [process.stdout.readline().strip() for _ in range(20)]
            process.kill()
            # `communicate` would read past what `readline` has buffered, and lose it.
            said += process.stdout.read().splitlines()
        acknowledged |= {f"{name} {number}" for number in said}
        stored = questions(path)
        assert acknowledged <= set(stored)
        assert len(set(stored)) == len(stored)
        # What was stored in the very moment of the kill may not have been said any more.
        assert sum(question.startswith(name) for question in stored) - len(said) in {0, 1}
        acknowledged |= set(stored)


# Only a missing file is ever created


def test_a_missing_file_is_created_with_its_folders(tmp_path: Path) -> None:
    path = tmp_path / "a" / "b" / "progress.db"
    add(path, 0)
    assert questions(path) == ["q 0"]


def test_no_other_file_is_left(path: Path) -> None:
    add(path, 0)
    assert [entry.name for entry in path.parent.iterdir()] == [path.name]


def test_a_file_that_is_there_is_only_read_until_an_answer_is_added(path: Path) -> None:
    add(path, 0, 1)
    before = path.read_bytes()
    with Store(path) as store:
        store.answers()
        store.first_answers()
        store.goals()
        store.check_writable()
    assert path.read_bytes() == before


def test_what_a_killed_program_left_behind_does_no_harm(path: Path) -> None:
    own = path.with_name(f"{path.name}.{os.getpid()}.new")
    for name in (own, path.with_name(f"{path.name}.1.new")):
        name.write_bytes(b"half a file")
    add(path, 0)
    assert questions(path) == ["q 0"]
    assert not own.exists()


@pytest.mark.parametrize("failing", ["migrate", "OURS"])
def test_a_file_that_cannot_be_created_leaves_nothing(
    path: Path, monkeypatch: pytest.MonkeyPatch, failing: str
) -> None:
    broken: dict[str, Any] = {"migrate": fail_with("disk I/O error"), "OURS": "a b"}
    monkeypatch.setattr(schema, failing, broken[failing])
    with pytest.raises(ProgressFileError, match="cannot be used"):
        Store(path)
    assert list(path.parent.iterdir()) == []


def fail_with(reason: str) -> Callable[..., None]:
    def failing(*_: Any, **__: Any) -> None:
        raise sqlite3.OperationalError(reason)

    return failing


@pytest.mark.parametrize("name", ["with space.db", "100%.db", "what?.db", "#1.db", "é♥.db", "a&b"])
def test_any_name_will_do(tmp_path: Path, name: str) -> None:
    add(tmp_path / name, 0)
    assert questions(tmp_path / name) == ["q 0"]
    assert [entry.name for entry in tmp_path.iterdir()] == [name]


def test_a_relative_name_will_do(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    add(Path("progress.db"), 0)
    assert questions(tmp_path / "progress.db") == ["q 0"]


# Where it is


def test_coach_home_overrides(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COACH_HOME", str(tmp_path / "elsewhere"))
    assert default_path() == tmp_path / "elsewhere" / "progress.db"


def test_coach_home_may_begin_with_a_tilde(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.setenv("COACH_HOME", "~/cards")
    assert default_path() == tmp_path / "cards" / "progress.db"


@pytest.mark.parametrize("home", [None, ""])
def test_the_platforms_data_folder_otherwise(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, home: str | None
) -> None:
    def data_folder(name: str, *, appauthor: bool) -> Path:
        return tmp_path / name / str(appauthor)

    monkeypatch.setattr(platformdirs, "user_data_path", data_folder)
    if home is None:
        monkeypatch.delenv("COACH_HOME", raising=False)
    else:
        monkeypatch.setenv("COACH_HOME", home)
    assert default_path() == tmp_path / "cribbage-coach" / "False" / "progress.db"


# A file that is not a progress file is refused and left as it is


@pytest.mark.parametrize("case", CASES, ids=lambda case: case["id"])
def test_damaged_file(path: Path, case: dict[str, Any]) -> None:
    path.write_text(case["contents"], encoding="utf-8")
    assert case["says"] in refused(path)
    assert [entry.name for entry in path.parent.iterdir()] == [path.name]


@pytest.fixture(scope="module")
def long_file(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    """A progress file of several pages."""
    path = tmp_path_factory.mktemp("long") / "progress.db"
    with Store(path) as store:
        for number in range(20):
            store.add(changed(numbered("q", number), answer="x" * 1000))
    contents = path.read_bytes()
    assert len(contents) >= 5 * 4096
    return contents


@pytest.mark.parametrize(
    "left", [15, 16, 50, 99, 100, 511, 512, 4095, 4096, 4097, 8192, -8192, -4096]
)
def test_a_file_cut_short(path: Path, long_file: bytes, left: int) -> None:
    path.write_bytes(long_file[:left])
    refused(path)


@pytest.mark.parametrize("missing", [1, 100, 2000, 4095])
def test_a_file_cut_short_within_its_last_page(path: Path, long_file: bytes, missing: int) -> None:
    path.write_bytes(long_file[:-missing])
    refused(path)


@pytest.mark.parametrize(
    "script",
    [
        "CREATE TABLE notes (text TEXT);",
        "CREATE TABLE answers (id INTEGER PRIMARY KEY); PRAGMA user_version = 1;",
        "CREATE TABLE notes (text TEXT); PRAGMA application_id = 1196444487;",
        "PRAGMA journal_mode = WAL; CREATE TABLE notes (text TEXT);",
    ],
)
def test_the_database_of_another_program(path: Path, script: str) -> None:
    with closing(sqlite3.connect(path)) as db:
        db.executescript(script)
    assert ": it is another program's database; " in refused(path)


@pytest.mark.parametrize("version", [VERSION + 1, VERSION + 2, 1000])
def test_a_file_from_a_newer_version(path: Path, version: int) -> None:
    add(path, 0)
    set_version(path, version)
    assert f": it is of version {version}, made by a newer program than this; " in refused(path)


def test_a_progress_file_whose_tables_are_gone(path: Path) -> None:
    add(path, 0)
    with closing(sqlite3.connect(path)) as db:
        db.executescript("DROP TABLE answers; DROP TABLE goals;")
    before = path.read_bytes()
    with Store(path) as store:
        with pytest.raises(ProgressFileError, match="no such table"):
            store.answers()
        with pytest.raises(ProgressFileError, match="no such table"):
            store.add(numbered("q", 0))
    assert path.read_bytes() == before


@pytest.mark.parametrize(
    "change",
    [
        "UPDATE answers SET day = 'yesterday'",
        "UPDATE answers SET at = 'noon'",
        "UPDATE answers SET marks = '{'",
        "UPDATE answers SET marks = '[1]'",
        "UPDATE answers SET utc_offset = 1000000000000000",
        "UPDATE answers SET utc_offset = 1440",
        "UPDATE answers SET day = '9999-12-31'",
        "UPDATE answers SET at = '9999-12-31T23:59:59+00:00'",
        "UPDATE answers SET outcome = 'maybe'",
        "UPDATE answers SET question = CAST(x'ff' AS TEXT)",
    ],
)
def test_a_row_that_makes_no_sense(path: Path, change: str) -> None:
    add(path, 0)
    with closing(sqlite3.connect(path)) as db:
        db.execute(change)
        db.commit()
    row = "cannot be used: row 1 of answers is damaged: .*; put a backup back with coach import"
    with Store(path) as store:
        for read in (store.answers, store.log, lambda: next(store.newest())):
            with pytest.raises(ProgressFileError, match=row):
                read()


def test_a_clock_that_is_centuries_wrong_stores_nothing(path: Path) -> None:
    far = datetime(2300, 5, 1, 12, tzinfo=UTC)
    answers = moved(numbered("q", 0), date(2300, 5, 1)), changed(numbered("q", 0), at=far)
    with Store(path) as store:
        for answer in answers:
            with pytest.raises(ProgressFileError, match=r"outside 1970-2200; set the date"):
                store.add(answer)
        with pytest.raises(ProgressFileError, match=r"outside 1970-2200; set the date"):
            store.set_goal(GoalChange(far.date(), 5), far)
        assert (store.answers(), store.goals()) == ([], [])


def test_an_offset_of_nearly_a_day_can_be_read_again(path: Path) -> None:
    at = datetime(2026, 5, 1, 12, tzinfo=timezone(-timedelta(hours=23, minutes=59, seconds=59)))
    with Store(path) as store:
        store.add(changed(numbered("q", 0), at=at))
        assert store.answers()[0].at.utcoffset() == -timedelta(hours=23, minutes=59)


def test_a_refused_file_is_let_go(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    add(path, 0)
    set_version(path, 1000)
    opened: list[sqlite3.Connection] = []
    connect = sqlite3.connect

    def noted(*arguments: Any, **options: Any) -> sqlite3.Connection:
        opened.append(connect(*arguments, **options))
        return opened[-1]

    monkeypatch.setattr(sqlite3, "connect", noted)
    with pytest.raises(ProgressFileError):
        Store(path)
    assert len(opened) == 1
    with pytest.raises(sqlite3.ProgrammingError, match="closed"):
        opened[0].execute("PRAGMA user_version")


# What the disk refuses

WAY_OUT = "move it away, or drill with --no-save"


def said(caught: pytest.ExceptionInfo[ProgressFileError]) -> str:
    return str(caught.value)


def test_a_folder_that_is_a_file(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("mine", encoding="utf-8")
    path = tmp_path / "file" / "progress.db"
    with pytest.raises(ProgressFileError) as caught:
        Store(path)
    assert said(caught) == (
        f"{path} cannot be used: {path.parent} is not a folder; "
        "name a folder in COACH_HOME, or drill with --no-save"
    )
    assert (tmp_path / "file").read_text(encoding="utf-8") == "mine"


def test_a_file_that_is_a_folder(path: Path) -> None:
    path.mkdir()
    (path / "inside").write_text("mine", encoding="utf-8")
    with pytest.raises(ProgressFileError) as caught:
        Store(path)
    assert str(path) in str(caught.value)
    assert [entry.name for entry in path.iterdir()] == ["inside"]


def test_a_link_that_leads_nowhere(path: Path) -> None:
    path.symlink_to(path.parent / "gone.db")
    with pytest.raises(ProgressFileError, match="cannot be used"):
        Store(path)
    assert [entry.name for entry in path.parent.iterdir()] == [path.name]


def test_a_file_that_cannot_be_read(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    # store-07: 'missing' and 'could not read' were one, and the real data was overwritten.
    add(path, 0)
    with monkeypatch.context() as patch:
        patch.setattr(sqlite3, "connect", fail_with("unable to open database file"))
        assert "unable to open database file" in refused(path)
    assert questions(path) == ["q 0"]


def test_a_disk_that_fails(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    add(path, 0)

    def failing(*_: Any, **__: Any) -> None:
        raise OSError(5, "Input/output error")

    with monkeypatch.context() as patch:
        patch.setattr(Path, "stat", failing)
        with pytest.raises(ProgressFileError) as caught:
            Store(path)
    assert said(caught) == f"{path} cannot be used: Input/output error; {WAY_OUT}"
    assert questions(path) == ["q 0"]


@contextmanager
def read_only(path: Path) -> Iterator[Store]:
    """A file that the database opens for reading only, as it does where it may not write."""
    connect = sqlite3.connect

    def reading(where: str, **options: Any) -> sqlite3.Connection:
        assert "mode=rw" in where
        db: sqlite3.Connection = connect(where.replace("mode=rw", "mode=ro"), **options)
        return db

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(sqlite3, "connect", reading)
        store = Store(path)
    with store:
        yield store


def test_a_file_that_cannot_be_written(path: Path) -> None:
    add(path, 0)
    before = path.read_bytes()
    change = GoalChange(DAY, 5)
    with read_only(path) as store:
        with pytest.raises(ProgressFileError, match="readonly database") as caught:
            store.add(numbered("q", 1))
        assert str(path) in str(caught.value)
        with pytest.raises(ProgressFileError, match="readonly database"):
            store.set_goal(change, datetime(2026, 5, 1, tzinfo=UTC))
        assert [answer.question for answer in store.answers()] == ["q 0"]
    assert path.read_bytes() == before


def test_that_a_file_cannot_be_written_is_known_before_the_first_answer(path: Path) -> None:
    add(path, 0)
    with read_only(path) as store:
        with pytest.raises(ProgressFileError) as caught:
            store.check_writable()
        assert str(path) in str(caught.value)


def test_a_full_disk_keeps_all_that_was_stored(path: Path) -> None:
    stored = 0
    with Store(path) as store:
        store.db.execute("PRAGMA max_page_count = 24")
        with suppress(ProgressFileError):
            for stored in range(1000):
                store.add(changed(numbered("q", stored), answer="x" * 2000))
        assert len(store.answers()) == stored > 5
        with pytest.raises(ProgressFileError, match="disk is full") as caught:
            store.add(changed(numbered("q", stored), answer="x" * 2000))
        assert str(path) in str(caught.value)
    assert questions(path) == [f"q {number}" for number in range(stored)]
    add(path, stored)
    assert len(questions(path)) == stored + 1


def test_a_file_that_somebody_keeps_locked(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connection, "_WAIT", 0.05)
    add(path, 0)
    with closing(sqlite3.connect(path, isolation_level=None)) as other, Store(path) as store:
        other.execute("BEGIN IMMEDIATE")
        with pytest.raises(ProgressFileError, match="database is locked"):
            store.add(numbered("q", 1))
        other.execute("ROLLBACK")
        store.add(numbered("q", 2))
        assert [answer.question for answer in store.answers()] == ["q 0", "q 2"]


# Files of an older version are brought up to date, version by version

NOTES = "CREATE TABLE notes (text TEXT);"
FIRST_NOTE = "INSERT INTO notes VALUES ('one');"
BROKEN = "INSERT INTO nowhere VALUES (1);"


def migrations(monkeypatch: pytest.MonkeyPatch, *more: str) -> None:
    monkeypatch.setattr(schema, "MIGRATIONS", (*schema.MIGRATIONS, *more))


def notes(path: Path) -> list[tuple[str]]:
    with closing(sqlite3.connect(path)) as db:
        return db.execute("SELECT text FROM notes").fetchall()


def test_a_new_file_has_the_newest_version(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    migrations(monkeypatch, NOTES, FIRST_NOTE)
    add(path, 0)
    assert pragma(path, "user_version") == len(schema.MIGRATIONS) == VERSION + 2
    assert notes(path) == [("one",)]


def test_an_older_file_is_brought_up_to_date(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    add(path, 0, 1)
    assert pragma(path, "user_version") == VERSION
    migrations(monkeypatch, NOTES)
    assert questions(path) == ["q 0", "q 1"]
    assert pragma(path, "user_version") == VERSION + 1
    migrations(monkeypatch, FIRST_NOTE, FIRST_NOTE)
    assert questions(path) == ["q 0", "q 1"]
    assert pragma(path, "user_version") == VERSION + 3
    assert notes(path) == [("one",), ("one",)]
    assert questions(path) == ["q 0", "q 1"]
    assert notes(path) == [("one",), ("one",)]


def test_a_step_that_fails_changes_nothing(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    add(path, 0)
    before = path.read_bytes()
    with monkeypatch.context() as patch:
        migrations(patch, NOTES + BROKEN)
        refused(path)
    assert path.read_bytes() == before
    assert pragma(path, "user_version") == VERSION


def test_a_later_step_that_fails_undoes_those_before(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    add(path, 0)
    before = path.read_bytes()
    migrations(monkeypatch, NOTES, FIRST_NOTE + BROKEN)
    with pytest.raises(ProgressFileError, match="no such table: nowhere"):
        Store(path)
    assert path.read_bytes() == before
    assert [entry.name for entry in path.parent.iterdir()] == [path.name]


def test_a_copy_of_an_older_file_is_kept_beside_it(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    add(path, 0)
    with Store(path) as store:
        assert store.copy is None
    migrations(monkeypatch, NOTES)
    with Store(path) as store:
        copy = store.copy
    assert copy == path.with_name(f"progress.version-{VERSION}.db")
    assert pragma(copy, "user_version") == VERSION
    assert questions(copy) == ["q 0"]  # which brings it up to date in its turn
    with Store(path) as store:
        assert store.copy is None


def test_a_copy_takes_no_other_copys_place(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    add(path, 0)
    for name in (f"progress.version-{VERSION}.db", f"progress.version-{VERSION}.2.db"):
        path.with_name(name).write_bytes(b"mine")
    migrations(monkeypatch, NOTES)
    with Store(path) as store:
        assert store.copy == path.with_name(f"progress.version-{VERSION}.3.db")
    assert path.with_name(f"progress.version-{VERSION}.db").read_bytes() == b"mine"
    assert len([*path.parent.iterdir()]) == 4


def test_a_file_that_cannot_be_copied_stays_as_it_is(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    add(path, 0)
    migrations(monkeypatch, NOTES)
    monkeypatch.setattr(progress_file, "write_copy", fail_with("disk is full"))
    assert "disk is full" in refused(path)
    assert [entry.name for entry in path.parent.iterdir()] == [path.name]


def test_a_disk_that_is_full_while_a_file_is_brought_up_to_date(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    add(path, 0)
    migrations(monkeypatch, NOTES + "INSERT INTO notes VALUES (hex(zeroblob(100000)));")
    connect = sqlite3.connect

    def small(*arguments: Any, **options: Any) -> sqlite3.Connection:
        db: sqlite3.Connection = connect(*arguments, **options)
        db.execute("PRAGMA max_page_count = 16")
        return db

    with monkeypatch.context() as patch:
        patch.setattr(sqlite3, "connect", small)
        assert "disk is full" in refused(path, "make room on the disk")
    assert questions(path) == ["q 0"]
    assert pragma(path, "user_version") == VERSION + 1


def test_two_terminals_that_bring_a_file_up_to_date_at_once(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    add(path, 0)
    migrations(monkeypatch, NOTES)
    overtaken(monkeypatch, schema, "migrate", path)
    assert questions(path) == ["q 0", "q 99"]
    assert pragma(path, "user_version") == VERSION + 1


def test_no_step_is_taken_twice(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    add(path, 0)
    migrations(monkeypatch, "UPDATE answers SET hints = hints + 1;")
    overtaken(monkeypatch, schema, "migrate", path)
    with Store(path) as store:
        assert [(answer.question, answer.hints) for answer in store.answers()] == [
            ("q 0", 1),
            ("q 99", 0),
        ]


# Another program is in the way


def test_a_file_in_use_is_waited_for_with_a_word(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    # A11: the answer that was typed was lost after ten silent seconds.
    monkeypatch.setattr(connection, "_SOON", 0.02)
    add(path, 0)
    with closing(sqlite3.connect(path, isolation_level=None)) as other:
        told: list[str] = []

        def waiting() -> None:
            told.append("waiting")
            other.execute("ROLLBACK")

        other.execute("BEGIN EXCLUSIVE")
        with Store(path, waiting=waiting) as store:
            other.execute("BEGIN IMMEDIATE")
            store.check_writable()
            other.execute("BEGIN IMMEDIATE")
            store.add(numbered("q", 1))
            other.execute("BEGIN EXCLUSIVE")
            assert [answer.question for answer in store.answers()] == ["q 0", "q 1"]
            other.execute("BEGIN IMMEDIATE")
            store.set_goal(GoalChange(date(2026, 5, 2), 20), datetime(2026, 5, 1, tzinfo=UTC))
            other.execute("BEGIN IMMEDIATE")
            store.merge(store.log())
        assert told == ["waiting"] * 6


def test_a_file_that_stays_in_use_says_what_to_do(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(connection, "_SOON", 0.01)
    monkeypatch.setattr(connection, "_ATTEMPTS", 3)
    add(path, 0)
    told: list[str] = []
    with (
        closing(sqlite3.connect(path, isolation_level=None)) as other,
        Store(path, waiting=lambda: told.append("waiting")) as store,
    ):
        other.execute("BEGIN IMMEDIATE")
        with pytest.raises(ProgressFileError, match="close that one and try again, or drill"):
            store.add(numbered("q", 1))
        assert told == ["waiting"]


@pytest.mark.parametrize(
    ("error", "way_out"),
    [
        (OSError(errno.ENOSPC, "No space left on device"), "make room on the disk"),
        (PermissionError(errno.EACCES, "Permission denied"), "make it and its folder yours"),
        (OSError(errno.EROFS, "Read-only file system"), "make it and its folder yours"),
        (OSError(errno.EIO, "Input/output error"), "move it away"),
        (sqlite3.DatabaseError("database disk image is malformed"), "move it away"),
    ],
    ids=str,
)
def test_each_error_of_the_disk_has_its_own_advice(error: Exception, way_out: str) -> None:
    assert progress_file.advice(error).startswith(way_out)


def test_a_file_that_may_not_be_written_says_so(path: Path) -> None:
    add(path, 0)
    with read_only(path) as store, pytest.raises(ProgressFileError, match="make it and its folder"):
        store.add(numbered("q", 1))


KILLED_IN_WAL_MODE = """
import os, sqlite3, sys
db = sqlite3.connect(sys.argv[1], isolation_level=None)
db.execute("PRAGMA journal_mode = WAL")
db.execute("PRAGMA wal_autocheckpoint = 0")
names = "at, day, utc_offset, drill, question, answer, right_answer, outcome, marks, itemised, "
names += "seconds, hints, seed, loss, session, game"
for number in range(300):
    question = f"'wal {number} ' || hex(zeroblob(500))"
    values = names.replace("question", question)
    db.execute(f"INSERT INTO answers ({names}) SELECT {values} FROM answers WHERE id = 1")
os.kill(os.getpid(), 9)
"""


def test_a_file_left_in_wal_mode_by_a_kill_opens(path: Path) -> None:
    # A13: it was refused once, since its end stood in the log beside it.
    add(path, 0)
    subprocess.run([sys.executable, "-c", KILLED_IN_WAL_MODE, str(path)], check=False)
    assert path.with_name("progress.db-wal").exists()
    assert len(questions(path)) == 301
    assert pragma(path, "page_count") > 50
    assert [entry.name for entry in path.parent.iterdir()] == [path.name]


def test_a_home_of_nobody_is_told_what_to_do(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COACH_HOME", "~nosuchuser/cards")
    with pytest.raises(ProgressFileError, match="no such user; name a folder in COACH_HOME"):
        default_path()
    monkeypatch.delenv("COACH_HOME")
    monkeypatch.setattr(platformdirs, "user_data_path", lambda *_, **__: Path("~/.local/share"))
    with pytest.raises(ProgressFileError, match="you have no home; name a folder in COACH_HOME"):
        default_path()


def test_somebody_without_a_home_is_told_what_to_do(monkeypatch: pytest.MonkeyPatch) -> None:
    def homeless(*_: Any, **__: Any) -> None:
        raise RuntimeError("Could not determine home directory.")

    monkeypatch.delenv("COACH_HOME")
    monkeypatch.setattr(platformdirs, "user_data_path", homeless)
    with pytest.raises(ProgressFileError, match="you have no home; name a folder in COACH_HOME"):
        default_path()
