"""The tally of a contest: games, skunks, and points a deal by seat, with standard errors."""

from __future__ import annotations

from collections import defaultdict
from dataclasses import dataclass
from math import sqrt
from typing import TYPE_CHECKING, NamedTuple

from coach.engine.stakes import skunk_lines
from coach.game.match import result

if TYPE_CHECKING:
    from collections.abc import Sequence

    from coach.game.state import Game

FAR = 50
"""Holes before the target: deals that begin nearer are left out of the points a deal.

The end of the game would cut some of them short, and most often those that score much. Hardly any
deal scores as much, and whether it begins in time does not depend on its cards.
"""


class DealPoints(NamedTuple):
    """Points of one player in one deal; heels count as play, under muggins for who took them."""

    player: int
    seat: int
    """0 is the pone, the last one the dealer."""
    play: int
    hand: int
    crib: int

    @property
    def total(self) -> int:
        """All of them."""
        return self.play + self.hand + self.crib


class GameTally(NamedTuple):
    """What is counted of one game."""

    winner: int
    """A side."""
    first: int
    """The side that dealt first."""
    skunked: tuple[bool, ...]
    """By side, true for a loser short of the skunk line."""
    worth: int
    """Games or match points won, by the stakes."""
    deals: tuple[DealPoints, ...]


class Estimate(NamedTuple):
    """A mean with its standard error."""

    mean: float
    error: float | None
    """None where there was but one observation."""


def tally_of(game: Game) -> GameTally:
    """Count a game that is over."""
    ended = result(game)
    assert ended is not None
    options = game.setup.options
    line, _ = skunk_lines(options.target)
    points: dict[tuple[int, int], list[int]] = defaultdict(lambda: [0, 0, 0])
    scores = [*(game.setup.start or (0,) * options.sides)]
    begun = {1: max(scores)}
    for award in game.board.awards:
        number = award.due.deal
        begun.setdefault(number, max(scores))
        scores[award.side] = award.front
        points[number, award.player][_COLUMN[award.due.rule]] += award.points
    dealers = [action.player for action in game.actions if action.code == "deal"]
    deals = [
        DealPoints(player, (player - dealers[number - 1] - 1) % options.players, *scored)
        for number, most in begun.items()
        if options.target - most >= FAR
        for player in range(options.players)
        for scored in (points[number, player],)
    ]
    skunked = tuple(
        side != ended.winner and score < line for side, score in enumerate(ended.scores)
    )
    first = options.side(dealers[0])
    return GameTally(ended.winner, first, skunked, sum(ended.worth), tuple(deals))


_COLUMN = {"heels": 0, "play": 0, "hand": 1, "crib": 2}


@dataclass(frozen=True, slots=True)
class ContestTally:
    """The games of a contest, counted."""

    games: tuple[GameTally, ...]
    duplicate: bool = False
    """True where games have the same cards two by two."""

    @property
    def first_won(self) -> int:
        """The number of games that the side of the first dealer has won."""
        return sum(game.winner == game.first for game in self.games)

    def won(self, side: int) -> int:
        """The number of games that a side has won."""
        return sum(game.winner == side for game in self.games)

    def share(self, side: int) -> Estimate | None:
        """The share (0–1) of games won; two games with the same cards are one observation."""
        won = [float(game.winner == side) for game in self.games]
        if self.duplicate:
            won = [(one + other) / 2 for one, other in zip(won[::2], won[1::2], strict=True)]
        return estimate(won)

    def skunks(self, side: int) -> int:
        """How many opponents a side has skunked."""
        return sum(sum(game.skunked) for game in self.games if game.winner == side)

    def worth(self, side: int) -> int:
        """Games or match points won, by the stakes."""
        return sum(game.worth for game in self.games if game.winner == side)

    def deals(self, player: int, seat: int) -> list[DealPoints]:
        """The deals of a player in a seat."""
        return [
            deal
            for game in self.games
            for deal in game.deals
            if (deal.player, deal.seat) == (player, seat)
        ]


def estimate(found: Sequence[float]) -> Estimate | None:
    """The mean of some observations, with its standard error; None where there is none.

    >>> estimate([1, 1, 4, 2])
    Estimate(mean=2.0, error=0.7071067811865476)
    >>> estimate([3]), estimate([])
    (Estimate(mean=3.0, error=None), None)
    """
    size = len(found)
    if not size:
        return None
    mean = sum(found) / size
    if size == 1:
        return Estimate(mean, None)
    return Estimate(mean, sqrt(sum((one - mean) ** 2 for one in found) / (size - 1) / size))
