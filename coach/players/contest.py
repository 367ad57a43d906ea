"""A contest: players of known strength in games of a seed, each with cards of its own."""

from __future__ import annotations

import random
from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal, get_args

from coach.game.packs import SeededPacks
from coach.game.setup import Setup
from coach.game.state import Game
from coach.players.player import act

if TYPE_CHECKING:
    from collections.abc import Sequence

    from coach.game.table import Options
    from coach.players.player import Player

Strength = Literal["beginner", "club", "expert"]
"""Strengths of players."""
STRENGTHS: tuple[Strength, ...] = get_args(Strength)
"""The weakest first."""


def new_player(level: Strength, rng: random.Random) -> Player:
    """A player of a strength."""
    # The expert's advice takes a quarter of a second to load, and watching a beginner needs none.
    match level:
        case "beginner":
            from coach.players.beginner import Beginner

            return Beginner(rng)
        case "club":
            from coach.players.club import Club

            return Club()
        case "expert":
            from coach.players.expert import Expert

            return Expert(rng)


@dataclass(frozen=True, slots=True)
class Contest:
    """Games between players, numbered from 0.

    Two players get the cards of every game twice, with seats changed, so that luck weighs less
    (duplicate). At a larger table the first deal goes round.
    """

    levels: tuple[Strength, ...]
    """By player."""
    options: Options
    seed: int
    """Of the first game; each further one has the next."""

    @property
    def duplicate(self) -> bool:
        """True if two games have the same cards."""
        return self.options.players == 2

    def setup(self, number: int) -> Setup:
        """The setup of a game."""
        pack = number // 2 if self.duplicate else number
        packs = SeededPacks(self.seed + pack)
        return Setup(self.options, packs, number % self.options.players)

    def play(self, number: int) -> Game:
        """Play a game.

        >>> from coach.game.table import Options
        >>> Contest(("club", "club"), Options(target=61), 7).play(0).over
        True
        """
        players = [
            new_player(level, random.Random(f"{self.seed} game {number} player {player}"))
            for player, level in enumerate(self.levels)
        ]
        return play_out(Game.start(self.setup(number)), players)


def play_out(game: Game, players: Sequence[Player]) -> Game:
    """Play a game to its end; opponents call muggins in the order round the table."""
    while not game.over:
        game = _called(game, players)
        if not game.over:
            player = game.turn[0]
            game = game.apply(act(players[player], game.view(player)))
    return game


def _called(game: Game, players: Sequence[Player]) -> Game:
    options, size = game.setup.options, len(players)
    claimed = game.claimed
    if claimed is None or not options.muggins:
        return game
    for step in range(1, size):
        player = (claimed.due.player + step) % size
        if options.side(player) == options.side(claimed.due.player):
            continue
        action = players[player].call(game.view(player))
        if action is not None:
            game = game.apply(action)
        if game.over:
            break
    return game
