"""`coach themes`: what there is to see in hands, throws and the play, and how you fare with it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any

import typer

from coach.cli.options import Json, NoColor, new_app
from coach.cli.screens.progress.stats_json import of_skill
from coach.cli.terminal import Terminal
from coach.cli.theme_option import checked, theme_ids
from coach.words.figures import percent

if TYPE_CHECKING:
    from coach.practice.choose.skill import Skill
    from coach.practice.themes.theme import Theme

app = new_app()


@app.command()
def themes(
    name: Annotated[
        str | None,
        typer.Argument(metavar="[NAME]", autocompletion=theme_ids, help="Explain this theme."),
    ] = None,
    json: Json = False,
    no_color: NoColor = False,
) -> None:
    """List the themes with your figures, or explain one.

    A theme is one thing to be seen, like double runs. A question is right when each of its themes
    was seen; what you are weak at is worked out from all your answers together.
    """
    from coach.cli.store import open_store, skills_of
    from coach.practice.choose.from_answers import THEMES_OF_DRILL
    from coach.practice.themes.table import THEMES

    terminal = Terminal.open(no_color=no_color)
    if name is not None:
        (name,) = checked([name], tuple(THEMES))
    skills: dict[str, Skill] = {}
    with open_store() as store:
        for drill in THEMES_OF_DRILL:
            known = skills_of(store, drill)
            skills |= {theme: known[theme] for theme in known.themes}
    if name is not None:
        _explain(terminal, THEMES[name], skills.get(name), json=json)
        return
    if json:
        terminal.json({"themes": [_json(theme, skills.get(theme.id)) for theme in THEMES.values()]})
        return
    terminal.line()
    rows = [(theme.id, *_figures(skills.get(theme.id))) for theme in THEMES.values()]
    terminal.table(
        rows,
        header=("theme", "asked", "all right", "of it, missed", ""),
        align="lrrrl",
        spare=("asked", "all right", "of it, missed"),
    )
    terminal.line()
    terminal.line(
        "All right: questions with the theme that were answered right. Of it, missed: how often "
        "the theme itself is missed. Explain one:  coach themes NAME"
    )
    terminal.line()


def _figures(skill: Skill | None) -> tuple[str, str, str, str]:
    if skill is None or not skill.tries:
        return "", "", "", ""
    right = percent((skill.tries - skill.missed) / skill.tries)
    if not skill.enough:
        return str(skill.tries), right, "", ""
    rate = f"about {percent(skill.miss_rate)}"
    return str(skill.tries), right, rate, f"{skill.spot} spot" if skill.spot else ""


def _explain(terminal: Terminal, theme: Theme, skill: Skill | None, *, json: bool) -> None:
    from coach.cli.screens.advice.pegging import show_comparison
    from coach.cli.screens.advice.throw_table import FEW, show_throws
    from coach.cli.screens.drills.card import CardView
    from coach.cli.screens.drills.hand import HandView
    from coach.cli.screens.drills.play import PlayView
    from coach.cli.screens.drills.throw import ThrowView
    from coach.practice.card_questions import CardQuestion
    from coach.practice.choose.from_answers import drill_of
    from coach.practice.grading import GRADE_REVEALED
    from coach.practice.questions import GoQuestion, PlayQuestion, ShowQuestion, read
    from coach.practice.throw_questions import ThrowQuestion

    if json:
        terminal.json(_json(theme, skill))
        return
    terminal.line()
    terminal.line(f"{theme.title[0].upper()}{theme.title[1:]}", style="bold")
    terminal.line(theme.lesson)
    terminal.line()
    question = read(theme.example)
    if isinstance(question, ShowQuestion):
        hand = HandView(terminal, itemised=False)
        hand.pose(question)
        hand.feedback(question, GRADE_REVEALED)
    elif isinstance(question, (PlayQuestion, GoQuestion)):
        play = PlayView(terminal)
        play.pose(question)
        play.feedback(question, GRADE_REVEALED)
    elif isinstance(question, ThrowQuestion):
        ThrowView(terminal).pose(question)
        show_throws(terminal, question.throws, own_crib=question.dealer, most=FEW)
    elif isinstance(question, CardQuestion):
        CardView(terminal).pose(question)
        show_comparison(terminal, question.judged, None)
    terminal.line()
    if skill is not None:
        terminal.line(_standing(skill))
    terminal.line(f"Drill it:  coach {drill_of(theme.id)} --theme {theme.id}")
    terminal.line()


def _standing(skill: Skill) -> str:
    if not skill.enough:
        return f"You: asked {skill.tries}, not enough answers yet."
    rate = f"missed about {percent(skill.miss_rate)} of the time"
    return f"You: asked {skill.tries}, {rate}{f', a {skill.spot} spot' if skill.spot else ''}."


def _json(theme: Theme, skill: Skill | None) -> dict[str, Any]:
    return {
        "id": theme.id,
        "title": theme.title,
        "lesson": theme.lesson,
        "example": theme.example,
        "you": None if skill is None else of_skill(skill),
    }
