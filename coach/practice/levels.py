"""Difficulty: how much there is to find in a hand, by size and number of its combinations."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING, Literal

from coach.practice.drills import count

if TYPE_CHECKING:
    from collections.abc import Iterator

    from coach.practice.drills.count import CribShare, ShowQuestion
    from coach.scoring.breakdown import Breakdown

Level = Literal["easy", "club", "expert"]


def effort(solution: Breakdown) -> int:
    """The cards of all combinations together, each as often as it scores.

    >>> from coach import score_show
    >>> effort(score_show("5H 5S 2D KC", "9C"))  # two fifteens and a pair, two cards each
    6
    """
    return sum(len(item.cards) for item in solution.items)


def level_of(solution: Breakdown) -> Level | None:
    """The level of a hand or crib; None if it counts nothing.

    Up to five cards are easy, up to nine club. Of 20,000 hands of real deals that counted
    something 19, 39 and 42 in a hundred were easy, club and expert; of as many cribs 52, 34, 15.

    >>> from coach import score_show
    >>> level_of(score_show("7C 8D 9H 9S", "AC")), level_of(score_show("2H 4S 6D 8C", "TD"))
    ('expert', None)
    """
    cards = effort(solution)
    if not cards:
        return None
    return "easy" if cards <= 5 else "club" if cards <= 9 else "expert"


def shows(rng: random.Random, level: Level, cribs: CribShare = "some") -> Iterator[ShowQuestion]:
    """Hands and cribs of real deals, all of one level but for those that count nothing.

    A hand of another level gives way to one that fits, a crib to a crib. A hand or crib of nothing
    comes when it comes (of hands 0.7 in a hundred, of cribs 7.7): the share is exactly that of real
    deals, at every level.
    """
    others = random.Random(int(rng.random() * 2**53))
    instead = {False: count.shows(others, "none"), True: count.shows(others, "only")}
    for question in count.shows(rng, cribs):
        fitting = question
        if level_of(question.solution) is not None:
            while level_of(fitting.solution) != level:
                fitting = next(instead[question.crib])
        yield fitting
