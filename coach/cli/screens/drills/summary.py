"""The summary at the end of a session."""

from __future__ import annotations

from typing import TYPE_CHECKING

from coach.practice.drills.registry import ROLES
from coach.progress.statistics import unattributed
from coach.words.drills import sittings as words
from coach.words.progress.streak import standing_after

if TYPE_CHECKING:
    from coach.cli.terminal import Terminal
    from coach.practice.session import Session


def show_summary(terminal: Terminal, session: Session, *, again: str) -> None:
    """Score, misses by kind, median time, streak, and the command that deals the same again."""
    terminal.line()
    if session.answers:
        score = words.score(session.right, len(session.answers), session.median_seconds)
        terminal.line(score, style="bold")
        for line in words.remarks(
            hinted=session.hinted,
            lost=session.lost,
            missed=[(tally.name, tally.missed) for tally in session.missed_kinds],
            unexplained=unattributed(session.answers, ROLES),
            shown=session.revealed,
            taken_back=session.taken_back,
        ):
            terminal.line(line)
    else:
        terminal.line(words.NO_ANSWERS)
    show_standing(terminal, session)
    if again:
        terminal.line(words.deal_again(again))
    terminal.line()


def show_standing(terminal: Terminal, session: Session) -> None:
    """The streak, and what is left of today's goal."""
    standing = session.standing()
    if standing is None:
        terminal.line(words.NOTHING_SAVED)
    else:
        terminal.line(standing_after(standing))
