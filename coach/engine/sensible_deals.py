"""Whole deals of two sensible players: what both score, in the order in which it comes.

Both throw by the
shipped tables, flushes included, and play by one ply. Neither looks at the score, so that the same
deals serve every position.
"""

from __future__ import annotations

from functools import cache
from itertools import combinations
from typing import TYPE_CHECKING

from coach.cards import PACK, Card, Rank
from coach.engine.play.hands import NUMBER, HandNumber
from coach.engine.play.pile import EMPTY
from coach.engine.play.playout import ME, played_out
from coach.engine.ranks import PAIRS, Ranks, place_of, rank_hand, without
from coach.engine.throwing.policy import sensible
from coach.scoring.totals import show_total

if TYPE_CHECKING:
    import random
    from collections.abc import Sequence

    from coach.cards import Suit
    from coach.engine.race import DealCourse

Cards = tuple[Card, ...]


def course(cards: Sequence[Card]) -> DealCourse:
    """All that is scored in a deal: heels, the play, pone's hand, the dealer's, the crib.

    Args:
        cards: pone's six, the dealer's six, the starter.

    >>> from coach.cards import parse
    >>> course(parse("4S5H5S6DJCQD 2C7H8H9STDKC JD"))
    (2, 1, 5, -16, 7, 8)
    """
    starter = cards[12]
    pone, laid = thrown(cards[:6], own_crib=False)
    dealer, cast = thrown(cards[6:12], own_crib=True)
    _, _, play = played_out(_held(dealer), _held(pone), EMPTY, ME)
    heels = (2,) if starter.rank is Rank.JACK else ()
    show = (
        -show_total(pone, starter),
        show_total(dealer, starter),
        show_total(laid + cast, starter, crib=True),
    )
    return (*heels, *play, *filter(None, show))


def thrown(six: Sequence[Card], *, own_crib: bool) -> tuple[Cards, Cards]:
    """The four cards that a sensible player keeps, and the two thrown; both low to high.

    >>> from coach.cards import parse
    >>> thrown(parse("JC 5S 6D 5H QD 4S"), own_crib=True)
    ((4S, 5S, 5H, 6D), (JC, QD))
    """
    suited = _flush_suit(six)
    # Of two cards of a rank the one that is no part of a flush comes first, and is thrown.
    cards = sorted(six, key=lambda card: (_PLACE[card], card.suit is suited))
    flush = tuple([_PLACE[card] for card in cards if card.suit is suited])
    one, other = _places(tuple([_PLACE[card] for card in cards]), flush, own_crib)
    throw = (cards[one], cards[other])
    del cards[other], cards[one]
    return tuple(cards), throw


def _flush_suit(six: Sequence[Card]) -> Suit | None:
    suits = [card.suit for card in six]
    return next((suit for suit in suits[:3] if suits.count(suit) >= 4), None)


@cache
def _places(ranks: Ranks, flush: Ranks, own_crib: bool) -> tuple[int, int]:
    """Where the throw stands among six ranks, of which those in `flush` are of one suit."""
    hand = rank_hand(ranks)
    throws = {without(ranks, keep) for keep in combinations(flush, 4)}
    suited = [
        some._replace(ways=1)
        for some in hand.suited
        if {PAIRS[choice.throw] for choice in some.choices} == throws
    ]
    hand = hand._replace(ways=1, suited=tuple(suited))
    (judged,) = sensible([hand], "dealer" if own_crib else "pone").values()
    (place,) = +judged
    low, high = PAIRS[place]
    first = ranks.index(low)
    return first, ranks.index(high, first + 1)


def _held(cards: Cards) -> HandNumber:
    return NUMBER[tuple([_PLACE[card] for card in cards])]


_PLACE = {card: place_of(card) for card in PACK}


def dealt(rng: random.Random) -> list[Card]:
    """Thirteen cards in random order: as `game.deal.shuffled`, of which these are all it takes.

    >>> import random
    >>> len({*dealt(random.Random(1))})
    13
    """
    pack = [*PACK]
    for place in range(13):
        other = place + int(rng.random() * (52 - place))
        pack[place], pack[other] = pack[other], pack[place]
    return pack[:13]
