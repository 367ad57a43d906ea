"""What stands at the end of a session."""

from __future__ import annotations

from typing import TYPE_CHECKING

from coach.cli.streak_view import days_text
from coach.progress.stats import UNATTRIBUTED

if TYPE_CHECKING:
    from coach.cli.terminal import Terminal
    from coach.practice.session import Session


def show_summary(terminal: Terminal, session: Session) -> None:
    """Score, misses by kind, median time, streak and seed."""
    asked = len(session.answers)
    terminal.line()
    if asked:
        seconds = session.median_seconds
        terminal.line(f"{session.right} of {asked} right · median {seconds:.0f} s", style="bold")
        missed = {tally.name: tally.missed for tally in session.missed_kinds}
        unexplained = missed.pop(UNATTRIBUTED, 0)
        if missed:
            named = ", ".join(f"{kind} {count}" for kind, count in missed.items())
            terminal.line(f"Missed: {named}.")
        if unexplained:
            terminal.line(f"Misses that no one kind explains: {unexplained}.")
    else:
        terminal.line("No answers this time.")
    standing = session.standing()
    if standing is None:
        terminal.line("Nothing was saved.")
    else:
        left = standing.goal - standing.done
        today = f"{left} to go today" if standing.open else "today's goal is met"
        terminal.line(f"Streak: {days_text(standing.current)}, {today}.")
    if session.seed is not None:
        terminal.line(f"Deal these again: --seed {session.seed}")
    terminal.line()
