"""What a sensible opponent keeps and throws beside known cards, together with the starter.

By rank this is exact: each keep and throw is weighed by the ways to deal it and the starter from
the cards that are unseen. Flushes are kept as often as over all deals, in the suits in which the
four cards are unseen. With a keep that is made for its flush alone the dealer throws any two, pone
what he usually throws.

What is thrown goes with what is kept as far as the starter and the kind of the hand say (see
`kinds`).
"""

from __future__ import annotations

from math import comb, prod
from operator import mul
from typing import TYPE_CHECKING, NamedTuple

from coach.cards import Suit
from coach.engine.play.hands import KINDS, RANKS, HandNumber
from coach.engine.ranks import PAIRS, by_rank, key, pairs_of, place_of, ways
from coach.engine.shows.keep_classes import LEVELS, level, many_tens
from coach.engine.shows.packed import FIELD, unpacked
from coach.engine.tables import throw_counts
from coach.engine.throwing.keeps_and_throws import behind, ways_to_throw
from coach.scoring.totals import RANK_KEYS, RANK_POINTS

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from coach.cards import Card
    from coach.engine.ranks import Ranks
    from coach.engine.tables import Seat
    from coach.engine.throwing.keeps_and_throws import Behind

    Throws = list[list[tuple[int, Sequence[float]]]]
    """By the starter's rank: places in `PAIRS` of what he may throw, and how often it lies beside
    each kind of hand."""


class KeptCards(NamedTuple):
    """Four cards that he may keep."""

    keep: HandNumber
    """The number of the four ranks."""
    weights: list[float]
    """By the starter's rank: the ways to deal his six cards and the starter."""
    points: list[int]
    """By the starter's rank: what the ranks count; nothing where there is no such starter."""
    flush: float
    """The chance (0–1) that the four are of one suit."""


class _Ways(NamedTuple):
    """The ways to deal four cards and two that go with them, of those that are unseen."""

    left: list[int]
    """By rank: the cards that are left beside the four."""
    throws: list[tuple[int, float]]
    """Places in `PAIRS`: what is thrown when the four are kept for their ranks."""
    any_throw: float
    """For when they are kept for a flush."""
    suited: float
    """How many of all these ways have the four in one suit."""


