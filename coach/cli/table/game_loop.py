"""The loop of a game: whoever is in turn acts, the action is stored, and everybody sees it."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, cast

from coach.cli.clock import local_now
from coach.cli.table.telling import pause_after, told
from coach.cli.table.you import TakenBack
from coach.game.actions import ClaimPoints, PlayCard, ThrowCards
from coach.game.packs import SeededPacks
from coach.game.play import Go, Played, Reset
from coach.players.contest import new_player
from coach.players.player import act
from coach.words.game import events, prompts
from coach.words.game.people import YOU

if TYPE_CHECKING:
    from coach.cli.table.surface import Surface
    from coach.cli.table.you import You
    from coach.game.actions import Action
    from coach.game.view import View
    from coach.players.contest import Strength
    from coach.players.player import Player
    from coach.progress.games import Games, StoredGame
    from coach.words.game.people import People


class GameLoop:
    """A game under way. Every action is on the disk before the next one is asked for."""

    def __init__(
        self,
        games: Games,
        stored: StoredGame,
        people: People,
        surface: Surface,
        you: You,
    ) -> None:
        self.stored = stored
        self._games = games
        self._people, self._surface = people, surface
        self._you = you

    @property
    def view(self) -> View:
        """What you see."""
        return self.stored.game.view(YOU)

    def run(self) -> None:
        """Play to the end.

        Raises:
            Left: you left before it.
            ProgressFileError: an action cannot be stored.
        """
        self._follow_up()  # of an action after which the game was left
        while not self.stored.game.over:
            try:
                self._step()
                self._follow_up()
            except TakenBack:
                self._take_back()

    def _step(self) -> None:
        game = self.stored.game
        # Nobody sees what another one throws, so that you may throw last.
        others = [player for player in game.turn if player != YOU]
        player = others[0] if others else YOU
        if player == YOU:
            action = self._you.act(self.view, self._random(YOU))
        else:
            if game.stage.asks == "deal" and self.view.number:
                self._you.look(self.view, prompts.NEXT_DEAL)
            action = act(self._player(player), game.view(player))
        self._do(action)

    def _follow_up(self) -> None:
        """Ask for what may follow the last action: your go, or muggins."""
        game = self.stored.game
        if game.over or not game.actions:
            return
        if isinstance(game.actions[-1], PlayCard):
            self._your_go()
        if isinstance(game.actions[-1], ClaimPoints) and game.setup.options.muggins:
            self._muggins()

    def _do(self, action: Action) -> None:
        before = self.view
        self.stored = self._games.add(self.stored, action, local_now())
        lines = told(self._people, before, self.view, action)
        self._surface.tell(self.view, lines, pause_after(action))

    def _your_go(self) -> None:
        """Let you say the go that you owed after the last card."""
        view = self.view
        gone = False
        for event in reversed(view.events):
            if isinstance(event, Go):
                gone = gone or event.seat == view.seat
            elif not isinstance(event, Reset):
                break
        if gone:
            self._you.say_go(view)

    def _muggins(self) -> None:
        """Let the others take what was not claimed."""
        game = self.stored.game
        claimed = game.claimed
        assert claimed is not None
        side = game.setup.options.side
        theirs = side(claimed.due.player)
        if side(YOU) != theirs and (claimed.due.rule != "play" or claimed.due.points):
            call = self._you.muggins(self.view)
            if call:
                self._do(call)
        for player in range(1, game.setup.options.players):
            if side(player) != theirs and not self.stored.game.over:
                called = self._player(player).call(self.stored.game.view(player))
                if called:
                    self._do(called)
        if claimed.due.player != YOU and claimed.left:
            self._surface.tell(self.view, [events.missed(claimed)], 0)

    def _take_back(self) -> None:
        """Take your last throw or card back, where you have seen nothing since."""
        game = self.stored.game
        last = game.actions[-1] if game.actions else None
        yours = isinstance(last, (ThrowCards, PlayCard)) and last.player == YOU
        seen = isinstance(last, PlayCard) and not isinstance(self.view.events[-1], Played)
        if not yours or seen:
            self._surface.remark(self.view, prompts.NOTHING_TO_TAKE_BACK)
            return
        self.stored = self._games.take_back(self.stored)
        self._surface.tell(self.view, [prompts.TAKEN_BACK], 0)

    def _player(self, player: int) -> Player:
        """A player of the program, for one action."""
        return new_player(cast("Strength", self.stored.players[player]), self._random(player))

    def _random(self, player: int) -> Random:
        """Random numbers for one action: the same when a game is gone on with."""
        game = self.stored.game
        assert isinstance(game.setup.packs, SeededPacks)
        return Random(f"{game.setup.packs.seed} {player} {len(game.actions)}")
