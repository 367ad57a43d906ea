"""The setup of a game: what stands before its first action."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from coach.game.packs import Packs
    from coach.game.table import Options


@dataclass(frozen=True, slots=True)
class Setup:
    """What stands before the first action; with the actions it is the whole game.

    Raises:
        ValueError: the dealer is no player.
    """

    options: Options
    packs: Packs
    dealer: int | None = None
    """The player who deals first, None where the pack is cut for it."""
    start: tuple[int, ...] = ()
    """Holes by side where the pegs stand already, empty for a whole game."""

    def __post_init__(self) -> None:
        if self.dealer is not None and self.dealer not in range(self.options.players):
            raise ValueError(f"player {self.dealer} of {self.options.players} cannot deal")
