"""Words about a board: where the pegs stand, and who has won."""

from __future__ import annotations

from typing import TYPE_CHECKING

from coach.engine.stakes import lines_at_stake, skunk_lines
from coach.english import listed
from coach.words.advice.odds import UNIT

if TYPE_CHECKING:
    from collections.abc import Sequence

    from coach.engine.stakes import Stakes
    from coach.game.match import Match, Result
    from coach.game.table import Options


def side_names(options: Options, players: Sequence[str]) -> list[str]:
    """Names of the sides.

    >>> from coach.game.table import Options
    >>> side_names(Options(players=4), ["Ann", "Ben", "Cid", "Dot"])
    ['Ann and Cid', 'Ben and Dot']
    """
    return [listed(players[side :: options.sides]) for side in range(options.sides)]


def standing(target: int, name: str, pegs: tuple[int, int], crib: str = "") -> tuple[str, str]:
    """Say where a side stands, in two texts: score and last score, holes to go and the crib.

    Args:
        target: of the game.
        name: of the side.
        pegs: holes of the back and the front peg.
        crib: whose crib it is, where it is this side's, such as `your crib`.

    >>> standing(121, "Ann", (76, 84), "Ann's crib")
    ('Ann 84 · last 8', "37 to go · Ann's crib")
    """
    back, front = pegs
    last = f" · last {front - back}" if front > back else ""
    to_go = f"{target - front} to go" if front < target else "home"
    return f"{name} {front}{last}", f"{to_go} · {crib}" if crib else to_go


def in_danger(options: Options, names: Sequence[str], scores: Sequence[int]) -> list[str]:
    """Say who is short of a skunk line while another is in the last quarter.

    >>> from coach.game.table import Options
    >>> in_danger(Options(), ["Ann", "Ben"], (84, 92)), in_danger(Options(), ["Ann", "Ben"], (8, 9))
    (['Ann is 7 short of the skunk line.'], [])
    """
    target, stakes = options.target, options.stakes
    lines = lines_at_stake(stakes, target)
    if not max(scores) >= skunk_lines(target)[0]:
        return []
    ahead = {side: [hole for hole in lines if hole > score] for side, score in enumerate(scores)}
    return [
        f"{names[side]} {'are' if options.players == 4 else 'is'} {holes[0] - scores[side]} short "
        f"of the {_line(stakes, target, holes[0])}."
        for side, holes in ahead.items()
        if holes
    ]


def crib_of(name: str) -> str:
    """Say whose crib it is.

    >>> crib_of("Ann")
    "Ann's crib"
    """
    return f"{name}'s crib"


def won(options: Options, names: Sequence[str], result: Result) -> str:
    """Say who has won a game, and what it is worth.

    >>> from coach.game.match import result_of
    >>> from coach.game.table import Options
    >>> won(Options(), ["Ann", "Ben"], result_of(Options(), (121, 84), 0, 1))
    'Ann wins, 121 to 84: a skunk, 2 games.'
    >>> three = Options(players=3, stakes="acc")
    >>> won(three, ["Ann", "Ben", "Cid"], result_of(three, (121, 84, 95), 0, 1))
    'Ann wins. Ben 84, a skunk: 3 match points. Cid 95: 2 match points.'
    """
    winner = names[result.winner]
    losers = [side for side in range(options.sides) if side != result.winner]
    kinds = {side: _kind(options, result.scores[side]) for side in losers}
    worth = {side: amount(result.worth[side], options.stakes) for side in losers}
    if len(losers) == 1:
        (loser,) = losers
        kind = f"{kinds[loser]}, " if kinds[loser] else ""
        return f"{winner} wins, {options.target} to {result.scores[loser]}: {kind}{worth[loser]}."
    each = [
        f"{names[side]} {result.scores[side]}{f', {kinds[side]}' if kinds[side] else ''}: "
        f"{worth[side]}."
        for side in losers
    ]
    return " ".join((f"{winner} wins.", *each))


def match_standing(options: Options, names: Sequence[str], match: Match) -> str:
    """Say how a match stands, or how it has ended.

    >>> from coach.game.match import Match, result_of
    >>> from coach.game.table import Options
    >>> match = Match("games", 2).add(result_of(Options(), (121, 84), 0, 1))
    >>> match_standing(Options(), ["Ann", "Ben"], match)
    'The match after 1 of 2 games: Ann 2 games, Ben 0.'
    >>> match = match.add(result_of(Options(), (121, 100), 0, 1))
    >>> match_standing(Options(), ["Ann", "Ben"], match)
    'Ann wins the match: Ann 3 games, Ben 0.'
    """
    won_by = [(name, points) for name, points in zip(names, match.points, strict=True)]
    first, *others = won_by
    told = [f"{first[0]} {amount(first[1], options.stakes)}"]
    told += [f"{name} {points}" for name, points in others]
    standing = ", ".join(told)
    if not match.over:
        return f"The match after {len(match.results)} of {match.length} games: {standing}."
    if match.winner is None:
        return f"The match is a tie: {standing}."
    return f"{names[match.winner]} wins the match: {standing}."


def amount(worth: int, stakes: Stakes) -> str:
    """Write games or match points.

    >>> amount(1, "skunk"), amount(3, "acc")
    ('1 game', '3 match points')
    """
    unit = UNIT[stakes]
    return f"{worth} {unit.removesuffix('s') if worth == 1 else unit}"


def _line(stakes: Stakes, target: int, hole: int) -> str:
    if stakes == "lurch":
        return "lurch"
    double = hole == skunk_lines(target)[1] and len(lines_at_stake(stakes, target)) > 1
    return "double skunk line" if double else "skunk line"


def _kind(options: Options, score: int) -> str:
    """The name of what a loser has suffered; empty where it is nothing special."""
    ahead = [hole for hole in lines_at_stake(options.stakes, options.target) if hole > score]
    name = _line(options.stakes, options.target, ahead[0]) if ahead else ""
    return f"a {name.removesuffix(' line')}" if name else ""
