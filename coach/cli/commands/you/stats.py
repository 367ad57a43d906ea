"""`coach stats`: accuracy over time, the weakest theme, the drill to do next."""

from __future__ import annotations

from datetime import timedelta
from functools import cache
from typing import Annotated

import typer

from coach.cli.options.common import Json, NoColor, new_app, refuse_together, whole_number
from coach.cli.options.help import Grouped
from coach.cli.options.theme import checked, theme_ids
from coach.cli.terminal import Terminal

app = new_app()


@app.command(cls=Grouped)
def stats(
    context: typer.Context,
    days: Annotated[
        int,
        typer.Option(
            "--days", metavar="N", parser=whole_number(1, 36_500), help="Show the last N days."
        ),
    ] = 30,
    theme: Annotated[
        str | None,
        typer.Option(
            "--theme",
            metavar="NAME",
            autocompletion=theme_ids,
            help="Show one theme: how it went, and what was missed.",
        ),
    ] = None,
    kinds: Annotated[
        bool, typer.Option("--kinds", help="Show right and wrong by kind: fifteens, pairs, runs.")
    ] = False,
    json: Json = False,
    no_color: NoColor = False,
) -> None:
    """Show the last thirty days, and your themes, weakest first."""
    from coach.cli.clock import today
    from coach.cli.screens.progress import stats as stats_view
    from coach.cli.screens.progress import stats_json
    from coach.cli.screens.progress.weakest import weakest
    from coach.cli.store import open_store, recent_of
    from coach.practice.choose.from_answers import first_answers, remembered, skills_of_first
    from coach.practice.choose.history import tries_by_theme
    from coach.practice.drills.registry import SPRINT, themes_of_text, with_themes
    from coach.practice.sprint import sprints
    from coach.themes.table import THEMES

    refuse_together(context, "theme", "kinds")
    terminal = Terminal.open(no_color=no_color)
    if theme is not None:
        (theme,) = checked([theme], tuple(THEMES))
    with open_store() as store:
        standing = store.standing(today())
        answers = store.answers(standing.today - timedelta(days=days - 1))
        looked_at = [THEMES[theme].drill] if theme is not None else with_themes()
        recent = {drill: recent_of(store, drill) for drill in looked_at}
        run = sprints(store.of_drill(SPRINT))
        weak = weakest(store)
    if answers and kinds and not json:
        stats_view.show_kinds(terminal, answers, days)
        return
    read = cache(themes_of_text)  # the same questions are looked at several times
    first = {
        drill: remembered(first_answers(given, drill), read) for drill, given in recent.items()
    }
    skills = {drill: skills_of_first(given, drill) for drill, given in first.items()}
    if theme is not None:
        drill = THEMES[theme].drill
        of_days = remembered(first_answers(answers, drill), read)
        tries = tries_by_theme(of_days).get(theme, [])
        if json:
            terminal.json(
                stats_json.stats(answers, [skills[drill][theme]], tries, standing, run, days)
            )
        else:
            stats_view.show_theme(terminal, skills[drill][theme], tries, standing.today, days)
        return
    figures = [skills[drill][name] for drill in skills for name in skills[drill].themes]
    if json:
        terminal.json(stats_json.stats(answers, figures, None, standing, run, days))
    elif not answers:
        stats_view.show_nothing(terminal, standing, days)
    else:
        by_theme = {
            theme: tries
            for given in first.values()
            for theme, tries in tries_by_theme(given).items()
        }
        following = " ".join(("coach", *(weak.command if weak else ("hand-count",))))
        stats_view.show(terminal, standing, answers, figures, by_theme, run, following, days)
