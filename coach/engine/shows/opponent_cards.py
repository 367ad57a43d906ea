"""Keeps and throws of a sensible opponent, given known cards, together with the starter.

By rank this is exact: each keep and throw is weighted by the ways to deal it and the starter from
the cards that are unseen. Flushes are kept as often as over all deals, in the suits in which the
four cards are unseen. If four cards are kept only for their flush, the dealer's throw is modelled
as uniform, pone's by its overall frequency.

A throw depends on the keep only through the starter and the class of the hand (see
`keep_classes`).
"""

from __future__ import annotations

from math import comb, prod
from operator import mul
from typing import TYPE_CHECKING, NamedTuple

from coach.engine.card_numbers import by_rank, rank_of, suit_of
from coach.engine.play.hands import KINDS, RANKS, HandNumber
from coach.engine.rank_points import RANK_KEYS, RANK_POINTS
from coach.engine.ranks import PAIR_NUMBER, PAIRS, PairNumber, key, pairs_of, ways
from coach.engine.shows.keep_classes import LEVELS, level, many_tens
from coach.engine.shows.packed import FIELD, unpacked
from coach.engine.tables import throw_counts
from coach.engine.throwing.keeps_and_throws import behind, ways_to_throw

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping, Sequence

    from coach.engine.card_numbers import CardNumber
    from coach.engine.ranks import Ranks
    from coach.engine.rules import RankNumber
    from coach.engine.throwing.keeps_and_throws import Behind
    from coach.seats import Seat

    Throws = list[list[tuple[PairNumber, Sequence[float]]]]
    """By the starter's rank: pairs that may be thrown, and how often with each class of hand."""


class KeptCards(NamedTuple):
    """Four cards that the opponent may keep."""

    keep: HandNumber
    weights: list[float]
    """By the starter's rank: the ways to deal the opponent's six cards and the starter."""
    points: list[int]
    """By the starter's rank: the points of the ranks; zero where there is no such starter."""
    flush: float
    """The chance (0–1) that the four are of one suit."""


class _Ways(NamedTuple):
    """The ways to deal four cards and two that go with them, of those that are unseen."""

    left: list[int]
    """By rank: the cards that the four leave."""
    throws: list[tuple[PairNumber, float]]
    """Pairs thrown when the four are kept for their ranks."""
    for_flush: float
    """With any throw, when the four are kept for a flush alone."""
    suited: float
    """Number of all these ways that have the four in one suit."""

    @property
    def for_ranks(self) -> float:
        return sum([often for _, often in self.throws])


