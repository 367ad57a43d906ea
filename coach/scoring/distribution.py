"""How many of all hands and cribs make each total.

Counted over all 12,994,800 ways to hold four cards and cut a starter.
"""

from __future__ import annotations

from importlib.resources import files
from typing import NamedTuple


class Share(NamedTuple):
    """How many hands and how many cribs make a total."""

    hands: int
    cribs: int


def distribution() -> dict[int, Share]:
    """The shipped table, by total, 0 to 29.

    >>> distribution()[29]
    Share(hands=4, cribs=4)
    """
    text = (files("coach.tables") / "show_distribution.csv").read_text("utf-8")
    rows = [line.split(",") for line in text.splitlines() if line[0].isdigit()]
    return {int(total): Share(int(hands), int(cribs)) for total, hands, cribs in rows}
