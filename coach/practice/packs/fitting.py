"""Hands dealt to fit a filter: bounds on what they count, by kind and in total."""

from __future__ import annotations

from dataclasses import dataclass
from math import comb, prod
from typing import TYPE_CHECKING, ClassVar

from coach.cards import Card, Rank, Suit
from coach.engine.rank_points import RANK_KEYS, RANK_PARTS
from coach.errors import PackError
from coach.practice.drills.count import ShowQuestion
from coach.practice.lot import Lot
from coach.shuffle import shuffled
from coach.textfiles.bounds import Bounds, within

if TYPE_CHECKING:
    import random
    from collections.abc import Iterator, Mapping

    from coach.scoring.breakdown import Breakdown

TOTAL = "total"
MOST = 29
"""Points: no hand makes more."""
_TRIES = 3_000  # the rarest filter met so far (a flush, nobs and nothing else) fits one in 20


@dataclass(frozen=True, slots=True)
class Filter:
    """Bounds on the points by kind and in total, both ends included."""

    bounds: Mapping[str, Bounds]
    crib: bool = False

    def fits(self, breakdown: Breakdown) -> bool:
        """True for a breakdown within all bounds.

        >>> from coach import score_show
        >>> Filter({"run": Bounds(6, 29)}).fits(score_show("7C 8D 9H 9S", "AC"))
        True
        """
        points = {TOTAL: breakdown.total, **breakdown.by_kind}
        return within(points, self.bounds)

    def ranks(self) -> list[int]:
        """The keys (`coach.scoring.totals`) of all rank multisets that may fit."""
        low, high = self._bound(TOTAL)
        least_flush, least_nobs = self._bound("flush")[0], self._bound("nobs")[0]
        ends = [self._bound(kind) for kind in ("fifteen", "pair", "run")]
        return [
            key
            for key, parts in RANK_PARTS.items()
            if all(least <= part <= most for part, (least, most) in zip(parts, ends, strict=True))
            and sum(parts) <= high
            and least_flush <= (flush := _most_flush(key))
            and least_nobs <= (nobs := _most_nobs(key))
            and low <= sum(parts) + flush + nobs
        ]

    def _bound(self, kind: str) -> Bounds:
        return self.bounds.get(kind, Bounds(0, MOST))

    def needs_suits(self, key: int) -> bool:
        """True where hands of these ranks fit only with a flush or nobs."""
        least = self._bound(TOTAL)[0]
        return self._bound("flush")[0] > 0 or sum(RANK_PARTS[key]) < least


@dataclass(frozen=True, slots=True)
class Fitting:
    """Hands dealt to fit a filter."""

    size: ClassVar[int] = 0
    in_order: ClassVar[bool] = False

    filter: Filter
    hint: str

    def deal(self, rng: random.Random) -> Iterator[ShowQuestion]:
        """Hands or cribs that fit.

        Raises:
            PackError: no hand does.
        """
        keys = self.filter.ranks()
        lot = Lot(keys, map(_ways, keys))
        while True:
            yield self._fitting(rng, lot)

    def _fitting(self, rng: random.Random, lot: Lot[int]) -> ShowQuestion:
        for _ in range(_TRIES if lot else 0):
            key = lot.draw(rng)
            one_suit = self.filter.needs_suits(key) and rng.random() < 0.5
            five = _deal_ranks(rng, key, one_suit=one_suit)
            question = ShowQuestion(five[:4], five[4], crib=self.filter.crib, hint=self.hint)
            if self.filter.fits(question.solution):
                return question
        raise PackError("no hand fits the filter")


def _times(key: int) -> list[int]:
    """The number of cards of each rank in a multiset, ace first."""
    return [key // digit % 5 for digit in RANK_KEYS]


def _most_flush(key: int) -> int:
    """The most that suits can add to these ranks: five, or four cards of different ranks."""
    return {5: 5, 4: 4}.get(sum(map(bool, _times(key))), 0)


def _most_nobs(key: int) -> int:
    return int(_times(key)[Rank.JACK.order - 1] > 0)


def _ways(key: int) -> int:
    """The number of ways to deal these ranks."""
    return prod(comb(4, times) for times in _times(key))


def _deal_ranks(rng: random.Random, key: int, *, one_suit: bool) -> tuple[Card, ...]:
    """Four cards and a starter of the ranks of a key, in random order.

    Suits are random, or one for as many cards as can have it, half of the time but for the starter.
    """
    suits = shuffled(rng, tuple(Suit))
    cards: list[Card] = []
    for rank, times in zip(Rank, _times(key), strict=True):
        own = suits if one_suit else shuffled(rng, suits)
        cards += [Card(rank, suit) for suit in own[:times]]
    cards = shuffled(rng, cards)
    if one_suit:
        cards.sort(key=lambda card: card.suit is not suits[0])
        *hand, starter = cards
        if starter.suit is suits[0] and rng.random() < 0.5:
            starter = Card(starter.rank, suits[1])
        return (*hand, starter)
    return tuple(cards)
