"""Simulated learners, for a test and for the benchmark `tests/benchmarks/learners.py`.

A learner misses each theme at 4 %, the weak ones at 45 %, and a hand when one of its themes is
missed. One that learns misses a weak theme 7 % less often after every hand that shows it, until it
is under 8 %. The hands are real deals and hands made for a theme, of which only the themes count.
"""

from __future__ import annotations

import random
from dataclasses import dataclass, field
from functools import cache
from itertools import islice

from coach.practice.choose.coaching import Coaching
from coach.practice.choose.skill import Skills
from coach.practice.drills.count import all_shown
from coach.practice.drills.drill import Question
from coach.themes.show import SHOW
from coach.themes.shown import Shown
from coach.themes.table import THEMES, by_kind, themes_of
from coach.themes.theme import seen

SHOW_THEMES = themes_of("hand-count")

Themes = frozenset[str]
QUESTIONS, FIRST_COUNTED = 60, 30
STRONG, WEAK, MASTERED, LEARNS = 0.04, 0.45, 0.08, 0.93
SHOWS_TO_MASTER = 24
"""Hands with the theme until 45 % have shrunk to under 8 %."""
_LARGE_POOL, _THEME_POOL = 6000, 250


@cache
def large_pool(size: int = _LARGE_POOL) -> list[Themes]:
    """Themes of hands and cribs of real deals."""
    shown = islice(all_shown(random.Random(2)), size)
    return [q.themes for q in shown]


@cache
def theme_pool(theme: str, size: int = _THEME_POOL) -> list[Themes]:
    """Themes of hands made for one."""
    rng = random.Random(SHOW_THEMES.index(theme))
    made = next(each for each in SHOW if each.id == theme)
    hands = [made.deal(rng) for _ in range(size)]
    return [seen(SHOW, Shown.of(hand, starter, crib=crib)) for hand, starter, crib in hands]


class Hand(Question):
    """A hand that is nothing but its themes; no two are equal."""

    drill = "hand-count"
    text = right_answer = in_words = ""

    def __init__(self, themes: Themes) -> None:
        self._themes = themes

    @property
    def themes(self) -> Themes:
        return self._themes

    @property
    def likeness(self) -> object:
        return self

    @property
    def worth(self) -> float:
        return 1 + sum(THEMES[theme].common for theme in self._themes)


@dataclass
class Pooled:
    """A source of such hands, drawn with replacement."""

    rng: random.Random
    large: int = _LARGE_POOL
    of_theme: int = _THEME_POOL

    def at_large(self) -> Hand:
        return self._draw(large_pool(self.large))

    def with_theme(self, theme: str) -> Hand:
        return self._draw(theme_pool(theme, self.of_theme))

    def _draw(self, pool: list[Themes]) -> Hand:
        return Hand(pool[int(self.rng.random() * len(pool))])

    def asked(self, question: Hand) -> None:
        """Nothing: the same themes may come again in another hand."""


@dataclass
class Learner:
    """Somebody who is weak at some themes, and may learn."""

    rng: random.Random
    weak: tuple[str, ...]
    learns: bool = False
    rates: dict[str, float] = field(default_factory=dict)

    def __post_init__(self) -> None:
        self.rates = dict.fromkeys(SHOW_THEMES, STRONG) | dict.fromkeys(self.weak, WEAK)

    def misses(self, themes: Themes) -> set[str]:
        """The themes that are missed in a hand."""
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
    wrong = {kind for theme in missed if (kind := THEMES[theme].kind)}
    if any(not THEMES[theme].kind for theme in missed):
        there = sorted({kind for theme in themes if (kind := THEMES[theme].kind)} or {"fifteen"})
        wrong.add(there[int(rng.random() * len(there))])
    return list(by_kind(themes, wrong))


def sit(
    source: Pooled, weak: tuple[str, ...], *, itemised: bool = False
) -> tuple[list[str], float]:
    """Sixty answers: the themes weakest first; the share of later hands that show the weak one."""
    rng = source.rng
    skills, learner = Skills(SHOW_THEMES), Learner(rng, weak)
    coaching = Coaching(rng, skills, source)
    shown = 0
    for number in range(QUESTIONS):
        themes = coaching.next().question.themes
        missed = learner.misses(themes)
        for told_of, right in told(rng, themes, missed) if itemised else [(themes, not missed)]:
            skills.observe(told_of, right=right)
        shown += number >= FIRST_COUNTED and weak[0] in themes
    order = sorted(skills.themes, key=lambda theme: -skills[theme].miss_rate)
    return order, shown / (QUESTIONS - FIRST_COUNTED)


def until_mastered(source: Pooled, theme: str, most: int = 2000) -> int:
    """Questions until a theme is mastered by somebody who learns."""
    rng = source.rng
    skills, learner = Skills(SHOW_THEMES), Learner(rng, (theme,), learns=True)
    coaching = Coaching(rng, skills, source)
    asked = 0
    while not learner.mastered and asked < most:
        themes = coaching.next().question.themes
        skills.observe(themes, right=not learner.misses(themes))
        asked += 1
    return asked
