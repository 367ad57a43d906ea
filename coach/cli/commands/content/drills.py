"""`coach drills`: the drill packs, one of them, and `coach drills check`, their linter."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from coach.cli.exit_codes import ExitCode
from coach.cli.options.common import Json, NoColor, new_app
from coach.cli.options.help import Grouped
from coach.cli.terminal import Terminal
from coach.words import files as words

if TYPE_CHECKING:
    from collections.abc import Sequence

    from coach.practice.packs.pack import Pack

app = new_app()


def _names(incomplete: str) -> list[str]:
    from coach.cli.own_packs import all_packs

    return [name for name in ("check", *all_packs()) if name.startswith(incomplete)]


@app.command(cls=Grouped)
def drills(
    name: Annotated[
        str | None,
        typer.Argument(
            metavar="[PACK | check]",
            autocompletion=_names,
            help="Describe this pack; check looks for faults in all packs.",
        ),
    ] = None,
    files: Annotated[
        list[Path] | None,
        typer.Argument(metavar="[FILE]...", help="More packs to check, beside all there are."),
    ] = None,
    json: Json = False,
    no_color: NoColor = False,
) -> None:
    """List the drill packs, describe one, or check them.

    The README beside the shipped packs says how to write your own. check tells every fault with
    its file and line.
    """
    terminal = Terminal.open(no_color=no_color)
    if name == "check":
        _check(terminal, files or ())
        return
    if files:
        raise typer.BadParameter(f"{str(files[0])!r} is one too many: describe one pack at a time")
    from coach.cli.own_packs import all_packs, any_pack

    packs = sorted(all_packs().values(), key=_easy_first) if name is None else [any_pack(name)]
    if json:
        terminal.json({"packs": list(map(_json, packs))})
    elif name is None:
        _list(terminal, packs)
    else:
        _describe(terminal, packs[0], name)


def _list(terminal: Terminal, packs: Sequence[Pack[Any]]) -> None:
    from coach.cli.own_packs import own_texts
    from coach.practice.drills.registry import DRILLS
    from coach.practice.packs.files import check_all, shipped_texts

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


def _describe(terminal: Terminal, pack: Pack[Any], name: str) -> None:
    terminal.line()
    terminal.line(pack.title, style="bold")
    terminal.line(pack.teaches)
    terminal.line()
    terminal.line(words.questions_of(pack.drill.about, pack.level, pack.size, pack.in_order))
    terminal.line(words.play_it(pack.drill.command, name))
    terminal.line()


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


def _check(terminal: Terminal, files: Sequence[Path]) -> None:
    """Tell every fault of the packs.

    Raises:
        typer.Exit: there is one.
    """
    from coach.cli.own_packs import own_texts
    from coach.cli.user_files import contents_of
    from coach.practice.packs.files import check_all, shipped_texts

    texts = shipped_texts() | own_texts() | {str(path): contents_of(path) for path in files}
    faults = check_all(texts)
    for fault in faults:
        terminal.error(fault)
    if faults:
        raise typer.Exit(ExitCode.USAGE)
    terminal.line(words.checked(len(texts)))
