"""How strong the players of games are, how they score, and what they write down.

    python -m tests.benchmarks.contests [averages|strength|expert|times|records [GAMES]]

Averages: club players, points a deal against the bands of simulations and of play between people.
Strength: club against beginner, and expert against club, by games with seats changed. Times:
an expert's. Records: games over all options, each written down, checked and replayed.
"""

from __future__ import annotations

import random
import sys
from functools import partial
from statistics import mean
from time import perf_counter, process_time
from typing import TYPE_CHECKING, TypeVar

from coach.cli.processes import results
from coach.game.record.checking import check_file
from coach.game.state import Game
from coach.game.table import Options
from coach.players.club import Club
from coach.players.contest import Contest, new_player, play_out
from coach.players.expert import LATE
from coach.players.tally import ContestTally, Estimate, estimate, tally_of
from coach.players.watched import watched
from tests.players.contests import contest_of

if TYPE_CHECKING:
    from collections.abc import Callable

    from coach.game.actions import CallMuggins, ClaimPoints, PlayCard, ThrowCards
    from coach.game.view import View
    from coach.players.contest import Strength
    from coach.players.player import Player

    _T = TypeVar("_T")

BANDS = {
    ("dealer", "play"): (3.5, 3.6),
    ("dealer", "hand"): (7.8, 8.0),
    ("dealer", "crib"): (4.7, 4.8),
    ("pone", "play"): (2.1, 2.2),
    ("pone", "hand"): (8.0, 8.1),
    ("dealer", "total"): (16.2, 16.2),
    ("pone", "total"): (10.2, 10.2),
}


def contest(one: Strength, other: Strength, games: int) -> ContestTally:
    """Play on all cores, and say what it took."""
    asked = Contest((one, other), Options(), 1)
    start = perf_counter()
    with results(partial(watched, asked, None), games) as found:
        tally = ContestTally(tuple(game.tally for game in found), duplicate=True)
    seconds = perf_counter() - start
    print(f"{one} against {other}: {games} games to 121 in {seconds:.0f} s")
    for side, name in enumerate(asked.levels):
        share = tally.share(side)
        print(f"  {name} wins {written(share)}, {tally.skunks(side)} skunks")
    return tally


def written(mean: Estimate | None) -> str:
    assert mean is not None
    assert mean.error is not None
    return f"{mean.mean:.4f} ± {mean.error:.4f}"


def averages(games: int) -> None:
    tally = contest("club", "club", games)
    skunks = estimate([float(any(game.skunked)) for game in tally.games[::2]])
    first = estimate([float(game.winner == game.first) for game in tally.games[::2]])
    print(f"  the first dealer wins {written(first)}, a skunk in {written(skunks)} of games")
    points(tally, 0)
    for (seat, part), band in BANDS.items():
        deals = tally.deals(0, ("pone", "dealer").index(seat))
        print(f"  {seat} {part}: {written(estimate([getattr(d, part) for d in deals]))}, {band}")


def points(tally: ContestTally, player: int) -> None:
    """Points a deal of a player, by seat."""
    for seat, name in ((1, "dealer"), (0, "pone")):
        deals = tally.deals(player, seat)
        parts = [
            f"{part} {written(estimate([getattr(deal, part) for deal in deals]))}"
            for part in ("play", "hand", "crib", "total")
        ]
        print(f"  player {player}, {name}, {len(deals)} deals: {', '.join(parts)}")


def strength(one: Strength, other: Strength, games: int) -> None:
    tally = contest(one, other, games)
    for player in (0, 1):
        points(tally, player)
    print(
        f"  net points a deal, of the same cards in either seat: {written(estimate(nets(tally)))}"
    )


def nets(tally: ContestTally) -> list[float]:
    """The first player's points less the second's, of every deal that was played twice."""
    found = []
    for once, again in zip(tally.games[::2], tally.games[1::2], strict=True):
        rows = zip(once.deals, again.deals, strict=False)  # a row a player and deal, in turn
        signed = [(one.total + other.total) / 2 for one, other in rows]
        found += [mine - theirs for mine, theirs in zip(signed[::2], signed[1::2], strict=True)]
    return found


class Timed:
    """A player whose decisions are timed, by what was asked and if it is late in the game."""

    def __init__(self, player: Player, spent: dict[str, list[float]]) -> None:
        self._player, self._spent = player, spent

    def throw(self, view: View) -> ThrowCards:
        late = view.options.target - max(view.scores) <= LATE
        return self._timed("late throw" if late else "throw", self._player.throw, view)

    def play(self, view: View) -> PlayCard:
        return self._timed("card", self._player.play, view)

    def claim(self, view: View) -> ClaimPoints:
        return self._player.claim(view)

    def call(self, view: View) -> CallMuggins | None:
        return self._player.call(view)

    def _timed(self, what: str, decide: Callable[[View], _T], view: View) -> _T:
        start = process_time()
        action = decide(view)
        self._spent.setdefault(what, []).append(process_time() - start)
        return action


def times(games: int) -> None:
    """Processor time of an expert's decisions between two players."""
    spent: dict[str, list[float]] = {}
    asked = Contest(("expert", "club"), Options(), 1)
    for number in range(games):
        players: list[Player] = [Timed(new_player("expert", random.Random(number)), spent), Club()]
        play_out(Game.start(asked.setup(number)), players)
    for what, found in sorted(spent.items()):
        print(f"  {what}: {1000 * mean(found):.0f} ms on average, {1000 * max(found):.0f} at most")


def records(games: int) -> None:
    """Every record checks clean, and replays to the same awards."""
    awards = 0
    for number in range(games):
        asked = contest_of(number)
        game = asked.play(number)
        names = ["A", "B", "C", "D"][: asked.options.players]
        checked = check_file(watched(asked, names, number).record, str(number))
        assert checked.faults == (), checked.faults
        again = checked.games[0].game
        assert again is not None
        assert again.board == game.board
        assert tally_of(again).winner == tally_of(game).winner
        awards += len(game.board.awards)
    print(f"{games} games over all options, {awards} awards: every record clean, and the same")


def main() -> None:
    what, *numbers = sys.argv[1:] or ["all"]
    games = [*map(int, numbers)]
    if what in {"averages", "all"}:
        averages(*games or [10_000])
    if what in {"strength", "all"}:
        strength("club", "beginner", *games or [4_000])
    if what in {"expert", "all"}:
        strength("expert", "club", *games or [1_000])
    if what in {"times", "all"}:
        times(*games or [20])
    if what in {"records", "all"}:
        records(*games or [1_000])


if __name__ == "__main__":
    main()
