"""The show: pone's hand, on to the left, the dealer's, the crib; then the deal passes."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from coach.game.actions import Action, ClaimPoints, Code
from coach.game.awards import Due, Rule
from coach.game.stages.step import NoCut, Step, claim
from coach.scoring.show import score_show

if TYPE_CHECKING:
    from coach.cards import Card
    from coach.game.awards import Board
    from coach.game.deal_so_far import DealSoFar
    from coach.game.play import Play
    from coach.game.setup import Setup


@dataclass(frozen=True, slots=True)
class Showing(NoCut):
    """A hand or the crib is to be claimed; after the crib the player at the left deals."""

    deal: DealSoFar
    play: Play
    due: Due | None
    shown: tuple[Due, ...] = ()
    cuts: tuple[tuple[int, Card], ...] = ()

    @classmethod
    def start(cls, deal: DealSoFar, play: Play) -> Showing:
        """Before the first hand is claimed."""
        return cls(deal, play, _due(deal, 0))

    @property
    def asks(self) -> Code:
        """A claim, or the next deal."""
        return "deal" if self.due is None else "claim"

    @property
    def turn(self) -> tuple[int, ...]:
        """Whose hand it is, or the next dealer, who was the pone."""
        return (self.deal.player(0) if self.due is None else self.due.player,)

    def apply(self, setup: Setup, board: Board, action: Action) -> Step:
        """Take a claim, as `Stage`."""
        assert isinstance(action, ClaimPoints)
        assert self.due is not None
        board, claimed = claim(board, self.due, action)
        shown = (*self.shown, self.due)
        due = _due(self.deal, len(shown)) if len(shown) <= setup.options.players else None
        return Step(Showing(self.deal, self.play, due, shown), board, claimed)


def _due(deal: DealSoFar, place: int) -> Due:
    """What the hand of a seat is worth; after all hands the crib."""
    starter = deal.starter
    assert starter is not None
    rule: Rule = "hand" if place < len(deal.hands) else "crib"
    cards = deal.kept(place) if rule == "hand" else deal.crib
    player = deal.player(place) if rule == "hand" else deal.dealer
    return Due(deal.number, player, rule, cards, score_show(cards, starter, crib=rule == "crib"))
