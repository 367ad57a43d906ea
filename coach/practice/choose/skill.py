"""The themes that a player is weak at, from right and wrong answers alone.

The model: an answer is right when every theme of its question was seen, each by itself (NIDA,
"noisy inputs, deterministic and": Junker and Sijtsma, Applied Psychological Measurement 25, 2001).
A player misses all themes at some general rate, and one or two of them, or none, at a higher one.
The posterior runs over all of that, exactly; so a wrong hand of five themes blames the one that
other hands have made suspect, not all five alike.

Nothing is approximated. Success depends only on the weak themes among those of the question, so
ways of equal success are multiplied and summed together: those weak at two of its themes one by
one, those weak at one as the sum for each theme less the former. That makes it quick.
"""

from __future__ import annotations

from copy import copy
from dataclasses import dataclass
from functools import cache
from itertools import combinations, product
from math import log
from typing import TYPE_CHECKING, Literal

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

GENERAL = {0.04: 0.7, 0.12: 0.2, 0.3: 0.1}
"""Rates at which a player may miss any theme at all (0–1), and the prior of each."""
WEAK = (0.35, 0.6, 0.9)
"""Rates (0–1) at which a weak theme is missed, equally likely a priori, on top of the general rate:
it is missed when either makes one miss."""
PRIOR = 0.06
"""Prior probability (0–1) that a player is weak at a theme."""
ENOUGH_TRIES, ENOUGH_MISSES = 6, 2
"""Least number of questions with a theme, and of misses among them, to call it weak."""
SHAKY = 0.2
"""The share missed (0–1) from which a theme that is not weak is called shaky."""


@dataclass(frozen=True, slots=True)
class Skill:
    """The posterior of one theme."""

    theme: str
    tries: int
    """Answers to questions that had it."""
    missed: int
    """The number of them that were wrong, for any reason."""
    weak: float
    """Probability (0–1) that the player is weak at it."""
    miss_rate: float
    """Expected share missed (0–1)."""
    spread: float
    """Standard deviation of that share."""

    @property
    def enough(self) -> bool:
        """True if there is enough to say anything."""
        return self.tries >= ENOUGH_TRIES and self.missed >= ENOUGH_MISSES

    @property
    def is_weak(self) -> bool:
        """True if this is a weak spot: enough to say, and more likely than not."""
        return self.enough and self.weak > 0.5

    @property
    def spot(self) -> Literal["weak", "shaky", ""]:
        """The kind of spot it is; empty where it is none, or too little is known.

        >>> Skill("pair", tries=8, missed=8, weak=0.1, miss_rate=0.3, spread=0.1).spot
        'shaky'
        """
        if self.is_weak:
            return "weak"
        return "shaky" if self.enough and self.miss_rate > SHAKY else ""


class Skills:
    """The posterior over what a player is weak at, among the given themes.

    >>> skills = Skills(["pair", "run", "flush"])
    >>> for right in (True, False, False, True, False):
    ...     skills.observe(["run"], right=right)
    ...     skills.observe(["pair", "flush"], right=True)
    >>> [round(skills[theme].weak, 2) for theme in ("pair", "run", "flush")]
    [0.0, 0.83, 0.0]
    """

    def __init__(self, themes: Sequence[str]) -> None:
        self.themes = tuple(themes)
        self._place = {theme: place for place, theme in enumerate(self.themes)}
        self._tries = [0] * len(self.themes)
        self._missed = [0] * len(self.themes)
        self.observed = 0
        """The number of answers taken in."""
        self._tells: dict[tuple[int, ...], float] = {}
        self._given = [
            _Given(general, chance, len(self.themes)) for general, chance in GENERAL.items()
        ]

    def observe(self, themes: Iterable[str], *, right: bool, weight: float = 1.0) -> None:
        """Take in one answer to a question with these themes; others than ours are passed over.

        A weight below 1 is for an answer of long ago, which says less of today: its likelihood is
        raised to that power.
        """
        places = self._places(themes)
        if not places:
            return
        self.observed += 1
        self._tells.clear()
        for place in places:
            self._tries[place] += 1
            self._missed[place] += not right
        for given in self._given:
            given.observe(places, right=right, weight=weight)
        total = sum(given.chance for given in self._given)
        for given in self._given:
            given.chance /= total

    def copy(self) -> Skills:
        """The same posterior, to go back to."""
        (other := Skills(self.themes)).become(self)
        return other

    def become(self, other: Skills) -> None:
        """Take on the posterior of skills at the same themes."""
        self._tries, self._missed = other._tries.copy(), other._missed.copy()
        self.observed = other.observed
        self._given = [copy(given) for given in other._given]
        self._tells.clear()

    def information(self, themes: Iterable[str]) -> float:
        """Expected information of an answer to a question with these themes, in nats.

        It is the mutual information of right or wrong and what the player is weak at.
        """
        places = self._places(themes)
        if places not in self._tells:
            right = known = 0.0
            for given in self._given:
                for chance, success in given.successes(places):
                    right += chance * success
                    known += chance * _known_entropy(success)
            self._tells[places] = _entropy(right) - known
        return self._tells[places]

    def __getitem__(self, theme: str) -> Skill:
        place = self._place[theme]
        weak = mean = square = 0.0
        for given in self._given:
            for chance, rate, is_weak in given.rates(place):
                weak += chance * is_weak
                mean += chance * rate
                square += chance * rate**2
        return Skill(
            theme=theme,
            tries=self._tries[place],
            missed=self._missed[place],
            weak=weak,
            miss_rate=mean,
            spread=max(0.0, square - mean * mean) ** 0.5,
        )

    def _places(self, themes: Iterable[str]) -> tuple[int, ...]:
        return tuple(sorted({self._place[theme] for theme in themes if theme in self._place}))


