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
    from coach.words.progress import home as words
    from coach.words.progress import streak, themes

    with open_store() as store:
        new_here = next(store.newest(), None) is None
        standing = store.standing(today())
        spot = _weakest([skills_of(store, drill) for drill in with_themes()])
        waiting = len(due(deck(store), local_now()))
        facts = store.of_drill(FACTS)
    terminal.line()
    terminal.split(words.COACH, streak.length(standing))
    terminal.line()
    if new_here:
        for line in words.FIRST_STEPS:
            terminal.line(line)
    else:
        terminal.line(streak.greeting(standing))
        if spot is None:
            terminal.line(themes.NONE_YET)
            terminal.line(themes.following("coach hand-count"))
        else:
            theme = THEMES[spot.theme]
            command = themes.command(DRILLS[theme.drill].command, spot.theme)
            weak = spot.is_weak
            terminal.line(themes.weakest(theme.title, spot.missed, spot.tries, weak=weak))
            terminal.line(themes.following(command))
        if waiting:
            terminal.line(words.mistakes_due(waiting))
        if facts and (waiting := len(due(known_facts(facts), local_now()))):
            terminal.line(words.facts_due(waiting))
    terminal.line()
    terminal.line(words.ALL_COMMANDS)
    terminal.line()


def _weakest(known: Iterable[Skills]) -> Skill | None:
    """The theme that is missed most often, of those there is enough to say of; None without one."""
    skills = [skills[theme] for skills in known for theme in skills.themes]
    told = [skill for skill in skills if skill.enough]
    return max(told, key=lambda skill: skill.miss_rate, default=None)
