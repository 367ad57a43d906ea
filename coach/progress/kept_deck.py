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
from coach.progress.connection import primary
from coach.progress.schema import transaction
from coach.progress.sense import checked_moment

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

    A deck kept by another method counts as none, and so does one that makes no sense. Every method
    may raise ProgressFileError.
    """

    def __init__(self, file: ProgressFile, method: str) -> None:
        self._file = file
        self._method = method
        with file.explained():
            self._found = self._mark()
            (self._newest,) = file.db.execute("SELECT COALESCE(MAX(id), 0) FROM answers").fetchone()
            kept = self._kept() if self._found[0] == method else None
        self._reach = 0 if kept is None else self._found[1]
        self._is_kept = kept is not None and self._reach == self._newest
        self.mistakes = kept or []
        """The questions in it."""

    def _mark(self) -> tuple[str, int]:
        """The method by which the deck was kept, and the id of the last answer in it."""
        found = self._file.db.execute("SELECT method, answer FROM deck_reach").fetchone()
        return found or ("", 0)

    def _kept(self) -> list[Mistake] | None:
        """The deck as it was kept; None where it is damaged."""
        try:
            rows = self._file.db.execute("SELECT question, due, right_days FROM deck").fetchall()
            return [
                Mistake(text, checked_moment(datetime.fromisoformat(due)), days)
                for text, due, days in rows
            ]
        except ValueError:
            return None
        except sqlite3.OperationalError as error:
            if primary(error):
                raise
            return None  # a text that is no UTF-8

    def touched(self) -> list[str]:
        """The questions answered since, among those ever missed: their place may have changed."""
        with self._file.explained():
            rows = self._file.db.execute(
                "SELECT question FROM answers WHERE question IN"
                " (SELECT question FROM answers WHERE id > ? AND id <= ?)"
                " GROUP BY question HAVING MAX(outcome IN ('wrong', 'shown')) ORDER BY MIN(id)",
                (self._reach, self._newest),
            ).fetchall()
            return [question for (question,) in rows]

    def keep(self, changed: Mapping[str, Mistake | None]) -> None:
        """Keep the touched questions as they stand now, None for one that has left the deck.

        Where nothing can be written, or another terminal was faster, nothing is kept, and it is
        worked out anew the next time.
        """
        if self._is_kept:
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
