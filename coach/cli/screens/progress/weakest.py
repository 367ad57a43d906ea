"""The weakest thing that there is evidence for, and the command that drills it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from coach.cli.screens.progress.home import Offer

if TYPE_CHECKING:
    from coach.progress.store import Store


def weakest(store: Store) -> Offer | None:
    """The weakest drill, or where none is weak as a whole, the weakest theme."""
    from coach.cli.store import recent_of, skills_of
    from coach.practice.choose.from_answers import first_answers
    from coach.practice.choose.weakest import weak_drill, weak_spot, weak_theme
    from coach.practice.drills.registry import DRILLS, with_themes
    from coach.themes.table import THEMES
    from coach.words.progress import home as words

    drills = with_themes()
    weak = weak_drill({drill: first_answers(recent_of(store, drill), drill) for drill in drills})
    if weak is not None:
        drill, spot = DRILLS[weak.drill], weak_spot(skills_of(store, weak.drill))
        theme = "" if spot is None else spot.theme
        told = words.weak_drill(
            drill.about,
            weak.right / weak.answers,
            weak.answers,
            weak.given_up,
            THEMES[theme].title if theme else "",
        )
        return Offer(told, (drill.command, *(("--theme", theme) if theme else ())))
    skill = weak_theme(skills_of(store, drill) for drill in drills)
    if skill is None:
        return None
    missed = THEMES[skill.theme]
    command = (DRILLS[missed.drill].command, "--theme", missed.id)
    return Offer(words.weak_theme(missed.title, skill.missed, skill.tries), command)
