"""What the throws of `coach discard` gain on those of one who takes the crib for random cards.

    python -m tests.benchmarks.good_throwing [DEALS]

Every deal is played twice with the players swapped. One throws by hand, play and a crib that a
sensible opponent fills, the other by hand and the crib of random cards; both play by one ply. The
figures are net points a deal with their standard errors.
"""

from __future__ import annotations

import random
import sys
from math import sqrt
from statistics import fmean, pstdev
from typing import TYPE_CHECKING, NamedTuple

from coach.advice.numbers import hand_number
from coach.advice.throws.weigh import weigh
from coach.cards import PACK, Card
from coach.scoring.totals import show_total
from coach.seats import CribOwner
from coach.shuffle import shuffled
from data.builders.duel import duel
from tests.advice.against_random import against_random

if TYPE_CHECKING:
    from collections.abc import Sequence

    from coach.advice.throws.weigh import Throw


class Net(NamedTuple):
    """Points of pone less those of the dealer."""

    hands: int
    crib: int
    play: int


def sensibly(six: Sequence[Card], *, own_crib: bool) -> Throw:
    return weigh(six, CribOwner.of(dealer=own_crib)).best


def by_random_cribs(six: Sequence[Card], *, own_crib: bool) -> Throw:
    return against_random(six, CribOwner.of(dealer=own_crib)).best


def played(pone: Throw, dealer: Throw, starter: Card) -> Net:
    """A deal in which both have thrown."""
    hands = show_total(pone.keep, starter) - show_total(dealer.keep, starter)
    crib = show_total((*pone.throw, *dealer.throw), starter, crib=True)
    first, second = duel(hand_number(pone.keep), hand_number(dealer.keep))
    return Net(hands, -crib, first - second)


def main() -> None:
    deals = int(sys.argv[1]) if sys.argv[1:] else 50_000
    rng, differ = random.Random(6), 0
    gains: list[tuple[float, ...]] = []
    for _ in range(deals):
        *cards, starter = shuffled(rng, PACK)[:13]
        pones, dealers = (
            [player(six, own_crib=own) for player in (sensibly, by_random_cribs)]
            for six, own in ((cards[:6], False), (cards[6:], True))
        )
        as_pone = played(pones[0], dealers[1], starter)
        as_dealer = played(pones[1], dealers[0], starter)
        parts = [(one - other) / 2 for one, other in zip(as_pone, as_dealer, strict=True)]
        gains.append((*parts, sum(parts)))
        differ += (pones[0].throw != pones[1].throw) + (dealers[0].throw != dealers[1].throw)
    print(f"net points a deal gained over {deals} deals played twice; ", end="")
    print(f"{differ / deals / 2:.3f} of throws differ")
    for name, found in zip((*Net._fields, "all"), zip(*gains, strict=True), strict=True):
        print(f"  {name:6} {fmean(found):+.4f} ± {pstdev(found) / sqrt(deals):.4f}")


if __name__ == "__main__":
    main()
