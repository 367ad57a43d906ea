"""A game: options, packs and actions in, the state out, by pure checked transitions."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from coach.errors import IllegalAction
from coach.game.actions import (
    Action,
    CallMuggins,
    ClaimPoints,
    DealCards,
    Resign,
    SayGo,
    action_text,
)
from coach.game.awards import Board, Claimed
from coach.game.deal_so_far import DealSoFar
from coach.game.legal import CLAIMS, legal_actions
from coach.game.stages.cutting import Cutting, Dealing
from coach.game.stages.throwing import Throwing
from coach.game.view import View, view_of

if TYPE_CHECKING:
    from collections.abc import Iterable

    from coach.game.setup import Setup
    from coach.game.stages.step import Stage


@dataclass(frozen=True, slots=True)
class Game:
    """A game at one moment. Every action makes a new one; what they share is not copied.

    >>> from coach.game.packs import SeededPacks
    >>> from coach.game.setup import Setup
    >>> from coach.game.table import Options
    >>> game = Game.start(Setup(Options(), SeededPacks(7), dealer=1)).apply(DealCards(1))
    >>> game.turn, game.view(0).asked, game.view(0).dealt
    ((0, 1), 'throw', (6S, 5D, KD, TD, 7D, QH))
    """

    setup: Setup
    stage: Stage
    board: Board
    actions: tuple[Action, ...] = ()
    """The log: with the setup, all that there is to know."""
    claimed: Claimed | None = None
    """The claim that was just made; an opponent may call muggins until somebody else acts."""
    resigned: int | None = None
    """The player who gave the game up."""

    @classmethod
    def start(cls, setup: Setup) -> Game:
        """The game before its first action."""
        stage: Stage = Cutting.start(setup) if setup.dealer is None else Dealing(setup.dealer)
        return cls(setup, stage, Board.start(setup.options, setup.start))

    @classmethod
    def replay(cls, setup: Setup, actions: Iterable[Action]) -> Game:
        """The game after the given actions.

        Raises:
            IllegalAction, ImpossibleCards: one of them is refused.
        """
        game = cls.start(setup)
        for action in actions:
            game = game.apply(action)
        return game

    @property
    def over(self) -> bool:
        """True when a side has won or a player has resigned."""
        return self.resigned is not None or self.board.winner is not None

    @property
    def winner(self) -> int | None:
        """The side that has won, None while nobody has.

        When a player resigns it is the other side; of three, the higher of the others, and of two
        who are level the one who sits next to the left.
        """
        if self.resigned is None:
            return self.board.winner
        options = self.setup.options
        others = [(self.resigned + step) % options.players for step in range(1, options.players)]
        sides = [side for side in map(options.side, others) if side != options.side(self.resigned)]
        return max(sides, key=lambda side: self.board.scores[side])

    @property
    def turn(self) -> tuple[int, ...]:
        """Players who must act now, in any order; none when the game is over."""
        return () if self.over else self.stage.turn

    def view(self, player: int) -> View:
        """All that a player may know of the game."""
        return view_of(self, player)

    def legal_actions(self, player: int) -> tuple[Action, ...]:
        """Every action that a player may take now, but to resign, which is always possible."""
        return legal_actions(self.view(player))

    def apply(self, action: Action) -> Game:
        """Take an action.

        Returns:
            the game after it. A go that was due changes nothing and is not recorded.

        Raises:
            IllegalAction: it is not possible now, or not for this player; the message says why.
            ImpossibleCards: cards thrown that the player does not hold, or a wrong number.
        """
        if self.over:
            raise IllegalAction(f"{action_text(action)} is too late: the game is over")
        if action.player not in range(self.setup.options.players):
            raise IllegalAction(f"there is no player {action.player}")
        actions = (*self.actions, action)
        match action:
            case Resign():
                return replace(self, actions=actions, claimed=None, resigned=action.player)
            case CallMuggins():
                board, left = self._take(action)
                return replace(self, board=board, actions=actions, claimed=left)
            case SayGo():
                self._check_go(action)
                return self
        self._check(action)
        if isinstance(action, DealCards):
            return replace(self, stage=self._dealt(), actions=actions, claimed=None)
        step = self.stage.apply(self.setup, self.board, action)
        return Game(self.setup, step.stage, step.board, actions, step.claimed)

    def _check(self, action: Action) -> None:
        """Refuse what is not wanted now, or not of this player."""
        stage = self.stage
        if action.code != stage.asks:
            raise IllegalAction(f"{action_text(action)} is not possible now: {self._wanted}")
        if action.player not in stage.turn:
            raise IllegalAction(f"{action_text(action)} is out of turn: {self._wanted}")
        if isinstance(action, ClaimPoints) and action.points not in CLAIMS:
            raise IllegalAction(f"{action.points} cannot be claimed: a count is 0 to 29")

    @property
    def _wanted(self) -> str:
        turn = self.stage.turn
        who = " and ".join(map(str, turn))
        return f"{self.stage.asks} is wanted of player{'s' * (len(turn) > 1)} {who}"

    def _dealt(self) -> Throwing:
        """The next hands, dealt by the player in turn."""
        before = self.stage.deal
        number = 1 if before is None else before.number + 1
        (dealer,) = self.stage.turn
        pack = self.setup.packs.for_deal(number)
        deal = DealSoFar.out_of(pack, number, dealer, self.setup.options.players)
        return Throwing(deal, self.stage.cuts)

    def _take(self, action: CallMuggins) -> tuple[Board, Claimed]:
        """Give an opponent what was not claimed, as much of it as they say."""
        claimed, side = self.claimed, self.setup.options.side
        if not self.setup.options.muggins:
            raise IllegalAction("muggins is not played in this game")
        if claimed is None or not claimed.left:
            raise IllegalAction("no muggins: nothing was left unclaimed")
        if side(action.player) == side(claimed.due.player):
            raise IllegalAction("no muggins: the points are their own side's")
        taken = min(action.points, claimed.left)
        if taken < 1:
            raise IllegalAction("muggins is called with the points that were left unclaimed")
        board = self.board.give(claimed.due, action.player, taken)
        return board, replace(claimed, taken=claimed.taken + taken)

    def _check_go(self, action: SayGo) -> None:
        deal, play = self.stage.deal, self.stage.play
        if deal is None or play is None:
            raise IllegalAction("go is not possible now: there is no play")
        play.say_go(deal.seat(action.player))
