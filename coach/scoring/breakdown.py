"""A score that explains itself: items, and a total that is nothing but their sum."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal

if TYPE_CHECKING:
    from coach.cards import Card

ShowKind = Literal["fifteen", "pair", "run", "flush", "nobs"]
PlayKind = Literal[
    "fifteen", "thirty-one", "pair", "pair royal", "double pair royal", "run", "go", "last card"
]
Kind = ShowKind | PlayKind

SHOW_KINDS: tuple[ShowKind, ...] = ("fifteen", "pair", "run", "flush", "nobs")
"""The kinds of the show in the order in which a hand is counted."""


@dataclass(frozen=True, slots=True)
class Item:
    """One scoring combination: what it is, the cards that make it, its points."""

    kind: Kind
    cards: tuple[Card, ...]
    points: int


@dataclass(frozen=True, slots=True)
class Breakdown:
    """Everything that a hand, a crib or a played card scores, item by item.

    >>> from coach import score_show
    >>> score = score_show("7C 8D 9H 9S", "AC")
    >>> score.total, score.by_kind
    (10, {'fifteen': 2, 'pair': 2, 'run': 6})
    >>> score.spoken
    'fifteen two, and a double run of three makes ten'
    """

    items: tuple[Item, ...]

    @property
    def total(self) -> int:
        """Points of all items together."""
        return sum(item.points for item in self.items)

    @property
    def by_kind(self) -> dict[str, int]:
        """Points by kind, in counting order; a kind without points is left out."""
        points: dict[str, int] = {}
        for item in self.items:
            points[item.kind] = points.get(item.kind, 0) + item.points
        return points

    @property
    def spoken(self) -> str:
        """The count as a player says it aloud (see `coach.scoring.spoken`)."""
        from coach.scoring.spoken import spoken

        return spoken(self.items)
