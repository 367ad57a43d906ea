"""Scores of a game before a deal: written down, and as they come in games of sensible players."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Protocol

from coach.engine.win_chances import win_chance
from coach.errors import CoachError

if TYPE_CHECKING:
    import random
    from collections.abc import Iterator

GameScore = tuple[int, int]
"""One's own and the opponent's."""


class ScoreSource(Protocol):
    """A source of scores before a deal."""

    def __call__(self, rng: random.Random, *, dealer: bool) -> GameScore:
        """A score before the deal, for the dealer or for pone."""


TARGET = 121
END = 91
"""The hole at which the last thirty points begin."""
OPEN = 0.05
"""The chance to win of either, below which no throw is worth asking."""


def score_text(score: GameScore) -> str:
    """A score as it is written.

    >>> score_text((110, 98))
    '110-98'
    """
    return f"{score[0]}-{score[1]}"


def read_stored(text: str) -> GameScore:
    """A score as `score_text` writes it.

    Raises:
        CoachError: it is none at which a deal of a game to 121 begins.

    >>> read_stored("110-98")
    (110, 98)
    """
    found = re.fullmatch("([0-9]{1,3})-([0-9]{1,3})", text)
    score = (int(found[1]), int(found[2])) if found else (TARGET, TARGET)
    if max(score) >= TARGET or score_text(score) != text:
        raise CoachError(
            f"{text!r} is not a score before a deal: write yours and theirs, like 110-98"
        )
    return score


def random_score(rng: random.Random, *, dealer: bool) -> GameScore:
    """A score before any deal of a game that is still open."""
    return _one_of(rng, dealer, least=0)


def end_score(rng: random.Random, *, dealer: bool) -> GameScore:
    """A score at which both have thirty points to go at the most, and either may win."""
    return _one_of(rng, dealer, least=END)


def _one_of(rng: random.Random, dealer: bool, least: int) -> GameScore:
    found: list[GameScore] = []
    while not found:
        found = [score for score in game(rng) if min(score) >= least and _is_open(score)]
    dealers, pones = found[int(rng.random() * len(found))]
    return (dealers, pones) if dealer else (pones, dealers)


def _is_open(score: GameScore) -> bool:
    return OPEN < win_chance(*score, dealer=True) < 1 - OPEN


def game(rng: random.Random) -> Iterator[GameScore]:
    """The score before each deal of a game of two sensible players, the dealer's first."""
    from coach.engine.sensible_deals import course, dealt

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
