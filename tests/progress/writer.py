"""Another terminal: adds answers to a progress file and says so after each.

Run as `python -m tests.progress.writer FILE COUNT NAME`. It says `ready`, waits for a line, opens
the file, adds the answers and says the number of each one that has been stored.
"""

from __future__ import annotations

import sys
from datetime import UTC, date, datetime
from pathlib import Path

from coach.progress.answer import Answer, Outcome
from coach.progress.store import Store


def numbered(name: str, number: int) -> Answer:
    return Answer(
        at=datetime(2026, 5, 1, 12, 0, tzinfo=UTC),
        day=date(2026, 5, 1),
        drill="hand-count",
        question=f"{name} {number}",
        answer="12",
        right_answer="16",
        outcome=Outcome.WRONG,
        marks={"pair": 2, "unattributed": 2},
        itemised=False,
        seconds=1.5,
        hints=0,
        seed=7,
        session="one",
    )


def say(text: str) -> None:
    sys.stdout.write(f"{text}\n")
    sys.stdout.flush()


def main(path: str, count: str, name: str) -> None:
    say("ready")
    sys.stdin.readline()
    with Store(Path(path)) as store:
        for number in range(int(count)):
            store.add(numbered(name, number))
            say(str(number))


if __name__ == "__main__":
    main(*sys.argv[1:])
