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
    from coach.cli.own_packs import all_packs, own_texts
    from coach.practice.pack_files import check_all, shipped_texts

    terminal = Terminal.open(no_color=no_color)
    packs = list(all_packs().values())
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
    for fault in check_all(shipped_texts() | own_texts()):
        terminal.line(f"Not playable: {fault}")
    terminal.line("Drill one:  coach hand-count --pack NAME")
    terminal.line()


@app.command()
def check(
    packs: Annotated[
        list[Path] | None,
        typer.Argument(
            metavar="[FILE]...", help="More packs to check, beside the shipped ones and yours."
        ),
    ] = None,
    no_color: NoColor = False,
) -> None:
    """Check drill packs: ids, hints, cards, filters."""
    from coach.cli.own_packs import own_texts, pack_text
    from coach.practice.pack_files import check_all, shipped_texts

    terminal = Terminal.open(no_color=no_color)
    texts = shipped_texts() | own_texts() | {str(path): pack_text(path) for path in packs or ()}
    faults = check_all(texts)
    for fault in faults:
        terminal.error(fault)
    if faults:
        raise typer.Exit(ExitCode.USAGE)
    checked = "1 pack" if len(texts) == 1 else f"{len(texts)} packs"
    terminal.line(f"{checked} checked, no fault.")
