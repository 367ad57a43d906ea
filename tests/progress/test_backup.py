from __future__ import annotations

import shutil
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from coach.errors import ExportError
from coach.progress import schema
from coach.progress.copies import backup
from coach.progress.kept_deck import KeptDeck
from coach.progress.store import Store
from tests.progress.test_old_files import TOLD, of_version_1, of_version_2
from tests.progress.writer import numbered

if TYPE_CHECKING:
    from collections.abc import Callable

    from coach.progress.log import Log


@pytest.fixture
def path(tmp_path: Path) -> Path:
    folder = tmp_path / "home"
    folder.mkdir()
    return folder / "progress.db"


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    return tmp_path / "backup.db"


def add(path: Path, *numbers: int) -> None:
    with Store(path) as store:
        for number in numbers:
            store.add(numbered("q", number))


def questions(path: Path) -> list[str]:
    with Store(path) as store:
        return [answer.question for answer in store.answers()]


def names(path: Path) -> list[str]:
    return sorted(entry.name for entry in path.parent.iterdir())


def test_a_backup_is_the_whole_file_while_others_write(path: Path, copy: Path) -> None:
    of_version_2(path)
    with Store(path) as store, Store(path) as other:
        other.db.execute("BEGIN IMMEDIATE")
        other.add(numbered("not finished", 0))
        backup.write_backup(path, copy)
        other.db.execute("ROLLBACK")
        with closing(sqlite3.connect(copy)) as there:
            assert [*there.iterdump()] == [*store.db.iterdump()]
            for name in ("application_id", "user_version"):
                asked = f"PRAGMA {name}"
                assert there.execute(asked).fetchone() == store.db.execute(asked).fetchone()


def test_a_backup_that_cannot_be_written(path: Path, tmp_path: Path) -> None:
    add(path, 0)
    with pytest.raises(ExportError, match="no backup could be written"):
        backup.write_backup(path, tmp_path / "no" / "such.db")


def test_a_restored_backup_is_the_progress_file(path: Path, copy: Path) -> None:
    add(path, 0, 1)
    backup.write_backup(path, copy)
    before = copy.read_bytes()
    add(path, 2)
    replaced = backup.restore(copy, path)
    assert replaced == path.with_name("progress.replaced.db")
    assert questions(path) == ["q 0", "q 1"]
    assert questions(replaced) == ["q 0", "q 1", "q 2"]
    assert copy.read_bytes() == before
    assert backup.restore(copy, path) == path.with_name("progress.replaced.2.db")
    assert names(path) == ["progress.db", "progress.replaced.2.db", "progress.replaced.db"]


def test_a_backup_comes_where_there_is_no_progress_file(path: Path, copy: Path) -> None:
    add(path, 0)
    backup.write_backup(path, copy)
    new = path.parent / "new" / "progress.db"
    assert backup.restore(copy, new) is None
    assert questions(new) == ["q 0"]
    assert names(new) == ["progress.db"]


def test_a_backup_comes_in_the_place_of_a_damaged_file(path: Path, copy: Path) -> None:
    add(path, 0)
    backup.write_backup(path, copy)
    path.write_bytes(b"damaged")
    path.with_name("progress.db-journal").write_bytes(b"half a page")
    replaced = backup.restore(copy, path)
    assert replaced is not None
    assert replaced.read_bytes() == b"damaged"
    assert questions(path) == ["q 0"]
    assert names(path) == [
        "progress.db",
        "progress.replaced.db",
        "progress.replaced.db-journal",
    ]


@pytest.mark.parametrize("make", [of_version_1, of_version_2])
def test_a_backup_of_an_older_version_is_read_and_restored(
    path: Path, copy: Path, make: Callable[[Path], None]
) -> None:
    make(copy)
    before = copy.read_bytes()
    assert len(backup.log_of(copy).answers) == TOLD["answers"]
    backup.restore(copy, path)
    with Store(path) as store:
        assert len(store.answers()) == TOLD["answers"]
        assert store.copy is None
    assert copy.read_bytes() == before
    assert names(path) == ["progress.db"]
    assert names(copy) == ["backup.db", "home"]


