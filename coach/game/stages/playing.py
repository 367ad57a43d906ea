"""The play: `coach.game.play` says whose turn it is; here its points are claimed."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from coach.game.actions import Action, ClaimPoints, Code, PlayCard
from coach.game.awards import Due
from coach.game.play import Play
from coach.game.stages.showing import Showing
from coach.game.stages.step import NoCut, Step, claim

if TYPE_CHECKING:
    from coach.cards import Card
    from coach.game.awards import Board
    from coach.game.deal_so_far import DealSoFar
    from coach.game.setup import Setup
    from coach.game.table import Options


@dataclass(frozen=True, slots=True)
class Playing(NoCut):
    """A card is to be played; under muggins the points of the last one are to be claimed first.

    Without muggins every card gets what is due.
    """

    deal: DealSoFar
    play: Play
    due: Due | None = None
    shown: tuple[Due, ...] = ()
    cuts: tuple[tuple[int, Card], ...] = ()

    @classmethod
    def start(cls, deal: DealSoFar, options: Options) -> Playing:
        """Before the first card."""
        hands = tuple([deal.kept(seat) for seat in range(options.players)])
        return cls(deal, Play(hands, 0, (), options.go_stops_early))

    @property
    def asks(self) -> Code:
        """A card, or what the last one earns."""
        return "play" if self.due is None else "claim"

    @property
    def turn(self) -> tuple[int, ...]:
        """The player in turn, or who claims."""
        if self.due is not None:
            return (self.due.player,)
        seat = self.play.turn
        return () if seat is None else (self.deal.player(seat),)

    def apply(self, setup: Setup, board: Board, action: Action) -> Step:
        """Take a card or a claim, as `Stage`."""
        if isinstance(action, ClaimPoints):
            assert self.due is not None
            board, claimed = claim(board, self.due, action)
            return Step(self._after(self.play), board, claimed)
        assert isinstance(action, PlayCard)
        play = self.play.put(action.card)
        score = play.newest.score
        due = Due(self.deal.number, action.player, "play", (action.card,), score)
        if setup.options.muggins:
            return Step(Playing(self.deal, play, due), board)
        return Step(self._after(play), board.give(due, action.player, due.points))

    def _after(self, play: Play) -> Playing | Showing:
        return Showing.start(self.deal, play) if play.over else Playing(self.deal, play)
