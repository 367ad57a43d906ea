"""Work on all cores, its results in order."""

from __future__ import annotations

import os
from contextlib import contextmanager
from typing import TYPE_CHECKING, TypeVar

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    _T = TypeVar("_T")

_TASKS = 20  # for each process, so that all end at about the same time


@contextmanager
def results(
    work: Callable[[int], _T], number: int, *, at_once: bool = False
) -> Iterator[Iterator[_T]]:
    """Do pieces of work in as many processes as there are cores.

    Args:
        work: one piece, by its number; it can be pickled.
        number: how many there are.
        at_once: true where a process takes longer to start than all the work.

    Returns:
        the results as they come, by number.
    """
    processes = min(os.cpu_count() or 1, number)
    if at_once or processes == 1:
        yield map(work, range(number))
        return
    import signal
    from multiprocessing import get_context

    # Ctrl-C is for the parent, which ends the others.
    ignore = (signal.SIGINT, signal.SIG_IGN)
    with get_context("spawn").Pool(processes, signal.signal, ignore) as pool:
        chunk = max(1, min(50, number // (processes * _TASKS)))
        yield pool.imap(work, range(number), chunk)
