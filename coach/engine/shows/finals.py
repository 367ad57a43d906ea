"""Final scores of a deal: pone's hand, the dealer's hand and the crib, added to those of the play.

Pone counts first and may reach the target before the dealer counts at all. The dealer's hand and
the crib are both the dealer's, so of these two the sum is enough.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from typing import TYPE_CHECKING, NamedTuple

from coach.engine.card_numbers import NOBS, rank_of, show_points, suit_of
from coach.engine.shows.crib_counts import SCALE, CribCounts
from coach.engine.shows.hand_counts import block
from coach.engine.shows.keep_classes import LEVEL_FIELDS, LEVELS
from coach.engine.shows.packed import FIELD, below, unpacked, weight

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from coach.engine.after_deal import FinalWorth
    from coach.engine.card_numbers import CardNumber, CardNumbers
    from coach.engine.rules import RankNumber
    from coach.engine.shows.crib_counts import CribCounter
    from coach.engine.shows.hand_counts import HandCounts

    Rows = defaultdict[int, int]
    """By own score: the weights of the opponent's points, packed."""
    Part = tuple[int, int, int, int]
    """Both scores after the play, own first; the class of the opponent's hand; and the weights of
    its points, packed and counted on from the opponent's score before the play."""


class StarterCut(NamedTuple):
    """A starter, as far as one's own cards tell what it makes."""

    hand: int
    """Points of one's own hand."""
    crib: CribCounts


def cuts(
    keep: CardNumbers,
    throw: Sequence[CardNumber],
    starters: Iterable[CardNumber],
    cribs: CribCounter,
    filled: Sequence[CribCounts],
) -> list[dict[StarterCut, int]]:
    """Count one's own cards with every starter.

    Args:
        keep: four cards.
        throw: the other two; none if they are not known.
        starters: the cards that may be turned up.
        cribs: the cribs of what the opponent may have thrown.
        filled: the crib by the starter's rank, without the suits of the throw.

    Returns:
        by the starter's rank: how many twelfths of the starters make each cut.
    """
    suits = {suit_of(card) for card in throw}
    found: list[list[StarterCut]] = [[] for _ in range(13)]
    for starter in starters:
        rank = rank_of(starter)
        crib = cribs.suited(throw, starter) if {suit_of(starter)} == suits else filled[rank]
        if NOBS[starter] in throw:
            crib = tuple([points << FIELD for points in crib])
        found[rank].append(StarterCut(show_points(keep, starter), crib))
    return [
        {cut: times * 12 // len(same) for cut, times in Counter(same).items()} for same in found
    ]


NO_TARGET = 10**9
"""For finals that are to be looked at from many scores."""
_TWELFTHS = 12 * SCALE
"""The weight of a starter of one rank, where crib and own hand do not matter any more."""


class Finals:
    """Final scores of a deal with their weights.

    Args:
        dealer: whether it is one's own deal.
        opponent: the opponent's score before the play.
        target: where the game ends.
    """

    def __init__(self, *, dealer: bool, opponent: int = 0, target: int = NO_TARGET) -> None:
        self._dealer, self._opponent, self._target = dealer, opponent, target
        self._over: Counter[tuple[int, int]] = Counter()
        """By final scores, own first, of deals in which somebody reaches the target."""
        self._rows: Rows = defaultdict(int)
        """The other deals."""

    def add(
        self,
        rank: RankNumber,
        endings: Mapping[tuple[int, int], HandCounts],
        cuts: Mapping[StarterCut, int],
    ) -> None:
        """Count the show after a starter of one rank.

        Args:
            rank: the starter's.
            endings: by both scores after the play, own first: the opponent's hands.
            cuts: one's own cards with these starters.
        """
        parts = self._opponent_hands(rank, endings)
        by_crib: defaultdict[CribCounts, list[tuple[int, int]]] = defaultdict(list)
        for cut, times in cuts.items():
            by_crib[cut.crib].append((cut.hand, times))
        for crib, own_hands in by_crib.items():
            by_class: list[Rows] = [defaultdict(int) for _ in crib]
            for points, times in own_hands:
                self._count_own_hand(points, times, parts, by_class)
            for counts, rows in zip(crib, by_class, strict=True):
                self._count_crib(counts, rows)

    def _opponent_hands(
        self, rank: RankNumber, endings: Mapping[tuple[int, int], HandCounts]
    ) -> list[Part]:
        """Add the opponent's hand to the scores after the play.

        Where the play has ended the game, or the opponent as pone reaches the target with the hand,
        nothing else counts: these deals are over.
        """
        target, parts = self._target, []
        for (own, opponent), both in endings.items():
            ahead = FIELD * (opponent - self._opponent)
            for first_class, blocks in zip((0, LEVELS), both, strict=True):
                hands = block(blocks, rank)
                if target in {own, opponent}:
                    self._over[own, opponent] += _TWELFTHS * weight(hands)
                    continue
                if self._dealer and hands.bit_length() > FIELD * (target - opponent):
                    short = below(hands, target - opponent)
                    self._over[own, target] += _TWELFTHS * weight(hands - short)
                    hands = short
                for hand_class, level in enumerate(LEVEL_FIELDS, first_class):
                    if part := hands & level:
                        parts.append((own, opponent, hand_class, part << ahead))
        return parts

    def _count_own_hand(
        self, points: int, times: int, parts: Iterable[Part], by_class: Sequence[Rows]
    ) -> None:
        """Add one's own hand; as pone it may reach the target before the opponent counts."""
        enough = NO_TARGET if self._dealer else self._target - points
        for own, opponent, hand_class, part in parts:
            if own < enough:
                by_class[hand_class][own + points] += times * part
            else:
                self._over[self._target, opponent] += times * SCALE * weight(part)

    def _count_crib(self, crib: int, rows: Rows) -> None:
        """Add the crib to the dealer's points."""
        if not self._dealer:
            for own, opponents in rows.items():
                self._rows[own] += crib * opponents
            return
        for points, often in enumerate(unpacked(crib)):
            for own, opponents in rows.items() if often else ():
                self._rows[own + points] += often * opponents

    def average(self, after: FinalWorth) -> float:
        """The average worth of the final scores."""
        total = self._over.total()
        worth = sum([often * after(own, other) for (own, other), often in self._over.items()])
        target, start = self._target, self._opponent
        for own, row in self._rows.items():
            for points, often in enumerate(unpacked(row), start=start):
                if often:
                    total += often
                    worth += often * after(min(own, target), min(points, target))
        return worth / total

    def rows(self) -> list[tuple[int, list[float]]]:
        """The chances of the opponent's points, from zero, where no target was set.

        Returns:
            by own points, few to many.
        """
        rows = [(own, unpacked(row)) for own, row in sorted(self._rows.items())]
        total = sum([sum(row) for _, row in rows])
        return [(own, [often / total for often in row]) for own, row in rows]
