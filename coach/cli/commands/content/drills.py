"""`coach drills`: the list of packs, and `coach drills check`, their linter."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from coach.cli.exit_codes import ExitCode
from coach.cli.options.common import Json, NoColor, new_app
from coach.cli.terminal import Terminal
from coach.words import files as words

if TYPE_CHECKING:
    from coach.practice.packs.pack import Pack

app = new_app()


@app.callback(invoke_without_command=True)
def drills(context: typer.Context, json: Json = False, no_color: NoColor = False) -> None:
    """List the drill packs.

    The README beside the shipped packs says how to write your own.
    """
    if context.invoked_subcommand is not None:
        return
    from coach.cli.own_packs import all_packs, own_texts
    from coach.practice.drills.registry import DRILLS
    from coach.practice.packs.files import check_all, shipped_texts

    terminal = Terminal.open(no_color=no_color)
    packs = sorted(all_packs().values(), key=_easy_first)
    if json:
        terminal.json({"packs": list(map(_json, packs))})
        return
    for drill in DRILLS.values():
        if not any(pack.drill is drill for pack in packs):
            continue
        terminal.line()
        terminal.line(words.packs_of(drill.about, drill.command), style="bold")
        terminal.line()
        for pack in packs:
            if pack.drill is drill:
                title = "" if terminal.narrow else pack.title
                cells = f"{pack.id:19} {pack.level or '':6}", title
                terminal.row(cells, headings=("", ""), indent=2)
                terminal.line(pack.teaches, indent=6)
    terminal.line()
    for fault in check_all(shipped_texts() | own_texts()):
        terminal.line(words.not_playable(fault))


def _easy_first(pack: Pack[Any]) -> tuple[int, int]:
    """Sort by drill, then from first steps on; a pack that does not say comes last."""
    from coach.practice.drills.registry import DRILLS
    from coach.practice.packs.pack import LEVELS

    level = len(LEVELS) if pack.level is None else LEVELS.index(pack.level)
    return [*DRILLS].index(pack.drill.id), level


def _json(pack: Pack[Any]) -> dict[str, Any]:
    return {
        "id": pack.id,
        "drill": pack.drill.id,
        "title": pack.title,
        "teaches": pack.teaches,
        "level": pack.level,
        "command": f"coach {pack.drill.command} --pack {pack.id}",
        "questions": pack.size or None,
    }


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
    """Check drill packs: every fault with its file and line."""
    from coach.cli.own_packs import own_texts
    from coach.cli.text_file import contents_of
    from coach.practice.packs.files import check_all, shipped_texts

    terminal = Terminal.open(no_color=no_color)
    texts = shipped_texts() | own_texts() | {str(path): contents_of(path) for path in packs or ()}
    faults = check_all(texts)
    for fault in faults:
        terminal.error(fault)
    if faults:
        raise typer.Exit(ExitCode.USAGE)
    terminal.line(words.checked(len(texts)))
