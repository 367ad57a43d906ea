"""The whole log as text, written and read back."""

from __future__ import annotations

import csv
import io
import json
from datetime import date, datetime
from math import isfinite
from typing import TYPE_CHECKING, Any

from coach.errors import ExportError
from coach.progress.answer import COLUMNS, Outcome, from_row, to_row, utc_text
from coach.progress.log import GOAL_COLUMNS, Log
from coach.progress.sense import checked_day, checked_moment
from coach.progress.sittings import outcome_before_3, sessions_before_3
from coach.textfiles.characters import first_obeyed

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping

PROGRAM = "cribbage-coach"
SCHEMA = 3
_TYPES: Mapping[str, tuple[type, ...]] = {
    **dict.fromkeys(("at", "day", "drill", "question", "answer", "right_answer"), (str,)),
    **dict.fromkeys(("outcome", "session"), (str,)),
    **dict.fromkeys(("utc_offset", "hints", "goal"), (int,)),
    **dict.fromkeys(("correct", "itemised"), (bool,)),
    "marks": (dict,),
    "seconds": (int, float),
    **dict.fromkeys(("seed", "game"), (str, type(None))),
    "loss": (int, float, type(None)),
    "from_day": (str,),
}

_COLUMNS_BEFORE_2 = (
    *(name for name in COLUMNS if name not in {"outcome", "session", "game"}),
    "correct",
)
_CSV_COLUMNS = (*COLUMNS, "correct")
_LEAST = {"goal": 1, "utc_offset": -1440}
"""The least that a number may be, 0 where nothing is said."""


def as_json(log: Log) -> Iterator[str]:
    """The log as one JSON object, an answer a line."""
    yield f'{{"program": "{PROGRAM}", "schema": {SCHEMA}, "goals": {json.dumps(log.goals)},'
    yield f' "shown_count_until": {json.dumps(log.shown_until)}, "answers": ['
    for place, row in enumerate(log.answers, start=1):
        shown = row | {
            "marks": json.loads(row["marks"]),
            "itemised": bool(row["itemised"]),
        }
        yield json.dumps(shown) + ("," if place < len(log.answers) else "")
    yield "]}"


def as_csv(log: Log) -> Iterator[str]:
    """The answers as comma-separated values under a line of names.

    A column more says right (1) or not (0), which a spreadsheet can add up.
    """
    rows = (row | {"correct": int(row["outcome"] == Outcome.RIGHT)} for row in log.answers)
    for row in (_CSV_COLUMNS, *(map(row.get, _CSV_COLUMNS) for row in rows)):
        line = io.StringIO()
        csv.writer(line, lineterminator="").writerow(row)
        yield line.getvalue()


def from_json(text: str) -> Log:
    """Read a log that `as_json` wrote, of this schema or an older one.

    Raises:
        ExportError: it is no JSON, no export of this program, of a newer schema, or something in
            it makes no sense.

    >>> from_json('{"program": "cribbage-coach", "schema": 3, "goals": [], "answers": []}')
    Log(answers=(), goals=(), shown_until=None)
    """
    try:
        export = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise ExportError(f"no JSON: {error}") from error
    if not isinstance(export, dict) or export.get("program") != PROGRAM:
        raise ExportError("it is not an export of this program (coach export writes one)")
    schema = export.get("schema")
    if type(schema) is not int or not 1 <= schema <= SCHEMA:
        raise ExportError(f"it is of schema {schema!r}; this program reads 1 to {SCHEMA}")
    read = _answer_before_2 if schema == 1 else _answer
    answers = [read(entry, place) for entry, place in _entries(export, "answers")]
    if schema == 1:
        sessions = zip(answers, sessions_before_3(answers), strict=True)
        answers = [row | {"session": session} for row, session in sessions]
    goals = tuple(_goal(entry, place) for entry, place in _entries(export, "goals"))
    return Log(tuple(answers), goals, _shown_until(export, answers))


def _shown_until(export: dict[str, Any], answers: Iterable[dict[str, Any]]) -> str | None:
    """The last day that a version before 5 has counted; such a version does not say so itself."""
    if "shown_count_until" not in export:
        return max((row["day"] for row in answers), default=None)
    day = export.get("shown_count_until")
    try:
        return None if day is None else checked_day(date.fromisoformat(day)).isoformat()
    except (TypeError, ValueError) as error:
        raise ExportError(f"shown_count_until cannot be {json.dumps(day)[:40]}") from error


def _entries(export: dict[str, Any], name: str) -> Iterator[tuple[Any, str]]:
    entries = export.get(name)
    if not isinstance(entries, list):
        raise ExportError(f"{name!r} is not a list")
    for number, entry in enumerate(entries, start=1):
        yield entry, f"{name.removesuffix('s')} {number}"


def _answer_before_2(entry: Any, place: str) -> dict[str, Any]:
    """An answer without outcome and session, of which the session is still to come."""
    old = _checked(entry, _COLUMNS_BEFORE_2, place)
    outcome = outcome_before_3(old["answer"], correct=old["correct"])
    return _answer(old | {"outcome": outcome.value, "session": "", "game": None}, place)


def _answer(entry: Any, place: str) -> dict[str, Any]:
    row = _checked(entry, COLUMNS, place)
    try:
        return to_row(from_row(row | {"marks": json.dumps(row["marks"])}))
    except (ValueError, OverflowError) as error:
        raise ExportError(f"{place}: {error}") from error


def _goal(entry: Any, place: str) -> dict[str, Any]:
    row = _checked(entry, GOAL_COLUMNS, place)
    try:
        at, from_day = datetime.fromisoformat(row["at"]), date.fromisoformat(row["from_day"])
        at, from_day = checked_moment(at), checked_day(from_day)
        return row | {"at": utc_text(at), "from_day": from_day.isoformat()}
    except (ValueError, OverflowError) as error:
        raise ExportError(f"{place}: {error}") from error


def _checked(entry: Any, names: tuple[str, ...], place: str) -> dict[str, Any]:
    """The entry's values by name, each of its type."""
    if not isinstance(entry, dict):
        raise ExportError(f"{place} is not an object")
    for name in names:
        if name not in entry:
            raise ExportError(f"{place}: {name!r} is missing")
        if not _makes_sense(name, entry[name]):
            raise ExportError(f"{place}: {name} cannot be {json.dumps(entry[name])[:40]}")
        for text in _texts(entry[name]):
            if obeyed := first_obeyed(text):
                raise ExportError(f"{place}: {name} has the character {obeyed}, which is not text")
    return {name: entry[name] for name in names}


def _texts(value: Any) -> Iterable[str]:
    if isinstance(value, dict):
        return value.keys()
    return (value,) if isinstance(value, str) else ()


def _makes_sense(name: str, value: Any) -> bool:
    if type(value) not in _TYPES[name] or (type(value) is float and not isfinite(value)):
        return False
    if name == "marks":
        return all(type(off) is int for off in value.values())
    return type(value) is not int or _LEAST.get(name, 0) <= value < 2**31
