"""Sentences of the scoreboard."""

from __future__ import annotations

from typing import TYPE_CHECKING

from coach.english import listed
from coach.game.scoreboard.board import Scored
from coach.game.scoreboard.typed import shortest
from coach.words.board import side_names

if TYPE_CHECKING:
    from collections.abc import Sequence

    from coach.game.scoreboard.board import Scoreboard

POINTS = "Points?"
THE_END = "Enter to end?"
OVER = "That was the last game: u takes the last score back."
NOTHING_TYPED = "There is nothing to take back."
KEPT = "Kept. Go on:  coach game board --resume"


def title(scoreboard: Scoreboard) -> str:
    """Head a board: which game of a match it is.

    >>> from coach.game.scoreboard.board import Scoreboard
    >>> from coach.game.table import Options
    >>> title(Scoreboard.start(Options(), 0, games=3))
    'Scoreboard, game 1 of 3'
    """
    match = scoreboard.match
    number = len(match.results) + (scoreboard.result is None)
    return "Scoreboard" + (f", game {number} of {match.length}" if match.length > 1 else "")


def who_deals(names: Sequence[str]) -> str:
    """Ask for the first dealer.

    >>> who_deals(["Ann", "Ben"])
    'Who deals first, a or b?'
    """
    return f"Who deals first, {listed(shortest(names), 'or')}?"


def keys(names: Sequence[str]) -> list[str]:
    """Name the keys, a heading and a part each.

    >>> keys(["Ann", "Ben"])[:3]
    ['Keys:', 'a 8 pegs eight for Ann, b 8 for Ben', 'd passes the crib on']
    """
    first, *others = (
        f"{letters} 8 {'pegs eight ' if at == 0 else ''}for {name}"
        for at, (letters, name) in enumerate(zip(shortest(names), names, strict=True))
    )
    return [
        "Keys:",
        ", ".join((first, *others)),
        "d passes the crib on",
        "u takes back",
        "q, quit, Ctrl-D or Ctrl-C ends, all is kept",
    ]


def next_game(scoreboard: Scoreboard, names: Sequence[str]) -> str:
    """Announce the next game of a match."""
    number = len(scoreboard.match.results) + 1
    return f"Game {number} is next, and {names[scoreboard.dealer]} deals first."


def taken_back(scoreboard: Scoreboard, names: Sequence[str]) -> str:
    """Say what the last entry was, which is taken back.

    >>> from coach.game.scoreboard.board import Scoreboard
    >>> from coach.game.table import Options
    >>> taken_back(Scoreboard.start(Options(), 0).after(Scored(1, 8)), ["Ann", "Ben"])
    'Taken back: 8 for Ben.'
    """
    entry = scoreboard.last
    if isinstance(entry, Scored):
        side = side_names(scoreboard.options, names)[entry.side]
        return f"Taken back: {entry.points} for {side}."
    return f"Taken back: the crib of {names[scoreboard.dealer]}."


def unfinished(scores: str) -> str:
    """Point to a scoreboard that was left.

    >>> unfinished("Ann 84, Ben 92")
    'Ann 84, Ben 92 is unfinished:  coach game board --resume'
    """
    return f"{scores} is unfinished:  coach game board --resume"


def scores(scoreboard: Scoreboard, names: Sequence[str]) -> str:
    """Give the scores by side."""
    sides = side_names(scoreboard.options, names)
    return ", ".join(
        f"{side} {score}" for side, score in zip(sides, scoreboard.scores, strict=True)
    )


def written(file: str) -> str:
    """Say where the record is."""
    return f"{file}: the record."
