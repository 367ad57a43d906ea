"""The clock, which only the command line looks at."""

from __future__ import annotations

import os
from datetime import UTC, date, datetime
from functools import cache
from secrets import token_hex

from coach.cli.terminal import Terminal
from coach.progress.answer import utc_text
from coach.progress.streak import local_day
from coach.words.files import no_time_zone


def local_now() -> datetime:
    """The local time with its UTC offset."""
    return local(datetime.now(UTC))


def local(moment: datetime) -> datetime:
    """A moment in local time; in UTC where the zone of this machine is invalid."""
    try:
        return moment.astimezone()
    except (ValueError, OverflowError):
        _tell_of_zone(os.environ.get("TZ", ""))
        return moment.astimezone(UTC)


@cache
def _tell_of_zone(zone: str) -> None:
    Terminal.open().note(no_time_zone(zone))


def today() -> date:
    """The local day, which begins at four."""
    return local_day(local_now())


def new_session_id() -> str:
    """An id that no other session has: when it began, and a few random digits."""
    return f"{utc_text(local_now())} {token_hex(4)}"
