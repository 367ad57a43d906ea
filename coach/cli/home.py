"""`coach` alone: where you stand, and the one command to run next."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence

    from coach.cli.terminal import Terminal
    from coach.practice.skill import Skill
    from coach.progress.store import Answer

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
    from coach.practice.learning import drill_of
    from coach.practice.mistakes import due_now
    from coach.practice.themes.table import THEMES
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
        spot, weak = _weak_spot(answers), weakest(answers)
        if spot is not None:
            title = THEMES[spot.theme].title
            terminal.line(f"Weak spot: {title}, {spot.missed} of {spot.tries} missed.")
            terminal.line(f"Next:  coach {drill_of(spot.theme)} --theme {spot.theme}")
        elif weak is None:
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


def _weak_spot(answers: Sequence[Answer]) -> Skill | None:
    """The theme that is missed most often, of those known to be weak; None where none is."""
    from coach.practice.learning import THEMES_OF_DRILL, skills_from

    known = [skills_from(answers, drill) for drill in THEMES_OF_DRILL]
    weak = [skills[theme] for skills in known for theme in skills.themes if skills[theme].is_weak]
    return max(weak, key=lambda skill: skill.miss_rate, default=None)
