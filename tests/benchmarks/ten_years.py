"""Ten years of daily practice against one month: what a command takes, as a ratio in one run.

    python tests/benchmarks/ten_years.py

100,000 answers and 1,000 of them are made up, a tenth of them wrong, 27 a day up to today. Each
command must take at most twice as long with the many as with the few.
"""

from __future__ import annotations

import os
import random
import subprocess
import sys
import tempfile
from datetime import datetime, timedelta
from pathlib import Path
from statistics import median
from time import perf_counter

from coach.cards import PACK, write
from coach.progress.answer import Answer, Outcome
from coach.progress.schema import transaction
from coach.progress.store import Store
from coach.progress.streak import local_day
from coach.shuffle import shuffled

COACH = (sys.executable, "-m", "coach")
COMMANDS = {
    "coach": (),
    "coach stats": ("stats",),
    "coach streak": ("streak",),
    "the next hand": ("hand-count", "--count", "1"),
    "the next review": ("review", "--count", "1"),
}
A_DAY = 27
ROUNDS = 11


def practised(path: Path, count: int) -> None:
    """A progress file with so many answers."""
    rng = random.Random(1)
    now = datetime.now().astimezone()
    with Store(path) as store, transaction(store.db):
        for number in range(count):
            at = now - timedelta(days=(count - number) // A_DAY, seconds=-(number % A_DAY))
            *hand, starter = shuffled(rng, PACK)[:5]
            right = rng.random() < 0.9
            store.add(
                Answer(
                    at=at,
                    day=local_day(at),
                    drill="hand-count",
                    question=f"show {write(hand)} {starter}",
                    answer="4",
                    right_answer="4" if right else "6",
                    outcome=Outcome.of(right),
                    marks={"pair": 0 if right else 2},
                    itemised=False,
                    seconds=5 + 10 * rng.random(),
                    hints=0,
                    seed=None,
                    session=str(number // A_DAY),
                )
            )


def seconds(home: Path, arguments: tuple[str, ...]) -> float:
    start = perf_counter()
    subprocess.run(
        (*COACH, *arguments),
        env=os.environ | {"COACH_HOME": str(home)},
        stdin=subprocess.DEVNULL,
        stdout=subprocess.DEVNULL,
        check=True,
    )
    return perf_counter() - start


def main() -> None:
    with tempfile.TemporaryDirectory() as folder:
        homes = [Path(folder) / name for name in ("few", "many")]
        for home, count in zip(homes, (1_000, 100_000), strict=True):
            practised(home / "progress.db", count)
        # The first look after an import works the deck out; from then on it is kept.
        print("the deck of 100,000 answers worked out from nothing:", end=" ")
        print(f"{seconds(homes[1], ()) / seconds(homes[0], ()):.1f} times that of 1,000")
        for name, arguments in COMMANDS.items():
            pairs = [[seconds(home, arguments) for home in homes] for _ in range(ROUNDS)]
            few, many = (median(pair[place] for pair in pairs) for place in (0, 1))
            print(f"{name:16} {many / few:4.2f} times   bound 2")


if __name__ == "__main__":
    main()
