"""Cribbage Coach: a scorer that explains itself, and the drills and advice built on it.

>>> import coach
>>> coach.score_show("5H 5S 6D 4S", "JD").total
16
"""

from typing import TYPE_CHECKING, Any

from coach.cards import PACK, Card, Rank, Suit, faces, parse, write
from coach.errors import CoachError, IllegalPlay, ImpossibleCards, MalformedCard
from coach.scoring.breakdown import Breakdown, Item
from coach.scoring.play import score_play
from coach.scoring.show import score_show

if TYPE_CHECKING:
    from coach.scoring.totals import show_total

__all__ = [
    "PACK",
    "Breakdown",
    "Card",
    "CoachError",
    "IllegalPlay",
    "ImpossibleCards",
    "Item",
    "MalformedCard",
    "Rank",
    "Suit",
    "faces",
    "parse",
    "score_play",
    "score_show",
    "show_total",
    "write",
]


def __getattr__(name: str) -> Any:
    if name == "show_total":  # its table takes longer to make than all the rest to load
        from coach.scoring.totals import show_total

        return show_total
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
