from __future__ import annotations

import io
import json
import sqlite3
from contextlib import closing
from datetime import datetime, timedelta
from pathlib import Path
from types import SimpleNamespace

import pytest

from coach.progress import schema
from coach.progress.answer import COLUMNS
from tests.cli.conftest import Coach
from tests.progress.exported import an_entry

EVERYTHING = (("stats",), ("streak",), ("themes",), ("daily",))


def practise(coach: Coach, clock: list[datetime]) -> None:
    """Three weeks of every drill, with misses, hints, shown answers and reviews."""
    for day in range(21):
        clock[0] += timedelta(days=1, minutes=7)
        coach("hand-count", "-n", "5", "--seed", str(day), typed="4\n6\n?\n8\nr\n2\n")
        coach("hand-count", "-n", "2", "-i", "--seed", str(day + 50), typed="4\n\n\n\n\n" * 2)
        coach("pegging-drill", "-n", "5", "--seed", str(day), typed="0\n" * 5)
        if day % 7 == 3:
            coach("discard", "-n", "1", "--seed", str(day), typed="r\n")
            coach("goal", str(5 + day))
        if day % 3 == 0:
            coach("review", typed="4\n" * 20)


def told(coach: Coach) -> list[str]:
    shown = [coach(*command, "--json").out for command in EVERYTHING]
    return [*shown, coach().out, coach("review").out, coach("export", "-f", "anki").out]


