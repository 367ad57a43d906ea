"""A sensible player who does not look ahead: deals the hands and plays of the drills."""

from __future__ import annotations

from typing import TYPE_CHECKING

from coach.scoring.play import LIMIT, count, score_play
from coach.seats import CribOwner

if TYPE_CHECKING:
    from coach.cards import Card
    from coach.game.deal import Deal
    from coach.game.play import Play


def throw(cards: tuple[Card, ...], crib: CribOwner) -> tuple[Card, ...]:
    """The throw with the best hand, plus or minus a crib of random cards.

    >>> from coach.cards import parse
    >>> throw(parse("5H5S6DJCQD4S"), CribOwner.OWN)
    (JC, QD)
    """
    # Reading a stored question or adding up answers throws nothing, and need not load this.
    from coach.advice.opponents import RANDOM
    from coach.advice.throws.weigh import weigh

    # With random cards it makes no difference whether three or four players throw.
    return weigh(cards, crib, players=2 if len(cards) == 6 else 3, opponent=RANDOM).best.throw


def thrown(deal: Deal, seat: int) -> tuple[Card, ...]:
    """The throw of a seat; the crib is the dealer's, and with four players their partner's too."""
    players = len(deal.hands)
    partners = players == 4 and seat == 1
    crib = CribOwner.PARTNER if partners else CribOwner.of(dealer=seat == players - 1)
    return throw(deal.hands[seat], crib)


def throws(deal: Deal) -> tuple[tuple[Card, ...], ...]:
    """The throw of every seat."""
    return tuple(thrown(deal, seat) for seat in range(len(deal.hands)))


def card_to_play(play: Play) -> Card:
    """The card of the seat to play that scores most now; ties go to the one that offers least.

    Offers are the habits that every club teaches: no five led, no count of five or twenty-one left,
    no card next to the last one, the big cards before the small, but a small one to lead.

    >>> from coach.game.play import Play
    >>> card_to_play(Play.start(["4H 5H KS KC", "2C 3D 8H 9H"]))
    4H
    """
    turn = play.turn
    assert turn is not None
    pile = play.pile
    return max(play.legal(turn), key=lambda card: (*_appeal(pile, card), -card.index))


def _appeal(pile: tuple[Card, ...], card: Card) -> tuple[int, int, int]:
    after = (*pile, card)
    reached = count(after)
    offers = 2 * (reached in {5, 21})
    if pile and reached < LIMIT:
        offers += abs(card.rank.order - pile[-1].rank.order) in {1, 2}
    pips = card.rank.pips
    size = pips if pile else -abs(pips - 4)
    return score_play(after).total, -offers, size
