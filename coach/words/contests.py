"""Contests in writing: who played whom, and how it went."""

from __future__ import annotations

from typing import TYPE_CHECKING

from coach.english import listed
from coach.words.figures import percent

if TYPE_CHECKING:
    from collections.abc import Sequence

    from coach.players.contest import Contest
    from coach.players.tally import Estimate

POINTS = "Points a deal, each with its standard error:"


def player_names(levels: Sequence[str]) -> tuple[str, ...]:
    """Name players by their strength, with a number where several have the same.

    >>> player_names(["club", "expert"]), player_names(["club", "club"])
    (('Club', 'Expert'), ('Club 1', 'Club 2'))
    """
    names = []
    for place, level in enumerate(levels):
        name = level.capitalize()
        several = levels.count(level) > 1
        names.append(f"{name} {levels[: place + 1].count(level)}" if several else name)
    return tuple(names)


def heading(contest: Contest, names: Sequence[str], games: int) -> str:
    """Say who plays, and what.

    >>> from coach.game.table import Options
    >>> from coach.players.contest import Contest
    >>> contest = Contest(("club", "beginner"), Options(), 7)
    >>> heading(contest, ["Club", "Beginner"], 100)
    'Club against Beginner: 100 games to 121, seed 7.'
    """
    options = contest.options
    sides = [listed(names[side :: options.sides]) for side in range(options.sides)]
    muggins = ", muggins" if options.muggins else ""
    game = f"{games} game{'' if games == 1 else 's'} to {options.target}{muggins}"
    who = " against ".join(sides) if len(sides) < 3 else listed(sides)
    return f"{who}: {game}, seed {contest.seed}."


def first_dealer(won: int, games: int, *, duplicate: bool) -> str:
    """Say what the first deal is worth, and how the deals are shared out.

    >>> first_dealer(56, 100, duplicate=True)
    'The first dealer won 56 of 100. All cards were dealt twice, with seats changed.'
    """
    twice = " All cards were dealt twice, with seats changed." if duplicate else ""
    who = "The first dealer" if duplicate else "The side of the first dealer"
    return f"{who} won {won} of {games}.{twice}"


def far_deals(holes: int) -> str:
    """Say which deals are averaged.

    >>> far_deals(50)
    'Deals that began within 50 holes of the end are left out, for it cuts some of them short.'
    """
    began = f"Deals that began within {holes} holes of the end are left out"
    return f"{began}, for it cuts some of them short."


def share_text(share: Estimate | None) -> str:
    """Write a share of games with its standard error.

    >>> from coach.players.tally import Estimate
    >>> share_text(Estimate(0.8, 0.026)), share_text(Estimate(1.0, None))
    ('80.0 ± 2.6 %', '100.0 %')
    """
    if share is None or share.error is None:
        return percent(None if share is None else share.mean, 1)
    return f"{100 * share.mean:.1f} ± {percent(share.error, 1)}"


def points_text(points: Estimate | None) -> str:
    """Write points with their standard error.

    >>> from coach.players.tally import Estimate
    >>> points_text(Estimate(16.2, 0.05)), points_text(Estimate(0, 0.0)), points_text(None)
    ('16.20 ± 0.05', 'none', 'none')
    """
    if points is None or not any(points):
        return "none"
    error = "" if points.error is None else f" ± {points.error:.2f}"
    return f"{points.mean:.2f}{error}"
