"""Players: each picks a card from what its seat knows, and nothing else."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

from coach.engine.play import one_ply
from coach.engine.play.hands import of_rank
from coach.engine.play.known import Known
from coach.engine.search.aim import NET, Aim
from coach.engine.search.belief import believe, sampled
from coach.engine.search.favour import RANDOM, Favour
from coach.engine.search.rollout import values_at_table
from coach.engine.search.tree import Tree

if TYPE_CHECKING:
    import random
    from collections.abc import Iterable, Sequence

    from coach.cards import Card
    from coach.game.play import Play

SAMPLE = 100
"""Hands that a bot looks at: more of them make it no stronger."""


class PlayPolicy(Protocol):
    """Somebody who plays."""

    def rank(self, known: Known) -> int:
        """The rank, 0 (ace) to 12, that the seat plays; it holds one, and it fits."""


class OnePly:
    """The instant player, who thinks of the next card only (see `one_ply`)."""

    def rank(self, known: Known) -> int:
        """As `PlayPolicy`."""
        record = known.record
        return one_ply.choice(known.held, record.tail, record.answers(known.seat))


class Expert:
    """The best answer to an instant player, over a sample of what he may hold.

    Args:
        rng: what samples are drawn with, one number a card.
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

    def rank(self, known: Known) -> int:
        """As `PlayPolicy`."""
        first, *others = known.fitting()
        if not others:
            return first
        record, other = known.record, 1 - known.seat
        hands = sampled(believe(known, self._favours[other]), self._rng, self._sample)
        aim = self._aim.plus(record.points[known.seat], record.points[other])
        options = Tree(aim).options(known.held, record.tail, hands)
        return max(options, key=lambda rank: (round(options[rank][0], 9), rank))


class Several:
    """A player at a table of three or four (see `several`).

    Args:
        rng: what the others' cards are drawn with.
        sample: how many deals are looked at for a card.
    """

    def __init__(self, rng: random.Random, *, sample: int = SAMPLE) -> None:
        self._rng, self._sample = rng, sample

    def rank(self, known: Known) -> int:
        """As `PlayPolicy`."""
        first, *others = known.fitting()
        if not others:
            return first
        return values_at_table(known, self._rng, self._sample)[0].rank


def card_to_play(
    policy: PlayPolicy, play: Play, *, threw: Iterable[Card] = (), starter: Card | None = None
) -> Card:
    """The card of the seat in turn, from a play of which it knows its own cards only.

    >>> from coach.game.play import Play
    >>> card_to_play(OnePly(), Play.start(["4H 5H KS KC", "2C 3D 8H 9H"]))
    4H
    """
    turn = play.turn
    assert turn is not None
    rank = policy.rank(Known.of(play, threw=threw, starter=starter))
    return min(of_rank(rank, play.legal(turn)), key=lambda card: card.index)