class OpponentCards:
    """The opponent's keeps and throws, and the starter.

    Args:
        unseen: the cards of which six are the opponent's; not the starter if it is known.
        seat: the opponent's.
        starter: the rank of the starter if it is known; or else it is one of the unseen.
        belief: how likely (0–1) the keeps are, or else as a sensible player makes them.

    >>> dealt = {12, 16, 18, 40, 43, 20}
    >>> unseen = [number for number in range(52) if number not in dealt]
    >>> found = OpponentCards(unseen, "pone")
    >>> deals = sum(sum(kept.weights) for kept in found.kept)
    >>> abs(deals / (comb(46, 6) * 40) - 1) < 0.01
    True
    """

    def __init__(
        self,
        unseen: Sequence[CardNumber],
        seat: Seat,
        *,
        starter: RankNumber | None = None,
        belief: Mapping[HandNumber, float] | None = None,
    ) -> None:
        self._cards, self._starter = len(unseen), starter
        self._left, self._suits = by_rank(unseen), [0] * 13
        """By rank: the cards that are unseen; their suits, a bit each."""
        for card in unseen:
            self._suits[rank_of(card)] |= 1 << suit_of(card)
        self.kept: list[KeptCards] = []
        self._by_throw = [0] * len(PAIRS), [0] * len(PAIRS)
        """With few ten-cards and many: by pair, packed by the level of the hand and the starter's
        rank."""
        self._any_throw = [0.0] * len(_FIELDS), [0.0] * len(_FIELDS)
        """In the same order: keeps whose throw is any, or the usual one."""
        self._usual = [1.0] * len(PAIRS)
        if seat == "pone":
            thrown = zip(throw_counts(seat), PAIRS, strict=True)
            self._usual = [row.deals / ways(pair) for row, pair in thrown]
        self._unit = 1 << 10 if belief is None else 1 << 40
        for row in behind(seat):
            if belief is None or row.keep in belief:
                self._add(row, None if belief is None else belief[row.keep])

    def throws(self) -> Throws:
        """The opponent's throws to the crib."""
        found: Throws = [[] for _ in range(13)]
        any_throw = [*self._any_throw[False], *self._any_throw[True]]
        for pair, shares in self._shares_of_any_throw():
            packed = [by_throw[pair] for by_throw in self._by_throw]
            often = [weight / self._unit for both in packed for weight in _padded(both)]
            for rank, share in enumerate(shares):
                classes = [
                    for_ranks + share * others
                    for for_ranks, others in zip(often[rank::13], any_throw[rank::13], strict=True)
                ]
                if any(classes):
                    found[rank].append((pair, classes))
        return found

    def _shares_of_any_throw(self) -> Iterator[tuple[PairNumber, list[float]]]:
        """Every pair with its share (0–1) of the throws of keeps that any throw goes with.

        The shares go by the starter's rank: an unseen card that is the starter is not thrown.
        """
        drawn = self._starter is None
        usual = [
            pairs_of(pair, self._left) * often
            for pair, often in zip(PAIR_NUMBER.values(), self._usual, strict=True)
        ]
        scale = (self._cards / (self._cards - 2) if drawn else 1.0) / sum(usual)
        for ranks, pair in PAIR_NUMBER.items():
            shares = [scale * usual[pair]] * 13
            for rank in {*ranks} if drawn else ():
                shares[rank] *= 1 - ranks.count(rank) / (self._left[rank] or 1)
            yield pair, shares

    def _add(self, row: Behind, believed: float | None) -> None:
        """Count a keep with its throws, with the weight of all its deals or of a belief in it."""
        ways = self._ways(row)
        if ways is None:
            return
        for_ranks, for_flush = ways.for_ranks, ways.for_flush
        total = for_ranks + for_flush
        if not total:
            if not believed:
                return
            for_flush = total = 1.0  # nothing is known of the throw behind an odd keep
        scale = 1.0 if believed is None else believed / total
        cuts, share_of_cuts = self._cuts(ways.left)
        points, tens = _points(RANKS[row.keep], cuts), many_tens(RANKS[row.keep])
        fields = [_FIELDS[13 * level(count) + rank] for rank, count in enumerate(points)]
        taken = self._add_throws(ways.throws, scale, cuts, fields, self._by_throw[tens])
        weights = []
        for rank, (cut, gone) in enumerate(zip(cuts, taken, strict=True)):
            others = for_flush * share_of_cuts * cut
            weights.append(scale * (for_ranks * cut - gone + others))
            self._any_throw[tens][13 * level(points[rank] + 4) + rank] += scale * others
        self.kept.append(KeptCards(row.keep, weights, points, ways.suited / total))

    def _cuts(self, left: list[int]) -> tuple[Sequence[int], float]:
        """The starters by rank, and the share of them that a throw of any two cards leaves."""
        if self._starter is None:
            return left, (self._cards - 6) / (self._cards - 4)
        return [rank == self._starter for rank in range(13)], 1.0

    def _ways(self, row: Behind) -> _Ways | None:
        """The ways to deal a keep; None if there is none."""
        ranks, left, common = RANKS[row.keep], [*self._left], 15
        held = prod([comb(left[rank], ranks.count(rank)) for rank in KINDS[row.keep]])
        if not held:
            return None
        for rank in ranks:
            left[rank] -= 1
            common &= self._suits[rank]
        for_ranks = held * (1 - row.spoiled)
        throws = [(pair, for_ranks * often) for pair, often in ways_to_throw(row, left)]
        suits = common.bit_count() if len(KINDS[row.keep]) == 4 else 0
        for_flush = suits * row.flushes * comb(self._cards - 4, 2)
        by_chance = suits / held * sum([often for _, often in throws])
        return _Ways(left, throws, for_flush, by_chance + for_flush)

    def _add_throws(
        self,
        throws: Iterable[tuple[PairNumber, float]],
        scale: float,
        cuts: Sequence[int],
        fields: Sequence[int],
        by_throw: list[int],
    ) -> list[float]:
        """Add a keep's throws.

        Args:
            throws: pairs with the ways to hold them.
            scale: the weight of one way.
            cuts: by rank: the starters before the throw is taken away.
            fields: by the starter's rank: the field of the hand that it makes.
            by_throw: where to add, by pair.

        Returns:
            by the starter's rank: the ways in which the throws hold a card of it, times cards.
        """
        starters = sum(map(mul, cuts, fields))
        taken = [0.0] * 13
        scale *= self._unit
        for pair, often in throws:
            left = starters
            if self._starter is None:
                low, high = PAIRS[pair]
                left -= fields[low] + fields[high]
                taken[low] += often
                taken[high] += often
            by_throw[pair] += round(scale * often) * left
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
