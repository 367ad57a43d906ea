"""Contests of random options."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

from coach.players.contest import STRENGTHS, Contest
from tests.game.random_games import random_setup

if TYPE_CHECKING:
    from coach.players.contest import Strength


def contest_of(number: int) -> Contest:
    """A contest over all options, without experts, who take their time."""
    rng = random.Random(number)
    options = random_setup(rng, number).options
    levels: tuple[Strength, ...] = tuple(
        STRENGTHS[int(2 * rng.random())] for _ in range(options.players)
    )
    return Contest(levels, options, number)
