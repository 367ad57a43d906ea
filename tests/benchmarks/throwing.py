"""What sensible players keep, by rank: deals for the benchmarks of the play, and who favours what.

A throw is the best by hand average, plus or minus the crib's against random cards; flushes are left
out. All 18,395 sets of six ranks are judged once, in about two seconds.
"""

from __future__ import annotations

from collections import Counter
from itertools import combinations, combinations_with_replacement
from math import comb, prod
from typing import TYPE_CHECKING

from coach import PACK
from coach.advice.numbers import numbers_of, rank_number
from coach.engine.cribs.random_crib import RandomCrib
from coach.engine.play.hands import HandNumber, number_of
from coach.engine.rank_points import RANK_KEYS, RANK_POINTS
from coach.engine.ranks import Ranks
from coach.engine.rules import ALL_RANKS, RankNumber
from coach.engine.search.favour import Favour, favour
from coach.shuffle import shuffled

if TYPE_CHECKING:
    import random

PONE, DEALER = 0, 1


class Throwing:
    """The keep of every six ranks in both seats."""

    def __init__(self) -> None:
        cribs = _cribs()
        self.keep: tuple[dict[Ranks, Ranks], dict[Ranks, Ranks]] = ({}, {})
        self.often: tuple[Counter[HandNumber], Counter[HandNumber]] = (Counter(), Counter())
        for six in combinations_with_replacement(ALL_RANKS, 6):
            left = [4 - six.count(rank) for rank in range(13)]
            if min(left) < 0:
                continue
            options = []
            for keep in sorted({*combinations(six, 4)}):
                key = sum(RANK_KEYS[rank] for rank in keep)
                cuts = zip(left, RANK_KEYS, strict=True)
                hand = sum([n * RANK_POINTS[key + cut] for n, cut in cuts if n]) / 46
                options.append((hand, cribs[_rest(six, keep)], keep))
            often = prod([comb(4, times) for times in Counter(six).values()])
            for seat, sign in ((PONE, -1), (DEALER, 1)):
                best = max(options, key=lambda o: o[0] + sign * o[1])[2]
                self.keep[seat][six] = best
                self.often[seat][number_of(best)] += often

    def favours(self) -> tuple[Favour, Favour]:
        """By seat: how it favours each keep."""
        return favour(self.often[PONE]), favour(self.often[DEALER])

    def deal(self, rng: random.Random) -> tuple[list[tuple[HandNumber, Ranks]], RankNumber]:
        """What pone and dealer keep and throw, and the starter."""
        ranks = [rank_number(card) for card in shuffled(rng, PACK)[:13]]
        hands = []
        for seat in (PONE, DEALER):
            six = tuple(sorted(ranks[6 * seat : 6 * seat + 6]))
            keep = self.keep[seat][six]
            hands.append((number_of(keep), _rest(six, keep)))
        return hands, ranks[12]


def _rest(six: Ranks, keep: Ranks) -> Ranks:
    return tuple(sorted((Counter(six) - Counter(keep)).elements()))


def _cribs() -> dict[Ranks, float]:
    """The average crib of two ranks thrown, against random cards."""
    suits = {rank: [card for card in PACK if rank_number(card) == rank] for rank in range(13)}
    found: dict[Ranks, float] = {}
    for low, high in combinations_with_replacement(ALL_RANKS, 2):
        throw = (suits[low][0], suits[high][1])
        crib = RandomCrib(numbers_of(throw), thrown=2)
        found[low, high] = crib.points(numbers_of(throw)) / crib.scenarios
    return found
