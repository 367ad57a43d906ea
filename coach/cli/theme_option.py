"""The option `--theme`, which names themes by their ids."""

from __future__ import annotations

from difflib import get_close_matches
from typing import Annotated

import typer


def theme_ids(incomplete: str) -> list[str]:
    """The ids of themes that begin like this, for shell completion."""
    from coach.practice.themes.table import THEMES

    return [theme for theme in THEMES if theme.startswith(incomplete)]


Themes = Annotated[
    list[str] | None,
    typer.Option(
        "--theme",
        metavar="NAME",
        autocompletion=theme_ids,
        help="Only questions with this theme (see coach themes); may be given more than once.",
    ),
]


def checked(themes: list[str] | None, known: tuple[str, ...]) -> tuple[str, ...]:
    """The themes that were named.

    Raises:
        typer.BadParameter: one is no theme of this drill.
    """
    wanted = tuple(theme.lower() for theme in themes or ())
    for theme in wanted:
        if theme not in known:
            near = get_close_matches(theme, known, 1)
            meant = f"did you mean {near[0]}? " if near else ""
            raise typer.BadParameter(f"{theme!r} is no theme here; {meant}coach themes lists them")
    return wanted