class _Ways:
    """Every way to be weak at no theme, one or two: its weight beforehand, and where it is met."""

    def __init__(self, themes: int) -> None:
        odds = PRIOR / (1 - PRIOR) / len(WEAK)
        self.weights = [1.0]
        self.at: list[dict[float, list[int]]] = [{r: [] for r in WEAK} for _ in range(themes)]
        """The ways that are weak at a place, by rate."""
        self.at_two: dict[tuple[int, int], list[tuple[float, float, int]]] = {}
        """The ways that are weak at two places, with both rates."""
        for place in range(themes):
            for rate in WEAK:
                self._add(odds, (place, rate))
        for one, two in combinations(range(themes), 2):
            self.at_two[one, two] = [
                (rate, other, self._add(odds * odds, (one, rate), (two, other)))
                for rate, other in product(WEAK, repeat=2)
            ]
        total = sum(self.weights)
        self.weights = [weight / total for weight in self.weights]

    def _add(self, weight: float, *weak: tuple[int, float]) -> int:
        way = len(self.weights)
        for place, rate in weak:
            self.at[place][rate].append(way)
        self.weights.append(weight)
        return way

    def by_ratio(self, places: Iterable[int]) -> dict[float, list[int]]:
        """The ways that are weak at one of the places, by what that multiplies success."""
        ratios: dict[int, float] = {}
        for place in places:
            for rate, ways in self.at[place].items():
                for way in ways:
                    ratios[way] = ratios.get(way, 1.0) * (1 - rate)
        grouped: dict[float, list[int]] = {}
        for way, ratio in ratios.items():
            grouped.setdefault(ratio, []).append(way)
        return grouped

    def twice(self, places: Iterable[int]) -> dict[tuple[float, float], list[int]]:
        """The ways that are weak at two of the places, by both rates."""
        grouped: dict[tuple[float, float], list[int]] = {}
        for pair in combinations(places, 2):
            for rate, other, way in self.at_two[pair]:
                grouped.setdefault((rate, other), []).append(way)
        return grouped


# All that follows from the number of themes and the places of a question is kept: the same few
# hundred sets of themes come again and again.
_ways = cache(_Ways)


@cache
def _by_ratio(themes: int, places: tuple[int, ...]) -> dict[float, list[int]]:
    return _ways(themes).by_ratio(places)


@cache
def _twice(themes: int, places: tuple[int, ...]) -> dict[tuple[float, float], list[int]]:
    return _ways(themes).twice(places)


class _Given:
    """The posterior over all ways to be weak, given the general rate of misses."""

    def __init__(self, general: float, chance: float, themes: int) -> None:
        self.general = general
        self.chance = chance
        self._ways = _ways(themes)
        self._themes = themes
        self._weights = self._ways.weights
        self._known: list[dict[float, float]] | None = None

    def observe(self, places: tuple[int, ...], *, right: bool, weight: float) -> None:
        weights = self._weights.copy()
        careful = (1 - self.general) ** len(places)
        usual = careful if right else 1 - careful
        for ratio, ways in _by_ratio(self._themes, places).items():
            chance = careful * ratio if right else 1 - careful * ratio
            factor = (chance / usual) ** weight
            for way in ways:
                weights[way] *= factor
        total = sum(weights)
        self._weights = [weight / total for weight in weights]
        self._known = None
        self.chance *= usual**weight * total

    def successes(self, places: tuple[int, ...]) -> Iterator[tuple[float, float]]:
        """Chances of a right answer (second), each with its own probability (first)."""
        at = self._at
        once = {rate: sum([at[place][rate] for place in places]) for rate in WEAK}
        usual = self.chance
        careful = (1 - self.general) ** len(places)
        for (rate, other), ways in _twice(self._themes, places).items():
            weight = self._weigh(ways)
            once[rate] -= weight
            once[other] -= weight
            usual -= weight * self.chance
            yield weight * self.chance, careful * (1 - rate) * (1 - other)
        for rate, weight in once.items():
            usual -= weight * self.chance
            yield weight * self.chance, careful * (1 - rate)
        yield usual, careful

    def rates(self, place: int) -> Iterator[tuple[float, float, bool]]:
        """Probabilities of each rate at which a theme is missed, and whether that is weak."""
        strong = 1.0
        for rate, weight in self._at[place].items():
            strong -= weight
            yield self.chance * weight, 1 - (1 - self.general) * (1 - rate), True
        yield self.chance * strong, self.general, False

    @property
    def _at(self) -> list[dict[float, float]]:
        """The probability of being weak at each place, by rate; worked out when first asked."""
        if self._known is None:
            weigh = self._weigh
            self._known = [{rate: weigh(at[rate]) for rate in at} for at in self._ways.at]
        return self._known

    def _weigh(self, ways: Iterable[int]) -> float:
        return sum(map(self._weights.__getitem__, ways))


def _entropy(chance: float) -> float:
    if not 0 < chance < 1:
        return 0.0
    return -chance * log(chance) - (1 - chance) * log(1 - chance)


_known_entropy = cache(_entropy)  # of the few hundred chances that the model itself knows
