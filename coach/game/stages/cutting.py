"""The cut for the first deal, and the table that waits for it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from coach.errors import IllegalAction
from coach.game.actions import Action, Code, CutPack
from coach.game.packs import SHORTEST
from coach.game.stages.step import BeforePlay, NoCut, Step

if TYPE_CHECKING:
    from collections.abc import Sequence

    from coach.cards import Card
    from coach.game.awards import Board
    from coach.game.setup import Setup


@dataclass(frozen=True, slots=True)
class Cutting(BeforePlay):
    """Everybody cuts a card, one after the other; the lowest deals, and equal lowest cut again."""

    pack: tuple[Card, ...]
    """What is left of the pack."""
    cutters: tuple[int, ...]
    """Players who have still to cut this time."""
    attempt: int = 1
    now: tuple[tuple[int, Card], ...] = ()
    """Players and the cards that they have cut this time."""
    earlier: tuple[tuple[int, Card], ...] = ()
    """Those of the attempts that ended in a tie."""
    deal: None = None

    @classmethod
    def start(cls, setup: Setup) -> Cutting:
        """Before the first cut."""
        return cls(setup.packs.for_cut(1), tuple(range(setup.options.players)))

    @property
    def asks(self) -> Code:
        """A cut."""
        return "cut"

    @property
    def turn(self) -> tuple[int, ...]:
        """The next player round the table."""
        return self.cutters[:1]

    @property
    def cuts(self) -> tuple[tuple[int, Card], ...]:
        """Every cut so far."""
        return (*self.earlier, *self.now)

    def lifts(self) -> range:
        """One card at least, so that four stay for everybody who still cuts."""
        return range(1, len(self.pack) - SHORTEST * (len(self.cutters) - 1) + 1)

    def apply(self, setup: Setup, board: Board, action: Action) -> Step:
        """Take a cut, as `Stage`."""
        assert isinstance(action, CutPack)
        check_lift(action, self.lifts())
        player, *others = self.cutters
        now = (*self.now, (player, self.pack[action.lifted - 1]))
        if others:
            rest = self.pack[action.lifted :]
            stage = Cutting(rest, tuple(others), self.attempt, now, self.earlier)
            return Step(stage, board)
        lowest = lowest_cut(now)
        cuts = (*self.earlier, *now)
        if len(lowest) == 1:
            return Step(Dealing(lowest[0], cuts), board)
        attempt = self.attempt + 1
        return Step(Cutting(setup.packs.for_cut(attempt), lowest, attempt, (), cuts), board)


@dataclass(frozen=True, slots=True)
class Dealing(BeforePlay, NoCut):
    """The first deal is to come."""

    dealer: int
    cuts: tuple[tuple[int, Card], ...] = ()
    deal: None = None

    @property
    def asks(self) -> Code:
        """A deal."""
        return "deal"

    @property
    def turn(self) -> tuple[int, ...]:
        """The dealer."""
        return (self.dealer,)

    def apply(self, setup: Setup, board: Board, action: Action) -> Step:
        """Nothing: the game deals by itself, here and after a show."""
        raise AssertionError


def check_lift(action: CutPack, allowed: range) -> None:
    """Refuse a cut that leaves too few cards.

    Raises:
        IllegalAction: it does.
    """
    if action.lifted not in allowed:
        raise IllegalAction(
            f"{action.lifted} cards cannot be lifted: {allowed[0]} to {allowed[-1]} can"
        )


def lowest_cut(cuts: Sequence[tuple[int, Card]]) -> tuple[int, ...]:
    """Players who cut the lowest rank (the ace is lowest): one deals first, several cut again.

    >>> from coach.cards import parse
    >>> lowest_cut([*enumerate(parse("KC 7D"))]), lowest_cut([*enumerate(parse("4C QD 4H"))])
    ((1,), (0, 2))
    """
    lowest = min(card.rank.order for _, card in cuts)
    return tuple(player for player, card in cuts if card.rank.order == lowest)
