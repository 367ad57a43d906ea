"""Labels on the pages of the rules."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence

HOW_TO_ASK = (
    "a topic: coach rules go",
    "a term: coach rules pone",
    "a word: coach rules --search jack",
)


def cited(numbers: Sequence[str]) -> str:
    """Cite rules of the American Cribbage Congress by their numbers.

    >>> cited(["7.3"]), cited(["7.1", "7.2"])
    ('ACC rule 7.3', 'ACC rules 7.1, 7.2')
    """
    return f"ACC rule{'s' if len(numbers) > 1 else ''} {', '.join(numbers)}"
