"""The history of each theme: right and wrong over time."""

from __future__ import annotations

from collections import defaultdict
from dataclasses import dataclass
from typing import TYPE_CHECKING

from coach.practice.choose.from_answers import judged

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from coach.practice.choose.from_answers import Remembered
    from coach.progress.answer import Answer


@dataclass(frozen=True, slots=True)
class Try:
    """A first answer to a question that had some theme."""

    answer: Answer
    right: bool
    """True if everything that involved the theme was right."""


def tries_by_theme(first: Iterable[Remembered]) -> Mapping[str, list[Try]]:
    """Sort first answers by each theme that their questions had, in their order.

    One that was right thanks to a hint says nothing and is left out.
    """
    found: defaultdict[str, list[Try]] = defaultdict(list)
    for answer, its_themes in first:
        right_of: dict[str, bool] = {}
        for themes, right in judged(answer, its_themes):
            for theme in themes:
                right_of[theme] = right_of.get(theme, True) and right
        for theme, right in right_of.items():
            found[theme].append(Try(answer, right))
    return found
