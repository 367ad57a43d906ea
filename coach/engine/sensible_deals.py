"""Whole deals of two sensible players: the points of both, in the order in which they come.

Both throw by the shipped tables, flushes included, and play by one ply. Neither looks at the score,
so that the same deals serve every position.
"""

from __future__ import annotations

from functools import cache
from itertools import combinations
from typing import TYPE_CHECKING

from coach.engine.card_numbers import ALL_CARDS, rank_of, ranks_of, show_points, suit_of
from coach.engine.play.hands import number_of
from coach.engine.play.pile import EMPTY
from coach.engine.play.playout import ME, played_out
from coach.engine.ranks import JACK, PAIRS, without
from coach.engine.six_cards import rank_hand
from coach.engine.throwing.policy import sensible

if TYPE_CHECKING:
    import random
    from collections.abc import Sequence

    from coach.engine.card_numbers import CardNumber, CardNumbers
    from coach.engine.race import DealCourse
    from coach.engine.ranks import Ranks
    from coach.seats import Seat


def course(cards: Sequence[CardNumber]) -> DealCourse:
    """List all that is scored in a deal: heels, the play, pone's hand, the dealer's, the crib.

    Args:
        cards: pone's six, the dealer's six, the starter.

    >>> from coach.cards import parse
    >>> cards = parse("4S5H5S6DJCQD 2C7H8H9STDKC JD")
    >>> course([card.index for card in cards])
    (2, 1, 5, -16, 7, 8)
    """
    starter = cards[12]
    pone, pone_throw = thrown(cards[:6], "pone")
    dealer, dealer_throw = thrown(cards[6:12], "dealer")
    dealer_hand, pone_hand = (number_of(ranks_of(keep)) for keep in (dealer, pone))
    _, _, play = played_out(dealer_hand, pone_hand, EMPTY, ME)
    heels = (2,) if rank_of(starter) == JACK else ()
    show = (
        -show_points(pone, starter),
        show_points(dealer, starter),
        show_points(pone_throw + dealer_throw, starter, crib=True),
    )
    return (*heels, *play, *filter(None, show))


def thrown(six: Sequence[CardNumber], seat: Seat) -> tuple[CardNumbers, CardNumbers]:
    """Throw as a sensible player.

    Returns:
        the four cards kept, and the two thrown; both low to high.

    >>> from coach.cards import PACK, parse
    >>> six = [card.index for card in parse("JC 5S 6D 5H QD 4S")]
    >>> [[PACK[number] for number in cards] for cards in thrown(six, "dealer")]
    [[4S, 5S, 5H, 6D], [JC, QD]]
    """
    suited = _flush_suit(six)
    # Of two cards of a rank the one that is not part of a flush comes first, and is thrown.
    cards = sorted(six, key=lambda card: (rank_of(card), suit_of(card) == suited))
    flush = ranks_of(card for card in cards if suit_of(card) == suited)
    one, other = _places(tuple(map(rank_of, cards)), flush, seat)
    throw = (cards[one], cards[other])
    del cards[other], cards[one]
    return tuple(cards), throw


def _flush_suit(six: Sequence[CardNumber]) -> int | None:
    suits = [suit_of(card) for card in six]
    return next((suit for suit in suits[:3] if suits.count(suit) >= 4), None)


@cache
def _places(ranks: Ranks, flush: Ranks, seat: Seat) -> tuple[int, int]:
    """Places of the throw among six ranks, of which those in `flush` are of one suit."""
    hand = rank_hand(ranks)
    throws = {without(ranks, keep) for keep in combinations(flush, 4)}
    suited = [
        some._replace(ways=1)
        for some in hand.suited
        if {PAIRS[choice.throw] for choice in some.choices} == throws
    ]
    hand = hand._replace(ways=1, suited=tuple(suited))
    (judged,) = sensible([hand], seat).values()
    (pair,) = +judged
    low, high = PAIRS[pair]
    first = ranks.index(low)
    return first, ranks.index(high, first + 1)


def dealt(rng: random.Random) -> list[CardNumber]:
    """Deal thirteen cards at random: as `game.deal.shuffled`, of which these are all it takes.

    >>> import random
    >>> len({*dealt(random.Random(1))})
    13
    """
    pack = [*ALL_CARDS]
    for place in range(13):
        other = place + int(rng.random() * (52 - place))
        pack[place], pack[other] = pack[other], pack[place]
    return pack[:13]
