"""Themes: what a question is about, worked out from the engine's own breakdown.

A theme is one thing to be seen; a question is answered right when each of its themes was seen.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from coach.errors import CoachError
from coach.practice.card_questions import CardQuestion
from coach.practice.questions import PlayQuestion, ShowQuestion, read
from coach.practice.themes.show import show_themes
from coach.practice.throw_questions import ThrowQuestion

if TYPE_CHECKING:
    from collections.abc import Container, Iterable, Iterator

    from coach.practice.questions import Question

_BY_KIND: dict[str, frozenset[str]] = {
    "fifteen": frozenset({"fifteen-of-two", "fifteen-of-more", "aces"}),
    "pair": frozenset({"pair", "pair-royal", "double-pair-royal"}),
    "run": frozenset(
        {"run-of-three", "run-of-four", "double-run", "triple-run", "double-double-run"}
    ),
    "flush": frozenset({"flush", "crib-flush-trap", "starter-flush-trap"}),
    "nobs": frozenset({"nobs", "jack-starter"}),
}


def themes_of(question: Question) -> frozenset[str]:
    """The ids of the themes that a question has.

    >>> sorted(themes_of(read("show 6C7D8HAS AD")))
    ['aces', 'fifteen-of-more', 'fifteen-of-two', 'pair', 'run-of-three']
    >>> sorted(themes_of(read("play 6C5H 4DKS : 6C4D5H")))
    ['play-fifteen', 'play-run-out-of-order', 'play-stacked']
    """
    if isinstance(question, ShowQuestion):
        return show_themes(question.hand, question.starter, crib=question.crib)
    if isinstance(question, PlayQuestion):
        from coach.practice.themes.play import play_themes

        return play_themes(question)
    if isinstance(question, ThrowQuestion):
        from coach.practice.themes.throw import throw_themes

        return throw_themes(question)
    if isinstance(question, CardQuestion):
        from coach.practice.themes.card import card_themes

        return card_themes(question)
    return frozenset()


@cache
def themes_of_text(text: str) -> frozenset[str]:
    """The themes of a stored question; none where this program cannot read it."""
    try:
        return themes_of(read(text))
    except CoachError:
        return frozenset()


def by_kind(
    themes: frozenset[str], wrong_kinds: Container[str]
) -> Iterator[tuple[frozenset[str], bool]]:
    """What an answer given kind by kind says of the themes: each kind's, and right or wrong.

    A theme of no kind (a big hand, a hand of nothing) may be behind any kind that is wrong.
    """
    general = themes.difference(*_BY_KIND.values())
    any_wrong = False
    for kind, of_kind in _BY_KIND.items():
        mine = themes & of_kind
        if kind in wrong_kinds:
            any_wrong = True
            yield mine | general, False
        elif mine:
            yield mine, True
    if general and not any_wrong:
        yield general, True


def kinds_of(themes: Iterable[str]) -> frozenset[str]:
    """The kinds that the themes belong to.

    >>> kinds_of(["aces", "big-hand"])
    frozenset({'fifteen'})
    """
    wanted = set(themes)
    return frozenset(kind for kind, of_kind in _BY_KIND.items() if wanted & of_kind)
