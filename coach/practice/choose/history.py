"""How somebody has fared with each theme over time."""

from __future__ import annotations

from collections import defaultdict
from dataclasses import dataclass
from typing import TYPE_CHECKING

from coach.practice.choose.from_answers import first_answers, judged

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from coach.progress.answer import Answer


@dataclass(frozen=True, slots=True)
class Try:
    """A first answer to a question that had some theme."""

    answer: Answer
    right: bool
    """Whether all was right that the theme had a part in."""


def tries_by_theme(answers: Iterable[Answer], drill: str) -> Mapping[str, list[Try]]:
    """The first answers to the questions of a drill, in their order, by each theme they had.

    One that was right thanks to a hint says nothing and is left out.
    """
    found: defaultdict[str, list[Try]] = defaultdict(list)
    for answer in first_answers(answers, drill):
        right_of: dict[str, bool] = {}
        for themes, right in judged(answer):
            for theme in themes:
                right_of[theme] = right_of.get(theme, True) and right
        for theme, right in right_of.items():
            found[theme].append(Try(answer, right))
    return found