class OpponentCards:
    """His keeps, his throws and the starter.

    Args:
        unseen: the cards of which six are his; not the starter if it is known.
        seat: his.
        starter: the rank of the starter, 0-12, if it is known; or else it is one of the unseen.
        belief: how likely (0–1) the keeps are, by number; or else they are as he makes them.

    >>> from coach.cards import PACK, parse
    >>> known = parse("5H5S6DJCQD4S")
    >>> his = OpponentCards([card for card in PACK if card not in known], "pone")
    >>> deals = sum(sum(kept.weights) for kept in his.kept)
    >>> abs(deals / (comb(46, 6) * 40) - 1) < 0.01
    True
    """

    def __init__(
        self,
        unseen: Sequence[Card],
        seat: Seat,
        *,
        starter: int | None = None,
        belief: Mapping[int, float] | None = None,
    ) -> None:
        self._cards, self._starter = len(unseen), starter
        self._left, self._suits = by_rank(unseen), [0] * 13
        for card in unseen:
            self._suits[place_of(card)] |= _BIT[card.suit]
        self.kept: list[KeptCards] = []
        self._by_throw = [0] * len(PAIRS), [0] * len(PAIRS)
        """Beside few ten-cards and many, packed by the level of the hand and the starter's rank."""
        self._any_throw = [0.0] * len(_FIELDS), [0.0] * len(_FIELDS)
        """In the same order: where the throw is any, or the usual one."""
        self._usual = [1.0] * len(PAIRS)
        if seat == "pone":
            thrown = zip(throw_counts(seat), PAIRS, strict=True)
            self._usual = [row.deals / ways(pair) for row, pair in thrown]
        self._unit = 1 << 10 if belief is None else 1 << 40
        for row in behind(seat):
            if belief is None or row.keep in belief:
                self._add(row, None if belief is None else belief[row.keep])

    def throws(self) -> Throws:
        """What he may have thrown to the crib."""
        found: Throws = [[] for _ in range(13)]
        taken = self._starter is None  # from the unseen
        usual = [pairs_of(place, self._left) * self._usual[place] for place in range(len(PAIRS))]
        scale = (self._cards / (self._cards - 2) if taken else 1.0) / sum(usual)
        any_throw = [*self._any_throw[False], *self._any_throw[True]]
        for place, both in enumerate(zip(*self._by_throw, strict=True)):
            often = [weight / self._unit for packed in both for weight in _padded(packed)]
            for rank in range(13):
                share = scale * usual[place]
                if taken:
                    share *= 1 - PAIRS[place].count(rank) / (self._left[rank] or 1)
                kinds = [
                    weight + share * others
                    for weight, others in zip(often[rank::13], any_throw[rank::13], strict=True)
                ]
                if any(kinds):
                    found[rank].append((place, kinds))
        return found

    def _add(self, row: Behind, believed: float | None) -> None:
        ways = self._ways(row)
        if ways is None:
            return
        for_ranks, any_throw = sum([often for _, often in ways.throws]), ways.any_throw
        total = for_ranks + any_throw
        if not total:
            if not believed:
                return
            any_throw = total = 1.0  # of an odd keep nothing is known of the throw
        scale = 1.0 if believed is None else believed / total
        if self._starter is None:
            cuts, cuts_beside = ways.left, (self._cards - 6) / (self._cards - 4)
        else:
            cuts, cuts_beside = [rank == self._starter for rank in range(13)], 1.0
        ranks = RANKS[row.keep]
        points, tens = _points(ranks, cuts), many_tens(ranks)
        ones = [_FIELDS[13 * level(count) + rank] for rank, count in enumerate(points)]
        taken = self._add_throws(ways.throws, scale, cuts, ones, self._by_throw[tens])
        weights = []
        for rank, (cut, gone) in enumerate(zip(cuts, taken, strict=True)):
            others = any_throw * cuts_beside * cut
            weights.append(scale * (for_ranks * cut - gone + others))
            self._any_throw[tens][13 * level(points[rank] + 4) + rank] += scale * others
        self.kept.append(KeptCards(row.keep, weights, points, ways.suited / total))

    def _ways(self, row: Behind) -> _Ways | None:
        """How a keep may be dealt; None if it cannot."""
        ranks, left, common = RANKS[row.keep], [*self._left], 15
        held = prod([comb(left[rank], ranks.count(rank)) for rank in KINDS[row.keep]])
        if not held:
            return None
        for rank in ranks:
            left[rank] -= 1
            common &= self._suits[rank]
        for_ranks = held * (1 - row.spoiled)
        throws = [(place, for_ranks * often) for place, often in ways_to_throw(row, left)]
        suits = common.bit_count() if len(KINDS[row.keep]) == 4 else 0
        for_flush = suits * row.flushes * comb(self._cards - 4, 2)
        by_chance = suits / held * sum([often for _, often in throws])
        return _Ways(left, throws, for_flush, by_chance + for_flush)

    def _add_throws(
        self,
        throws: Iterable[tuple[int, float]],
        scale: float,
        cuts: Sequence[int],
        ones: Sequence[int],
        by_throw: list[int],
    ) -> list[float]:
        """Add a keep's throws; by the starter's rank: how often they hold a card of it."""
        starters = sum(map(mul, cuts, ones))
        taken = [0.0] * 13
        scale *= self._unit
        for place, often in throws:
            left = starters
            if self._starter is None:
                low, high = PAIRS[place]
                left -= ones[low] + ones[high]
                taken[low] += often
                taken[high] += often
            by_throw[place] += round(scale * often) * left
        return taken


def _points(ranks: Ranks, cuts: Sequence[int]) -> list[int]:
    whole = key(ranks)
    return [
        RANK_POINTS[whole + cut] if cards else 0 for cut, cards in zip(RANK_KEYS, cuts, strict=True)
    ]


def _padded(packed: int) -> tuple[int, ...]:
    weights = unpacked(packed)
    return weights + (0,) * (len(_FIELDS) - len(weights))


_FIELDS = [1 << FIELD * field for field in range(13 * LEVELS)]
_BIT = {suit: 1 << place for place, suit in enumerate(Suit)}
