"""A bar of what is done, on stderr and on a terminal only."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING, TypeVar

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from coach.cli.terminal import Terminal

    _T = TypeVar("_T")


def with_progress(terminal: Terminal, things: Iterable[_T], number: int) -> Iterator[_T]:
    """Give all things in turn, and show how many have come; the bar goes away at the end."""
    if terminal.linear or not sys.stderr.isatty():
        yield from things
        return
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn

    bar = () if terminal.ascii else (BarColumn(),)
    console = Console(stderr=True, no_color=not terminal.colour)
    columns = (*bar, MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True) as progress:
        yield from progress.track(things, total=number)
