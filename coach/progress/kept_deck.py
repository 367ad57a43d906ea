"""A cache of the mistakes deck, as it was last worked out from the answers.

It is kept only for speed; when it is emptied, the deck is worked out again.
"""

from __future__ import annotations

import sqlite3
from contextlib import suppress
from dataclasses import dataclass
from datetime import datetime
from typing import TYPE_CHECKING

from coach.progress.answer import utc_text
from coach.progress.schema import transaction

if TYPE_CHECKING:
    from collections.abc import Mapping

    from coach.progress.file import ProgressFile


@dataclass(frozen=True, slots=True)
class Mistake:
    """A question in the deck."""

    question: str
    due: datetime
    """The moment it is to be asked again, UTC."""
    right_days: int
    """Days on which it has been right since it was last missed."""


class KeptDeck:
    """The cached deck of a progress file, up to some answer and by some method.

    A deck kept by another method counts as none. Every method may raise ProgressFileError.
    """

    def __init__(self, file: ProgressFile, method: str) -> None:
        self._file = file
        self._method = method
        with file.explained():
            self._found = self._mark()
            (self._newest,) = file.db.execute("SELECT COALESCE(MAX(id), 0) FROM answers").fetchone()
        found_method, reach = self._found
        self._reach = reach if found_method == method else 0

    def _mark(self) -> tuple[str, int]:
        """The method by which the deck was kept, and the id of the last answer in it."""
        found = self._file.db.execute("SELECT method, answer FROM deck_reach").fetchone()
        return found or ("", 0)

    def mistakes(self) -> list[Mistake]:
        """The questions in it."""
        if not self._reach:
            return []
        with self._file.explained():
            rows = self._file.db.execute("SELECT question, due, right_days FROM deck")
            return [Mistake(text, datetime.fromisoformat(due), days) for text, due, days in rows]

    def touched(self) -> list[str]:
        """The questions answered since, among those ever missed: their place may have changed."""
        with self._file.explained():
            rows = self._file.db.execute(
                "SELECT question FROM answers WHERE question IN"
                " (SELECT question FROM answers WHERE id > ? AND id <= ?)"
                " GROUP BY question HAVING MAX(outcome IN ('wrong', 'shown')) ORDER BY MIN(id)",
                (self._reach, self._newest),
            )
            return [question for (question,) in rows]

    def keep(self, changed: Mapping[str, Mistake | None]) -> None:
        """Keep the touched questions as they stand now, None for one that has left the deck.

        Where nothing can be written, or another terminal was faster, nothing is kept, and it is
        worked out anew the next time.
        """
        if self._found == (self._method, self._newest):
            return
        db = self._file.db
        with suppress(sqlite3.OperationalError), transaction(db):
            if self._mark() != self._found:
                return
            if not self._reach:
                db.execute("DELETE FROM deck")
            for question, mistake in changed.items():
                db.execute("DELETE FROM deck WHERE question = ?", (question,))
                if mistake is not None:
                    row = (question, utc_text(mistake.due), mistake.right_days)
                    db.execute("INSERT INTO deck VALUES (?, ?, ?)", row)
            db.execute("DELETE FROM deck_reach")
            db.execute("INSERT INTO deck_reach VALUES (?, ?)", (self._method, self._newest))


def forget_question(db: sqlite3.Connection, question: str, answer: int) -> None:
    """Have the place of a question worked out anew, from before one of its answers; as below.

    The mark is moved in any case, so that a terminal that is at work on the deck keeps nothing.
    """
    db.execute("DELETE FROM deck WHERE question = ?", (question,))
    if not db.execute("UPDATE deck_reach SET answer = MIN(answer, ?) - 1", (answer,)).rowcount:
        forget_deck(db)


def forget_deck(db: sqlite3.Connection) -> None:
    """Have the deck made anew, after other changes to the answers than one more; in a transaction.

    The mark names the answer up to which all is new, so that it is another than any before.
    """
    db.execute("DELETE FROM deck_reach")
    db.execute("INSERT INTO deck_reach SELECT '', COALESCE(MAX(id), 0) FROM answers")
