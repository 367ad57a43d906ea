"""A record replayed: its actions go through the same checked transitions as those at a table."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import partial
from typing import TYPE_CHECKING

from coach.cards import PACK
from coach.errors import CoachError
from coach.game.actions import Resign
from coach.game.packs import KnownPacks, arranged
from coach.game.record.at_table import BrokenDeal, DealAtTable
from coach.game.record.cuts import after_cuts
from coach.game.record.filling import filled
from coach.game.record.play_again import play_again
from coach.game.record.show_again import show_again
from coach.game.record.written import CRIB
from coach.game.setup import Setup
from coach.game.state import Game
from coach.game.table import Options

if TYPE_CHECKING:
    from collections.abc import Mapping

    from coach.cards import Card
    from coach.game.awards import Claimed, Rule
    from coach.game.record.fields import RecordReader
    from coach.game.record.filling import Filled
    from coach.game.record.written import DealRecord, GameRecord


@dataclass(frozen=True, slots=True)
class Miscount:
    """A count at the table, above or below what was there; the pegs move by the smaller."""

    line: int
    deal: int
    """Number of the deal in the record, from 1."""
    player: str
    rule: Rule
    cards: tuple[Card, ...]
    said: int
    points: int
    """What was there."""


@dataclass(frozen=True, slots=True)
class Replayed:
    """A record with the game that it tells."""

    record: GameRecord
    game: Game | None
    """The game at the end of the record; None where faults, or pegs alone, leave no game."""
    whole: bool
    """True where every card is written, false where some were put in for unknown ones."""
    miscounts: tuple[Miscount, ...]


def replay(record: GameRecord, reader: RecordReader) -> Replayed:
    """Replay a record; what the rules find wrong in it goes to the reader of its file.

    >>> from coach.game.record.fields import RecordReader
    >>> from coach.game.record.written import GameRecord
    >>> reader = RecordReader("a.yaml")
    >>> replay(GameRecord(("Ann", "Ben"), 1, (), start=(110, 117)), reader).game.board.scores
    (110, 117)
    >>> str(reader.faults[0])
    'a.yaml: nobody has won at Ann 110, Ben 117: add ended: unfinished, or who resigned'
    """
    again = _Again(record, reader)
    again.run()
    whole = all(deal is not None and deal.known for deal in again.deals)
    game = again.game if again.unbroken else None
    return Replayed(record, game, whole, tuple(again.miscounts))


@dataclass(slots=True)
class _Again:
    """A game as it is done again, deal by deal.

    After a fault it goes on with the pegs that are written, or with unsure ones.
    """

    record: GameRecord
    reader: RecordReader
    deals: list[Filled | None] = field(default_factory=list)
    """None where the cards or the play of one have a fault."""
    game: Game = field(init=False)
    unbroken: bool = True
    """True while the game goes back to its first action."""
    sure: bool = True
    """True while the pegs follow from what is written."""
    off: set[tuple[int, int]] = field(default_factory=set)
    """Sides, and by how many holes pegs that are written are off: that is told once."""
    miscounts: list[Miscount] = field(default_factory=list)

    def run(self) -> None:
        """Do all that is written."""
        self.deals = [self._filled(place) for place in range(len(self.record.deals))]
        self.game = self._begun()
        for place, deal in enumerate(self.record.deals):
            if self.game.over:
                self._fault(deal, "deal", "a deal after the end of the game")
                return
            if self._is_done(place) and self.sure:
                self._check_pegs(deal, "score", deal.score)
            else:
                self._begin_again(place + 1, deal.score)
        if self.sure:
            self._end()

    def _fault(self, part: DealRecord | GameRecord, where: str, what: str) -> None:
        """Note a fault in a field of a deal or of the head, or where it should stand."""
        lines = part.lines
        whole = lines.get("deal", lines.get("record", 0))
        self.reader.fault_at(lines.get(where, lines.get(where.partition(" ")[0], whole)), what)

    def _filled(self, place: int) -> Filled | None:
        """A deal with all cards; None where it has a fault."""
        record, deal = self.record, self.record.deals[place]
        if not deal.hands:
            return None
        try:
            return filled(
                deal,
                self._dealer(place),
                go_stops_early=record.go_stops_early,
                closing=deal is record.deals[-1] and not record.ended,
            )
        except CoachError as error:
            self._fault(deal, "play", str(error))
            return None

    def _dealer(self, place: int) -> int:
        return (self.record.dealer + place) % len(self.record.players)

    def _setup(self, place: int, start: tuple[int, ...]) -> Setup:
        """The setup of the game from one of its deals on."""
        record = self.record
        options = Options(
            len(record.players),
            record.target,
            record.stakes,
            # Only there are the points of a card said, and may be missed.
            muggins=record.muggins or any(deal.pegged for deal in record.deals),
            go_stops_early=record.go_stops_early,
        )
        packs = tuple(self._pack(at) for at in range(place, len(self.deals)))
        return Setup(options, KnownPacks(packs), self._dealer(place), start)

    def _pack(self, place: int) -> tuple[Card, ...]:
        """The pack that deals the cards of a deal."""
        done = self.deals[place]
        if done is None:
            return PACK
        deal, players = done.deal, len(self.record.players)
        order = [(self._dealer(place) + 1 + seat) % players for seat in range(players)]
        hands = [deal.hands[player].cards for player in order]
        return arranged(hands, deal.starter, *filter(None, deal.from_pack))

    def _begun(self) -> Game:
        """The game before its first deal, after the cuts that are written."""
        setup = self._setup(0, self.record.start)
        if self.record.cuts:
            try:
                return after_cuts(self.record, setup)
            except CoachError as error:
                self._fault(self.record, "cuts", str(error))
        return Game.start(setup)

    def _begin_again(self, place: int, score: Mapping[int, int]) -> None:
        """Go on with a deal from the pegs that are written, or from none."""
        options = self.game.setup.options
        self.unbroken = False
        self.sure = len(score) == options.sides and max(score.values()) < options.target
        self.sure &= place < len(self.deals)
        start = tuple(score[side] for side in range(options.sides)) if self.sure else ()
        self.game = Game.start(self._setup(place, start))

    def _is_done(self, place: int) -> bool:
        """Do one deal; false where the pegs after it do not follow from what is written."""
        written, done = self.record.deals[place], self.deals[place]
        if done is None:
            return False
        table = DealAtTable(
            self.record,
            done.deal,
            done.crib_known,
            place == len(self.deals) - 1,
            self.game,
            partial(self._fault, written),
            partial(self._miscount, place),
        )
        try:
            deal_again(table)
        except BrokenDeal:
            return False
        self.game = table.game
        if table.last and self.record.ended:
            self._stop(table.stops, written.score or self.record.result)
        counted = any(due.rule == CRIB for due in self.game.stage.shown)
        # The play may have gone another way, and the crib may have been counted too high.
        open_to_doubt = not done.one_way or (counted and not done.crib_known)
        if open_to_doubt and not self._stands_as_written(written, last=table.last):
            return False
        return not written.doubtful and (done.crib_fits or not counted)

    def _stands_as_written(self, deal: DealRecord, *, last: bool) -> bool:
        """False where pegs that are written are others, or the game should be over and is not."""
        over = self.game.winner is not None or self.record.ended
        pegs = deal.score or (self.record.result if last else {})
        return _stands_at(self.game, pegs) and (over or not last)

    def _miscount(self, place: int, where: str, claimed: Claimed) -> None:
        deal, due = self.record.deals[place], claimed.due
        line = deal.lines.get(where, 0)
        name = self.record.players[due.player]
        self.miscounts.append(
            Miscount(line, place + 1, name, due.rule, due.cards, claimed.said, due.points)
        )

    def _stop(self, stops: list[Game], pegs: Mapping[int, int]) -> None:
        """Go back to the moment at which a record breaks off, where its pegs say that it does."""
        if not pegs or (_stands_at(self.game, pegs) and not self.game.over):
            return
        for moment in reversed(stops):
            if _stands_at(moment, pegs) and not moment.over:
                self.game = moment
                return

    def _check_pegs(
        self, part: DealRecord | GameRecord, where: str, pegs: Mapping[int, int]
    ) -> None:
        scores = self.game.board.scores
        off = {(side, hole - scores[side]) for side, hole in pegs.items() if hole != scores[side]}
        if not off <= self.off:
            right = {side: scores[side] for side in pegs}
            said, is_right = self.record.pegs(pegs), self.record.pegs(right)
            self._fault(part, where, f"{where} is {said}, but the pegs stand at {is_right}")
        self.off |= off

    def _end(self) -> None:
        """Check how the record ends."""
        record, game = self.record, self.game
        if not record.deals and record.result and not _stands_at(game, record.result):
            self._end_by_pegs()
            return
        self._check_ended(game.winner, dict(enumerate(game.board.scores)))
        if game.winner is None and record.resigned is not None:
            self.game = game.apply(Resign(record.resigned))
        self._check_pegs(record, "result", record.result)

    def _end_by_pegs(self) -> None:
        """Check a result that no deal leads to: a scoreboard writes pegs and knows no cards."""
        record, options = self.record, self.game.setup.options
        self.unbroken = False
        pegs, said = record.result, f"result is {record.pegs(record.result)}"
        home = [side for side, hole in pegs.items() if hole == options.target]
        if len(pegs) < options.sides:
            self._fault(record, "result", "without a deal 'result' has the pegs of every side")
        elif any(pegs[side] < hole for side, hole in enumerate(record.start)):
            began = record.pegs(dict(enumerate(record.start)))
            self._fault(record, "result", f"{said}, but the pegs began at {began}")
        elif len(home) > 1:
            self._fault(record, "result", f"{said}: only one side is home first")
        else:
            self._check_ended(home[0] if home else None, pegs)

    def _check_ended(self, winner: int | None, pegs: Mapping[int, int]) -> None:
        """Check that a record says that nobody has won, where and only where that is so."""
        record = self.record
        if winner is not None and record.ended:
            what = f"ended, but {record.players[winner]} has won: leave it out"
            self._fault(record, "ended", what)
        elif winner is None and not record.ended:
            right = "add ended: unfinished, or who resigned"
            self._fault(record, "ended", f"nobody has won at {record.pegs(pegs)}: {right}")


def deal_again(table: DealAtTable) -> None:
    """Do a deal of a record.

    Raises:
        BrokenDeal: something in it cannot have been; the fault is noted.
    """
    table.before_the_play()
    if table.deal.play is not None:
        play_again(table, table.deal.play)
    due = table.game.stage.due
    if due is not None and due.rule != "play":
        show_again(table)
    table.check_all_used()


def _stands_at(game: Game, pegs: Mapping[int, int]) -> bool:
    return all(game.board.scores[side] == hole for side, hole in pegs.items())
