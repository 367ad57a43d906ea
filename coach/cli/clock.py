"""The clock, which only the command line looks at."""

from __future__ import annotations

from datetime import UTC, date, datetime
from secrets import token_hex

from coach.progress.answer import utc_text
from coach.progress.streak import local_day


def local_now() -> datetime:
    """The local time with its UTC offset."""
    return datetime.now(UTC).astimezone()


def today() -> date:
    """The local day, which begins at four."""
    return local_day(local_now())


def new_session_id() -> str:
    """An id that no other session has: when it began, and a few random digits."""
    return f"{utc_text(local_now())} {token_hex(4)}"