def test_a_log_of_a_backup_brings_what_is_missing_here(path: Path, copy: Path) -> None:
    of_version_2(copy)
    with Store(path) as store:
        assert store.merge(backup.log_of(copy)) == (TOLD["answers"], 2)
        assert store.merge(backup.log_of(copy)) == (0, 0)


def damaged(copy: Path) -> None:
    contents = bytearray(copy.read_bytes())
    contents[4096 * 3 : 4096 * 5] = b"x" * 8192
    copy.write_bytes(contents)


def another_programs(copy: Path) -> None:
    with closing(sqlite3.connect(copy)) as db:
        db.execute("PRAGMA application_id = 7")


def newer(copy: Path) -> None:
    with closing(sqlite3.connect(copy)) as db:
        db.execute(f"PRAGMA user_version = {len(schema.MIGRATIONS) + 1}")


def cut_short(copy: Path) -> None:
    copy.write_bytes(copy.read_bytes()[:5000])


def text(copy: Path) -> None:
    copy.write_text("5H 5S", encoding="utf-8")


def gone(copy: Path) -> None:
    copy.unlink()


@pytest.mark.parametrize("spoil", [damaged, another_programs, newer, cut_short, text, gone])
def test_what_is_no_backup_changes_nothing(
    path: Path, copy: Path, spoil: Callable[[Path], None]
) -> None:
    add(path, 0)
    with Store(path) as store:
        for number in range(200):
            store.add(numbered("more", number))
    shutil.copy(path, copy)
    spoil(copy)
    before = path.read_bytes()
    for read in (backup.log_of, lambda file: backup.restore(file, path)):
        with pytest.raises(ExportError, match="it is not a readable backup"):
            read(copy)
    assert path.read_bytes() == before
    assert names(path) == ["progress.db"]


def changed(path: Path, copy: Path, script: str) -> None:
    """A backup in which somebody changed something."""
    add(path, 0)
    backup.write_backup(path, copy)
    with closing(sqlite3.connect(copy)) as db:
        db.executescript(script)


@pytest.mark.parametrize(
    ("script", "says"),
    [
        ("ALTER TABLE answers ADD COLUMN more TEXT", "answers is not as this program makes it"),
        ("DROP INDEX answers_by_day", "answers_by_day is not as this program makes it"),
        (
            "CREATE TRIGGER bomb AFTER INSERT ON answers BEGIN DELETE FROM answers; END",
            "bomb is not as this program makes it",
        ),
        ("UPDATE answers SET day = '9999-12-31'", "outside 1970-2200"),
        ("UPDATE answers SET marks = '[1]'", "are not numbers by kind"),
        ("UPDATE answers SET hints = -1", "answer 1: hints cannot be -1"),
        ("UPDATE answers SET drill = char(27)", "answer 1: drill has the character U.001B"),
        (
            "INSERT INTO goals VALUES (1, '2026-05-01T12:00:00.000+00:00', '2026-05-02', 0)",
            "goal 1: goal cannot be 0",
        ),
        ("INSERT INTO remembered VALUES ('shown count until', 'x')", "shown_count_until cannot"),
    ],
)
def test_a_backup_whose_tables_or_rows_make_no_sense_is_refused(
    path: Path, copy: Path, script: str, says: str
) -> None:
    changed(path, copy, script)
    before = path.read_bytes()
    with pytest.raises(ExportError, match=f"not a readable backup: .*{says}|^{says}"):
        backup.restore(copy, path)
    assert path.read_bytes() == before
    assert names(path) == ["progress.db"]


def test_a_backup_with_questions_of_no_use_is_refused(path: Path, copy: Path) -> None:
    add(path, 0)
    backup.write_backup(path, copy)

    def check(log: Log) -> None:
        raise ExportError(f"{len(log.answers)} of no use")

    with pytest.raises(ExportError, match="1 of no use"):
        backup.restore(copy, path, check)
    assert names(path) == ["progress.db"]


def test_the_deck_of_a_backup_is_made_anew(path: Path, copy: Path) -> None:
    changed(
        path,
        copy,
        "INSERT INTO deck VALUES ('poison', 'x', 0); INSERT INTO deck_reach VALUES ('m', 1)",
    )
    backup.restore(copy, path)
    with Store(path) as store:
        assert KeptDeck(store, "m").mistakes == []
