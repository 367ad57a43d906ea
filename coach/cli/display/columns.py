"""Rows in columns, drawn with rich: as many of the columns as fit the width."""

from __future__ import annotations

from itertools import zip_longest
from typing import TYPE_CHECKING, Literal

from rich.padding import Padding
from rich.table import Table

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from coach.cli.display.linear import Heading
    from coach.cli.terminal import Terminal


def columns(
    terminal: Terminal,
    rows: Iterable[Iterable[str]],
    header: Sequence[str | Heading],
    align: str,
    spare: Sequence[str | tuple[str, ...]],
    style_of_row: Iterable[str],
) -> Padding:
    """A table for a terminal; the rest as in `Terminal.table`."""
    gap = 1 if terminal.narrow else 2
    names = (name if isinstance(name, str) else name.shown for name in header)
    found = [(name, side, cells) for name, side, *cells in zip(names, align, *rows, strict=True)]
    for left_out in (names if isinstance(names, tuple) else (names,) for names in spare):
        widths = [max(map(len, (heading, *cells))) for heading, _, cells in found]
        if 1 + sum(gap + its for its in widths) <= terminal.width:
            break
        found = [column for column in found if column[0] not in left_out]
    table = Table(box=None, header_style="dim", padding=(0, gap, 0, 0))
    for name, side, cells in found:
        # Said, so that rich need not measure every cell again.
        widest = max(map(len, (name, *cells)))
        justify: Literal["right", "left"] = "right" if side == "r" else "left"
        table.add_column(name, justify=justify, no_wrap=True, width=widest)
    lines = zip(*(cells for _, _, cells in found), strict=True)
    for line, style in zip_longest(lines, style_of_row, fillvalue=""):
        table.add_row(*(terminal.text(cell, style) for cell in line))
    return Padding(table, (0, 0, 0, 1), expand=False)
