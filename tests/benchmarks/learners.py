"""Simulated learners: is the weak theme found, is it dealt, is it mastered sooner?

    python tests/benchmarks/learners.py [LEARNERS]

A learner misses each theme at 4 %, the weak one at 45 %, and a hand when one of its themes is
missed. One that learns misses the weak theme 7 % less often after every hand that shows it, until
it is under 8 %. For each theme: how often it is named first after 60 answers, given as totals and
kind by kind; its share of the hands from the 31st on; and the questions until it is mastered, over
those of plain dealing.
"""

from __future__ import annotations

import random
import sys
from dataclasses import dataclass, field
from itertools import islice
from multiprocessing import Pool
from statistics import mean

from coach.practice.coaching import Coaching
from coach.practice.generator import shows
from coach.practice.skill import Skills
from coach.practice.themes.deals import show_with
from coach.practice.themes.finding import by_kind, kinds_of
from coach.practice.themes.show import show_themes
from coach.practice.themes.table import SHOW_THEMES

Themes = frozenset[str]
QUESTIONS, FIRST_COUNTED = 60, 30
STRONG, WEAK, MASTERED, LEARNS = 0.04, 0.45, 0.08, 0.93
AT_LARGE_POOL, THEME_POOL = 6000, 250


def pools() -> tuple[list[Themes], dict[str, list[Themes]]]:
    """Themes of hands from real deals, and of hands made for each theme."""
    rng = random.Random(2)
    deals = islice(shows(rng), AT_LARGE_POOL)
    at_large = [show_themes(q.hand, q.starter, crib=q.crib) for q in deals]
    made = {}
    for theme in SHOW_THEMES:
        hands = [show_with(rng, theme) for _ in range(THEME_POOL)]
        made[theme] = [show_themes(q.hand, q.starter, crib=q.crib) for q in hands]
    return at_large, made


@dataclass
class Pooled:
    """A source of hands that are nothing but their themes."""

    rng: random.Random
    deals: list[Themes]
    made: dict[str, list[Themes]]

    def at_large(self) -> Themes:
        return self.deals[int(self.rng.random() * len(self.deals))]

    def with_theme(self, theme: str) -> Themes:
        return self.made[theme][int(self.rng.random() * len(self.made[theme]))]

    def asked(self, question: Themes) -> None:
        """Nothing: they are drawn with replacement."""

    def themes(self, question: Themes) -> Themes:
        return question

    def likeness(self, question: Themes) -> object:
        return object()


@dataclass
class Learner:
    rng: random.Random
    weak: tuple[str, ...]
    learns: bool = False
    rates: dict[str, float] = field(default_factory=dict)

    def __post_init__(self) -> None:
        self.rates = dict.fromkeys(SHOW_THEMES, STRONG) | dict.fromkeys(self.weak, WEAK)

    def misses(self, themes: Themes) -> set[str]:
        missed = {theme for theme in sorted(themes) if self.rng.random() < self.rates[theme]}
        for theme in self.weak:
            if self.learns and theme in themes and self.rates[theme] >= MASTERED:
                self.rates[theme] *= LEARNS
        return missed

    @property
    def mastered(self) -> bool:
        return all(self.rates[theme] < MASTERED for theme in self.weak)


def told(rng: random.Random, themes: Themes, missed: set[str]) -> list[tuple[Themes, bool]]:
    """What an answer by kind tells; a missed theme of no kind spoils one kind that is there."""
    wrong = set(kinds_of(missed))
    if missed - {theme for theme in themes if kinds_of([theme])}:
        wrong.add(
            sorted(kinds_of(themes) or {"fifteen"})[int(rng.random() * len(kinds_of(themes)))]
        )
    return list(by_kind(themes, wrong))


def sit(seed: int, weak: tuple[str, ...], *, itemised: bool) -> tuple[list[str], float]:
    """Sixty answers: the themes weakest first, and the weak ones' share of the later hands."""
    rng = random.Random(seed)
    skills, learner = Skills(SHOW_THEMES), Learner(rng, weak)
    coaching = Coaching(rng, skills, Pooled(rng, *POOLS))
    shown = 0
    for number in range(QUESTIONS):
        themes = coaching.next().question
        missed = learner.misses(themes)
        for seen, right in told(rng, themes, missed) if itemised else [(themes, not missed)]:
            skills.observe(seen, right=right)
        shown += number >= FIRST_COUNTED and weak[0] in themes
    order = [skill.theme for skill in skills.weakest_first()]
    return order, shown / (QUESTIONS - FIRST_COUNTED)


def until_mastered(seed: int, theme: str, *, plain: bool) -> int:
    rng = random.Random(seed)
    skills, learner = Skills(SHOW_THEMES), Learner(rng, (theme,), learns=True)
    source = Pooled(rng, *POOLS)
    coaching = Coaching(rng, skills, source)
    asked = 0
    while not learner.mastered and asked < 2000:
        themes = source.at_large() if plain else coaching.next().question
        missed = learner.misses(themes)
        if not plain:
            skills.observe(themes, right=not missed)
        asked += 1
    return asked


def row(job: tuple[str, int]) -> tuple[str, float, float, float, float, float]:
    theme, learners = job
    seeds = [1000 * SHOW_THEMES.index(theme) + number for number in range(learners)]
    totals = [sit(seed, (theme,), itemised=False) for seed in seeds]
    kinds = [sit(seed, (theme,), itemised=True) for seed in seeds]
    frequency = mean(theme in themes for themes in POOLS[0])
    mine = mean(until_mastered(seed, theme, plain=False) for seed in seeds)
    # Plain dealing shows it in its own time; for rare themes that is told by arithmetic.
    shows_needed = 24
    plain = shows_needed / frequency if frequency else float("inf")
    return (
        theme,
        frequency,
        mean(order[0] == theme for order, _ in totals),
        mean(order[0] == theme for order, _ in kinds),
        mean(share for _, share in totals),
        mine / plain,
    )


def pairs_found(learners: int) -> float:
    """With two weak themes: how often both are the first two."""
    rng = random.Random(3)
    found = 0
    for seed in range(learners):
        one = int(rng.random() * len(SHOW_THEMES))
        two = (one + 1 + int(rng.random() * (len(SHOW_THEMES) - 1))) % len(SHOW_THEMES)
        weak = (SHOW_THEMES[one], SHOW_THEMES[two])
        order, _ = sit(seed, weak, itemised=False)
        found += set(order[:2]) == set(weak)
    return found / learners


POOLS = pools()


def main() -> None:
    learners = int(sys.argv[1]) if len(sys.argv) > 1 else 200
    print("| theme | in deals | first, totals | first, by kind | share later | mastery |")
    print("|---|---|---|---|---|---|")
    rows = []
    with Pool(2) as pool:
        for figures in pool.imap(row, [(theme, learners) for theme in SHOW_THEMES]):
            rows.append(figures)
            theme, *numbers = figures
            print(f"| {theme} | " + " | ".join(f"{n:.2f}" for n in numbers) + " |", flush=True)
    means = [mean(figures[place] for figures in rows) for place in range(2, 5)]
    print("| mean |  | " + " | ".join(f"{n:.2f}" for n in means) + " |  |")
    print(f"\nTwo weak themes: both named first in {pairs_found(learners):.2f} of learners.")


if __name__ == "__main__":
    main()
