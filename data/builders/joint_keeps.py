"""Joint keeps of pone and dealer: the number of deals in which both are made.

The two keeps are not independent: both are drawn from one pack. What
six known cards leave is counted from the full pack: all the deals of the other side, less those
that hold one of the six, plus those that hold two, and so on over their 64 parts. So all throws
behind a keep are summed up before the other side is looked at.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Mapping
from functools import cached_property
from typing import TYPE_CHECKING

from coach.engine.rank_points import RANK_KEYS
from coach.engine.ranks import PAIRS, Ranks, key, multisets, ways

if TYPE_CHECKING:
    from coach.engine.throwing.policy import ThrowPolicy

KEEPS: tuple[Ranks, ...] = tuple(multisets(4))
"""The 1,820 keeps, A-A-A-A to K-K-K-K."""

Parts = Mapping[int, int]
"""By the key of some known cards: a number of deals."""


class Side:
    """The keeps of one seat and the throws behind them.

    Of a keep that is never made (`made`) nothing is known of the throw: any two cards are as likely
    as they are dealt.
    """

    def __init__(self, thrown: ThrowPolicy) -> None:
        self.behind: list[Counter[Ranks]] = [Counter() for _ in KEEPS]
        number: dict[int, int] = {key(keep): place for place, keep in enumerate(KEEPS)}
        for six, throws in thrown.items():
            for throw, deals in throws.items():
                self.behind[number[key(six) - key(PAIRS[throw])]][six] += deals
        self.made = [behind.total() > 0 for behind in self.behind]
        """By place in `KEEPS`: whether it is ever kept."""
        for place, keep in enumerate(KEEPS):
            if not self.made[place]:
                self.behind[place] = _any_throw(keep)

    def signed_parts(self, place: int) -> Parts:
        """Deals in which a keep is made, by the parts of the six cards; odd ones count negative."""
        keep = key(KEEPS[place])
        thrown: Counter[int] = Counter()
        for six, deals in self.behind[place].items():
            for part, sign in _PARTS_OF_THROWS[key(six) - keep]:
                thrown[part] += sign * deals
        found: Counter[int] = Counter()
        for part, sign in _parts(KEEPS[place]):
            for other, deals in thrown.items():
                found[part + other] += sign * deals
        return found

    @cached_property
    def holding(self) -> dict[int, tuple[list[int], list[float]]]:
        """By the key of known cards: the keeps made in deals that hold just these, and how many."""
        found: defaultdict[int, dict[int, int]] = defaultdict(dict)
        for place in range(len(KEEPS)):
            for part, deals in self.signed_parts(place).items():
                found[part][place] = abs(deals)
        chance: dict[int, int] = {
            key(ranks): ways(ranks) for size in range(7) for ranks in multisets(size)
        }
        return {
            part: ([*keeps], [deals / chance[part] for deals in keeps.values()])
            for part, keeps in found.items()
        }


def deals_beside(own: Side, place: int, other: Side) -> list[float]:
    """Count deals of six cards each: one side makes a keep, and the other each of the `KEEPS`.

    Args:
        own: my seat's keeps.
        place: of my keep in `KEEPS`.
        other: the other seat's.

    Returns:
        by place in `KEEPS`; below one half for what cannot be, which is rounding.
    """
    found = [0.0] * len(KEEPS)
    holding = other.holding
    for part, times in own.signed_parts(place).items():
        if part in holding:
            for keep, deals in zip(*holding[part], strict=True):
                found[keep] += times * deals
    return found


def _any_throw(keep: Ranks) -> Counter[Ranks]:
    sixes = (tuple(sorted(keep + throw)) for throw in PAIRS)
    return Counter({six: ways(six) for six in sixes if max(map(six.count, six)) <= 4})


def _parts(cards: Ranks) -> list[tuple[int, int]]:
    """The keys of all parts of some cards, with the sign of each."""
    found = [(0, 1)]
    for rank in cards:
        found += [(part + RANK_KEYS[rank], -sign) for part, sign in found]
    return found


_PARTS_OF_THROWS: dict[int, list[tuple[int, int]]] = {key(throw): _parts(throw) for throw in PAIRS}
