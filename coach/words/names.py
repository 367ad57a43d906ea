"""Names that nobody knows, and those that may be meant."""

from __future__ import annotations

from typing import TYPE_CHECKING

from coach.english import listed
from coach.themes.table import THEMES

if TYPE_CHECKING:
    from collections.abc import Sequence


def no_theme(name: str, known: tuple[str, ...]) -> str:
    """Say that a name is none of the known themes, and which may be meant.

    >>> from coach.themes.table import themes_of
    >>> no_theme("nob", themes_of("hand-count"))
    "'nob' is not a theme here; did you mean nobs? coach themes lists them"
    >>> no_theme("fifteen", tuple(THEMES))
    "'fifteen' is not a theme here; did you mean fifteen-of-two, fifteen-of-more or play-fifteen? \
coach themes lists them"
    >>> no_theme("play-go", themes_of("hand-count"))
    "'play-go' is a theme of other questions; coach themes play-go says how to drill it"
    """
    from difflib import get_close_matches

    if name in THEMES and name not in known:
        return f"{name!r} is a theme of other questions; coach themes {name} says how to drill it"
    within = [theme for theme in known if name in theme.split("-")]
    near = within or get_close_matches(name, known, 1)
    meant = f"did you mean {listed(near, 'or')}? " if near else ""
    return f"{name!r} is not a theme here; {meant}coach themes lists them"


def no_topic(name: str, near: Sequence[str]) -> str:
    """Say that nothing in the rules has a name, and what may be meant.

    >>> no_topic("pones", ["pone"])
    "no topic and no term is called 'pones': did you mean pone?"
    """
    hint = f"did you mean {listed(near, 'or')}?" if near else "coach rules lists the topics"
    return f"no topic and no term is called {name!r}: {hint}"
