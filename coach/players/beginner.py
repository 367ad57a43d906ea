"""The beginner: hand first, no thought of the crib, and counts with holes at known rates."""

from __future__ import annotations

from typing import TYPE_CHECKING

from coach.advice.numbers import ranks_of
from coach.engine.throwing.by_tables import hand_averages
from coach.game.actions import CallMuggins, ClaimPoints, PlayCard, ThrowCards
from coach.players.club import best_throws
from coach.scoring.play import LIMIT, score_play

if TYPE_CHECKING:
    import random

    from coach.cards import Card
    from coach.game.awards import Due
    from coach.game.view import View
    from coach.scoring.breakdown import Item

SECOND_BEST = 0.3
"""Chance (0–1) to throw the second best hand."""
MISSED_FIFTEEN = 0.2
"""Chance (0–1) to overlook a fifteen of three cards or more in a hand or a crib."""
MISSED_NOBS = 0.5
"""Chance (0–1) to overlook nobs."""
MISSED_RUN = 0.3
"""Chance (0–1) to overlook a run in the play: to make one, or under muggins to claim it."""
LISTENS = 0.4
"""Chance (0–1) to check an opponent's count under muggins."""
_PAIR = 2  # cards, of which nobody overlooks that they make fifteen


class Beginner:
    """Keeps the best hand and forgets the crib, plays what scores at once, overlooks some of it.

    Anything may be led, a five as well. The rates are a guess at somebody's first weeks.

    Args:
        rng: the source of mistakes.
    """

    def __init__(self, rng: random.Random) -> None:
        self._rng = rng

    def throw(self, view: View) -> ThrowCards:
        """Keep the best hand, or often the second best, as a `Player`."""
        throws = best_throws(view.held, hand_averages(ranks_of(view.held)))
        return ThrowCards(view.player, throws[self._happens(SECOND_BEST)])

    def play(self, view: View) -> PlayCard:
        """Play what scores most of what is seen, any card where nothing does, as a `Player`."""
        room = LIMIT - view.count
        legal = [card for card in view.held if card.rank.pips <= room]
        seen = {card: self._points(view.pile, card) for card in legal}
        most = max(seen.values())
        best = [card for card in legal if seen[card] == most]
        return PlayCard(view.player, best[int(self._rng.random() * len(best))])

    def claim(self, view: View) -> ClaimPoints:
        """Claim what is seen, as a `Player`."""
        assert view.due is not None
        return ClaimPoints(view.player, self._counted(view.due))

    def call(self, view: View) -> CallMuggins | None:
        """Call what is seen, if the count was checked at all, as a `Player`."""
        claimed = view.claimed
        if claimed is None or not claimed.left or not self._happens(LISTENS):
            return None
        seen = self._counted(claimed.due) - claimed.said - claimed.taken
        return CallMuggins(view.player, seen) if seen > 0 else None

    def _points(self, pile: tuple[Card, ...], card: Card) -> int:
        return self._seen(score_play((*pile, card)).items, in_play=True)

    def _counted(self, due: Due) -> int:
        return self._seen(due.score.items, in_play=due.rule == "play")

    def _seen(self, items: tuple[Item, ...], *, in_play: bool) -> int:
        return sum(
            [item.points for item in items if not self._happens(missed(item, in_play=in_play))]
        )

    def _happens(self, chance: float) -> bool:
        return chance > 0 and self._rng.random() < chance


def missed(item: Item, *, in_play: bool) -> float:
    """The chance (0–1) that a beginner overlooks a combination.

    In the play a fifteen is the count, which everybody hears: there is nothing to put together.

    >>> from coach.scoring.show import score_show
    >>> items = score_show("4H 5H 6C JD", "9D").items
    >>> {item.kind: missed(item, in_play=False) for item in items}
    {'fifteen': 0.2, 'run': 0.0, 'nobs': 0.5}
    """
    if in_play:
        return MISSED_RUN if item.kind == "run" else 0.0
    if item.kind == "fifteen":
        return MISSED_FIFTEEN if len(item.cards) > _PAIR else 0.0
    return MISSED_NOBS if item.kind == "nobs" else 0.0
