"""`coach` alone: your streak, your weakest theme, and the one command to run next."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable

    from coach.cli.terminal import Terminal
    from coach.practice.choose.skill import Skill, Skills


def home(terminal: Terminal) -> None:
    """The first screen."""
    from coach.cli.clock import local_now, today
    from coach.cli.store import open_store, skills_of
    from coach.practice.choose.due import due
    from coach.practice.choose.facts import known_facts
    from coach.practice.choose.mistakes import deck
    from coach.practice.drills.registry import DRILLS, with_themes
    from coach.practice.facts.fact import FACTS
    from coach.themes.table import THEMES
    from coach.words.figures import days_text

    with open_store() as store:
        new_here = next(store.newest(), None) is None
        standing = store.standing(today())
        spot = _weakest([skills_of(store, drill) for drill in with_themes()])
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
        if spot is None:
            terminal.line("Weakest theme: not enough answers yet.")
            terminal.line("Next:  coach hand-count")
        else:
            what = "Weak spot" if spot.is_weak else "Weakest theme"
            theme = THEMES[spot.theme]
            command = DRILLS[theme.drill].command
            terminal.line(f"{what}: {theme.title}, {spot.missed} of {spot.tries} missed.")
            terminal.line(f"Next:  coach {command} --theme {spot.theme}")
        if waiting:
            terminal.line(f"Missed and due again: {waiting}.  coach review")
        if facts and (waiting := len(due(known_facts(facts), local_now()))):
            terminal.line(f"Facts due: {waiting}.  coach review --facts")
    terminal.line()
    terminal.line("All commands:  coach --help")
    terminal.line()


def _weakest(known: Iterable[Skills]) -> Skill | None:
    """The theme that is missed most often, of those there is enough to say of; None without one."""
    skills = [skills[theme] for skills in known for theme in skills.themes]
    told = [skill for skill in skills if skill.enough]
    return max(told, key=lambda skill: skill.miss_rate, default=None)
