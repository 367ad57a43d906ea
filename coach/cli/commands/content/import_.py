"""`coach import`: answers of another machine, or of a copy, taken in without doubles."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated

import typer

from coach.cli.options import NoColor, new_app
from coach.cli.terminal import Terminal

app = new_app()


@app.command(name="import")
def import_(
    file: Annotated[
        Path, typer.Argument(metavar="FILE", help="What coach export wrote; - reads the input.")
    ],
    no_color: NoColor = False,
) -> None:
    """Take in an export of yours.

    What is here already is passed over, so it may be done twice. All of the file is taken in, or
    nothing.
    """
    from coach.cli.store import open_store
    from coach.progress.export import ExportError, from_json

    terminal = Terminal.open(no_color=no_color)
    try:
        log = from_json(sys.stdin.read() if str(file) == "-" else file.read_text("utf-8"))
    except ExportError as error:
        raise ExportError(f"{file}: {error}") from error
    except UnicodeDecodeError as error:
        raise ExportError(f"{file}: it is no text") from error
    except OSError as error:
        raise typer.BadParameter(f"{file} cannot be read: {error.strerror}") from error
    with open_store() as store:
        answers, goals = store.merge(log)
    known = len(log.answers) - answers
    told = f"{answers} answer{'' if answers == 1 else 's'} taken in"
    told += f", {known} known already" if known else ""
    terminal.line(told + (f"; changes of goal: {goals}." if goals else "."))
