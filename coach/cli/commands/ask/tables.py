"""`coach tables`: tables to learn from."""

from __future__ import annotations

import typer  # noqa: TC002 (it reads annotations as it runs)

from coach.cli.commands.ask.crib_table import crib_table
from coach.cli.commands.ask.hands import hands
from coach.cli.options.common import NoColor, new_app
from coach.cli.options.help import Grouped, Suggesting
from coach.cli.terminal import Terminal
from coach.words.tables import TABLES

app = new_app()
app.command("cribs", cls=Grouped)(crib_table)
app.command("hands", cls=Grouped)(hands)


@app.callback(cls=Suggesting, invoke_without_command=True)
def tables(context: typer.Context, no_color: NoColor = False) -> None:
    """Show what cribs average by what is thrown, and how often each total comes."""
    if context.invoked_subcommand is None:
        terminal = Terminal.open(no_color=no_color)
        terminal.line()
        for told in TABLES:
            terminal.line(told)
        terminal.line()
