"""A game as it is written down, format 1: who played for what, and every deal.

Players are numbered as they sit round the table; with four, 0 and 2 are side 0, 1 and 3 side 1.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Literal

from coach.cards import Card

if TYPE_CHECKING:
    from collections.abc import Mapping

    from coach.engine.stakes import Stakes

FORMAT = "1"
CRIB: Literal["crib"] = "crib"
SAID = "said"
LEVELS = ("beginner", "club", "expert")
"""Strengths of a player that is the program."""

MaybeCard = Card | None
"""A card, or None where it is not known."""
HandShown = int | Literal["crib"]
"""What is counted at the show: the hand of a player, or the crib."""
PlayToken = Card | Literal["go", "|", "."]
"""A card played, a go said, a count that nobody could go on with, or the last card before it."""


@dataclass(frozen=True, slots=True)
class WrittenHand:
    """Cards of one player, as far as they are known."""

    kept: tuple[MaybeCard, ...]
    """All that were dealt, while nothing is thrown."""
    thrown: tuple[MaybeCard, ...] = ()

    @property
    def cards(self) -> tuple[Card, ...]:
        """The cards that are known."""
        return tuple(card for card in (*self.kept, *self.thrown) if card is not None)


@dataclass(frozen=True, slots=True)
class SaidPoints:
    """Points that were said for a card played, and by player those that others took."""

    said: int
    taken: Mapping[int, int] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class DealRecord:
    """One deal as it is written down."""

    hands: tuple[WrittenHand, ...]
    """By player."""
    from_pack: tuple[MaybeCard, ...] = ()
    """The card from the pack to the crib, with three players."""
    starter: Card | None = None
    play: tuple[PlayToken, ...] | None = None
    pegged: Mapping[Card, SaidPoints] = field(default_factory=dict)
    """Cards whose points were not the right ones."""
    counts: Mapping[HandShown, int] = field(default_factory=dict)
    """Points said at the show; what is left out was counted right."""
    muggins: Mapping[int, int | Mapping[HandShown, int]] = field(default_factory=dict)
    """Points, by player, taken of what others missed at the show, in all or by what was shown."""
    score: Mapping[int, int] = field(default_factory=dict)
    """The pegs, by side, after the deal."""
    lines: Mapping[str, int] = field(default_factory=dict, compare=False)
    """Lines of the file by field, and by `hands Ann` or `pegged 7S` within one."""
    doubtful: bool = field(default=False, compare=False)
    """True where a part of it could not be read."""


@dataclass(frozen=True, slots=True)
class GameRecord:
    """A game as it is written down."""

    players: tuple[str, ...]
    dealer: int
    """The player who deals first."""
    deals: tuple[DealRecord, ...]
    target: int = 121
    stakes: Stakes = "skunk"
    muggins: bool = False
    go_stops_early: bool = False
    cuts: Mapping[int, tuple[Card, ...]] = field(default_factory=dict)
    """Cards that each player cut for the deal, one a round."""
    start: tuple[int, ...] = ()
    """The pegs, by side, where the record begins; empty where it begins with the game."""
    unfinished: bool = False
    resigned: int | None = None
    """The player who gave up."""
    result: Mapping[int, int] = field(default_factory=dict)
    """The pegs, by side, where the record ends."""
    date: str = ""
    event: str = ""
    seed: int | None = None
    levels: Mapping[int, str] = field(default_factory=dict)
    """Strengths, by player, of those who are the program."""
    game: int | None = None
    """The place in a match, from 1."""
    lines: Mapping[str, int] = field(default_factory=dict, compare=False)

    @property
    def ended(self) -> bool:
        """True where it says that nobody has won."""
        return self.unfinished or self.resigned is not None

    def pegs(self, scores: Mapping[int, int]) -> str:
        """Scores by side as a text, each side by its first player.

        >>> GameRecord(("Ann", "Ben"), 0, ()).pegs({0: 17, 1: 12})
        'Ann 17, Ben 12'
        """
        return ", ".join(f"{self.players[side]} {score}" for side, score in scores.items())
