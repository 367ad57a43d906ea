"""Scores before a deal: written down, and as they come up in games of sensible players."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Protocol

from coach.errors import CoachError

if TYPE_CHECKING:
    import random
    from collections.abc import Callable, Iterator

Score = tuple[int, int]
"""Mine and the opponent's."""


class Scores(Protocol):
    """Whence the score of a deal comes."""

    def __call__(self, rng: random.Random, *, dealer: bool) -> Score:
        """A score for whoever deals, or does not."""


TARGET = 121
END = 91
"""Where the last thirty points begin."""


def score_text(score: Score) -> str:
    """A score as it is written.

    >>> score_text((110, 98))
    '110-98'
    """
    return f"{score[0]}-{score[1]}"


def read_score(text: str) -> Score:
    """A score that is written down.

    Raises:
        CoachError: it is none at which a deal of a game to 121 begins.

    >>> read_score("110-98")
    (110, 98)
    """
    found = re.fullmatch("([0-9]{1,3})-([0-9]{1,3})", text)
    score = (int(found[1]), int(found[2])) if found else (TARGET, TARGET)
    if max(score) >= TARGET or score_text(score) != text:
        raise CoachError(f"{text!r} is no score before a deal: write yours and his, like 110-98")
    return score


def random_score(rng: random.Random, *, dealer: bool) -> Score:
    """A score before any deal of a game."""
    return _one_of(rng, dealer, lambda score: True)


def end_score(rng: random.Random, *, dealer: bool) -> Score:
    """A score at which both have thirty points to go at the most."""
    return _one_of(rng, dealer, lambda score: min(score) >= END)


def _one_of(rng: random.Random, dealer: bool, fits: Callable[[Score], bool]) -> Score:
    found: list[Score] = []
    while not found:
        found = [score for score in game(rng) if fits(score)]
    dealers, pones = found[int(rng.random() * len(found))]
    return (dealers, pones) if dealer else (pones, dealers)


def game(rng: random.Random) -> Iterator[Score]:
    """The score before each deal of a game of two sensible players, the dealer's first."""
    from coach.advice.deals import course, dealt

    dealers, pones = 0, 0
    while max(dealers, pones) < TARGET:
        yield dealers, pones
        for points in course(dealt(rng)):
            if points > 0:
                dealers += points
            else:
                pones -= points
            if max(dealers, pones) >= TARGET:
                return
        dealers, pones = pones, dealers
