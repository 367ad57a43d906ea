"""The tables there are."""

from __future__ import annotations

TABLES = (
    "What a crib averages:          coach tables cribs",
    "What theirs averages:          coach tables cribs --theirs",
    "How often each total comes:    coach tables hands",
)
