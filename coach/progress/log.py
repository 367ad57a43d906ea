"""Everything that was ever recorded, as plain rows, and the merging of two logs."""

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
    """Merge two lists of rows in the order of time; a row that stands in both comes once.

    Each list keeps its own order, even where its clock was moved. Rows are one where all is equal
    but the session: that of an old log is worked out from the answers around.

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
