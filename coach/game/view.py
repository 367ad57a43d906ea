"""A view: what one player may know of a game, and nothing else."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from coach.game.play import Played, pile
from coach.scoring.play import count
from coach.seats import CribOwner

if TYPE_CHECKING:
    from coach.cards import Card
    from coach.game.actions import Code
    from coach.game.awards import Board, Claimed, Due
    from coach.game.play import Event
    from coach.game.state import Game
    from coach.game.table import Options


@dataclass(frozen=True, slots=True)
class View:
    """All that a player may know of a game at one moment."""

    options: Options
    player: int
    """Whose view it is."""
    asked: Code | None
    """The code of the action that is wanted of this player, None while it is another's turn."""
    turn: tuple[int, ...]
    """Players who must act now; none when the game is over."""
    board: Board
    """The pegs, and every award so far."""
    cuts: tuple[tuple[int, Card], ...]
    """Players and the cards that they have cut for the first deal, until the first play."""
    lifts: range
    """How many cards this player may lift; none where they are not to cut."""
    number: int
    """Number of the deal, from 1; 0 before the first."""
    dealer: int | None
    """The player who deals, None until it is known."""
    seat: int
    """Place in the order of play of this deal: 0 is the pone; -1 before the first deal."""
    dealt: tuple[Card, ...]
    """Own cards as they were dealt."""
    threw: tuple[Card, ...]
    """Own cards thrown."""
    held: tuple[Card, ...]
    """Own cards that can still be thrown or played."""
    thrown: tuple[bool, ...]
    """By seat, if its cards are thrown."""
    starter: Card | None
    events: tuple[Event, ...]
    """The play of this deal so far, by seat: cards played with what they earned, gos and resets."""
    due: Due | None
    """The card, hand or crib whose points are to be claimed now."""
    claimed: Claimed | None
    """The claim just made: under muggins an opponent may call what is left of it."""
    shown: tuple[Due, ...]
    """Hands of this deal, and the crib, that have been claimed."""
    resigned: int | None
    """The player who gave the game up."""
    winner: int | None
    """The side that has won."""

    @property
    def side(self) -> int:
        """Own side."""
        return self.options.side(self.player)

    @property
    def scores(self) -> tuple[int, ...]:
        """Holes by side."""
        return self.board.scores

    @property
    def crib(self) -> CribOwner:
        """Whose crib it is."""
        if self.player == self.dealer:
            return CribOwner.OWN
        ours = self.dealer is not None and self.options.side(self.dealer) == self.side
        return CribOwner.PARTNER if ours else CribOwner.OPPONENT

    @property
    def kept(self) -> tuple[Card, ...]:
        """Own cards as dealt, without those thrown."""
        return tuple([card for card in self.dealt if card not in self.threw])

    @property
    def pile(self) -> tuple[Card, ...]:
        """The cards played since the count was last zero."""
        return pile(self.events)

    @property
    def count(self) -> int:
        """The count."""
        return count(self.pile)

    def played(self, seat: int) -> tuple[Card, ...]:
        """The cards that a seat has played in this deal."""
        return tuple(
            [
                event.card
                for event in self.events
                if isinstance(event, Played) and event.seat == seat
            ]
        )


def view_of(game: Game, player: int) -> View:
    """All that a player may know; nothing in it holds the game.

    Raises:
        ValueError: there is no such player.
    """
    options = game.setup.options
    if player not in range(options.players):
        raise ValueError(f"there is no player {player} of {options.players}")
    stage, deal, play, turn = game.stage, game.stage.deal, game.stage.play, game.turn
    mine = player in turn
    asked = stage.asks if mine else None
    seat = -1
    dealt: tuple[Card, ...] = ()
    threw: tuple[Card, ...] = ()
    held: tuple[Card, ...] = ()
    if deal is not None:
        seat = deal.seat(player)
        dealt, threw = deal.hands[seat], deal.throws[seat]
        if play is not None:
            held = play.hands[seat]
        elif threw:
            held = deal.kept(seat)
        else:
            held = dealt
    return View(
        options=options,
        player=player,
        asked=asked,
        turn=turn,
        board=game.board,
        cuts=stage.cuts,
        lifts=stage.lifts() if mine else range(0),
        number=0 if deal is None else deal.number,
        dealer=_dealer(game),
        seat=seat,
        dealt=dealt,
        threw=threw,
        held=held,
        thrown=() if deal is None else tuple([bool(cards) for cards in deal.throws]),
        starter=None if deal is None else deal.starter,
        events=() if play is None else play.events,
        due=stage.due,
        claimed=game.claimed,
        shown=stage.shown,
        resigned=game.resigned,
        winner=game.winner,
    )


def _dealer(game: Game) -> int | None:
    if game.stage.deal is not None:
        return game.stage.deal.dealer
    return game.stage.turn[0] if game.stage.asks == "deal" else None
