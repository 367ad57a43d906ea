"""Everything that was ever recorded, as plain rows, and the merging of two logs."""

from __future__ import annotations

from dataclasses import dataclass
from operator import itemgetter
from typing import TYPE_CHECKING, Any

from coach.progress.answer import Outcome

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

GOAL_COLUMNS = ("at", "from_day", "goal")
_Row = dict[str, Any]
Rows = tuple[_Row, ...]


@dataclass(frozen=True, slots=True)
class Log:
    """Answers and goals as they stand in the progress file, in order."""

    answers: Rows
    goals: Rows
    shown_until: str | None = None
    """The last day on which answers that were shown count for the goal: the last one that a version
    before 5 has counted. None where there is none."""


def later(one: str | None, other: str | None) -> str | None:
    """The later of two days, where there are any.

    >>> later("2026-05-01", None), later(None, None)
    ('2026-05-01', None)
    """
    return max(filter(None, (one, other)), default=None)


def merged(here: Rows, there: Rows) -> Rows:
    """Merge two lists of rows in the order of time; a row that stands in both comes once.

    The outcome is the same whichever list is merged into which. Rows are one where all is equal but
    the session: that of an old log is worked out from the answers around. An answer that was taken
    back in one list is taken back in both.

    >>> merged(({"at": "2"}, {"at": "5"}), ({"at": "3"}, {"at": "2"}))
    ({'at': '2'}, {'at': '3'}, {'at': '5'})
    """
    here, there = _taken_back(here, there)
    one, other = _grouped(here, itemgetter("at")), _grouped(there, itemgetter("at"))
    moments = sorted(one.keys() | other.keys())
    return tuple(row for at in moments for row in _of_a_moment(one.get(at, []), other.get(at, [])))


def _taken_back(*logs: Rows) -> list[Rows]:
    """The same rows, each taken back that is taken back in one of them."""
    outcome = Outcome.TAKEN_BACK.value
    void = {_given(row) for rows in logs for row in rows if row.get("outcome") == outcome}
    if not void:
        return [*logs]
    return [
        tuple(row | {"outcome": outcome} if _given(row) in void else row for row in rows)
        for rows in logs
    ]


def _of_a_moment(one: list[_Row], other: list[_Row]) -> list[_Row]:
    """Merge rows of one moment, in the order of the list that has all of them if there is one."""
    if list(map(_values, one)) == list(map(_values, other)):
        return [max(pair, key=_session) for pair in zip(one, other, strict=True)]
    here, there = _grouped(one, _values), _grouped(other, _values)
    rows = [
        row
        for values in here.keys() | there.keys()
        for row in max(here.get(values, []), there.get(values, []), key=_most_and_last)
    ]
    if len(one) != len(other):
        for whole in (one, other):
            if len(whole) == len(rows):
                return whole
    return sorted(rows, key=_in_order)


def _grouped(rows: Iterable[_Row], by: Callable[[_Row], Any]) -> dict[Any, list[_Row]]:
    found: dict[Any, list[_Row]] = {}
    for row in rows:
        found.setdefault(by(row), []).append(row)
    return found


def _values(row: _Row) -> tuple[Any, ...]:
    return tuple(row[name] for name in sorted(row) if name != "session")


def _given(row: _Row) -> tuple[Any, ...]:
    """The answer, whatever came of it."""
    return _values({name: value for name, value in row.items() if name != "outcome"})


def _session(row: _Row) -> str:
    return str(row.get("session", ""))


def _most_and_last(rows: list[_Row]) -> tuple[int, list[str]]:
    return len(rows), sorted(map(_session, rows))


def _in_order(row: _Row) -> list[tuple[bool, Any]]:
    return [(value is not None, value) for value in (*_values(row), _session(row))]
