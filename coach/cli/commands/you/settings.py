"""`coach settings`: what is set, where, and how to change it."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING, Annotated, Any, NamedTuple

import typer

from coach.cli.options.common import Json, NoColor, new_app
from coach.cli.options.help import Grouped
from coach.cli.own_settings import make_own, read_own, set_own, settings_path
from coach.cli.terminal import Terminal
from coach.settings.settings import ENVIRONMENT, SETTINGS
from coach.words import settings as words

if TYPE_CHECKING:
    from pathlib import Path

    from coach.settings.settings import Setting
    from coach.settings.text import ReadSettings

app = new_app()


def _names(incomplete: str) -> list[str]:
    return [name for name in SETTINGS if name.startswith(incomplete)]


@app.command(cls=Grouped)
def settings(
    name: Annotated[
        str | None,
        typer.Argument(metavar="[NAME]", autocompletion=_names, help="One setting, like goal."),
    ] = None,
    value: Annotated[
        str | None, typer.Argument(metavar="[VALUE]", help="Its new value, like 15.")
    ] = None,
    edit: Annotated[
        bool, typer.Option("--edit", help="Open the settings file in your editor.")
    ] = False,
    json: Json = False,
    no_color: NoColor = False,
) -> None:
    """Show or change the settings.

    They stand in a plain text file, one a line, that you may edit too. A new goal counts from the
    next day on.
    """
    path = settings_path()
    if edit:
        _edit(path)
    if name is not None:
        name = _known(name)
        if value is not None:
            set_own(path, name, value)
    read = read_own(path)
    terminal = Terminal.open(no_color=no_color, settings=read.settings)
    shown = [
        _standing(setting, read) for setting in SETTINGS.values() if name in (None, setting.name)
    ]
    if json:
        terminal.json({"file": str(path), "settings": [one.json() for one in shown]})
    elif name is None:
        _show(terminal, path, shown)
    else:
        _show_one(terminal, shown[0])


class _Standing(NamedTuple):
    """A setting as it stands now."""

    setting: Setting
    value: str
    source: str
    """`default`, `file`, `progress` or `environment`."""
    line: int | None
    """Of the settings file."""
    remark: str = ""

    def json(self) -> dict[str, Any]:
        """The setting as JSON."""
        return {
            "name": self.setting.name,
            "value": self.setting.read(self.value),
            "default": self.setting.read(self.setting.default),
            "source": self.source,
            "line": self.line,
        }


def _standing(setting: Setting, read: ReadSettings) -> _Standing:
    """The value of a setting, and where it comes from."""
    line = read.lines.get(setting.name)
    value = getattr(read.settings, setting.name)
    if setting.name == "goal":
        return _goal(setting, line)
    variable, meant = ENVIRONMENT.get(setting.name, ("", ""))
    if os.environ.get(variable):
        return _Standing(setting, meant, "environment", None)
    written = {True: "yes", False: "no"}.get(value, value)
    return _Standing(setting, written, "default" if line is None else "file", line)


def _goal(setting: Setting, line: int | None) -> _Standing:
    """The goal that the progress file has, which may begin tomorrow."""
    from coach.cli.clock import today
    from coach.cli.store import next_day, open_store
    from coach.progress.streak import goal_on

    with open_store() as store:
        changes, day = store.goals(), next_day(store)
    now, coming = goal_on(today(), changes), goal_on(day, changes)
    remark = "" if now == coming else words.until(f"{day:%A}", now)
    source = "file" if line is not None else "progress" if changes else "default"
    return _Standing(setting, str(coming), source, line, remark)


def _origin(one: _Standing) -> str:
    variable, _ = ENVIRONMENT.get(one.setting.name, ("", ""))
    return words.origin(one.source, one.line, variable)


def _known(name: str) -> str:
    """The name of a setting.

    Raises:
        typer.BadParameter: nothing has it.
    """
    from coach.english import meant

    if name.lower() not in SETTINGS:
        raise typer.BadParameter(f"{name!r} is not a setting: {meant(name, SETTINGS)}")
    return name.lower()


def _edit(path: Path) -> None:
    """Open the file in the player's editor, and wait until that has ended.

    Raises:
        typer.BadParameter: no editor is named, or it cannot be run.
    """
    import shlex
    import subprocess

    make_own(path)
    editor = os.environ.get("VISUAL") or os.environ.get("EDITOR")
    if not editor:
        raise typer.BadParameter(f"set EDITOR to your editor, or open {path} in it")
    try:
        subprocess.run([*shlex.split(editor), str(path)], check=False)
    except (OSError, ValueError) as error:
        raise typer.BadParameter(f"{editor!r} cannot be run: open {path} yourself") from error


def _show(terminal: Terminal, path: Path, shown: list[_Standing]) -> None:
    terminal.line()
    terminal.table(
        [(one.setting.name, one.value, _origin(one), one.setting.about) for one in shown],
        header=("setting", "value", "from", ""),
        align="llll",
        spare=("",),
    )
    terminal.line()
    for one in shown:
        if one.remark:
            terminal.line(one.remark)
    terminal.line(words.CHANGE)
    terminal.line(words.where(str(path), there=path.exists()))
    terminal.line()


def _show_one(terminal: Terminal, one: _Standing) -> None:
    place = _origin(one)
    terminal.line(words.standing(one.setting.name, one.value, place))
    if one.remark:
        terminal.line(one.remark)
    terminal.line(words.meaning(one.setting.about, one.setting.right))
