"""Models of those who throw the rest of the crib: sensible players, random cards, given pairs.

A file of pairs has lines like these. The order of the ranks does not matter, and frequencies are
relative. A pair that is missing is never thrown. Lines that begin with # are comments.

    # what Bert throws to my crib
    throw,frequency
    TK,9.5
    8K,4
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal, Protocol

from coach.cards import Rank, tokens
from coach.engine.cribs.sensible_crib import SensibleCrib
from coach.engine.ranks import LETTERS, Ranks, letters
from coach.engine.rules import RankNumber
from coach.engine.tables import pegging_averages
from coach.errors import CoachError, MalformedCard

if TYPE_CHECKING:
    from coach.engine.card_numbers import CardNumbers
    from coach.engine.cribs.crib import Crib, TwoPlayerCrib
    from coach.engine.cribs.crib_3_4 import Players
    from coach.engine.tables import Frequencies, PeggingAverage
    from coach.seats import CribOwner

_NAMES = "throw,frequency"
_TOO_OFTEN = 1e18

OpponentCode = Literal["sensible", "random", "pairs"]
"""The kind of a model, which chooses its sentences."""


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
    """No model of players: every unknown card is random, and the play is left out."""

    code: OpponentCode = "random"
    name: str = "random"

    def crib(self, dealt: CardNumbers, owner: CribOwner) -> TwoPlayerCrib:
        """Fill the crib with two random cards, whoever owns it."""
        from coach.engine.cribs.random_crib import RandomCrib

        return RandomCrib(dealt, thrown=2)

    def crib_of_five(self, dealt: CardNumbers, players: Players, owner: CribOwner) -> Crib:
        """Fill the crib with three random cards."""
        from coach.engine.cribs.random_crib import RandomCrib

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


def read_frequencies(text: str, name: str) -> Frequencies:
    r"""Read a table of throws.

    Args:
        text: the file.
        name: the file's name, for messages.

    Returns:
        shares (0–1) by pair, together one.

    Raises:
        CoachError: a line is not a pair and a number, a pair occurs twice, or no pair is ever
            thrown.

    >>> read_frequencies("throw,frequency\nKT,3\n22,1", "bert.csv")
    {(9, 12): 0.75, (1, 1): 0.25}
    """
    often: dict[Ranks, float] = {}
    for number, line in enumerate(text.splitlines(), 1):
        row = "".join(line.split())
        if not row or row.startswith("#") or (not often and row.lower() == _NAMES):
            continue
        place = f"{name}:{number}"
        written, comma, frequency = row.partition(",")
        if not comma:
            raise CoachError(f"{place}: {line.strip()!r} is not a pair and a number, as in TK,9.5")
        pair = _pair(written, place)
        if pair in often:
            raise CoachError(f"{place}: {letters(pair)} stands twice")
        often[pair] = _number(frequency, place)
    total = sum(often.values())
    if not total:
        raise CoachError(f"{name}: no pair in it is ever thrown; a line is one like TK,9.5")
    return {pair: frequency / total for pair, frequency in often.items()}


def _pair(written: str, place: str) -> Ranks:
    try:
        found = [token for token, _, _ in tokens(written, ranks=True)]
    except MalformedCard:
        found = []
    ranks = [RankNumber(token.order - 1) for token in found if isinstance(token, Rank)]
    if not len(found) == len(ranks) == 2:
        raise CoachError(f"{place}: {written!r} is not a pair of ranks: write two of {LETTERS}")
    return tuple(sorted(ranks))


def _number(frequency: str, place: str) -> float:
    try:
        found = float(frequency)
    except ValueError:
        found = -1.0
    if not 0 <= found < _TOO_OFTEN:
        raise CoachError(f"{place}: {frequency!r} is not a frequency: write a number like 9.5")
    return found
