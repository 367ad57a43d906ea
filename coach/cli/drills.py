"""`coach drills`: which packs there are, and `coach drills check`, their linter."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from coach.cli.exit_codes import ExitCode
from coach.cli.options import Json, NoColor, new_app
from coach.cli.terminal import Terminal

app = new_app()


@app.callback(invoke_without_command=True)
def drills(context: typer.Context, json: Json = False, no_color: NoColor = False) -> None:
    """List the drill packs."""
    if context.invoked_subcommand is not None:
        return
    from coach.practice.pack_files import shipped

    terminal = Terminal.open(no_color=no_color)
    packs = list(shipped().values())
    if json:
        terminal.json(
            {
                "packs": [
                    {"id": pack.id, "title": pack.title, "teaches": pack.teaches} for pack in packs
                ]
            }
        )
        return
    terminal.line()
    for pack in packs:
        terminal.line(f"{pack.id:20} {pack.title}")
        terminal.line(pack.teaches, indent=4)
    terminal.line()
    terminal.line("Drill one:  coach hand-count --pack NAME")
    terminal.line()


@app.command()
def check(
    packs: Annotated[
        list[Path] | None,
        typer.Argument(metavar="[FILE]...", help="Packs to check; without any, the shipped ones."),
    ] = None,
    no_color: NoColor = False,
) -> None:
    """Check drill packs: ids, hints, cards, filters. Every fault is named."""
    from coach.practice.pack_files import check_all, shipped_texts

    terminal = Terminal.open(no_color=no_color)
    texts = shipped_texts() if packs is None else {str(path): _text(path) for path in packs}
    faults = check_all(texts)
    for fault in faults:
        terminal.error(fault)
    if faults:
        raise typer.Exit(ExitCode.USAGE)
    terminal.line(f"{len(texts)} packs checked, no fault.")


def _text(path: Path) -> str:
    try:
        return path.read_text("utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise typer.BadParameter(f"{path} cannot be read: {error}") from error
