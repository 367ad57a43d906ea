"""Everything that was ever recorded, as plain rows, and the merging of two logs."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Hashable

GOAL_COLUMNS = ("at", "from_day", "goal")
Rows = tuple[dict[str, Any], ...]


@dataclass(frozen=True, slots=True)
class Log:
    """Answers and goals as they stand in the progress file, in order."""

    answers: Rows
    goals: Rows


def merged(here: Rows, there: Rows) -> Rows:
    """Merge two lists of rows in the order of time; a row that stands in both comes once.

    The order is one of all rows: by moment, then by all that they say. So it does not matter which
    list is merged into which. Rows are one where all is equal but the session: that of an old log
    is worked out from the answers around, and of two sessions the later in the alphabet stays.

    >>> merged(({"at": "2"}, {"at": "5"}), ({"at": "3"}, {"at": "2"}))
    ({'at': '2'}, {'at': '3'}, {'at': '5'})
    """
    one, other = _alike(here), _alike(there)
    rows = [
        row
        for key in one.keys() | other.keys()
        for row in max(one.get(key, []), other.get(key, []), key=_most_and_last)
    ]
    return tuple(sorted(rows, key=_in_order))


def _alike(rows: Rows) -> dict[Hashable, list[dict[str, Any]]]:
    found: dict[Hashable, list[dict[str, Any]]] = {}
    for row in rows:
        key = tuple(row[name] for name in sorted(row) if name != "session")
        found.setdefault(key, []).append(row)
    return found


def _most_and_last(rows: list[dict[str, Any]]) -> tuple[int, list[str]]:
    return len(rows), sorted(row.get("session", "") for row in rows)


def _in_order(row: dict[str, Any]) -> tuple[Any, ...]:
    values = (row[name] for name in sorted(row))
    return row["at"], *((value is not None, value) for value in values)
