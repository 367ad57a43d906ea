"""The player for a table of three or four, who tries every card against deals of the others'."""

from __future__ import annotations

from typing import TYPE_CHECKING

from coach.engine.search.rollout import values_at_table

if TYPE_CHECKING:
    import random

    from coach.engine.play.known import Known
    from coach.engine.rules import RankNumber

SAMPLE = 100
"""Number of deals that are looked at for a card."""


class Rollout:
    """Plays the best card of `coach.engine.search.rollout`.

    Args:
        rng: the source of the others' cards.
        sample: how many deals are looked at for a card.
    """

    def __init__(self, rng: random.Random, *, sample: int = SAMPLE) -> None:
        self._rng, self._sample = rng, sample

    def rank(self, known: Known) -> RankNumber:
        """Pick a rank, as a `PlayPolicy`."""
        first, *others = known.fitting()
        if not others:
            return first
        return values_at_table(known, self._rng, self._sample)[0].rank
