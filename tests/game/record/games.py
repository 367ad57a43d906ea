"""Random games, stopped at any moment, to be written down and read again."""

from __future__ import annotations

import random
from typing import Any

from coach.game.actions import Action, CallMuggins, ClaimPoints, CutPack, Resign
from coach.game.packs import SeededPacks
from coach.game.setup import Setup
from coach.game.state import Game
from coach.game.table import Options

NAMES = ("Ann", "Ben", "No", "7 of 9")


def random_setup(rng: random.Random, **given: Any) -> Setup:
    """Any options, with a cut or a dealer, from the start or with pegs that stand somewhere."""
    drawn: dict[str, Any] = {
        "players": rng.choice([2, 2, 3, 4]),
        "target": rng.choice([61, 121]),
        "stakes": rng.choice(["skunk", "lurch", "acc", "club"]),
        "muggins": rng.random() < 0.5,
        "go_stops_early": rng.random() < 0.3,
    }
    options = Options(**(drawn | given))
    late = rng.random() < 0.6
    start = tuple(rng.randrange(options.target - 25, options.target) for _ in range(options.sides))
    dealer = None if rng.random() < 0.4 else rng.randrange(options.players)
    return Setup(options, SeededPacks(rng.randrange(10**6)), dealer, start if late else ())


def random_game(rng: random.Random, **given: Any) -> Game:
    """A game with these options that is played to its end, or stops or is resigned before it."""
    game = Game.start(random_setup(rng, **given))
    stops = rng.randrange(10, 200) if rng.random() < 0.4 else 1000
    while not game.over and (len(game.actions) < stops or game.stage.deal is None):
        game = game.apply(random_action(rng, game))
    if not game.over and rng.random() < 0.5:
        game = game.apply(Resign(rng.randrange(game.setup.options.players)))
    return game


def random_action(rng: random.Random, game: Game) -> Action:
    """An action that is allowed; most counts are right, and most that is missed is taken."""
    claimed, options = game.claimed, game.setup.options
    if options.muggins and claimed is not None and claimed.left and rng.random() < 0.7:
        side = options.side(claimed.due.player)
        takers = [who for who in range(options.players) if options.side(who) != side]
        return CallMuggins(rng.choice(takers), rng.randint(1, claimed.left))
    player = rng.choice(game.turn)
    due = game.stage.due
    if due is not None and game.stage.asks == "claim":
        off = rng.choice([0, 0, 0, -1, -2, 1])
        return ClaimPoints(player, min(max(due.points + off, 0), 29))
    if game.stage.asks == "cut":
        lifts = game.stage.lifts()
        return CutPack(player, lifts[rng.randrange(len(lifts))])
    return rng.choice(game.legal_actions(player))
