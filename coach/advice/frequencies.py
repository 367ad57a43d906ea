"""Frequencies of an opponent's throws, as a player writes them down.

    # what Bert throws to my crib
    throw,frequency
    TK,9.5
    8K,4

A line is a pair of ranks in any order and a frequency, in percent, in games or in any other unit:
only the shares matter. A pair that is not there is never thrown. The names of the columns may be
left out, and lines that begin with # are for people.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from coach.engine.ranks import LETTERS, Ranks, letters
from coach.errors import CoachError

if TYPE_CHECKING:
    from coach.engine.tables import Frequencies

NAMES = "throw,frequency"
_TOO_OFTEN = 1e18


def read_frequencies(text: str, name: str) -> Frequencies:
    r"""Read a table of throws.

    Args:
        text: the file.
        name: the file's name, for messages.

    Returns:
        shares (0–1) by pair, together one.

    Raises:
        CoachError: a line is not a pair and a number, a pair stands twice, or all are never thrown.

    >>> read_frequencies("throw,frequency\nKT,3\n22,1", "bert.csv")
    {(9, 12): 0.75, (1, 1): 0.25}
    """
    often: dict[Ranks, float] = {}
    for number, line in enumerate(text.splitlines(), 1):
        row = "".join(line.split())
        if not row or row.startswith("#") or (not often and row.lower() == NAMES):
            continue
        place = f"{name}:{number}"
        written, comma, frequency = row.partition(",")
        if not comma:
            raise CoachError(f"{place}: {line.strip()!r} is no pair and number, as in TK,9.5")
        pair = _pair(written, place)
        if pair in often:
            raise CoachError(f"{place}: {letters(pair)} stands twice")
        often[pair] = _number(frequency, place)
    total = sum(often.values())
    if not total:
        raise CoachError(f"{name}: no pair in it is ever thrown; a line is one like TK,9.5")
    return {pair: frequency / total for pair, frequency in often.items()}


def _pair(written: str, place: str) -> Ranks:
    ranks = written.upper().replace("10", "T")
    if len(ranks) != 2 or not set(ranks) <= set(LETTERS):
        raise CoachError(f"{place}: {written!r} is no pair of ranks: write two of {LETTERS}")
    low, high = sorted(map(LETTERS.index, ranks))
    return low, high


def _number(frequency: str, place: str) -> float:
    try:
        found = float(frequency)
    except ValueError:
        found = -1.0
    if not 0 <= found < _TOO_OFTEN:
        raise CoachError(f"{place}: {frequency!r} is no frequency: write a number like 9.5")
    return found
