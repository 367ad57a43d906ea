"""The protocol of players of the play, and the way from a play to a card of theirs."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

from coach.advice.numbers import of_rank
from coach.advice.plays.positions import known_of, position_in

if TYPE_CHECKING:
    from collections.abc import Iterable

    from coach.cards import Card
    from coach.engine.play.known import Known
    from coach.engine.rules import RankNumber
    from coach.game.play import Play
    from coach.game.view import View


class PlayPolicy(Protocol):
    """A player, who picks a card from what a seat knows and nothing else."""

    def rank(self, known: Known) -> RankNumber:
        """The rank that the seat plays; it holds one, and it fits."""


def card_to_play(
    policy: PlayPolicy, play: Play, *, threw: Iterable[Card] = (), starter: Card | None = None
) -> Card:
    """The card of the seat to play; of cards of one rank the first by suit.

    Args:
        policy: who plays.
        play: the play. Only the cards of the seat to play are looked at.
        threw: what that seat threw to the crib.
        starter: the starter, if it is known.

    >>> from coach.game.play import Play
    >>> from coach.players.cards.one_ply import OnePly
    >>> card_to_play(OnePly(), Play.start(["4H 5H KS KC", "2C 3D 8H 9H"]))
    4H
    """
    turn = play.turn
    assert turn is not None
    rank = policy.rank(known_of(play, threw=threw, starter=starter))
    return min(of_rank(rank, play.legal(turn)), key=lambda card: card.index)


def card_in_view(policy: PlayPolicy, view: View) -> Card:
    """The card that a player of a game plays, of cards of one rank the first by suit."""
    position = position_in(view)
    rank = policy.rank(position.known)
    return min(of_rank(rank, position.legal), key=lambda card: card.index)
