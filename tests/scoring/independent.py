"""A second scorer, written from the rules in another way than the engine's, to compare with.

Cards are texts like `5H`. The show looks at all 32 subsets of the five cards as bit masks; a run
is a subset that no larger run contains. The play walks back from the last card.
"""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence

Scored = tuple[str, frozenset[str], int]

_LADDER = "A23456789TJQK"
_COUNTS = dict(zip(_LADDER, (1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 10, 10, 10), strict=True))


def _straight(ranks: Sequence[str]) -> bool:
    return len(ranks) >= 3 and "".join(sorted(ranks, key=_LADDER.index)) in _LADDER


def show(hand: Sequence[str], starter: str, *, crib: bool) -> list[Scored]:
    """Everything that four cards and the starter score, in no particular order."""
    five = [*hand, starter]
    scored: list[Scored] = []
    runs: list[int] = []
    for mask in range(1, 32):
        chosen = [card for bit, card in enumerate(five) if mask >> bit & 1]
        ranks = [card[0] for card in chosen]
        if sum(_COUNTS[rank] for rank in ranks) == 15:
            scored.append(("fifteen", frozenset(chosen), 2))
        if len(ranks) == 2 and ranks[0] == ranks[1]:
            scored.append(("pair", frozenset(chosen), 2))
        if _straight(ranks):
            runs.append(mask)
    for mask in runs:
        if not any(mask != other and mask & other == mask for other in runs):
            chosen = [card for bit, card in enumerate(five) if mask >> bit & 1]
            scored.append(("run", frozenset(chosen), len(chosen)))
    suits = Counter(card[1] for card in hand)
    if suits[starter[1]] == 4:
        scored.append(("flush", frozenset(five), 5))
    elif 4 in suits.values() and not crib:
        scored.append(("flush", frozenset(hand), 4))
    nobs = f"J{starter[1]}"
    if nobs in hand:
        scored.append(("nobs", frozenset({nobs}), 1))
    return scored


def by_kind(scored: Sequence[Scored]) -> dict[str, int]:
    """Points by kind, a kind without points left out."""
    points: Counter[str] = Counter()
    for kind, _, worth in scored:
        points[kind] += worth
    return dict(points)


def reached(pile: Sequence[str]) -> int:
    """The count of a pile."""
    return sum(_COUNTS[card[0]] for card in pile)


def played(pile: Sequence[str]) -> dict[str, int]:
    """What the last card of a pile scores by kind, go and last card aside."""
    points = {}
    if reached(pile) == 15:
        points["fifteen"] = 2
    if reached(pile) == 31:
        points["thirty-one"] = 2
    ranks = [card[0] for card in reversed(pile)]
    back = "".join(ranks)
    alike = len(back) - len(back.lstrip(back[0]))
    if alike >= 2:
        points[("pair", "pair royal", "double pair royal")[alike - 2]] = alike * (alike - 1)
    straights = [size for size in range(3, len(ranks) + 1) if _straight(ranks[:size])]
    if straights:
        points["run"] = straights[-1]
    return points
