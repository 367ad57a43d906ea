"""`coach` alone: where you stand, and the one command to run next."""

from __future__ import annotations

from datetime import timedelta
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable

    from coach.cli.terminal import Terminal
    from coach.practice.skill import Skill, Skills

_RECENT = 30  # days that a weak kind is looked for in
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
    from coach.cli.now import local_now, skills_of, today
    from coach.cli.streak_view import days_text
    from coach.practice.facts.deck import known_facts
    from coach.practice.facts.fact import FACTS
    from coach.practice.learning import THEMES_OF_DRILL, drill_of
    from coach.practice.mistakes import deck
    from coach.practice.schedule import due
    from coach.practice.themes.table import THEMES
    from coach.progress.file import default_path
    from coach.progress.stats import weakest
    from coach.progress.store import Store

    with Store(default_path()) as store:
        new_here = next(store.newest(), None) is None
        standing = store.standing(today())
        spot = _weak_spot([skills_of(store, drill) for drill in THEMES_OF_DRILL])
        weak = weakest(store.answers(standing.today - timedelta(days=_RECENT)))
        waiting = len(due(deck(store), local_now()))
        facts = store.of_drill(FACTS)
    terminal.line()
    terminal.split("Cribbage Coach", f"streak {days_text(standing.current)}")
    terminal.line()
    if new_here:
        terminal.line("Count your first ten hands:  coach hand-count")
        terminal.line("New to it?                   coach hand-count --pack first-steps")
    else:
        left = standing.goal - standing.done
        terminal.line(
            f"Today {standing.done} of {standing.goal}: "
            + (f"{left} to go." if standing.open else "goal met.")
        )
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
        if waiting:
            terminal.line(f"Missed and due again: {waiting}.  coach review")
        if facts and (waiting := len(due(known_facts(facts), local_now()))):
            terminal.line(f"Facts due: {waiting}.  coach review --facts")
    terminal.line()
    terminal.line("All commands:  coach --help")
    terminal.line()


def _weak_spot(known: Iterable[Skills]) -> Skill | None:
    """The theme that is missed most often, of those known to be weak; None where none is."""
    weak = [skills[theme] for skills in known for theme in skills.themes if skills[theme].is_weak]
    return max(weak, key=lambda skill: skill.miss_rate, default=None)
