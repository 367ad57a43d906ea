"""`coach export`: all answers as a file, to keep, to move, to look at elsewhere."""

from __future__ import annotations

from enum import StrEnum
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from coach.cli.options.common import NoColor, new_app, refuse_together
from coach.cli.options.help import Grouped
from coach.cli.store import open_store
from coach.cli.terminal import Terminal
from coach.words import files as words

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from coach.progress.store import Store

app = new_app()


class Format(StrEnum):
    """Formats of an export."""

    JSON = "json"
    CSV = "csv"
    ANKI = "anki"


@app.command(cls=Grouped)
def export(
    context: typer.Context,
    file: Annotated[
        Path | None, typer.Argument(metavar="[FILE]", help="File to write; default the screen.")
    ] = None,
    form: Annotated[
        Format | None,
        typer.Option(
            "--format",
            "-f",
            help="json (default) is everything, for coach import; csv the answers, for a "
            "spreadsheet; anki the mistakes deck, for Anki.",
        ),
    ] = None,
    backup: Annotated[
        bool,
        typer.Option("--backup", help="Copy the whole progress file, for coach import --restore."),
    ] = False,
    anonymous: Annotated[
        bool,
        typer.Option(
            "--anonymous",
            help="Leave out times of day, time zone, seeds and the names of sittings: days and "
            "answers stay, for the same statistics.",
        ),
    ] = False,
    force: Annotated[bool, typer.Option("--force", help="Overwrite an existing file.")] = False,
    no_color: NoColor = False,
) -> None:
    """Write out all answers and goals.

    The JSON is complete: coach import on another machine makes the same statistics, streak and
    deck. A backup is a consistent copy of the progress file, even while other terminals write to
    it. --anonymous is for giving away: coach import, with a folder of its own in COACH_HOME, makes
    the same statistics and streak of it.
    """
    from coach.cli.user_files import target_of, written_whole

    terminal = Terminal.open(no_color=no_color)
    refuse_together(context, "backup", "form")
    refuse_together(context, "backup", "anonymous")
    if anonymous and form is Format.ANKI:
        raise typer.BadParameter("--anonymous goes with json and csv; anki has no times anyway")
    if backup and file is None:
        raise typer.BadParameter("--backup needs a FILE to write to")
    target = None if file is None else target_of(file, force=force)
    with open_store() as store:
        if target is None:
            terminal.data(_lines(store, form, anonymous=anonymous))
            return
        with written_whole(target) as fresh:
            if backup:
                from coach.progress.copies.backup import write_backup

                write_backup(store.path, fresh)
                told = words.THE_WHOLE_FILE
            else:
                told = words.lines(_write(fresh, _lines(store, form, anonymous=anonymous)))
    terminal.line(words.exported(str(file), told))


def _lines(store: Store, form: Format | None, *, anonymous: bool) -> Iterator[str]:
    from coach.progress.copies.anonymous import anonymous as without_person
    from coach.progress.copies.export import as_csv, as_json

    if form is Format.ANKI:
        from coach.practice.anki import as_anki
        from coach.practice.choose.mistakes import deck
        from coach.practice.drills.registry import readable

        return as_anki(readable(mistake.question for mistake in deck(store)))
    log = without_person(store.log()) if anonymous else store.log()
    return (as_csv if form is Format.CSV else as_json)(log)


def _write(file: Path, lines: Iterable[str]) -> int:
    count = 0
    with file.open("w", encoding="utf-8", newline="\n") as stream:
        for line in lines:
            stream.write(f"{line}\n")
            count += 1
    return count
