"""Lines typed at a scoreboard: `a 8`, `ben 12`, `d`."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from coach.english import listed
from coach.errors import Unreadable
from coach.game.scoreboard.board import CribGoesTo, Scored

if TYPE_CHECKING:
    from collections.abc import Sequence

    from coach.game.scoreboard.board import Entry, Scoreboard

MOST = 29
"""The best hand; no score is higher."""
_PASSES_ON = ("d", "deal")
_POINTS = re.compile(r"(.*?)[\s:+]*(-?)\s*0*([0-9]+)")


def typed_entry(text: str, scoreboard: Scoreboard, names: Sequence[str]) -> Entry:
    """Read an entry: a player and points, or `d`, with a player or for the one on the left.

    Args:
        text: as it was typed.
        scoreboard: as it stands.
        names: of the players.

    Raises:
        Unreadable: it is none, or does not say whose points they are.

    >>> from coach.game.scoreboard.board import Scoreboard
    >>> from coach.game.table import Options
    >>> scoreboard = Scoreboard.start(Options(), dealer=1)
    >>> typed_entry("b 12", scoreboard, ["Ann", "Ben"])
    Scored(side=1, points=12)
    >>> typed_entry("d", scoreboard, ["Ann", "Ben"])
    CribGoesTo(dealer=0)
    """
    text = " ".join(text.split())
    if found := _POINTS.fullmatch(text):
        name, minus, points = found.groups()
        if minus:
            raise Unreadable("pegs go forward: u takes the last line back")
        if len(points) > 2 or not 1 <= int(points) <= MOST:
            raise Unreadable(f"{points} is no score: it is 1 to {MOST}, the best hand")
        if not name:
            raise Unreadable(f"{text} for whom? Write {_ways(names, points)}")
        return Scored(scoreboard.options.side(typed_player(name, names)), int(points))
    word, _, name = text.partition(" ")
    if word.casefold() in _PASSES_ON:
        following = (scoreboard.dealer + 1) % scoreboard.options.players
        return CribGoesTo(typed_player(name, names) if name else following)
    if not text:
        raise Unreadable(f"write who scores and how many: {_ways(names, '8')}")
    player = typed_player(text, names)
    raise Unreadable(f"{names[player]} scores how many? Write {shortest(names)[player]} 8")


def typed_player(text: str, names: Sequence[str]) -> int:
    """Read a player's name, or as much of it as no other has.

    Raises:
        Unreadable: it is nobody's, or not one player's alone.

    >>> typed_player("be", ["Ann", "Ben", "Bob"])
    1
    """
    word = " ".join(text.split()).casefold()
    folded = [name.casefold() for name in names]
    if word in folded:
        return folded.index(word)
    meant = [player for player, name in enumerate(folded) if word and name.startswith(word)]
    if len(meant) > 1:
        which = listed([names[player] for player in meant], "or")
        raise Unreadable(f"{text!r} is {which}: write more of the name")
    if not meant:
        raise Unreadable(f"{text!r} is no player: there are {listed(names)}")
    return meant[0]


def shortest(names: Sequence[str]) -> list[str]:
    """The fewest letters of each name that tell it from the others.

    >>> shortest(["Ann", "Ben", "Bob"]), shortest(["Ann", "Anna"])
    (['a', 'be', 'bo'], ['ann', 'anna'])
    """
    folded = [name.casefold() for name in names]
    return [
        next(
            (
                name[:end]
                for end in range(1, len(name))
                if sum(other.startswith(name[:end]) for other in folded) == 1
            ),
            name,
        )
        for name in folded
    ]


def _ways(names: Sequence[str], points: str) -> str:
    return listed([f"{name} {points}" for name in shortest(names)], "or")
