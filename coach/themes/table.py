"""The one table of themes: what each is, what to remember of it, and a question that shows it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from coach.scoring.breakdown import SHOW_KINDS
from coach.themes.card import CARD
from coach.themes.play import PLAY
from coach.themes.show import SHOW
from coach.themes.throw import THROW

if TYPE_CHECKING:
    from collections.abc import Container, Iterator

    from coach.themes.theme import Theme

THEMES: dict[str, Theme[Any]] = {theme.id: theme for theme in (*SHOW, *PLAY, *THROW, *CARD)}
"""By id, in the order in which they are taught."""


def themes_of(drill: str) -> tuple[str, ...]:
    """The ids of the themes of a drill.

    >>> len(themes_of("hand-count")), themes_of("facts")
    (18, ())
    """
    return tuple(theme.id for theme in THEMES.values() if theme.drill == drill)


def by_kind(
    themes: frozenset[str], wrong_kinds: Container[str]
) -> Iterator[tuple[frozenset[str], bool]]:
    """Split an answer given kind by kind: the themes of each kind, and whether they were seen.

    A theme of no kind (a big hand, a hand of nothing) may be behind any kind that is wrong.
    """
    general = frozenset(theme for theme in themes if not THEMES[theme].kind)
    any_wrong = False
    for kind in SHOW_KINDS:
        of_kind = frozenset(theme for theme in themes if THEMES[theme].kind == kind)
        if kind in wrong_kinds:
            any_wrong = True
            yield of_kind | general, False
        elif of_kind:
            yield of_kind, True
    if general and not any_wrong:
        yield general, True
