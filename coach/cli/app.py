"""The command line: its commands, and the end of every error."""

from __future__ import annotations

import gc
import os
import sys
from collections import UserDict
from importlib import import_module
from typing import Annotated, Any

import typer
from typer.main import get_command

from coach.cli.command_list import COMMANDS, GROUPS, HIDDEN
from coach.cli.exit_codes import ExitCode, exit_code
from coach.cli.options.common import Linear, NoColor, go_linear, linear_option, new_app
from coach.cli.options.help import Suggesting, help_width, write_section
from coach.cli.terminal import Terminal
from coach.cli.usage import example_for, explained
from coach.errors import SettingsError
from coach.settings.settings import DEFAULTS


class _Commands(UserDict[str, Any]):
    """Commands by name, each imported when it is looked at: start-up is a feature."""

    def __getitem__(self, name: str) -> Any:
        command = get_command(import_module(f"coach.cli.commands.{self.data[name].module}").app)
        for one in (command, *getattr(command, "commands", {}).values()):
            one.params.append(linear_option())
        return command


class _Group(Suggesting):
    def __init__(self, **settings: Any) -> None:
        super().__init__(**settings)
        self.commands = _Commands(COMMANDS | HIDDEN)

    def list_commands(self, ctx: Any) -> list[str]:
        """The commands without the hidden ones."""
        return [*COMMANDS]

    def format_options(self, ctx: Any, formatter: Any) -> None:
        """Write the commands in their groups, which loads none of them, then the options."""
        for heading, commands in GROUPS.items():
            rows = [(name, listed.summary) for name, listed in commands.items()]
            write_section(formatter, heading, rows, column=max(map(len, COMMANDS)))
        records = [option.get_help_record(ctx) for option in self.get_params(ctx)]
        write_section(formatter, "Options", [record for record in records if record])


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

        if chosen := home(Terminal.open(no_color=no_color)):
            raise typer.Exit(run([*chosen]))


def run(arguments: list[str] | None = None) -> int:
    """Run the program and return its exit status."""
    try:
        status = get_command(app).main(
            arguments, prog_name="coach", standalone_mode=False, terminal_width=help_width()
        )
        sys.stdout.flush()
    except (Exception, KeyboardInterrupt) as error:
        code = exit_code(error)
        if code is None:
            raise
        if code is ExitCode.OUTPUT:
            sys.stdout = None  # so that nothing is tried again when the interpreter ends
        if code is not ExitCode.INTERRUPTED and not isinstance(error, BrokenPipeError):
            _tell(explained(error), arguments)
        return code
    return status or 0


def _tell(error: BaseException, arguments: list[str] | None) -> None:
    terminal = Terminal.open(settings=DEFAULTS)  # the player's may be what is wrong
    for fault in error.faults if isinstance(error, SettingsError) else (error,):
        terminal.error(fault)
    if example := example_for(error, sys.argv[1:] if arguments is None else arguments):
        terminal.example(example)


def main() -> None:
    """The console script."""
    gc.set_threshold(50_000)  # little garbage, many small objects: looking for cycles costs 4 %
    sys.exit(run())
