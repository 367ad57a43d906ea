"""The best answer to a one-ply opponent, for two players."""

from __future__ import annotations

from typing import TYPE_CHECKING

from coach.engine.search.aim import NET, Aim
from coach.engine.search.belief import believe, sampled
from coach.engine.search.favour import RANDOM, Favour
from coach.engine.search.tree import Tree

if TYPE_CHECKING:
    import random
    from collections.abc import Sequence

    from coach.engine.play.known import Known
    from coach.engine.rules import RankNumber

SAMPLE = 100
"""Size of the sample of opponent hands: a larger one makes the player no stronger."""


class BestAnswer:
    """Plays the best card against a sample of the hands that the opponent may hold.

    Args:
        rng: the source of samples, one number a card.
        favours: by seat: how it favours each keep.
        aim: what is played for, with the scores before the play.
        sample: how many hands are looked at.
    """

    def __init__(
        self,
        rng: random.Random,
        favours: Sequence[Favour] = (RANDOM, RANDOM),
        *,
        aim: Aim = NET,
        sample: int = SAMPLE,
    ) -> None:
        self._rng, self._favours, self._aim, self._sample = rng, favours, aim, sample

    def rank(self, known: Known) -> RankNumber:
        """Pick a rank, as a `PlayPolicy`."""
        first, *others = known.fitting()
        if not others:
            return first
        record, opponent = known.record, known.opponent
        belief = believe(known, self._favours[opponent])
        hands = sampled(belief, self._rng, self._sample)
        aim = self._aim.plus(record.points[known.seat], record.points[opponent])
        played = known.played_by(opponent)
        options = Tree(aim).options(known.held, record.pile, hands, played)
        return max(options, key=lambda rank: (round(options[rank][0], 9), rank))
