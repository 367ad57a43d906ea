"""What a sensible opponent keeps and throws beside known cards, together with the starter.

By rank this is exact: each keep and throw is weighed by the ways to deal it and the starter from
the cards that are unseen. Flushes are kept as often as over all deals, in the suits in which the
four cards are unseen; with a keep that is made for its flush alone, any two are thrown.
"""

from __future__ import annotations

from math import comb, prod
from typing import TYPE_CHECKING, NamedTuple

from coach.advice.counting.packed import FIELD, unpacked
from coach.advice.keeps_and_throws import behind, by_rank, pairs_of, ways_to_throw
from coach.advice.pegging.multisets import KINDS, RANKS
from coach.advice.rank_hands import PAIRS
from coach.cards import Suit

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from coach.advice.keeps_and_throws import Behind
    from coach.advice.tables import Seat
    from coach.cards import Card

    Throws = list[list[tuple[int, float]]]
    """By the starter's rank: what he may throw, places in `PAIRS`, with weights."""


class Kept(NamedTuple):
    """Four cards that he may keep."""

    keep: int
    """The number of the four ranks."""
    weights: list[float]
    """By the starter's rank: the ways to deal his six cards and the starter."""
    flush: float
    """The chance (0–1) that the four are of one suit."""


class HisCards:
    """His keeps, his throws and the starter.

    Args:
        unseen: the cards of which six are his; not the starter if it is known.
        seat: his.
        starter: the rank of the starter, 0-12, if it is known; or else it is one of the unseen.
        belief: how likely (0–1) the keeps are, by number; or else they are as he makes them.

    >>> from coach.cards import PACK, parse
    >>> known = parse("5H5S6DJCQD4S")
    >>> his = HisCards([card for card in PACK if card not in known], "pone")
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
            self._suits[card.rank.order - 1] |= _BIT[card.suit]
        self.kept: list[Kept] = []
        self._by_throw = [0] * len(PAIRS)
        """Packed by the starter's rank, as if a throw took none away; the last field is for any."""
        self._any_throw = 0.0
        self._unit = 1 << 10 if belief is None else 1 << 40
        for row in behind(seat):
            if belief is None or row.keep in belief:
                self._add(row, None if belief is None else belief[row.keep])

    def throws(self) -> Throws:
        """What he may have thrown to the crib."""
        found: Throws = [[] for _ in range(13)]
        others = self._cards - 2
        for place, often in enumerate(self._by_throw):
            any_throw = self._any_throw * pairs_of(place, self._left) / comb(self._cards, 2)
            *by_starter, in_all = [weight / self._unit for weight in unpacked(often)] or [0.0] * 14
            for rank, weight in enumerate(by_starter):
                if self._starter is None:
                    taken = PAIRS[place].count(rank)
                    cuts = (self._left[rank] - taken) * (others - 4) / others
                    weighed = weight - taken * in_all + any_throw * cuts
                else:
                    weighed = weight + any_throw * (rank == self._starter)
                if weighed > 0:
                    found[rank].append((place, weighed))
        return found

    def _add(self, row: Behind, believed: float | None) -> None:
        ranks, rest, common = RANKS[row.keep], [*self._left], 15
        ways = prod([comb(rest[rank], ranks.count(rank)) for rank in KINDS[row.keep]])
        if not ways:
            return
        for rank in ranks:
            rest[rank] -= 1
            common &= self._suits[rank]
        for_ranks = ways * (1 - row.spoiled)
        throws = [(place, for_ranks * often) for place, often in ways_to_throw(row, rest)]
        one_suit = common.bit_count() if len(KINDS[row.keep]) == 4 else 0
        any_throw = one_suit * row.flushes * comb(self._cards - 4, 2)
        total = sum([often for _, often in throws])
        flush = total * one_suit / ways + any_throw
        total += any_throw
        if not total:
            if not believed:
                return
            any_throw = total = 1.0
        scale = 1.0 if believed is None else believed / total
        self._any_throw += scale * any_throw
        weights, starters = self._with_starter(rest, throws, any_throw)
        self.kept.append(Kept(row.keep, [scale * weight for weight in weights], flush / total))
        scale *= self._unit
        for place, often in throws:
            self._by_throw[place] += round(scale * often) * starters

    def _with_starter(
        self, rest: list[int], throws: list[tuple[int, float]], any_throw: float
    ) -> tuple[list[float], int]:
        """A keep's weight by the starter's rank, and the starters that it leaves, packed."""
        total = any_throw + sum([often for _, often in throws])
        if self._starter is not None:
            weights = [total * (rank == self._starter) for rank in range(13)]
            return weights, _IN_ALL + (1 << FIELD * self._starter)
        taken = [0.0] * 13
        for place, often in throws:
            low, high = PAIRS[place]
            taken[low] += often
            taken[high] += often
        beside = self._cards - 4
        total -= any_throw * 2 / beside
        weights = [total * left - gone for left, gone in zip(rest, taken, strict=True)]
        return weights, _IN_ALL + sum([left << FIELD * rank for rank, left in enumerate(rest)])


_IN_ALL = 1 << FIELD * 13
_BIT = {suit: 1 << place for place, suit in enumerate(Suit)}
