"""All that was ever recorded, as plain rows, and how two logs become one."""

from __future__ import annotations

import heapq
from collections import Counter
from dataclasses import dataclass
from operator import itemgetter
from typing import Any

GOAL_COLUMNS = ("at", "from_day", "goal")
Rows = tuple[dict[str, Any], ...]


@dataclass(frozen=True, slots=True)
class Log:
    """Answers and goals as they stand in the progress file, in order."""

    answers: Rows
    goals: Rows


def merged(here: Rows, there: Rows) -> Rows:
    """Two lists of rows as one in the order of time, what stands in both once.

    Each list keeps its own order, even where its clock was moved. The session says nothing about
    whether two answers are one: in an old log it is worked out from the answers around.

    >>> merged(({"at": "2"}, {"at": "5"}), ({"at": "2"}, {"at": "3"}))
    ({'at': '2'}, {'at': '3'}, {'at': '5'})
    """
    doubles = Counter(map(_values, here))
    new = []
    for row in there:
        if doubles[_values(row)]:
            doubles[_values(row)] -= 1
        else:
            new.append(row)
    return tuple(heapq.merge(here, new, key=itemgetter("at")))


def _values(row: dict[str, Any]) -> tuple[Any, ...]:
    return tuple(row[name] for name in sorted(row) if name != "session")
