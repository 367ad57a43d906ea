"""How strong the players of games are, how they score, and what they write down.

    python -m tests.benchmarks.contests [averages|strength|expert|records [GAMES]]

Averages: club players, points a deal against the bands of simulations and of play between people.
Strength: club against beginner, and expert against club, by games with seats changed. Records:
games over all options, each written down, checked and replayed.
"""

from __future__ import annotations

import sys
from functools import partial
from time import perf_counter
from typing import TYPE_CHECKING

from coach.cli.processes import results
from coach.game.record.checking import check_file
from coach.game.table import Options
from coach.players.contest import Contest
from coach.players.tally import ContestTally, Estimate, estimate, tally_of
from coach.players.watched import watched
from tests.players.contests import contest_of

if TYPE_CHECKING:
    from coach.players.contest import Strength

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
    if what in {"records", "all"}:
        records(*games or [1_000])


if __name__ == "__main__":
    main()
