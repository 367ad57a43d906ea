"""A contest on the screen: games won, and points a deal by seat."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from coach.players.tally import FAR, Estimate, estimate
from coach.words import contests as words

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from coach.cli.terminal import Terminal
    from coach.players.contest import Contest
    from coach.players.tally import ContestTally

_PARTS = ("play", "hand", "crib", "total")


def show(terminal: Terminal, contest: Contest, tally: ContestTally, names: Sequence[str]) -> None:
    """Both tables."""
    options, games = contest.options, len(tally.games)
    terminal.line(words.heading(contest, names, games))
    terminal.line(
        words.first_dealer(tally.first_won, games, duplicate=contest.duplicate), style="dim"
    )
    terminal.line()
    rows = []
    for player, name in enumerate(names):
        side = options.side(player)
        share = words.share_text(tally.share(side))
        figures = (tally.won(side), share, tally.skunks(side), tally.worth(side))
        rows.append((name, *map(str, figures)))
    terminal.table(
        rows,
        header=("player", "won", "share", "skunks", "by stakes"),
        align="lrrrr",
        spare=("by stakes",),
    )
    terminal.line()
    terminal.line(words.POINTS)
    terminal.line()
    seats = list(enumerate(options.table.seats))[::-1]
    terminal.table(
        [
            (name, seat_name, str(size), *map(words.points_text, points.values()))
            for player, name in enumerate(names)
            for seat, seat_name in seats
            for size, points in (_points(tally, player, seat),)
        ],
        header=("player", "seat", "deals", "play", "hand", "crib", "in all"),
        align="llrrrrr",
        spare=("deals", "crib", "hand", "play"),
    )
    terminal.line()
    terminal.line(words.far_deals(FAR), style="dim")


def as_json(contest: Contest, tally: ContestTally) -> dict[str, Any]:
    """The same for programs: shares 0–1, points a deal, standard errors."""
    options = contest.options
    return {
        "seed": contest.seed,
        "games": len(tally.games),
        "duplicate": contest.duplicate,
        "target": options.target,
        "stakes": options.stakes,
        "muggins": options.muggins,
        "go": "early" if options.go_stops_early else "late",
        "first_dealer_won": tally.first_won,
        "players": [
            {
                "level": level,
                "side": (side := options.side(player)),
                "won": tally.won(side),
                "share": _json(tally.share(side)),
                "skunks": tally.skunks(side),
                "by_stakes": tally.worth(side),
                "seats": {
                    name: {"deals": size, **{part: _json(mean) for part, mean in points.items()}}
                    for seat, name in enumerate(options.table.seats)
                    for size, points in (_points(tally, player, seat),)
                },
            }
            for player, level in enumerate(contest.levels)
        ],
    }


def _points(
    tally: ContestTally, player: int, seat: int
) -> tuple[int, Mapping[str, Estimate | None]]:
    """The number of deals of a player in a seat, and average points by part."""
    deals = tally.deals(player, seat)
    return len(deals), {part: estimate([getattr(deal, part) for deal in deals]) for part in _PARTS}


def _json(mean: Estimate | None) -> dict[str, float | None] | None:
    return None if mean is None else {"mean": mean.mean, "error": mean.error}
