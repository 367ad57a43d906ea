"""People at the table, as sentences name them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from coach.game.table import Options

YOU = 0
"""The player who sits at the keyboard."""
NAMES = ("you", "Ann", "Ben", "Cleo")


@dataclass(frozen=True, slots=True)
class People:
    """Everybody round the table; with four, Ben is your partner.

    >>> from coach.game.table import Options
    >>> people = People(Options(players=4))
    >>> people.sides, people.does(0, "deal"), people.does(3, "deal")
    (('you+Ben', 'Ann+Cleo'), 'You deal', 'Cleo deals')
    """

    options: Options

    @property
    def names(self) -> tuple[str, ...]:
        """Names by player."""
        return NAMES[: self.options.players]

    @property
    def sides(self) -> tuple[str, ...]:
        """Names by side."""
        return tuple(
            "+".join(self.names[side :: self.options.sides]) for side in range(self.options.sides)
        )

    def does(self, player: int, verb: str) -> str:
        """Begin a sentence with a player and what they do."""
        return f"You {verb}" if player == YOU else f"{self.names[player]} {verb}s"

    def whose(self, player: int) -> str:
        """Name an owner.

        >>> from coach.game.table import Options
        >>> People(Options()).whose(0), People(Options()).whose(1)
        ('your', "Ann's")
        """
        return "your" if player == YOU else f"{self.names[player]}'s"
