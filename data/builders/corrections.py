"""Corrections of one-ply pegging averages for strong play, smoothed over the keeps.

A keep's gain by the best answer to one-ply play is known exactly. The rest is mostly a loss,
because the other side plays better too. A few dozen deals say little of one keep alone, so the rest
is modelled by what a pegger sees in four cards: ranks, pairs, runs, and what makes five, fifteen or
thirty-one. A ridge regression estimates the effects and their errors. The residuals tell how far
the keeps differ beyond fit and chance; to that extent a keep's own deals are believed.
"""

from __future__ import annotations

from itertools import combinations
from math import sqrt
from statistics import fmean
from typing import TYPE_CHECKING, NamedTuple

from coach.engine.rules import PIPS
from data.builders.joint_keeps import KEEPS
from data.builders.pegging_gains import DEALS
from data.builders.ridge import Ridge

if TYPE_CHECKING:
    from collections.abc import Sequence

    from coach.engine.ranks import Ranks
    from coach.engine.tables import Gain

EXPECTED = 0.04
"""Points by which a feature is expected to matter, for a standard deviation of it."""


class Correction(NamedTuple):
    """Points that strong players peg beyond one-ply players with a keep, on average."""

    own: float
    opponents: float
    error: float
    """The standard error of the net."""


def corrections(gains: Sequence[Gain], deals: int = DEALS) -> list[Correction]:
    """The correction of each of the `KEEPS` in a seat, from its gain in a number of deals."""
    net = [(gain.own - gain.opponents) / deals for gain in gains]
    within = [gain.squares / deals - mean**2 for gain, mean in zip(gains, net, strict=True)]
    noise = fmean(within) / (deals - 1)  # the variance of what a keep nets on average
    ridge = Ridge([features(keep) for keep in KEEPS], penalty=noise / EXPECTED**2)
    own = [gain.own / deals - gain.answer for gain in gains]
    opponents = [gain.opponents / deals - gain.against_answer for gain in gains]
    rest = [one - other for one, other in zip(own, opponents, strict=True)]
    misfit = sum((one - other) ** 2 for one, other in zip(rest, ridge.fitted(rest), strict=True))
    beyond = max(0.0, misfit / (len(KEEPS) - sum(ridge.leverage)) - noise)
    trust = beyond / (beyond + noise)
    return [
        Correction(
            gain.answer + mine,
            gain.against_answer + opponents,
            sqrt(noise * share + beyond * (1 - trust)),
        )
        for gain, mine, opponents, share in zip(
            gains,
            _smoothed(ridge, own, trust),
            _smoothed(ridge, opponents, trust),
            ridge.leverage,
            strict=True,
        )
    ]


def _smoothed(ridge: Ridge, values: list[float], trust: float) -> list[float]:
    """The fit, plus the part of the residuals that is more than chance."""
    return [
        fit + trust * (value - fit) for fit, value in zip(ridge.fitted(values), values, strict=True)
    ]


def features(keep: Ranks) -> list[float]:
    """The features of four ranks by which the gains are modelled."""
    times = [keep.count(rank) for rank in range(13)]
    pips = [PIPS[rank] for rank in keep]
    twos, threes = ([sum(some) for some in combinations(pips, size)] for size in (2, 3))
    return [
        *(alike > 0 for alike in times),
        *(sum(alike >= size for alike in times) for size in (2, 3, 4)),
        *(sum(all(times[low : low + size]) for low in range(14 - size)) for size in (2, 3, 4)),
        sum(bool(low and high) for low, high in zip(times, times[2:], strict=False)),
        *(twos.count(count) for count in (5, 10, 11, 15, 16, 20)),
        *(threes.count(count) for count in (15, 21)),
    ]
