"""The option `--theme`, which names themes by their ids."""

from __future__ import annotations

from typing import Annotated

import typer

from coach.cli.options.common import DRILL


def theme_ids(incomplete: str) -> list[str]:
    """The ids of themes that begin like this, for shell completion."""
    from coach.themes.table import THEMES

    return [theme for theme in THEMES if theme.startswith(incomplete)]


Themes = Annotated[
    list[str] | None,
    typer.Option(
        "--theme",
        metavar="NAME",
        autocompletion=theme_ids,
        help="Only questions with this theme (see coach themes); may be given more than once.",
        rich_help_panel=DRILL,
    ),
]


def checked(themes: list[str] | None, known: tuple[str, ...]) -> tuple[str, ...]:
    """The themes that were named.

    Raises:
        typer.BadParameter: one is not a theme of this drill.
    """
    from coach.words.names import no_theme

    wanted = tuple(theme.lower() for theme in themes or ())
    for theme in wanted:
        if theme not in known:
            raise typer.BadParameter(no_theme(theme, known))
    return wanted
