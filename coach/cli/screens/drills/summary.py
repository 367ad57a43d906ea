"""The summary at the end of a session."""

from __future__ import annotations

from typing import TYPE_CHECKING

from coach.cli.screens.progress.streak import days_text
from coach.practice.drills.registry import ROLES
from coach.progress.statistics import unattributed
from coach.words.verdicts import amount

if TYPE_CHECKING:
    from coach.cli.terminal import Terminal
    from coach.practice.session import Session


def show_summary(terminal: Terminal, session: Session, *, again: str) -> None:
    """Score, misses by kind, median time, streak, and the command that deals the same again."""
    terminal.line()
    if session.answers:
        for line in _score(session):
            terminal.line(line, style="bold" if line.endswith(" s") else "")
    else:
        terminal.line("No answers this time.")
    show_standing(terminal, session)
    if again:
        terminal.line(f"Deal these again: {again}")
    terminal.line()


def show_standing(terminal: Terminal, session: Session) -> None:
    """The streak, and what is left of today's goal."""
    standing = session.standing()
    if standing is None:
        terminal.line("Nothing was saved.")
    else:
        left = standing.goal - standing.done
        today = f"{left} to go today" if standing.open else "today's goal is met"
        terminal.line(f"Streak: {days_text(standing.current)}, {today}.")


def _score(session: Session) -> list[str]:
    lines = [
        f"{session.right} of {len(session.answers)} right · median {session.median_seconds:.0f} s"
    ]
    if session.hinted:
        lines.append(f"Of the right ones {session.hinted} took a hint.")
    if session.lost:
        lost = " and ".join(amount(loss, unit) for unit, loss in session.lost.items())
        lines.append(f"Given up in all: {lost}.")
    missed = session.missed_kinds
    if missed:
        lines.append(f"Missed: {', '.join(f'{tally.name} {tally.missed}' for tally in missed)}.")
    if unexplained := unattributed(session.answers, ROLES):
        lines.append(f"Misses that no one kind explains: {unexplained}.")
    if session.revealed:
        lines.append(f"Shown: {session.revealed}.")
    return lines
