"""The crib averages on one screen: a square of all ranks, bars above the average crib."""

from __future__ import annotations

from bisect import bisect
from math import ceil
from typing import TYPE_CHECKING

from coach.advice.throws import crib_averages as cribs
from coach.cards import Rank
from coach.cli.screens.bars import bars
from coach.words.advice import cribs as words

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from coach.advice.throws.crib_averages import TwoRanks
    from coach.cli.terminal import Terminal
    from coach.seats import CribOwner

_LABEL, _CELL = 3, 5  # columns of the screen
_STYLES = ("bold red", "red", "", "green", "bold green")
_SHARES = (0.1, 0.35, 0.65, 0.9)
"""Bounds between the styles, counted in the 91 throws from the worst."""
_NAMED = 3


def show_heat(terminal: Terminal, crib: CribOwner | None, *, own: bool) -> None:
    """Print the table: green is good for the thrower, red is bad; both ends are named."""
    order = cribs.highest_first(crib)
    best_first = order if own else order[::-1]
    terminal.line()
    terminal.split(words.thrown_to(own=own), words.model_of(crib))

    def draw() -> None:
        for columns in _parts(tuple(Rank), terminal.width):
            _square(terminal, crib, columns, best_first)

    terminal.drawing(draw, or_say=["", *_rows(crib)])
    terminal.line()
    terminal.line(words.best_and_worst(best_first[:_NAMED], best_first[::-1][:_NAMED]))
    mean = cribs.mean(crib)
    terminal.drawing(lambda: terminal.line(words.bar(mean)), or_say=[words.average(mean)])


def _square(
    terminal: Terminal,
    crib: CribOwner | None,
    columns: Sequence[Rank],
    best_first: Sequence[TwoRanks],
) -> None:
    """All ranks down, some across."""
    averages, mean = cribs.averages(crib), cribs.mean(crib)
    above = max(averages.values()) - mean
    terminal.line()
    head = "".join(f"{rank.face:>{_CELL - 1}} " for rank in columns)
    terminal.line(" " * _LABEL + head.rstrip(), style="dim", indent=0)
    for row in Rank:
        cells = [(f"{row.face:>{_LABEL}}", "")]
        for column in columns:
            low, high = sorted((row, column), key=lambda rank: rank.order)
            points = averages[low, high]
            place = 1 - best_first.index((low, high)) / len(best_first)
            bar = bars([max(0.0, points - mean) / above])
            cells.append((f"{points:{_CELL - 1}.1f}{bar}", _STYLES[bisect(_SHARES, place)]))
        terminal.styled(cells)


def _rows(crib: CribOwner | None) -> Iterator[str]:
    """Every throw once, a row a lower rank."""
    averages = cribs.averages(crib)
    for rank in Rank:
        yield words.with_rank(rank, {high: p for (low, high), p in averages.items() if low is rank})


def _parts(ranks: Sequence[Rank], width: int) -> list[Sequence[Rank]]:
    """The columns, in as few equal parts as fit the screen."""
    fit = max(1, (width - _LABEL) // _CELL)
    size = ceil(len(ranks) / ceil(len(ranks) / fit))
    return [ranks[start : start + size] for start in range(0, len(ranks), size)]
