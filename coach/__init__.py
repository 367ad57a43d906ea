"""Cribbage Coach: a scorer that explains itself, and the drills and advice built on it.

>>> import coach
>>> coach.score_show("5H 5S 6D 4S", "JD").total
16
"""

from coach.cards import PACK, Card, Rank, Suit, faces, parse, write
from coach.errors import CoachError, IllegalPlay, ImpossibleCards, MalformedCard
from coach.scoring.breakdown import Breakdown, Item
from coach.scoring.show import score_show
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
    "score_show",
    "show_total",
    "write",
]
