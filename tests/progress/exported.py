"""An exported answer, to be changed by a test."""

from __future__ import annotations

from typing import Any


def an_entry(**fields: Any) -> dict[str, Any]:
    """A wrong count as `coach export` writes it, with other values for some fields."""
    return {
        "at": "2026-05-01T12:00:00+00:00",
        "day": "2026-05-01",
        "utc_offset": 60,
        "drill": "hand-count",
        "question": "show 5H5S6D4S JD",
        "answer": "12",
        "right_answer": "16",
        "outcome": "wrong",
        "marks": {"run": 4},
        "itemised": False,
        "seconds": 3,
        "hints": 0,
        "seed": None,
        "loss": None,
        "session": "one",
        "game": None,
    } | fields
