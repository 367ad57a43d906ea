"""`coach export`: all answers as a file, to keep, to move, to look at elsewhere."""

from __future__ import annotations

import os
from enum import StrEnum
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from coach.cli.options import NoColor, new_app
from coach.cli.store import open_store
from coach.cli.terminal import Terminal

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from coach.progress.store import Store

app = new_app()


class Format(StrEnum):
    """How an export is written."""

    JSON = "json"
    CSV = "csv"
    ANKI = "anki"


@app.command()
def export(
    file: Annotated[
        Path | None, typer.Argument(metavar="[FILE]", help="Where to; the screen unless said.")
    ] = None,
    form: Annotated[
        Format,
        typer.Option(
            "--format",
            "-f",
            help="json is everything, for coach import; csv the answers, for a spreadsheet; "
            "anki the mistakes deck, as text that Anki imports.",
        ),
    ] = Format.JSON,
    force: Annotated[
        bool, typer.Option("--force", help="Write over a file that is there.")
    ] = False,
    no_color: NoColor = False,
) -> None:
    """Write out all answers and goals.

    The JSON loses nothing: coach import on another machine makes the same statistics, streak and
    deck of it.
    """
    terminal = Terminal.open(no_color=no_color)
    if file is not None and file.exists() and not force:
        raise typer.BadParameter(f"{file} is there already; --force writes over it")
    if file is not None and not file.parent.is_dir():
        raise typer.BadParameter(f"there is no folder {file.parent}")
    with open_store() as store:
        lines = _lines(store, form)
        if file is None:
            terminal.data(lines)
            return
        count = _write(file, lines)
    terminal.line(f"{file}: {count} lines written.")


def _lines(store: Store, form: Format) -> Iterator[str]:
    from coach.progress.export import as_csv, as_json

    if form is Format.ANKI:
        from coach.practice.anki import as_anki
        from coach.practice.choose.mistakes import deck
        from coach.practice.questions import readable

        return as_anki(readable(mistake.question for mistake in deck(store)))
    return (as_json if form is Format.JSON else as_csv)(store.log())


def _write(file: Path, lines: Iterable[str]) -> int:
    """Write beside the file and move there, so that a full disk leaves the old one whole."""
    fresh = file.with_name(f"{file.name}.{os.getpid()}.new")
    count = 0
    try:
        with fresh.open("w", encoding="utf-8", newline="\n") as stream:
            for line in lines:
                stream.write(f"{line}\n")
                count += 1
        fresh.replace(file)
    finally:
        fresh.unlink(missing_ok=True)
    return count
