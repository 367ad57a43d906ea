"""Words about the keys of a drill."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Container

LAST = "That was the last one: w shows all of it, u takes it back."
THE_RESULT = "Enter for the result?"
NOTHING_YET = "There is no answer yet."
NOT_AGAIN = "That one is void already."
UNSCORED = "Unscored: the answer was known."


def keys(letters: Container[str], *, timed: bool) -> list[str]:
    """Name the keys, a heading and a part each.

    Args:
        letters: those that are answers here; q is a queen then.
        timed: whether it is asked against the clock, where nothing can be looked at again.

    >>> keys("", timed=True)
    ['Keys:', 'r shows the answer', 'q, quit, Ctrl-D or Ctrl-C ends']
    """
    whole = [] if timed or "w" in letters else ["w all of the last answer"]
    back = [] if timed else ["u takes it back" if whole else "u takes the last answer back"]
    hint = [] if timed else ["? hint"]
    ends = "quit, Ctrl-D or Ctrl-C ends"
    end = [ends, "q is a queen"] if "q" in letters else [f"q, {ends}"]
    return ["Keys:", *hint, "r shows the answer", *whole, *back, *end]


def taken_back(given: str) -> str:
    """Say that an answer counts for nothing, and that its question comes again.

    >>> taken_back("2")
    '2 is taken back and counts nowhere. Once more, unscored:'
    """
    return f"{given} is taken back and counts nowhere. Once more, unscored:"
