"""The table: what depends on the number of players, and the options of a game."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, NamedTuple

from coach.engine.stakes import WORTH, Stakes

if TYPE_CHECKING:
    from collections.abc import Mapping


class Table(NamedTuple):
    """Rules that depend on the number of players."""

    dealt: int
    thrown: int
    from_pack: int
    """Cards that go from the pack straight to the crib."""
    seats: tuple[str, ...]
    """Names of the seats in the order of play; the dealer is the last."""


TABLES: Mapping[int, Table] = {
    2: Table(6, 2, 0, ("pone", "dealer")),
    3: Table(5, 1, 1, ("pone", "second", "dealer")),
    4: Table(5, 1, 0, ("pone", "second", "third", "dealer")),
}
"""Tables by number of players. With four, second and dealer play pone and third."""

TARGETS = (61, 121)
"""Once and twice round the board."""


@dataclass(frozen=True, slots=True)
class Options:
    """Options of a game. Players are numbered round the table; with four, 0 and 2 play 1 and 3.

    Raises:
        ValueError: a number of players, a target or stakes that there are not.

    >>> Options(players=4).sides, Options(players=4).side(3)
    (2, 1)
    """

    players: int = 2
    target: int = 121
    stakes: Stakes = "skunk"
    muggins: bool = False
    """Points that a player does not claim may be claimed by an opponent."""
    go_stops_early: bool = False
    """After a go, the count closes at the first further player who cannot play (3-hand reading)."""

    def __post_init__(self) -> None:
        if self.players not in TABLES:
            raise ValueError(f"{self.players} players: cribbage is played by 2, 3 or 4")
        if self.target not in TARGETS:
            raise ValueError(f"{self.target} is not a target: a game goes to 61 or 121")
        if self.stakes not in WORTH:
            raise ValueError(f"{self.stakes!r} are not stakes: they are {', '.join(WORTH)}")

    @property
    def table(self) -> Table:
        """Rules for this number of players."""
        return TABLES[self.players]

    @property
    def sides(self) -> int:
        """The number of sides: with four players two, else one for each."""
        return 2 if self.players == 4 else self.players

    def side(self, player: int) -> int:
        """The side that a player pegs for."""
        return player % self.sides
