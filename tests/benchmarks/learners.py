"""Simulated learners: is the weak theme found, is it dealt, is it mastered sooner?

    python tests/benchmarks/learners.py [LEARNERS]

What a learner is stands in `tests/practice/simulated.py`. For each theme: how often it is named
first after 60 answers, given as totals and kind by kind; its share of the hands from the 31st on;
and the questions until it is mastered, over those of plain dealing.
"""

from __future__ import annotations

import sys
from multiprocessing import Pool
from pathlib import Path
from random import Random
from statistics import mean

sys.path.insert(0, str(Path(__file__).parents[2]))  # run as a file, from anywhere

from coach.themes.table import themes_of
from tests.practice.simulated import SHOWS_TO_MASTER, Pooled, large_pool, sit, until_mastered

SHOW_THEMES = themes_of("hand-count")


def row(job: tuple[str, int]) -> tuple[str, float, float, float, float, float]:
    """The figures of one theme."""
    theme, learners = job
    seeds = [1000 * SHOW_THEMES.index(theme) + number for number in range(learners)]
    totals = [sit(Pooled(Random(seed)), (theme,)) for seed in seeds]
    kinds = [sit(Pooled(Random(seed)), (theme,), itemised=True) for seed in seeds]
    mastered = mean(until_mastered(Pooled(Random(seed)), theme) for seed in seeds)
    # Plain dealing shows it in its own time; for rare themes that is told by arithmetic.
    frequency = mean(theme in themes for themes in large_pool())
    return (
        theme,
        frequency,
        mean(order[0] == theme for order, _ in totals),
        mean(order[0] == theme for order, _ in kinds),
        mean(share for _, share in totals),
        mastered * frequency / SHOWS_TO_MASTER,
    )


def both_found(seed: int) -> bool:
    """With two weak themes: whether both are the first two."""
    rng = Random(seed)
    one = int(rng.random() * len(SHOW_THEMES))
    two = (one + 1 + int(rng.random() * (len(SHOW_THEMES) - 1))) % len(SHOW_THEMES)
    weak = (SHOW_THEMES[one], SHOW_THEMES[two])
    order, _ = sit(Pooled(rng), weak)
    return set(order[:2]) == set(weak)


def main() -> None:
    learners = int(sys.argv[1]) if len(sys.argv) > 1 else 200
    print("| theme | in deals | first, totals | first, by kind | share later | mastery |")
    print("|---|---|---|---|---|---|")
    rows = []
    with Pool(2) as pool:
        for figures in pool.imap(row, [(theme, learners) for theme in SHOW_THEMES], chunksize=1):
            theme, *shares = figures
            rows.append(shares)
            print(f"| {theme} | " + " | ".join(f"{n:.2f}" for n in shares) + " |", flush=True)
        both = mean(pool.map(both_found, range(learners)))
    means = [mean(shares[place] for shares in rows) for place in range(1, 4)]
    print("| mean |  | " + " | ".join(f"{n:.2f}" for n in means) + " |  |")
    print(f"\nTwo weak themes: both named first in {both:.2f} of learners.")


if __name__ == "__main__":
    main()
