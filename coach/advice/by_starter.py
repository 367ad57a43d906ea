"""The crib with each starter: how its points are spread, and so what hand and crib make together.

Every starter is as likely as another. What the other side throws beside it is weighed as
`SensibleCrib` weighs it, or not at all for random cards, and the points of the crib are counted
through: ranks, the jacks on either side, flushes.
"""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, NamedTuple

from coach.cards import PACK, Card, Rank
from coach.engine.cribs.sensible_crib import weights
from coach.engine.ranks import JACK, PAIRS, by_rank, key, pairs_of, place_of
from coach.scoring.totals import CARD_KEYS, RANK_POINTS, show_total

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping

    from coach.advice.throws import CribModel, Throw


class AtRank(NamedTuple):
    """What the starters of a rank make, on average."""

    rank: Rank
    starters: int
    """How many of them are unseen."""
    hand: float
    crib: float


class ByStarter:
    """The cribs of somebody who was dealt these six cards, starter by starter.

    >>> from coach.advice.throws import best, weigh
    >>> from coach.cards import parse
    >>> dealt = parse("5H5S6DJCQD4S")
    >>> throw = best(weigh(dealt, own_crib=True), own_crib=True)
    >>> cut = ByStarter(dealt, own_crib=True)
    >>> round(cut.reaches(throw, 12), 2), cut.reaches(throw, 31) > 0.05
    (1.0, True)
    """

    def __init__(
        self, cards: Iterable[Card], *, own_crib: bool, opponent: CribModel = "sensible"
    ) -> None:
        dealt = tuple(cards)
        self.own_crib = own_crib
        self._unseen = [card for card in PACK if card not in dealt]
        if opponent == "random":
            self._weights = [[1] * 13] * len(PAIRS)
        else:
            frequencies = None if opponent == "sensible" else opponent
            self._weights = weights(dealt, "pone" if own_crib else "dealer", frequencies)
        self._his: dict[Card, list[_His]] = {}
        self._cribs: dict[tuple[tuple[Card, ...], Card], Mapping[int, int]] = {}

    @property
    def starters(self) -> list[Card]:
        """The cards that may be cut: those that leave the other side a throw that it makes."""
        return [card for card in self._unseen if self._throws(card)]

    def crib(self, throw: tuple[Card, ...], starter: Card) -> Mapping[int, int]:
        """What the crib makes with a starter: points to how much weight they have."""
        if (throw, starter) not in self._cribs:
            self._cribs[throw, starter] = self._crib(throw, starter)
        return self._cribs[throw, starter]

    def at_ranks(self, throw: Throw) -> list[AtRank]:
        """Hand and crib by the starter's rank, aces first, of those that can be cut."""
        by_rank: dict[Rank, list[Card]] = {}
        for starter in self.starters:
            by_rank.setdefault(starter.rank, []).append(starter)
        return [
            AtRank(
                rank,
                len(starters),
                sum(show_total(throw.keep, starter) for starter in starters) / len(starters),
                sum(_mean(self.crib(throw.throw, card)) for card in starters) / len(starters),
            )
            for rank, starters in by_rank.items()
        ]

    def reaches(self, throw: Throw, points: int) -> float:
        """Probability (0–1) that the hand makes so many points, with the crib if it is own."""
        chance = 0.0
        starters = self.starters
        for starter in starters:
            missing = points - show_total(throw.keep, starter)
            if missing <= 0:
                chance += 1
            elif self.own_crib:
                chance += _share(self.crib(throw.throw, starter), missing)
        return chance / len(starters)

    def holds(self, throw: Throw, points: int) -> float:
        """Probability (0–1) that the crib makes fewer points than these."""
        starters = self.starters
        over = sum(_share(self.crib(throw.throw, starter), points) for starter in starters)
        return 1 - over / len(starters)

    def _crib(self, throw: tuple[Card, ...], starter: Card) -> Mapping[int, int]:
        thrown = sum(CARD_KEYS[card.index] for card in (*throw, starter))
        nobs = any(card.rank is Rank.JACK and card.suit is starter.suit for card in throw)
        flush = 5 if all(card.suit is starter.suit for card in throw) else 0
        made: Counter[int] = Counter()
        for his in self._throws(starter):
            points = RANK_POINTS[thrown + his.key] + (nobs or his.nobs) + flush * his.suited
            made[points] += his.weight
        return made

    def _throws(self, starter: Card) -> list[_His]:
        if starter not in self._his:
            self._his[starter] = [*self._weighed(starter)]
        return self._his[starter]

    def _weighed(self, starter: Card) -> Iterator[_His]:
        """His throws beside a starter, those with its suit's jack or all of its suit apart."""
        left = [card for card in self._unseen if card is not starter]
        cards = by_rank(left)
        of_suit = {place_of(card) for card in left if card.suit is starter.suit}
        rank = place_of(starter)
        for place, (pair, by_starter) in enumerate(zip(PAIRS, self._weights, strict=True)):
            low, high = pair
            ways = pairs_of(place, cards)
            weight = by_starter[rank]
            if not ways or not weight:
                continue
            suited = low != high and of_suit.issuperset(pair)
            nobs = 0
            if JACK in pair and JACK in of_suit:
                nobs = cards[JACK] - 1 if low == high else cards[low + high - JACK]
            both = int(suited and nobs > 0)
            kinds = {
                (True, True): both,
                (True, False): nobs - both,
                (False, True): suited - both,
                (False, False): ways - nobs - suited + both,
            }
            for (with_nobs, one_suit), count in kinds.items():
                if count:
                    yield _His(key(pair), with_nobs, one_suit, count * weight)


class _His(NamedTuple):
    """Some throws of the other side."""

    key: int
    nobs: bool
    """With the jack of the starter's suit."""
    suited: bool
    """Both of the starter's suit."""
    weight: int


def _mean(made: Mapping[int, int]) -> float:
    return sum(points * weight for points, weight in made.items()) / sum(made.values())


def _share(made: Mapping[int, int], points: int) -> float:
    """How much of the weight makes at least so many points."""
    reached = sum(weight for total, weight in made.items() if total >= points)
    return reached / sum(made.values())
