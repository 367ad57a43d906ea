"""Which themes somebody is weak at, from right and wrong answers alone.

The model: an answer is right when every theme of its question was seen, each by itself (NIDA,
"noisy inputs, deterministic and": Junker and Sijtsma, Applied Psychological Measurement 25, 2001).
A theme is missed rarely, or, where somebody is weak, at one of a few higher rates. The posterior
runs over every way to be weak at none, one or two themes, exactly; so a wrong hand of five themes
blames the one that other hands have made suspect, not all five alike.
"""

from __future__ import annotations

from dataclasses import dataclass
from itertools import combinations
from math import log
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

STRONG = 0.04
"""How often a theme is missed that somebody is not weak at (0–1)."""
WEAK = (0.3, 0.45, 0.6)
"""How often one is missed that somebody is weak at: any of these, alike likely."""
PRIOR = 0.06
"""How likely somebody is to be weak at a theme before anything is known (0–1)."""
ENOUGH_TRIES, ENOUGH_MISSES = 6, 2
"""Before a theme is called weak: questions that had it, and wrong ones among them."""


@dataclass(frozen=True, slots=True)
class Skill:
    """What is known of one theme."""

    theme: str
    tries: int
    """Answers to questions that had it."""
    missed: int
    """How many of them were wrong, for whatever reason."""
    weak: float
    """Probability (0–1) that somebody is weak at it."""
    miss_rate: float
    """Expected share missed (0–1)."""
    spread: float
    """Standard deviation of that share."""

    @property
    def enough(self) -> bool:
        """Whether there is enough to say anything."""
        return self.tries >= ENOUGH_TRIES and self.missed >= ENOUGH_MISSES

    @property
    def is_weak(self) -> bool:
        """Whether this is a weak spot: enough to say, and more likely than not."""
        return self.enough and self.weak > 0.5


class Skills:
    """The posterior over what somebody is weak at, among the given themes.

    >>> skills = Skills(["pair", "run", "flush"])
    >>> for right in (True, False, False, True, False):
    ...     skills.observe(["run"], right=right)
    ...     skills.observe(["pair", "flush"], right=True)
    >>> [round(skills[theme].weak, 2) for theme in ("pair", "run", "flush")]
    [0.01, 0.96, 0.01]
    """

    def __init__(self, themes: Sequence[str]) -> None:
        self.themes = tuple(themes)
        self._place = {theme: place for place, theme in enumerate(self.themes)}
        self._tries = [0] * len(self.themes)
        self._missed = [0] * len(self.themes)
        odds = PRIOR / (1 - PRIOR) / len(WEAK)
        self._weights = [1.0]
        # By theme: each hypothesis with it, its miss rate there, and what that does to success.
        self._with: list[list[tuple[int, float, float]]] = [[] for _ in self.themes]
        single = [(place, rate) for place in range(len(self.themes)) for rate in WEAK]
        for place, rate in single:
            self._add(odds, (place, rate))
        for one, two in combinations(single, 2):
            if one[0] != two[0]:
                self._add(odds * odds, one, two)

    def _add(self, weight: float, *weak: tuple[int, float]) -> None:
        for place, rate in weak:
            ratio = (1 - rate) / (1 - STRONG)
            self._with[place].append((len(self._weights), rate, ratio))
        self._weights.append(weight)

    def observe(self, themes: Iterable[str], *, right: bool) -> None:
        """Take in one answer to a question with these themes; others than ours are passed over."""
        places = self._places(themes)
        if not places:
            return
        for place in places:
            self._tries[place] += 1
            self._missed[place] += not right
        weights = self._weights
        all_strong = (1 - STRONG) ** len(places)
        for hypothesis, ratio in self._ratios(places).items():
            if right:
                weights[hypothesis] *= ratio
            else:
                weights[hypothesis] *= (1 - all_strong * ratio) / (1 - all_strong)
        total = sum(weights)
        self._weights = [weight / total for weight in weights]

    def information(self, themes: Iterable[str]) -> float:
        """What an answer to a question with these themes would tell, in nats.

        It is the mutual information of right or wrong and what somebody is weak at.
        """
        places = self._places(themes)
        weights = self._weights
        by_ratio: dict[float, float] = {}
        for hypothesis, ratio in self._ratios(places).items():
            by_ratio[ratio] = by_ratio.get(ratio, 0.0) + weights[hypothesis]
        by_ratio[1.0] = sum(weights) - sum(by_ratio.values())
        total = sum(weights)
        strong = (1 - STRONG) ** len(places)
        right = sum(strong * ratio * weight for ratio, weight in by_ratio.items()) / total
        known = sum(weight * _entropy(strong * ratio) for ratio, weight in by_ratio.items()) / total
        return _entropy(right) - known

    def __getitem__(self, theme: str) -> Skill:
        place = self._place[theme]
        weights = self._weights
        total = sum(weights)
        mine = self._with[place]
        weak = sum(weights[hypothesis] for hypothesis, _, _ in mine) / total
        mean = (1 - weak) * STRONG
        square = (1 - weak) * STRONG**2
        for hypothesis, rate, _ in mine:
            mean += weights[hypothesis] / total * rate
            square += weights[hypothesis] / total * rate**2
        return Skill(
            theme=theme,
            tries=self._tries[place],
            missed=self._missed[place],
            weak=weak,
            miss_rate=mean,
            spread=max(0.0, square - mean * mean) ** 0.5,
        )

    def weakest_first(self) -> list[Skill]:
        """All themes, the highest expected miss rate first."""
        return sorted(map(self.__getitem__, self.themes), key=lambda skill: -skill.miss_rate)

    def _places(self, themes: Iterable[str]) -> list[int]:
        return sorted({self._place[theme] for theme in themes if theme in self._place})

    def _ratios(self, places: Iterable[int]) -> dict[int, float]:
        """Hypotheses that are weak at one of the places, by what that does to success."""
        ratios: dict[int, float] = {}
        for place in places:
            for hypothesis, _, ratio in self._with[place]:
                ratios[hypothesis] = ratios.get(hypothesis, 1.0) * ratio
        return ratios


def _entropy(chance: float) -> float:
    if not 0 < chance < 1:
        return 0.0
    return -chance * log(chance) - (1 - chance) * log(1 - chance)
