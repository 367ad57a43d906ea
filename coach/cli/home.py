"""`coach` alone: where you stand, and the one command to run next."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from coach.cli.terminal import Terminal

_ADVICE = {
    "fifteen": "coach hand-count --pack fifteens",
    "run": "coach hand-count --pack runs",
    "flush": "coach hand-count --pack flushes-and-nobs",
    "nobs": "coach hand-count --pack flushes-and-nobs",
    "pair": "coach hand-count --itemised",
}
"""What to do about a weak kind; any other is a matter of the play."""


def home(terminal: Terminal) -> None:
    """The first screen."""
    from coach.cli.now import local_now
    from coach.cli.streak_view import days_text
    from coach.practice.mistakes import due_now
    from coach.progress.stats import weakest
    from coach.progress.store import Store, default_path
    from coach.progress.streak import local_day, streak

    with Store(default_path()) as store:
        answers = store.answers()
        standing = streak(store.first_answers(), local_day(local_now()), store.goals())
    terminal.line()
    terminal.split("Cribbage Coach", f"streak {days_text(standing.current)}")
    terminal.line()
    if not answers:
        terminal.line("Count your first ten hands:  coach hand-count")
        terminal.line("New to it?                   coach hand-count --pack first-steps")
    else:
        left = standing.goal - standing.done
        terminal.line(
            f"Today {standing.done} of {standing.goal}: "
            + (f"{left} to go." if standing.open else "goal met.")
        )
        weak = weakest(answers)
        if weak is None:
            terminal.line("Weakest kind: not enough answers yet.")
            terminal.line("Next:  coach hand-count")
        else:
            terminal.line(f"Weakest kind: {weak.name}, missed {weak.missed} times.")
            terminal.line(f"Next:  {_ADVICE.get(weak.name, 'coach pegging-drill')}")
        due = len(due_now(answers, local_now()))
        if due:
            terminal.line(f"Missed and due again: {due}.  coach review")
    terminal.line()
    terminal.line("All commands:  coach --help")
    terminal.line()
