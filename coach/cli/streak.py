"""`coach streak`: the streak, today's goal, the last weeks."""

from __future__ import annotations

from typing import TYPE_CHECKING

from coach.cli.options import Json, NoColor, new_app
from coach.cli.terminal import Terminal

if TYPE_CHECKING:
    from coach.progress.streak import Streak

app = new_app()

_WEEKS = 5


@app.command()
def streak(json: Json = False, no_color: NoColor = False) -> None:
    """Show the streak, today's progress and the last weeks."""
    from coach.cli.now import today
    from coach.progress.file import default_path
    from coach.progress.store import Store

    terminal = Terminal.open(no_color=no_color)
    with Store(default_path()) as store:
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
    from coach.cli.streak_view import days_row, days_text

    terminal.line()
    terminal.line(f"Streak: {days_text(standing.current)}    best {standing.best}", style="bold")
    left = standing.goal - standing.done
    state = f"{left} to go" if standing.open else "goal met"
    terminal.line(f"Today: {standing.done} of {standing.goal}, {state}")
    terminal.line()
    days = 7 * _WEEKS
    terminal.line(days_row(standing, days))
    terminal.line(f"{days} days up to today: ■ goal met  □ bridged  ▪ a few  · nothing")
    terminal.line()
    terminal.line(
        f"Freezes held: {standing.freezes}. Every seventh goal day of a streak earns one, and a "
        "missed day spends one by itself."
    )
    terminal.line()
