"""A game from the table written down: what was cut, dealt, thrown, played and said."""

from __future__ import annotations

from dataclasses import dataclass, field
from itertools import accumulate
from typing import TYPE_CHECKING

from coach.errors import RecordError
from coach.game.actions import CallMuggins, ClaimPoints
from coach.game.notation.tokens import END, RESET
from coach.game.packs import SeededPacks
from coach.game.play import Played, Reset
from coach.game.record.at_table import shown_of
from coach.game.record.written import DealRecord, GameRecord, SaidPoints, WrittenHand
from coach.game.state import Game
from coach.scoring.play import LIMIT

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from coach.cards import Card
    from coach.game.play import Play
    from coach.game.record.written import HandShown, PlayToken


def record_of(
    game: Game,
    players: Sequence[str],
    *,
    date: str = "",
    event: str = "",
    levels: Mapping[int, str] | None = None,
    number: int | None = None,
) -> GameRecord:
    """Write a game down, at whatever moment it is.

    Args:
        game: the game.
        players: their names, in the order round the table.
        date: the day, as 2026-11-30.
        event: a name.
        levels: strengths, by player, of those who are the program.
        number: the place in a match, from 1.

    Raises:
        RecordError: it is not known yet who deals first.

    >>> from coach.game.packs import SeededPacks
    >>> from coach.game.setup import Setup
    >>> from coach.game.table import Options
    >>> game = Game.start(Setup(Options(), SeededPacks(7), dealer=1))
    >>> record_of(game, ["Ann", "Ben"]).unfinished
    True
    """
    setup = game.setup
    deals: dict[int, _Taking] = {}
    cuts: tuple[tuple[int, Card], ...] = ()
    dealer = setup.dealer
    for moment in accumulate(game.actions, Game.apply, initial=Game.start(setup)):
        deal = moment.stage.deal
        if deal is not None:
            deals.setdefault(deal.number, _Taking()).see(moment)
        else:
            cuts = moment.stage.cuts
            dealer = moment.stage.turn[0] if moment.stage.asks == "deal" else None
    if dealer is None:
        raise RecordError("a game is written down once it is known who deals first")
    return GameRecord(
        tuple(players),
        dealer,
        tuple(taking.written() for taking in deals.values()),
        target=setup.options.target,
        stakes=setup.options.stakes,
        muggins=setup.options.muggins,
        go_stops_early=setup.options.go_stops_early,
        cuts={
            who: tuple(card for player, card in cuts if player == who)
            for who in sorted({player for player, _ in cuts})
        },
        start=setup.start,
        unfinished=not game.over,
        resigned=game.resigned,
        result=dict(enumerate(game.board.scores)),
        date=date,
        event=event,
        seed=setup.packs.seed if isinstance(setup.packs, SeededPacks) else None,
        levels=dict(levels or {}),
        game=number,
    )


@dataclass(slots=True)
class _Taking:
    """Notes taken of one deal while it goes on."""

    game: Game = field(init=False)
    pegged: dict[Card, SaidPoints] = field(default_factory=dict)
    counts: dict[HandShown, int] = field(default_factory=dict)
    missed: dict[HandShown, int] = field(default_factory=dict)
    taken: dict[int, dict[HandShown, int]] = field(default_factory=dict)
    """Points by who took them, and of what."""

    def see(self, moment: Game) -> None:
        """Note what the last action has said."""
        self.game = moment
        action, claimed = moment.actions[-1], moment.claimed
        if claimed is None:
            return
        due = claimed.due
        if isinstance(action, ClaimPoints) and due.rule != "play":
            self.counts[shown_of(due)] = claimed.said
            self.missed[shown_of(due)] = claimed.left
        elif isinstance(action, ClaimPoints) and claimed.said != due.points:
            self.pegged[due.cards[0]] = SaidPoints(claimed.said)
        elif isinstance(action, CallMuggins) and due.rule == "play":
            said = self.pegged[due.cards[0]]
            taken = said.taken.get(action.player, 0) + moment.board.awards[-1].points
            said = SaidPoints(said.said, {**said.taken, action.player: taken})
            self.pegged[due.cards[0]] = said
        elif isinstance(action, CallMuggins):
            parts = self.taken.setdefault(action.player, {})
            before = parts.get(shown_of(due), 0)
            parts[shown_of(due)] = before + moment.board.awards[-1].points

    def written(self) -> DealRecord:
        """The deal as it is written down."""
        game, deal, play = self.game, self.game.stage.deal, self.game.stage.play
        assert deal is not None
        hands = {
            deal.player(seat): WrittenHand(deal.kept(seat), deal.throws[seat])
            for seat in range(len(deal.hands))
        }
        over = game.stage.asks == "deal" or game.board.winner is not None
        return DealRecord(
            tuple(hands[player] for player in sorted(hands)),
            deal.to_crib,
            deal.starter,
            _tokens(play, won=game.board.winner is not None) if play and play.events else None,
            pegged=self.pegged,
            counts=self.counts,
            muggins={player: self._taken_by(player) for player in self.taken},
            score=dict(enumerate(game.board.scores)) if over else {},
        )

    def _taken_by(self, player: int) -> int | dict[HandShown, int]:
        """Points taken by muggins: in all, where they were the first that could be taken."""
        parts, side = self.taken[player], self.game.setup.options.side
        left, first = sum(parts.values()), {}
        for due in self.game.stage.shown:
            missed = self.missed[shown_of(due)] if side(due.player) != side(player) else 0
            if points := min(missed, left):
                first[shown_of(due)] = points
                left -= points
        return sum(parts.values()) if first == parts and len(self.taken) == 1 else parts


def _tokens(play: Play, *, won: bool) -> tuple[PlayToken, ...]:
    """The play as it is written: gos follow from the cards, and so does a reset after 31."""
    tokens: list[PlayToken] = []
    for event in play.events:
        if isinstance(event, Played):
            tokens.append(event.card)
            reached = event.count
        elif isinstance(event, Reset) and reached != LIMIT:
            tokens.append(RESET)
    if play.over or won:
        if tokens[-1] == RESET:
            tokens.pop()
        tokens += [END] * play.over
    return tuple(tokens)
