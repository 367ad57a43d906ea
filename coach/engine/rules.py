"""Numbers of the rules of play: ranks, pips, and the limit of the count."""

from __future__ import annotations

from typing import NewType

RankNumber = NewType("RankNumber", int)
"""A rank: 0 is the ace, 12 the king."""

ALL_RANKS: tuple[RankNumber, ...] = tuple(map(RankNumber, range(13)))

PIPS: tuple[int, ...] = (1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 10, 10, 10)
"""Pips, by rank: each card adds them to the count."""

LIMIT = 31
"""The count may never pass it."""
