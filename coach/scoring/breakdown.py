"""Scores that explain themselves: a list of items, and the total as their sum."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal

if TYPE_CHECKING:
    from coach.cards import Card

ShowKind = Literal["fifteen", "pair", "run", "flush", "nobs"]
PlayKind = Literal[
    "fifteen", "thirty-one", "pair", "pair royal", "double pair royal", "run", "go", "last card"
]
Kind = ShowKind | PlayKind | Literal["heels"]

SHOW_KINDS: tuple[ShowKind, ...] = ("fifteen", "pair", "run", "flush", "nobs")
"""Kinds of the show in counting order."""


@dataclass(frozen=True, slots=True)
class Item:
    """One scoring combination: its kind, the cards that make it, its points."""

    kind: Kind
    cards: tuple[Card, ...]
    points: int


@dataclass(frozen=True, slots=True)
class Breakdown:
    """The itemised score of a hand, a crib or a played card.

    >>> from coach import score_show
    >>> score = score_show("7C 8D 9H 9S", "AC")
    >>> score.total, score.by_kind
    (10, {'fifteen': 2, 'pair': 2, 'run': 6})
    """

    items: tuple[Item, ...]

    @property
    def total(self) -> int:
        """Sum of the points of all items."""
        return sum(item.points for item in self.items)

    @property
    def by_kind(self) -> dict[str, int]:
        """Points by kind in counting order, kinds without points left out."""
        points: dict[str, int] = {}
        for item in self.items:
            points[item.kind] = points.get(item.kind, 0) + item.points
        return points
