"""Points: what is due, what was claimed of it, and the awards that move the pegs."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Literal

if TYPE_CHECKING:
    from coach.cards import Card
    from coach.game.table import Options
    from coach.scoring.breakdown import Breakdown

Rule = Literal["heels", "play", "hand", "crib"]
"""The rules by which points are due."""


@dataclass(frozen=True, slots=True)
class Due:
    """Points that the rules give, before anybody has claimed them."""

    deal: int
    """Number of the deal in the game, from 1."""
    player: int
    """Whose they are."""
    rule: Rule
    cards: tuple[Card, ...]
    """The starter, the card played, or the four cards shown."""
    score: Breakdown
    """Every combination; of a card played the go or last card too."""

    @property
    def points(self) -> int:
        """All points that are due; there may be none."""
        return self.score.total


@dataclass(frozen=True, slots=True)
class Claimed:
    """A due as it was claimed: what its player said, and what opponents have taken since."""

    due: Due
    said: int
    taken: int = 0

    @property
    def left(self) -> int:
        """Points that nobody has claimed; too high a claim is corrected and leaves none."""
        return max(self.due.points - self.said, 0) - self.taken


@dataclass(frozen=True, slots=True)
class Award:
    """Points given to a side, in full; the pegs stop at the target all the same."""

    due: Due
    player: int
    """Who said them: whose they were, or under muggins an opponent."""
    side: int
    points: int
    back: int
    """Hole that the side's front peg stood in; the back peg now."""
    front: int
    """Hole that its front peg goes to."""

    @property
    def muggins(self) -> bool:
        """True if they were taken from somebody who had not claimed them."""
        return self.player != self.due.player


@dataclass(frozen=True, slots=True)
class Board:
    """The pegs of every side, with the awards that moved them.

    >>> from coach.game.table import Options
    >>> Board.start(Options()).scores
    (0, 0)
    """

    options: Options
    scores: tuple[int, ...]
    """Holes by side, the target at most."""
    awards: tuple[Award, ...] = ()

    @classmethod
    def start(cls, options: Options, scores: tuple[int, ...] = ()) -> Board:
        """The board before the first award, empty or with pegs that stand somewhere.

        Raises:
            ValueError: not a hole before the target for every side.
        """
        pegs = scores or (0,) * options.sides
        if len(pegs) != options.sides or not all(0 <= peg < options.target for peg in pegs):
            raise ValueError(f"{pegs}: each of {options.sides} sides is short of {options.target}")
        return cls(options, pegs)

    @property
    def winner(self) -> int | None:
        """The side that reached the target, None while nobody has."""
        target = self.options.target
        return self.scores.index(target) if target in self.scores else None

    def give(self, due: Due, player: int, points: int) -> Board:
        """Give a player points of what is due: the one way in which a score changes.

        The pegs stop at the target, and the game is won there. Nothing due is no award.

        Raises:
            ValueError: the game is won, there is no such player, or as many points are not due.
        """
        options = self.options
        if player not in range(options.players) or not 0 <= points <= due.points:
            raise ValueError(f"{points} of {due.points} points to player {player}")
        if self.winner is not None:
            raise ValueError("the game is won: nothing is scored any more")
        if not points:
            return self
        side = options.side(player)
        back = self.scores[side]
        front = min(back + points, options.target)
        award = Award(due, player, side, points, back, front)
        scores = (*self.scores[:side], front, *self.scores[side + 1 :])
        return replace(self, scores=scores, awards=(*self.awards, award))

    def pegs(self, side: int) -> tuple[int, int]:
        """Holes of a side's back and front peg: the distance is its last award."""
        for award in reversed(self.awards):
            if award.side == side:
                return award.back, award.front
        return self.scores[side], self.scores[side]
