"""Whole games by the rules: that none breaks them, and how fast they go.

    python -m tests.benchmarks.games check [GAMES]
    python -m tests.benchmarks.games speed [GAMES]

Check: random games over all options (20,000 unless said), each looked at after every action and
read by the second referee; a fault names the seed of its game. Speed: games of two random players
who count right, in one process; what a player thinks is not in it.
"""

from __future__ import annotations

import os
import random
import sys
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from time import perf_counter, process_time

from tests.game.at_table import new_game, simple_action
from tests.game.random_games import check_game, pick

GAMES = {"check": 20_000, "speed": 500}


def _check(seed: int) -> tuple[int, int, int, bool]:
    try:
        game = check_game(seed)
    except Exception as error:
        raise AssertionError(f"game {seed}: {error!r}") from error
    options = game.setup.options
    return options.players, len(game.actions), len(game.board.awards), game.resigned is None


def check(games: int) -> None:
    """Look at random games on all cores."""
    begun = perf_counter()
    with ProcessPoolExecutor() as pool:
        found = []
        for row in pool.map(_check, range(games), chunksize=50):
            found.append(row)
            if len(found) % 1000 == 0:
                print(f"{len(found):,}", file=sys.stderr, flush=True)
    players = Counter(row[0] for row in found)
    print(
        f"{games:,} games without a fault, {perf_counter() - begun:.0f} s on {os.cpu_count()} cores"
    )
    print(", ".join(f"{number:,} of {count} players" for count, number in sorted(players.items())))
    actions, awards, won = (sum(row[place] for row in found) for place in (1, 2, 3))
    print(f"{actions:,} actions, {awards:,} awards, {games - won:,} games resigned")


def speed(games: int) -> None:
    """Time games of two who play at random and count right."""
    rng = random.Random(1)
    actions = deals = 0
    begun = process_time()
    for seed in range(games):
        game = new_game(seed)
        while not game.over:
            if game.stage.asks in {"throw", "play"}:
                game = game.apply(pick(rng, game.legal_actions(game.turn[0])))
            else:
                game = game.apply(simple_action(game))
        actions += len(game.actions)
        deals += game.view(0).number
    seconds = process_time() - begun
    print(
        f"{games:,} games, {deals / games:.1f} deals and {actions / games:.0f} actions each: "
        f"{1e3 * seconds / games:.1f} ms a game, {1e6 * seconds / actions:.0f} µs an action"
    )


if __name__ == "__main__":
    what = sys.argv[1] if len(sys.argv) > 1 else "check"
    number = int(sys.argv[2]) if len(sys.argv) > 2 else GAMES[what]
    {"check": check, "speed": speed}[what](number)
