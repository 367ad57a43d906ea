"""The throws to the crib, and the cut for the starter."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from coach.game.actions import Action, Code, CutPack, ThrowCards
from coach.game.awards import Due
from coach.game.deal import heels
from coach.game.stages.cutting import check_lift
from coach.game.stages.playing import Playing
from coach.game.stages.step import BeforePlay, NoCut, Step
from coach.scoring.breakdown import Breakdown, Item

if TYPE_CHECKING:
    from coach.cards import Card
    from coach.game.awards import Board
    from coach.game.deal_so_far import DealSoFar
    from coach.game.setup import Setup


@dataclass(frozen=True, slots=True)
class Throwing(BeforePlay, NoCut):
    """Everybody throws, in any order: nobody sees what another one throws."""

    deal: DealSoFar
    cuts: tuple[tuple[int, Card], ...] = ()

    @property
    def asks(self) -> Code:
        """A throw."""
        return "throw"

    @property
    def turn(self) -> tuple[int, ...]:
        """Players who have not thrown, pone first."""
        deal = self.deal
        return tuple([deal.player(seat) for seat, threw in enumerate(deal.throws) if not threw])

    def apply(self, setup: Setup, board: Board, action: Action) -> Step:
        """Take a throw, as `Stage`."""
        assert isinstance(action, ThrowCards)
        deal = self.deal.throw(self.deal.seat(action.player), action.cards)
        return Step(TurningUp(deal) if all(deal.throws) else Throwing(deal), board)


@dataclass(frozen=True, slots=True)
class TurningUp(BeforePlay):
    """The pone cuts for the starter; a jack is two points to the dealer at once."""

    deal: DealSoFar
    cuts: tuple[tuple[int, Card], ...] = ()

    @property
    def asks(self) -> Code:
        """A cut."""
        return "cut"

    @property
    def turn(self) -> tuple[int, ...]:
        """The pone."""
        return (self.deal.player(0),)

    def lifts(self) -> range:
        """Four cards at least stay in either packet."""
        return self.deal.lifts

    def apply(self, setup: Setup, board: Board, action: Action) -> Step:
        """Turn up the starter, as `Stage`."""
        assert isinstance(action, CutPack)
        check_lift(action, self.deal.lifts)
        deal = self.deal.turn_up(action.lifted)
        starter = deal.starter
        assert starter is not None
        if points := heels(starter):
            score = Breakdown((Item("heels", (starter,), points),))
            due = Due(deal.number, deal.dealer, "heels", (starter,), score)
            board = board.give(due, deal.dealer, points)
        return Step(Playing.start(deal, setup.options), board)
