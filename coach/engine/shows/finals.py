"""The show: pone's hand, then the dealer's hand and the crib, counted on to the scores of the play.

Pone counts first and may be home before the dealer counts at all. The dealer's hand and the crib
are both the dealer's, so of these two the sum is enough.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from typing import TYPE_CHECKING, NamedTuple

from coach.engine.ranks import place_of
from coach.engine.shows.crib_counts import SCALE, CribCounts
from coach.engine.shows.hand_counts import block
from coach.engine.shows.keep_classes import LEVEL_FIELDS, LEVELS
from coach.engine.shows.packed import FIELD, below, unpacked, weight
from coach.scoring.show import NOBS
from coach.scoring.totals import show_total

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from coach.cards import Card
    from coach.engine.after_deal import FinalWorth
    from coach.engine.shows.crib_counts import CribCounter
    from coach.engine.shows.hand_counts import HandCounts

    Rows = defaultdict[int, int]


class StarterCut(NamedTuple):
    """What I know of the show with a starter."""

    hand: int
    """Points of my hand."""
    crib: CribCounts


def cuts(
    keep: tuple[Card, ...],
    throw: Sequence[Card],
    starters: Iterable[Card],
    cribs: CribCounter,
    filled: Sequence[CribCounts],
) -> list[dict[StarterCut, int]]:
    """By the starter's rank: what my cards count, and how many twelfths of the starters do so.

    Args:
        keep: four cards.
        throw: the other two; none if they are not known.
        starters: the cards that may be turned up.
        cribs: what he may have thrown.
        filled: the crib by the starter's rank, but for the suits of the throw.
    """
    suits = {card.suit for card in throw}
    found: list[list[StarterCut]] = [[] for _ in range(13)]
    for starter in starters:
        rank = place_of(starter)
        crib = cribs.suited(throw, starter) if {starter.suit} == suits else filled[rank]
        if NOBS[starter.index] in throw:
            crib = tuple([beside << FIELD for beside in crib])
        found[rank].append(StarterCut(show_total(keep, starter), crib))
    return [
        {cut: times * 12 // len(same) for cut, times in Counter(same).items()} for same in found
    ]


NO_TARGET = 10**9
"""Of finals that are to be looked at from many scores."""


class Finals:
    """Final scores of a deal with their weights.

    Args:
        dealer: whether I deal.
        his: his score before the play.
        target: where the game ends.
    """

    def __init__(self, *, dealer: bool, his: int = 0, target: int = NO_TARGET) -> None:
        self._dealer, self._his, self._target = dealer, his, target
        self._over: Counter[tuple[int, int]] = Counter()
        self._rows: defaultdict[int, int] = defaultdict(int)
        """By my score: the weights of what he scored, packed."""

    def add(
        self,
        rank: int,
        endings: Mapping[tuple[int, int], HandCounts],
        cuts: Mapping[StarterCut, int],
    ) -> None:
        """Count the show after a starter of one rank.

        Args:
            rank: the starter's.
            endings: by both scores after the play: his hands.
            cuts: what I know of the show.
        """
        parts = self._parts(rank, endings)
        by_crib: defaultdict[CribCounts, list[tuple[int, int]]] = defaultdict(list)
        for cut, times in cuts.items():
            by_crib[cut.crib].append((cut.hand, times))
        for crib, hands in by_crib.items():
            rows: list[Rows] = [defaultdict(int) for _ in crib]
            for points, times in hands:
                # As pone I may be home before he counts.
                home = NO_TARGET if self._dealer else self._target - points
                for mine, his, kind, part in parts:
                    if mine < home:
                        rows[kind][mine + points] += times * part
                    else:
                        self._over[self._target, his] += times * SCALE * weight(part)
            for filled, of_kind in zip(crib, rows, strict=True):
                self._count_crib(filled, of_kind)

    def _parts(
        self, rank: int, endings: Mapping[tuple[int, int], HandCounts]
    ) -> list[tuple[int, int, int, int]]:
        """Scores after the play, the kind of his hand, and what he has when it is added.

        Endings that are over, and hands with which he is home as pone, are counted at once.
        """
        target, parts = self._target, []
        for (mine, his), both in endings.items():
            ahead = FIELD * (his - self._his)
            for first, blocks in zip((0, LEVELS), both, strict=True):
                hands = block(blocks, rank)
                if target in {mine, his}:
                    self._over[mine, his] += _TWELFTHS * weight(hands)
                    continue
                if self._dealer and hands.bit_length() > FIELD * (target - his):
                    not_home = below(hands, target - his)
                    self._over[mine, target] += _TWELFTHS * weight(hands - not_home)
                    hands = not_home
                for kind, level in enumerate(LEVEL_FIELDS, first):
                    if part := hands & level:
                        parts.append((mine, his, kind, part << ahead))
        return parts

    def _count_crib(self, crib: int, rows: Rows) -> None:
        if not self._dealer:
            for mine, his in rows.items():
                self._rows[mine] += crib * his
            return
        for points, often in enumerate(unpacked(crib)):
            for mine, his in rows.items() if often else ():
                self._rows[mine + points] += often * his

    def average(self, after: FinalWorth) -> float:
        """What the final scores are worth on average."""
        total = self._over.total()
        worth = sum([often * after(mine, his) for (mine, his), often in self._over.items()])
        target, start = self._target, self._his
        for mine, row in self._rows.items():
            for points, often in enumerate(unpacked(row), start=start):
                if often:
                    total += often
                    worth += often * after(min(mine, target), min(points, target))
        return worth / total

    def rows(self) -> list[tuple[int, list[float]]]:
        """By my points, few to many: the chances of his, from nought, where no target was set."""
        rows = [(mine, unpacked(row)) for mine, row in sorted(self._rows.items())]
        total = sum([sum(row) for _, row in rows])
        return [(mine, [often / total for often in row]) for mine, row in rows]


_TWELFTHS = 12 * SCALE
