"""One deal of a record, done once more at the table, whose rules find the faults."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from coach.errors import IllegalAction
from coach.game.actions import CallMuggins, ClaimPoints, CutPack, DealCards, ThrowCards
from coach.game.packs import SHORTEST
from coach.game.play import Played
from coach.game.record.written import CRIB

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from coach.game.actions import Action
    from coach.game.awards import Claimed, Due
    from coach.game.record.written import DealRecord, GameRecord, HandShown
    from coach.game.state import Game


class BrokenDeal(Exception):
    """What follows in a deal cannot be judged; its fault is noted."""


@dataclass(slots=True)
class DealAtTable:
    """A deal as it is done again, action by action."""

    record: GameRecord
    deal: DealRecord
    """With cards in the place of the unknown ones."""
    crib_known: bool
    last: bool
    """True for the last deal, which may break off."""
    game: Game
    fault: Callable[[str, str], None]
    """Notes what is wrong in a field."""
    miscount: Callable[[str, Claimed], None]
    """Notes a count above or below what was there, said in a field."""
    stops: list[Game] = field(default_factory=list)
    """Moments, in their order, at which the record may end."""

    def do(self, action: Action) -> None:
        """Take an action.

        Raises:
            IllegalAction, ImpossibleCards: the rules refuse it.
        """
        self.game = self.game.apply(action)

    def breaks(self, where: str, what: str) -> BrokenDeal:
        """Note a fault after which the deal cannot go on."""
        self.fault(where, what)
        return BrokenDeal()

    def name(self, player: int) -> str:
        """The name of a player."""
        return self.record.players[player]

    def at(self, seat: int) -> str:
        """The name of the player in a seat."""
        deal = self.game.stage.deal
        assert deal is not None
        return self.name(deal.player(seat))

    def what(self, due: Due) -> str:
        """What points are due for, as a fault names it."""
        if due.rule == CRIB:
            return "the crib"
        return f"{due.cards[0]}" if due.rule == "play" else f"the hand of {self.name(due.player)}"

    @property
    def winning(self) -> str:
        """A text that says who has won, and with what."""
        award = self.game.board.awards[-1]
        what = "his heels" if award.due.rule == "heels" else self.what(award.due)
        return f"{self.name(award.player)} has won with {what}"

    def before_the_play(self) -> None:
        """Deal, throw, and turn up the starter, as far as that is written."""
        (dealer,) = self.game.turn
        self.do(DealCards(dealer))
        for player in self.game.turn:
            if thrown := tuple(filter(None, self.deal.hands[player].thrown)):
                self.do(ThrowCards(player, thrown))
        if self.deal.starter is not None:
            (pone,) = self.game.turn
            self.do(CutPack(pone, SHORTEST))
        self.stops = [self.game]

    def claim(self, where: str, said: int | None, taken: Iterable[tuple[int, int]]) -> None:
        """Claim what is due, all of it if nothing is said, and let others take the rest.

        Args:
            where: the field that says so.
            said: points said for a card, a hand or the crib.
            taken: players who take points by muggins, and how many.
        """
        due = self.game.stage.due
        assert due is not None
        self.do(ClaimPoints(due.player, due.points if said is None else said))
        claimed = self.game.claimed
        if claimed is not None and claimed.said != due.points:
            self.miscount(where, claimed)
        for player, points in taken:
            self.take(where, player, points, due)

    def take(self, where: str, player: int, points: int, due: Due) -> None:
        """Let a player take points by muggins that were left of what was due just now."""
        claimed = self.game.claimed
        left = 0 if claimed is None else claimed.left
        lead = f"{self.name(player)} takes {points} of {self.what(due)}"
        if self.game.over:
            self.fault(where, f"{lead} after the end: {self.winning}")
        elif points > left:
            self.fault(where, f"{lead} by muggins: {left} could be taken")
        else:
            try:
                self.do(CallMuggins(player, points))
            except IllegalAction:
                self.fault(where, f"{lead} by muggins: only an opponent may")

    def check_all_used(self) -> None:
        """Note counts and points that nothing at the table belongs to."""
        stage = self.game.stage
        shown = {shown_of(due) for due in stage.shown}
        played = () if stage.play is None else stage.play.events
        cards = {event.card for event in played if isinstance(event, Played)}
        why = f"after the end: {self.winning}" if self.game.over else "but the play breaks off"
        extra = [name for name in self.deal.counts if name not in shown]
        if extra:
            name = CRIB if extra[0] == CRIB else self.name(extra[0])
            self.fault(f"counts {name}", f"a count of {name}, {why}")
        elif self.deal.muggins and not shown:
            self.fault("muggins", f"points taken at the show, {why}")
        for card in self.deal.pegged:
            if card not in cards:
                self.fault(f"pegged {card}", f"{card} is not played")


def shown_of(due: Due) -> HandShown:
    """What of the show points are due for."""
    return CRIB if due.rule == CRIB else due.player
