"""`coach goal`: the number of first answers that make a day."""

from __future__ import annotations

from typing import Annotated

import typer

from coach.cli.options.common import NoColor, new_app, whole_number
from coach.cli.options.help import Grouped
from coach.cli.terminal import Terminal

app = new_app()


@app.command(cls=Grouped)
def goal(
    answers: Annotated[
        int | None,
        typer.Argument(metavar="[N]", parser=whole_number(1, 1000), help="First answers a day."),
    ] = None,
    no_color: NoColor = False,
) -> None:
    """Show or set the daily goal.

    A new goal counts from the next day.
    """
    from coach.cli.clock import today
    from coach.cli.own_settings import set_own, settings_path
    from coach.cli.store import next_day, open_store
    from coach.progress.streak import goal_on
    from coach.words.progress.streak import goal as told_goal

    if answers is not None:
        set_own(settings_path(), "goal", str(answers))
    terminal = Terminal.open(no_color=no_color)
    with open_store() as store:
        changes, day = store.goals(), next_day(store)
    terminal.line(told_goal(goal_on(today(), changes), goal_on(day, changes), f"{day:%A}"))
