"""Models of whoever throws the rest of the crib: sensible players, random cards, given pairs."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal, Protocol

from coach.engine.cribs.random_crib import RandomCrib
from coach.engine.cribs.sensible_crib import SensibleCrib
from coach.engine.tables import pegging_averages

if TYPE_CHECKING:
    from coach.engine.card_numbers import CardNumbers
    from coach.engine.cribs.crib import Crib, TwoPlayerCrib
    from coach.engine.cribs.crib_3_4 import Players
    from coach.engine.ranks import Ranks
    from coach.engine.tables import Frequencies, PeggingAverage
    from coach.seats import CribOwner

OpponentCode = Literal["sensible", "random", "pairs"]
"""What kind of model it is; sentences go by it."""


class Opponent(Protocol):
    """A model of the other players.

    Another model is one more class with these members.
    """

    @property
    def code(self) -> OpponentCode:
        """The kind of model."""

    @property
    def name(self) -> str:
        """The name by which it was asked for."""

    def crib(self, dealt: CardNumbers, owner: CribOwner) -> TwoPlayerCrib:
        """The crib of two players, one of whom was dealt these six cards."""

    def crib_of_five(self, dealt: CardNumbers, players: Players, owner: CribOwner) -> Crib:
        """The crib of three or four players, one of whom was dealt these five cards.

        Raises:
            ValueError: the model is for two players.
        """

    def pegged(self, keep: Ranks, owner: CribOwner) -> PeggingAverage | None:
        """Average points that a keep of two players pegs; None: the play is left out."""


@dataclass(frozen=True, slots=True)
class Sensible:
    """Players who throw and play as `data/README.md` says."""

    code: OpponentCode = "sensible"
    name: str = "sensible"

    def crib(self, dealt: CardNumbers, owner: CribOwner) -> TwoPlayerCrib:
        """Fill the crib by how often sensible players make each throw."""
        return SensibleCrib(dealt, owner.other_seat)

    def crib_of_five(self, dealt: CardNumbers, players: Players, owner: CribOwner) -> Crib:
        """Fill the crib by how often sensible players throw each rank."""
        from coach.engine.cribs.crib_3_4 import SeveralCrib

        return SeveralCrib(dealt, players, owner.seat)

    def pegged(self, keep: Ranks, owner: CribOwner) -> PeggingAverage | None:
        """Look up what the keep pegs between sensible players."""
        return pegging_averages(owner.seat)[keep]


@dataclass(frozen=True, slots=True)
class RandomCards:
    """No players at all: every unknown card is random, and the play is left out."""

    code: OpponentCode = "random"
    name: str = "random"

    def crib(self, dealt: CardNumbers, owner: CribOwner) -> TwoPlayerCrib:
        """Fill the crib with two random cards, whoever owns it."""
        return RandomCrib(dealt, thrown=2)

    def crib_of_five(self, dealt: CardNumbers, players: Players, owner: CribOwner) -> Crib:
        """Fill the crib with three random cards."""
        return RandomCrib(dealt, thrown=1)

    def pegged(self, keep: Ranks, owner: CribOwner) -> PeggingAverage | None:
        """Leave the play out."""
        return None


@dataclass(frozen=True, slots=True)
class ThrowsPairs:
    """One player who throws pairs at given frequencies, and plays sensibly."""

    frequencies: Frequencies
    name: str
    """The file that they come from."""
    code: OpponentCode = "pairs"

    def crib(self, dealt: CardNumbers, owner: CribOwner) -> TwoPlayerCrib:
        """Fill the crib by these frequencies."""
        return SensibleCrib(dealt, owner.other_seat, self.frequencies)

    def crib_of_five(self, dealt: CardNumbers, players: Players, owner: CribOwner) -> Crib:
        """Refuse."""
        raise ValueError("a file of pairs thrown is for two players")

    def pegged(self, keep: Ranks, owner: CribOwner) -> PeggingAverage | None:
        """Look up what the keep pegs between sensible players."""
        return pegging_averages(owner.seat)[keep]


SENSIBLE, RANDOM = Sensible(), RandomCards()
OPPONENTS: dict[str, Opponent] = {opponent.name: opponent for opponent in (SENSIBLE, RANDOM)}
"""The models that have a name of their own."""
