"""The end of a game: what it is worth, who deals next, and matches of several games."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Literal

from coach.engine.stakes import WORTH, skunk_lines

if TYPE_CHECKING:
    from coach.game.state import Game
    from coach.game.table import Options


@dataclass(frozen=True, slots=True)
class Result:
    """A game that is over."""

    winner: int
    """The side that won."""
    scores: tuple[int, ...]
    """Holes by side."""
    worth: tuple[int, ...]
    """What each side has lost: games or match points by the stakes, 0 for the winner."""
    next_dealer: int
    """The player who deals first in the next game of a match: the loser."""


def result(game: Game) -> Result | None:
    """The result of a game, None while it lasts.

    Who resigns loses as the pegs stand, so that nobody saves a skunk by it.
    """
    if game.winner is None:
        return None
    deal = game.stage.deal
    first = game.stage.turn[0] if deal is None else deal.player(0)
    return result_of(game.setup.options, game.board.scores, game.winner, first)


def result_of(options: Options, scores: tuple[int, ...], winner: int, first: int) -> Result:
    """The result of pegs.

    With three players the lowest deals next, with four the player of the losing side whose turn
    comes first, and so between players who are level.

    Args:
        options: of the game.
        scores: holes by side.
        winner: the side that has won.
        first: the player whose turn comes first, pone of the last deal.

    >>> from coach.game.table import Options
    >>> result_of(Options(players=4), (121, 100), 0, first=2)
    Result(winner=0, scores=(121, 100), worth=(0, 1), next_dealer=3)
    """
    losers = [side for side in range(options.sides) if side != winner]
    lowest = min(scores[side] for side in losers)
    order = [(first + step) % options.players for step in range(options.players)]
    return Result(
        winner,
        scores,
        worth(options, scores, winner),
        next(
            player
            for player in order
            if options.side(player) in losers and scores[options.side(player)] == lowest
        ),
    )


def worth(options: Options, scores: tuple[int, ...], winner: int) -> tuple[int, ...]:
    """Worth of a win against every side, 0 for the winner's own; each loser is judged alone.

    The lines are those of `skunk_lines`.

    >>> from coach.game.table import Options
    >>> worth(Options(players=3), (121, 88, 95), 0)
    (0, 2, 1)
    """
    plain, skunk, double = WORTH[options.stakes]
    line, double_line = skunk_lines(options.target)
    return tuple(
        0 if side == winner else double if score < double_line else skunk if score < line else plain
        for side, score in enumerate(scores)
    )


@dataclass(frozen=True, slots=True)
class Match:
    """A number of games, or the first to a number of games or match points won.

    >>> Match("games", 3).over
    False
    """

    by: Literal["games", "points"]
    """A fixed number of games, or until a side has won as many by the stakes."""
    length: int
    results: tuple[Result, ...] = ()

    def add(self, result: Result) -> Match:
        """The match after one more game."""
        return replace(self, results=(*self.results, result))

    @property
    def points(self) -> tuple[int, ...]:
        """What each side has won by the stakes; nothing before the first game."""
        if not self.results:
            return ()
        points = [0] * len(self.results[0].scores)
        for game in self.results:
            points[game.winner] += sum(game.worth)
        return tuple(points)

    @property
    def over(self) -> bool:
        """True when the games are played, or a side has won enough."""
        reached = len(self.results) if self.by == "games" else max(self.points, default=0)
        return reached >= self.length

    @property
    def winner(self) -> int | None:
        """The side that has won most; None while the match lasts, and when it is a tie."""
        points = self.points
        best = max(points, default=0)
        return points.index(best) if self.over and points.count(best) == 1 else None

    @property
    def next_dealer(self) -> int | None:
        """The player who deals first in the next game, None where the pack is cut for it."""
        return self.results[-1].next_dealer if self.results else None
