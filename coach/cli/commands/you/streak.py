"""`coach streak`: the streak, today's goal, the last twelve weeks."""

from __future__ import annotations

from typing import TYPE_CHECKING

from coach.cli.options.common import Json, NoColor, new_app
from coach.cli.options.help import Grouped
from coach.cli.terminal import Terminal

if TYPE_CHECKING:
    from coach.progress.streak import Streak

app = new_app()

_WEEKS = 12


@app.command(cls=Grouped)
def streak(json: Json = False, no_color: NoColor = False) -> None:
    """Show the streak, today's goal and the last twelve weeks."""
    from coach.cli.clock import today
    from coach.cli.store import open_store

    terminal = Terminal.open(no_color=no_color)
    with open_store() as store:
        standing = store.standing(today())
    if json:
        terminal.json(
            {
                "today": standing.today.isoformat(),
                "done": standing.done,
                "goal": standing.goal,
                "streak": standing.current,
                "best": standing.best,
                "freezes": standing.freezes,
            }
        )
        return
    show_streak(terminal, standing)


def show_streak(terminal: Terminal, standing: Streak) -> None:
    """The streak on the screen."""
    from coach.cli.screens.progress.streak import LEGEND, calendar, told_weeks
    from coach.words.progress import streak as words

    terminal.line()
    terminal.line(words.at_best(standing), style="bold")
    terminal.line(words.today(standing))
    terminal.line()

    def draw() -> None:
        for row in calendar(standing, _WEEKS):
            terminal.line(row)
        terminal.line()
        terminal.parts(LEGEND, between="  ")

    terminal.drawing(draw, or_say=told_weeks(standing, _WEEKS))
    terminal.line(words.freezes(standing.freezes))
    terminal.line(words.HOW_IT_COUNTS)
    terminal.line()
