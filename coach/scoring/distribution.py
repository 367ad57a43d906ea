"""Distribution of the totals of all 12,994,800 hands with a starter, and of as many cribs."""

from __future__ import annotations

from importlib.resources import files
from typing import NamedTuple


class Share(NamedTuple):
    """Number of hands and number of cribs that make one total."""

    hands: int
    cribs: int


def distribution() -> dict[int, Share]:
    """Read the packaged table: total (0–29) to the number of hands and cribs that make it.

    Source: `python -m data.builders.show_distribution`.

    >>> distribution()[29]
    Share(hands=4, cribs=4)
    """
    text = (files("coach.tables") / "show_distribution.csv").read_text("utf-8")
    rows = [line.split(",") for line in text.splitlines() if line[0].isdigit()]
    return {int(total): Share(int(hands), int(cribs)) for total, hands, cribs in rows}
