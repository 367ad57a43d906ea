"""`coach import`: answers of another machine, or of a copy, taken in without doubles."""

from __future__ import annotations

import sys
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from coach.cli.options.common import NoColor, new_app
from coach.cli.options.help import Grouped
from coach.cli.terminal import Terminal
from coach.cli.user_files import whole
from coach.words import files as words

if TYPE_CHECKING:
    from collections.abc import Iterator

    from coach.progress.log import Log

app = new_app()
_MOST_BYTES = 500_000_000  # three times what somebody has after ten years of a hundred a day


@app.command(name="import", cls=Grouped)
def import_(
    file: Annotated[
        Path,
        typer.Argument(metavar="FILE", help="An export or a backup; - reads stdin."),
    ],
    restore: Annotated[
        bool,
        typer.Option(
            "--restore", help="Replace the progress file by a backup; the old file is kept."
        ),
    ] = False,
    no_color: NoColor = False,
) -> None:
    """Take in an export or a backup.

    Answers that are stored already are skipped, so importing twice does no harm. The whole file is
    taken in, or nothing. With --restore the backup replaces the progress file, and the old one
    stays beside it under another name.
    """
    from coach.cli.store import open_store
    from coach.data_folder import default_path

    terminal = Terminal.open(no_color=no_color)
    if restore:
        from coach.progress.copies.backup import restore as put_back

        with _told_of(file):
            if not file.is_file():
                raise typer.BadParameter(f"there is no file {file}")
            replaced = put_back(file, default_path(), _check_questions)
        kept = None if replaced is None else replaced.name
        terminal.line(words.restored(str(file), kept))
        return
    with _told_of(file):
        log = _log(file)
        _check_questions(log)
    with open_store() as store:
        answers, goals = store.merge(log)
    terminal.line(words.imported(answers, len(log.answers) - answers, goals))


def _log(file: Path) -> Log:
    """The answers and goals of an export or a backup."""
    from coach.progress.copies.backup import is_database, log_of
    from coach.progress.copies.export import from_json

    contents = _typed() if str(file) == "-" else _read(file)
    if is_database(contents) and str(file) != "-":
        return log_of(file)
    return from_json(contents.decode("utf-8-sig"))  # some editors put a mark before the text


def _read(file: Path) -> bytes:
    with file.open("rb") as stream:
        return whole(stream, _MOST_BYTES)


def _typed() -> bytes:
    """The whole input as it is: what is not text is to be refused, as in a file."""
    return whole(sys.stdin.buffer, _MOST_BYTES) if hasattr(sys.stdin, "buffer") else b""


def _check_questions(log: Log) -> None:
    """Refuse questions that could never be asked again.

    Raises:
        ExportError: there is one.
    """
    from coach.errors import ExportError
    from coach.practice.drills.registry import foreign

    known = set()
    for number, row in enumerate(log.answers, start=1):
        text = row["question"]
        if text not in known and foreign(text):
            raise ExportError(f"answer {number}: {text[:60]!r} is not a question")
        known.add(text)


@contextmanager
def _told_of(file: Path) -> Iterator[None]:
    """Name the file in what is wrong with it."""
    from coach.errors import ExportError

    try:
        yield
    except UnicodeDecodeError as error:
        raise ExportError(f"{file}: it is not text") from error
    except ExportError as error:
        raise ExportError(f"{file}: {error}") from error
    except OSError as error:
        raise typer.BadParameter(f"{file} cannot be read: {error.strerror}") from error
