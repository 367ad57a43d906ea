"""The expert: the advice at full strength, for points or near the end for the game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from coach.advice.plays.at_score import aim_at
from coach.advice.plays.positions import position_in
from coach.advice.throws.at_score import AtStake, at_score
from coach.advice.throws.weigh import weigh
from coach.engine.search.aim import NET
from coach.engine.search.belief import believe
from coach.engine.search.favour import favour_of
from coach.game.actions import PlayCard, ThrowCards
from coach.players.cards.best_answer import BestAnswer
from coach.players.cards.one_ply import OnePly
from coach.players.cards.policy import card_in_view
from coach.players.cards.rollout import Rollout
from coach.players.player import CountsRight

if TYPE_CHECKING:
    import random

    from coach.engine.search.aim import Aim
    from coach.game.view import View
    from coach.players.cards.policy import PlayPolicy

LATE = 45
"""Holes before the target, of whoever is ahead, from which the score is looked at.

Two deals can take somebody as far; before that points decide nearly every throw and card.
"""


class Expert(CountsRight):
    """Throws and plays by the advice; for the chance to win when one of two is near the end.

    Args:
        rng: the source of the hands that it looks at.
    """

    def __init__(self, rng: random.Random) -> None:
        self._rng = rng

    def throw(self, view: View) -> ThrowCards:
        """Throw what is best for points or for the game, as a `Player`."""
        size = view.options.players
        found = weigh(view.held, view.crib, players=2 if size == 2 else 3 if size == 3 else 4)
        best = found.best
        if _is_late(view):
            best = at_score(found, AtStake(*_scores(view), view.options.target)).throws[0]
        return ThrowCards(view.player, best.throw)

    def play(self, view: View) -> PlayCard:
        """Play what is best for points or for the game, as a `Player`."""
        return PlayCard(view.player, card_in_view(self._policy(view), view))

    def _policy(self, view: View) -> PlayPolicy:
        if view.options.players > 2:
            return Rollout(self._rng)
        if len(position_in(view).legal) == 1:  # nothing to think about
            return OnePly()
        aim = _aim(view) if _is_late(view) else NET
        return BestAnswer(self._rng, (favour_of(0), favour_of(1)), aim=aim)


def _is_late(view: View) -> bool:
    """True if one of two players is so near the target that the score may decide."""
    return view.options.players == 2 and view.options.target - max(view.scores) <= LATE


def _scores(view: View) -> tuple[int, int]:
    """Own holes and the one opponent's."""
    return view.scores[view.side], view.scores[1 - view.side]


def _aim(view: View) -> Aim:
    """The chance to win from the scores before the play."""
    position = position_in(view)
    known = position.known
    belief = believe(known, favour_of(known.opponent))
    aim = aim_at(_scores(view), position, belief, target=view.options.target)
    pegged = known.record.points
    return aim.plus(-pegged[known.seat], -pegged[known.opponent])
