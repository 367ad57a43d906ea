"""The crib of two players starter by starter: the distribution of its points with each.

Every starter is as likely as another. Given it, each throw of the other player has a weight, and
the points of the crib are counted through: ranks, the jacks on either side, flushes.
"""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, NamedTuple

from coach.engine.card_numbers import NOBS, by_rank, of_suit, rank_of, suit_of, unseen
from coach.engine.rank_points import CARD_KEYS, RANK_POINTS
from coach.engine.ranks import JACK, PAIR_KEYS, PAIR_NUMBER, PAIRS, pairs_of

if TYPE_CHECKING:
    from collections.abc import Collection, Iterator, Mapping, Sequence

    from coach.engine.card_numbers import CardNumber, CardNumbers
    from coach.engine.ranks import PairNumber, RanksKey


class _OtherThrow(NamedTuple):
    """Throws of the other player that are worth the same in any crib."""

    key: RanksKey
    nobs: bool
    """With the jack of the starter's suit."""
    suited: bool
    """Both of the starter's suit."""
    weight: int


class StarterCribs:
    """The cribs as seen by a player who was dealt six cards, as distributions of points.

    Args:
        dealt: the six.
        weights: of one way to draw the other throw; by pair thrown, then by the starter's rank.
    """

    def __init__(self, dealt: CardNumbers, weights: Sequence[Sequence[int]]) -> None:
        self._unseen, self._weights = unseen(dealt), weights
        self._throws: dict[CardNumber, list[_OtherThrow]] = {}
        self._cribs: dict[tuple[CardNumbers, CardNumber], Mapping[int, int]] = {}

    @property
    def starters(self) -> list[CardNumber]:
        """The cards that may be cut: those that leave the other player a possible throw."""
        return [card for card in self._unseen if self._other_throws(card)]

    def points(self, throw: CardNumbers, starter: CardNumber) -> Mapping[int, int]:
        """The distribution of the crib's points with a starter, as weights."""
        found = self._cribs.get((throw, starter))
        if found is None:
            found = self._cribs[throw, starter] = self._counted(throw, starter)
        return found

    def _counted(self, throw: CardNumbers, starter: CardNumber) -> Mapping[int, int]:
        thrown = sum([CARD_KEYS[card] for card in (*throw, starter)])
        nobs = NOBS[starter] in throw
        flush = 5 if all(suit_of(card) == suit_of(starter) for card in throw) else 0
        made: Counter[int] = Counter()
        for other in self._other_throws(starter):
            points = RANK_POINTS[thrown + other.key] + (nobs or other.nobs) + flush * other.suited
            made[points] += other.weight
        return made

    def _other_throws(self, starter: CardNumber) -> list[_OtherThrow]:
        if starter not in self._throws:
            self._throws[starter] = [*self._weighed(starter)]
        return self._throws[starter]

    def _weighed(self, starter: CardNumber) -> Iterator[_OtherThrow]:
        """The throws given a starter."""
        hidden = [card for card in self._unseen if card != starter]
        left, suited = by_rank(hidden), set(of_suit(hidden, suit_of(starter)))
        for number, by_starter in zip(PAIR_NUMBER.values(), self._weights, strict=True):
            weight, ways = by_starter[rank_of(starter)], pairs_of(number, left)
            for (nobs, one_suit), count in _kinds(number, ways, left, suited):
                if count and weight:
                    yield _OtherThrow(PAIR_KEYS[number], nobs, one_suit, count * weight)


def _kinds(
    number: PairNumber, ways: int, left: Sequence[int], suited: Collection[int]
) -> Iterator[tuple[tuple[bool, bool], int]]:
    """Split the ways to draw a pair by whether it has nobs and whether both are of the suit.

    Args:
        number: the pair.
        ways: all ways to draw it.
        left: by rank: the cards left to be drawn.
        suited: the ranks that are left in the starter's suit.
    """
    low, high = PAIRS[number]
    both_suited = int(ways > 0 and low != high and low in suited and high in suited)
    with_nobs = 0
    if ways and JACK in suited and JACK in {low, high}:
        # The jack of the suit goes with any card of the other rank, or with any other jack.
        with_nobs = left[JACK] - 1 if low == high else left[low + high - JACK]
    both = int(both_suited and with_nobs > 0)
    yield (True, True), both
    yield (True, False), with_nobs - both
    yield (False, True), both_suited - both
    yield (False, False), ways - with_nobs - both_suited + both
