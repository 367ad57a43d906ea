"""`coach themes`: the things to see in hands, throws and the play, and your figures for each."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any

import typer

from coach.cli.options.common import Json, NoColor, new_app
from coach.cli.options.help import Grouped
from coach.cli.options.theme import checked, theme_ids
from coach.cli.terminal import Terminal
from coach.words.figures import percent
from coach.words.progress import themes as words

if TYPE_CHECKING:
    from coach.practice.choose.skill import Skill
    from coach.themes.theme import Theme

app = new_app()


@app.command(cls=Grouped)
def themes(
    name: Annotated[
        str | None,
        typer.Argument(metavar="[NAME]", autocompletion=theme_ids, help="Explain this theme."),
    ] = None,
    json: Json = False,
    no_color: NoColor = False,
) -> None:
    """List the themes with your figures, or explain one.

    A theme is one thing to see, like double runs. A question is right when all of its themes were
    seen, so weak themes are worked out from all your answers together.
    """
    from coach.cli.store import open_store, skills_of
    from coach.practice.drills.registry import with_themes
    from coach.themes.table import THEMES

    terminal = Terminal.open(no_color=no_color)
    if name is not None:
        (name,) = checked([name], tuple(THEMES))
    skills: dict[str, Skill] = {}
    with open_store() as store:
        for drill in with_themes():
            known = skills_of(store, drill)
            skills |= {theme: known[theme] for theme in known.themes}
    if name is not None:
        _explain(terminal, THEMES[name], skills.get(name), json=json)
        return
    if json:
        terminal.json(
            {
                "themes": [_json(theme, skills.get(theme.id)) for theme in THEMES.values()],
            }
        )
        return
    terminal.line()
    rows = [(theme.id, *_figures(skills.get(theme.id))) for theme in THEMES.values()]
    terminal.table(
        rows,
        header=("theme", "asked", "all right", "missed this itself", ""),
        align="lrrrl",
        spare=("asked", "all right", "missed this itself"),
    )
    terminal.line()
    terminal.line(words.HOW_TO_READ)
    terminal.line()


def _figures(skill: Skill | None) -> tuple[str, str, str, str]:
    if skill is None or not skill.tries:
        return "", "", "", ""
    right = percent((skill.tries - skill.missed) / skill.tries)
    if not skill.enough:
        return str(skill.tries), right, "", ""
    rate = f"about {percent(skill.miss_rate)}"
    return str(skill.tries), right, rate, f"{skill.spot} spot" if skill.spot else ""


def _explain(terminal: Terminal, theme: Theme[Any], skill: Skill | None, *, json: bool) -> None:
    from coach.cli.screens.drills.registry import SCREENS
    from coach.practice.drills.grade import SHOWN
    from coach.practice.drills.registry import DRILLS, read

    if json:
        terminal.json({"themes": [_json(theme, skill)]})
        return
    terminal.line()
    terminal.line(words.titled(theme.title), style="bold")
    terminal.line(theme.lesson)
    terminal.line()
    question, screen = read(theme.example), SCREENS[theme.drill](terminal)
    screen.pose(question)
    screen.whole(question, SHOWN)
    screen.verdict(question, SHOWN, brief=False)
    terminal.line()
    if skill is not None:
        miss_rate = skill.miss_rate if skill.enough else None
        terminal.line(words.figures(skill.tries, miss_rate, skill.spot))
    terminal.line(words.drill_it(words.command(DRILLS[theme.drill].command, theme.id)))
    terminal.line()


def _json(theme: Theme[Any], skill: Skill | None) -> dict[str, Any]:
    from coach.cli.screens.progress.stats_json import of_skill

    return {
        "id": theme.id,
        "drill": theme.drill,
        "title": theme.title,
        "lesson": theme.lesson,
        "example": theme.example,
        "skill": None if skill is None else of_skill(skill),
    }
