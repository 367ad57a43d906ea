"""The command line: its commands, and the end of every error."""

from __future__ import annotations

import gc
import os
import sys
from collections import UserDict
from importlib import import_module
from typing import Annotated, Any

import typer
from typer.core import TyperGroup
from typer.main import get_command

from coach.cli.exit_codes import ExitCode, exit_code
from coach.cli.options.common import Linear, NoColor, go_linear, linear_option, new_app
from coach.cli.terminal import Terminal
from coach.settings.settings import DEFAULTS

_COMMANDS = {
    "hand-count": "practise.hand_count",
    "pegging-drill": "practise.pegging_drill",
    "discard": "practise.discard",
    "pegging": "practise.pegging",
    "odds": "ask.odds",
    "crib-quiz": "practise.crib_quiz",
    "crib-table": "ask.crib_table",
    "score": "ask.score",
    "peg": "ask.peg",
    "rules": "ask.rules",
    "daily": "practise.daily",
    "sprint": "practise.sprint",
    "review": "practise.review",
    "streak": "you.streak",
    "stats": "you.stats",
    "settings": "you.settings",
    "goal": "you.goal",
    "themes": "you.themes",
    "hands": "ask.hands",
    "drills": "content.drills",
    "game": "content.game",
    "export": "content.export",
    "import": "content.import_",
}
"""Modules in `coach.cli.commands` by the name of the command, in the order of the help."""


class _Commands(UserDict[str, Any]):
    """Commands by name, each imported when it is looked at: start-up is a feature."""

    def __getitem__(self, name: str) -> Any:
        command = get_command(import_module(f"coach.cli.commands.{self.data[name]}").app)
        for one in (command, *getattr(command, "commands", {}).values()):
            one.params.append(linear_option())
        return command


class _Group(TyperGroup):
    def __init__(self, **settings: Any) -> None:
        super().__init__(**settings)
        self.commands = _Commands(_COMMANDS)


app = new_app(completion=True)


def _version(wanted: bool) -> None:
    if wanted:
        from importlib.metadata import version

        typer.echo(f"coach {version('cribbage-coach')}")
        raise typer.Exit


@app.callback(cls=_Group, invoke_without_command=True)
def coach(
    context: typer.Context,
    no_color: NoColor = False,
    linear: Linear = False,
    version: Annotated[
        bool, typer.Option("--version", callback=_version, is_eager=True, help="Print the version.")
    ] = False,
) -> None:
    """Makes you good at cribbage: counting, pegging and throwing, a few minutes a day."""
    if no_color:
        os.environ["NO_COLOR"] = "1"  # for the command that follows
    if linear:
        go_linear()
    if context.invoked_subcommand is None:
        from coach.cli.commands.you.home import home

        home(Terminal.open(no_color=no_color))


def run(arguments: list[str] | None = None) -> int:
    """Run the program and return its exit status."""
    try:
        status = get_command(app).main(arguments, prog_name="coach", standalone_mode=False) or 0
        sys.stdout.flush()
    except (Exception, KeyboardInterrupt) as error:
        code = exit_code(error)
        if code is None:
            raise
        if code is ExitCode.OUTPUT:
            sys.stdout = None  # so that nothing is tried again when the interpreter ends
        if code is not ExitCode.INTERRUPTED and not isinstance(error, BrokenPipeError):
            Terminal.open(settings=DEFAULTS).error(
                error
            )  # those of the player may be what is wrong
        return code
    return status


def main() -> None:
    """The console script."""
    gc.set_threshold(50_000)  # little garbage, many small objects: looking for cycles costs 4 %
    sys.exit(run())
