"""How long commands take from start to answer, as ratios against imports in the same run.

python tests/benchmarks/startup.py
"""

from __future__ import annotations

import os
import resource
import subprocess
import sys
from statistics import median
from time import perf_counter

PYTHON = (sys.executable, "-c")
COACH = (sys.executable, "-m", "coach")
ROUNDS = 25


def cost(command: tuple[str, ...]) -> tuple[float, float]:
    """Wall and CPU seconds of one run."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    start = perf_counter()
    subprocess.run(command, stdout=subprocess.DEVNULL, check=True)
    wall = perf_counter() - start
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    cpu = after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime
    return wall, cpu


def compare(name: str, command: tuple[str, ...], base: str, most: str) -> None:
    """Print the ratio of medians, the two taken in turn so that noise meets both."""
    cost(command)
    pairs = [(cost(command), cost((*PYTHON, base))) for _ in range(ROUNDS)]
    walls, cpus = (
        median(pair[0][place] for pair in pairs) / median(pair[1][place] for pair in pairs)
        for place in (0, 1)
    )
    print(f"{name:45} wall {walls:4.2f}  cpu {cpus:4.2f}   of {base!r}   bound {most}")


def main() -> None:
    os.environ["COACH_HOME"] = "/nonexistent"
    os.environ.pop("PYTHONDONTWRITEBYTECODE", None)  # pip compiles what it installs
    compare("coach score", (*COACH, "score", "5H5S6D4S", "JD"), "import typer", "1.6 wall")
    rich = "import typer, rich.console, rich.table"
    hand = ("discard", "--hand", "5H5S6DJCQD4S")
    compare("coach discard, both seats", (*COACH, *hand), rich, "2 cpu")
    compare("coach discard --dealer --all", (*COACH, *hand, "--dealer", "--all"), rich, "2 cpu")
    compare("coach discard --json", (*COACH, *hand, "--json"), rich, "2 cpu")


if __name__ == "__main__":
    main()