@pytest.mark.slow
def test_everything_follows_from_the_exported_log(
    coach: Coach, clock: list[datetime], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    practise(coach, clock)
    live = told(coach)
    export = coach("export").out
    copy = tmp_path / "copy.json"
    assert coach("export", str(copy)).out == f" {copy}: {len(export.splitlines())} lines written.\n"
    assert copy.read_text() == export
    monkeypatch.setenv("COACH_HOME", str(tmp_path / "elsewhere"))
    assert "No answers yet" in coach("stats").out
    answers = len(json.loads(export)["answers"])
    assert coach("import", str(copy)).out == f" {answers} answers taken in; changes of goal: 3.\n"
    for _ in range(5):
        coach("review")  # each explains a term that this place has not met
    assert told(coach) == live
    assert coach("export").out == export
    assert "0 answers taken in" in coach("import", "-", typed=export).out
    assert coach("export").out == export
    assert "due again" in live[-3]


def test_the_deck_as_anki_reads_it(coach: Coach, clock: list[datetime]) -> None:
    coach("hand-count", "--seed", "8", "-n", "2", typed="16\n6\n")
    *head, card = coach("export", "--format", "anki").out.splitlines()
    assert all(line.startswith("#") for line in head)
    assert head[0] == "#separator:tab"
    assert card.split("\t") == [
        "show 4C5D3S4S 9C",
        "Count the hand 4♣ 5♦ 3♠ 4♠, starter 9♣",
        "8: a double run of three is eight",
        "hand-count",
    ]


def test_a_file_that_is_there_is_not_written_over(coach: Coach, tmp_path: Path) -> None:
    file = tmp_path / "mine.json"
    file.write_text("mine")
    refused = coach("export", str(file))
    assert refused.code == 2
    assert "is there already; --force writes over it" in refused.err
    assert file.read_text() == "mine"
    assert coach("export", str(file), "--force").code == 0
    assert json.loads(file.read_text())["answers"] == []
    assert [entry.name for entry in tmp_path.glob("mine*")] == ["mine.json"]


def test_a_folder_that_is_not_there(coach: Coach, tmp_path: Path) -> None:
    refused = coach("export", str(tmp_path / "no" / "such.json"))
    assert refused.code == 2
    assert f"there is no folder {tmp_path / 'no'}" in " ".join(refused.err.split())


def test_the_progress_file_itself_is_never_written_over(
    coach: Coach, home: Path, tmp_path: Path
) -> None:
    # A8: an export onto the progress file destroyed all answers.
    coach("goal", "7")
    progress = home / "progress.db"
    before = progress.read_bytes()
    link, hard = tmp_path / "link.json", tmp_path / "hard.json"
    link.symlink_to(progress)
    hard.hardlink_to(progress)
    for file in (progress, link, hard):
        for more in ([], ["--backup"]):
            refused = coach("export", "--force", str(file), *more)
            assert refused.code == 2
            assert "is the progress file itself" in refused.err
    assert progress.read_bytes() == before


def test_what_is_no_regular_file_is_not_written_over(coach: Coach, tmp_path: Path) -> None:
    for file in (tmp_path, Path("/dev/null")):
        refused = coach("export", "--force", str(file))
        assert refused.code == 2
        assert "is not a regular file" in refused.err


def test_a_link_is_followed_and_the_mode_kept(coach: Coach, tmp_path: Path) -> None:
    file, link = tmp_path / "mine.json", tmp_path / "link.json"
    file.write_text("mine")
    file.chmod(0o600)
    link.symlink_to(file)
    assert coach("export", "--force", str(link)).code == 0
    assert link.is_symlink()
    assert json.loads(file.read_text())["answers"] == []
    assert file.stat().st_mode & 0o777 == 0o600


def test_a_backup_is_written_and_restored(
    coach: Coach, home: Path, tmp_path: Path, clock: list[datetime]
) -> None:
    coach("hand-count", "--seed", "8", "-n", "2", typed="16\n6\n")
    live = told(coach)
    file = tmp_path / "backup.db"
    assert coach("export", "--backup", str(file)).out == f" {file}: the whole progress file.\n"
    coach("hand-count", "--seed", "9", "-n", "1", typed="r\n")
    after = told(coach)
    restored = coach("import", "--restore", str(file))
    assert restored.out == (
        f" {file} is the progress file now; the one before is kept as progress.replaced.db.\n"
    )
    for _ in range(5):
        coach("review")  # each explains a term that this place has not met
    assert told(coach) == live
    kept = str(home / "progress.replaced.db")
    assert coach("import", kept).out == " 1 answer taken in, 2 known already.\n"
    assert told(coach) == after


def test_a_backup_needs_a_file_and_no_format(coach: Coach, tmp_path: Path) -> None:
    file = str(tmp_path / "backup.db")
    assert "--backup needs a FILE" in coach("export", "--backup").err
    assert "do not go together" in coach("export", "--backup", file, "-f", "csv").err
    assert "there is no file" in coach("import", "--restore", file).err
    (tmp_path / "backup.db").write_text("mine")
    refused = coach("import", "--restore", file)
    assert (refused.code, refused.err) == (
        2,
        f"coach: {file}: it is not a readable backup: file is not a database\n",
    )


@pytest.mark.parametrize(
    ("content", "told"),
    [
        (None, "cannot be read: No such file or directory"),
        (b"\xff\xfe\x00", "it is not text"),
        (b"show 5H5S6D4S JD", "no JSON"),
        (b'{"program": "cribbage-coach", "schema": 1, "goals": [], "answers": [{}]}', "answer 1"),
    ],
)
def test_what_is_no_export_is_refused(
    coach: Coach, tmp_path: Path, content: bytes | None, told: str
) -> None:
    file = tmp_path / "other.json"
    if content is not None:
        file.write_bytes(content)
    refused = coach("import", str(file))
    assert refused.code == 2
    assert told in refused.err
    assert "other.json" in refused.err
    assert refused.err.count("\n") == 1


def test_an_older_progress_file_is_said_to_be_brought_up_to_date(
    coach: Coach, home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    coach("streak")
    monkeypatch.setattr(schema, "MIGRATIONS", (*schema.MIGRATIONS, "CREATE TABLE notes (text);"))
    first, second = coach("streak"), coach("streak")
    copy = f"progress.version-{len(schema.MIGRATIONS) - 1}.db"
    assert first.err == (
        f"coach: {home / 'progress.db'} was brought up to date; a copy of it as it was is {copy}\n"
    )
    assert (second.out, second.err) == (first.out, "")


def an_export(**fields: object) -> str:
    entry = an_entry(**fields)
    return json.dumps({"program": "cribbage-coach", "schema": 2, "goals": [], "answers": [entry]})


def test_a_day_in_the_year_9999_is_refused_and_nothing_dies_of_it(coach: Coach) -> None:
    refused = coach("import", "-", typed=an_export(day="9999-12-31"))
    assert (refused.code, refused.out) == (2, "")
    assert "answer 1: the day 9999-12-31 lies outside 1970-2200" in refused.err
    for command in ((), ("stats",), ("streak",), ("review",), ("export", "-f", "anki")):
        assert coach(*command).code == 0


CANNOT_BE_ASKED = [
    "card 7S2C 8HKS 9C9D 5D : 7S8H2CKS7H",
    "card 7S2C 8HKS 9C9D 5D : 7S8H2CKS",
    "card 7S2C 8HKS 9C7S 5D : 7S",
    "show 5H5S6D4S 5H",
    "play 7S2C 8HKS : 7S7S",
    "go 7S2C : 7S",
    "throw 5H",
    "dance",
]


@pytest.mark.parametrize("question", CANNOT_BE_ASKED)
def test_a_question_that_cannot_be_asked_is_refused(coach: Coach, question: str) -> None:
    refused = coach("import", "-", typed=an_export(question=question))
    assert (refused.code, refused.out) == (2, "")
    assert refused.err == f"coach: -: answer 1: {question!r} is not a question\n"


def test_a_question_that_cannot_be_asked_stops_no_review(
    coach: Coach, clock: list[datetime], home: Path
) -> None:
    # A6: the file has them from before they were refused.
    coach("import", "-", typed=an_export())
    with closing(sqlite3.connect(home / "progress.db")) as db, db:
        for question in CANNOT_BE_ASKED:
            columns = ", ".join(COLUMNS)
            values = columns.replace("question", "?").replace("session", "'two'")
            db.execute(f"INSERT INTO answers ({columns}) SELECT {values} FROM answers", [question])
            db.execute("DELETE FROM answers WHERE id > 1 AND question = 'show 5H5S6D4S JD'")
    clock[0] += timedelta(days=3)
    assert "Review 1 of 1" in coach("review", typed="16\n").out
    assert len(coach("export", "-f", "anki").out.splitlines()) == 8
    assert coach().code == coach("stats").code == 0


def test_a_damaged_row_is_named_and_half_an_export_never_written(
    coach: Coach, home: Path, tmp_path: Path
) -> None:
    coach("hand-count", "--seed", "8", "-n", "2", typed="16\n6\n")
    file = tmp_path / "export.json"
    for change in (
        "marks = '[1]'",
        "marks = '{\"run', answer = '1'",
        "utc_offset = 1000000000000000",
    ):
        with closing(sqlite3.connect(home / "progress.db")) as db, db:
            db.execute(f"UPDATE answers SET {change} WHERE id = 2")
        for form in ("json", "csv", "anki"):
            for more in ([], [str(file)]):
                told = coach("export", "-f", form, *more)
                assert (told.code, told.out) == (3, "")
                assert "row 2 of answers is damaged: " in told.err
                assert not [*tmp_path.glob("export*")]
        assert coach("review").code == coach("stats").code == 3


def test_a_mark_before_the_text_is_read_over(coach: Coach, tmp_path: Path) -> None:
    file = tmp_path / "bom.json"
    file.write_bytes(b"\xef\xbb\xbf" + an_export().encode())
    assert coach("import", str(file)).out == " 1 answer taken in.\n"
    assert coach("import", "-", typed="\ufeff" + an_export()).code == 0


def test_bytes_that_are_no_text_are_refused_from_the_input_too(
    coach: Coach, monkeypatch: pytest.MonkeyPatch
) -> None:
    bad = an_export(answer="caf?").encode().replace(b"?", b"\xe9")
    monkeypatch.setattr(
        "coach.cli.commands.content.import_.sys",
        SimpleNamespace(stdin=SimpleNamespace(buffer=io.BytesIO(bad))),
    )
    refused = coach("import", "-")
    assert (refused.code, refused.err) == (2, "coach: -: it is not text\n")
