"""Numbers as a row of small bars."""

from __future__ import annotations

from math import ceil
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable

_LEVELS = " ▁▂▃▄▅▆▇█"
NOTHING = "·"


def bars(shares: Iterable[float | None], floor: float = 0.0) -> str:
    """One bar for each share (0–1), from the floor (the lowest bar) to 1.

    Zero is a space and None a dot; with a floor, zero is a low bar as well.

    >>> bars([0, 0.01, 0.5, 1, None])
    ' ▁▄█·'
    >>> bars([0, 0.5, 0.75, 1], floor=0.5)
    '▁▁▄█'
    """
    return "".join(NOTHING if share is None else _bar(share, floor) for share in shares)


def _bar(share: float, floor: float) -> str:
    level = ceil((len(_LEVELS) - 1) * (min(share, 1.0) - floor) / (1 - floor))
    return _LEVELS[max(level, 1 if floor else 0)]
