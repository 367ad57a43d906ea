"""`coach goal`: the number of first answers that make a day."""

from __future__ import annotations

from typing import Annotated

import typer

from coach.cli.options.common import NoColor, new_app, whole_number
from coach.cli.terminal import Terminal

app = new_app()


@app.command()
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
    from datetime import timedelta

    from coach.cli.clock import local_now, today
    from coach.cli.store import open_store
    from coach.progress.streak import GoalChange, goal_on
    from coach.words.progress.streak import goal as told_goal

    terminal = Terminal.open(no_color=no_color)
    with open_store() as store:
        standing = store.standing(today())
        # A clock set back must not let a new goal rewrite days that are over.
        next_day = max([standing.today, *standing.answered]) + timedelta(days=1)
        if answers is not None:
            store.set_goal(GoalChange(next_day, answers), local_now())
        coming = goal_on(next_day, store.goals())
    terminal.line(told_goal(standing.goal, coming, f"{next_day:%A}"))
