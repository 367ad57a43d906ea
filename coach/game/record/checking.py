"""The check of a file of records: the form, the rules of every game, and who deals in a match."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import pairwise
from typing import TYPE_CHECKING

from coach.errors import TextFileError
from coach.game.match import result
from coach.game.record.fields import RecordReader
from coach.game.record.reading import read_games
from coach.game.record.replay import replay

if TYPE_CHECKING:
    from coach.game.record.replay import Replayed


@dataclass(frozen=True, slots=True)
class CheckedFile:
    """Games of a file, and all that is wrong in it."""

    games: tuple[Replayed, ...]
    faults: tuple[TextFileError, ...]
    """By line."""


def check_file(contents: str | bytes | TextFileError, name: str) -> CheckedFile:
    """Check the records of a file; several documents with a `game` are a match.

    Args:
        contents: its text or bytes, or why it cannot be read.
        name: the file's name, for messages.

    >>> checked = check_file("{format: 2}", "a.yaml")
    >>> [str(fault) for fault in checked.faults][:2]
    ["a.yaml:1: 'players' is missing", "a.yaml:1: 'dealer' is missing"]
    """
    if isinstance(contents, TextFileError):
        return CheckedFile((), (contents,))
    reader = RecordReader(name)
    records = read_games(reader, contents)
    games = [None if record is None else replay(record, reader) for record in records]
    for before, after in pairwise(games):
        if before is not None and after is not None and (after.record.game or 1) > 1:
            _check_match(reader, before, after)
    faults = sorted(reader.faults, key=lambda fault: fault.line)
    return CheckedFile(tuple(game for game in games if game is not None), tuple(faults))


def _check_match(reader: RecordReader, before: Replayed, after: Replayed) -> None:
    """Note what does not follow from the game before: players, number, dealer."""
    last, record = before.record, after.record
    names = record.players
    number, expected = record.game, (last.game or 1) + 1
    if number != expected:
        what = f"game is {number}, but the one before is game {expected - 1}"
        reader.fault_at(record.lines["game"], what)
    if names != last.players:
        what = f"players are {', '.join(names)}, but the game before had {', '.join(last.players)}"
        reader.fault_at(record.lines["players"], what)
        return
    ended = None if before.game is None else result(before.game)
    if ended is not None and ended.next_dealer != record.dealer:
        loser = names[ended.next_dealer]
        what = f"dealer is {names[record.dealer]}, but {loser} lost the game before and deals first"
        reader.fault_at(record.lines["dealer"], what)
