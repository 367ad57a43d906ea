"""The protocol of stages, and the step from one to the next."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple, Protocol

from coach.game.awards import Claimed

if TYPE_CHECKING:
    from coach.cards import Card
    from coach.game.actions import Action, ClaimPoints, Code
    from coach.game.awards import Board, Due
    from coach.game.deal_so_far import DealSoFar
    from coach.game.play import Play
    from coach.game.setup import Setup


class Step(NamedTuple):
    """Stage and board after an action, and the claim if it was one."""

    stage: Stage
    board: Board
    claimed: Claimed | None = None


class Stage(Protocol):
    """A stage of a game. Every action makes a new one."""

    @property
    def asks(self) -> Code:
        """The code of the action that is wanted."""

    @property
    def turn(self) -> tuple[int, ...]:
        """Players of whom it is wanted; several may throw in any order."""

    @property
    def deal(self) -> DealSoFar | None:
        """The deal under way, or just over; None before the first."""

    @property
    def play(self) -> Play | None:
        """The play of this deal, from its first card to the end of the show."""

    @property
    def due(self) -> Due | None:
        """The points that are to be claimed now."""

    @property
    def shown(self) -> tuple[Due, ...]:
        """The hands and the crib of this deal that have been claimed."""

    @property
    def cuts(self) -> tuple[tuple[int, Card], ...]:
        """Players and the cards that they have cut for the first deal."""

    def lifts(self) -> range:
        """How many cards may be lifted; none where no pack is to be cut."""

    def apply(self, setup: Setup, board: Board, action: Action) -> Step:
        """Take an action of the code asked for, by a player in turn.

        Raises:
            IllegalAction, ImpossibleCards: it is refused.
        """


class NoCut:
    """A stage at which no pack is cut."""

    __slots__ = ()

    def lifts(self) -> range:
        """Nothing can be lifted."""
        return range(0)


class BeforePlay:
    """Members of a stage before a play: there is nothing to claim."""

    __slots__ = ()
    play: None = None
    due: None = None
    shown: tuple[Due, ...] = ()


def claim(board: Board, due: Due, action: ClaimPoints) -> tuple[Board, Claimed]:
    """Give a player what was claimed, and correct what is too high."""
    board = board.give(due, due.player, min(action.points, due.points))
    return board, Claimed(due, action.points)
