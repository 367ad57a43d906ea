"""The shipped tables of sensible throwing, each read on first use.

A pair goes by its place in `PAIRS`. `data/README.md` says what the figures mean and how good they
are.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING, NamedTuple

from coach.engine.ranks import PAIRS, Ranks, multisets
from coach.seats import Seat

if TYPE_CHECKING:
    from collections.abc import Sequence

    from coach.seats import Seat

Frequencies = Mapping[Ranks, float]
"""Probability (0–1) by pair thrown; a pair that is not there is never thrown."""
DEALS = 20_358_520
"""Ways to be dealt six cards."""


class CribAverages(NamedTuple):
    """Crib averages of the `PAIRS`: thrown to one's own crib, and to the opponent's."""

    own: list[float]
    opponents: list[float]


class ThrowCount(NamedTuple):
    """Deals in which a pair, or a card, is thrown, and the cards dealt in them."""

    deals: int
    """Of all `DEALS`."""
    dealt: tuple[int, ...]
    """By rank: the cards of it dealt in those deals, the thrown two included."""


class PeggingAverage(NamedTuple):
    """Points in the play, on average."""

    own: float
    opponents: float

    @property
    def net(self) -> float:
        """Own points less the opponent's."""
        return self.own - self.opponents


class Gain(NamedTuple):
    """Points pegged beyond those of one-ply players with the same keep."""

    own: int
    """Of two experts, summed over deals."""
    opponents: int
    squares: int
    """Of what the experts gain net, summed too, for the uncertainty."""
    answer: float
    """Average gain of the best answer to a one-ply opponent; then what that opponent gains."""
    against_answer: float


@cache
def crib_averages() -> CribAverages:
    """Both tables of crib averages.

    >>> len(crib_averages().own)
    91
    """
    own, opponents = zip(*[row[2:] for row in rows("crib_sensible.csv")], strict=True)
    return CribAverages([*map(float, own)], [*map(float, opponents)])


@cache
def throw_counts(seat: Seat) -> tuple[ThrowCount, ...]:
    """Count the deals in which a sensible player throws each of the `PAIRS`.

    >>> sum(thrown.deals for thrown in throw_counts("pone")) == DEALS
    True
    """
    return tuple(
        ThrowCount(int(deals), tuple(map(int, dealt)))
        for thrower, _, deals, *dealt in rows("throws.csv")
        if thrower == seat
    )


def throw_frequency(seat: Seat) -> Frequencies:
    """Probability (0–1) that a sensible player throws each pair.

    >>> eight, king = 7, 12
    >>> throw_frequency("pone")[eight, king] > 3 * throw_frequency("dealer")[eight, king]
    True
    """
    thrown = throw_counts(seat)
    return {pair: row.deals / DEALS for pair, row in zip(PAIRS, thrown, strict=True)}


@cache
def keep_counts(seat: Seat) -> Mapping[Ranks, int]:
    """Deals, of all `DEALS`, in which a sensible player keeps each four ranks.

    >>> sum(keep_counts("dealer").values()) == DEALS
    True
    """
    column = 1 if seat == "dealer" else 2
    return {keep: int(row[column]) for keep, row in _by_keep("keeps.csv")}


def keep_frequency(seat: Seat) -> Mapping[Ranks, float]:
    """Probability (0–1) that a sensible player keeps each four ranks.

    >>> four_to_seven, nine_to_queen = (3, 4, 5, 6), (8, 9, 10, 11)
    >>> keep_frequency("pone")[four_to_seven] > keep_frequency("pone")[nine_to_queen]
    True
    """
    return {keep: deals / DEALS for keep, deals in keep_counts(seat).items()}


@cache
def pegging_averages(seat: Seat) -> Mapping[Ranks, PeggingAverage]:
    """Average points that each four ranks kept peg in a seat, and that are pegged against them.

    >>> dealer, pone = pegging_averages("dealer"), pegging_averages("pone")
    >>> four_to_seven = (3, 4, 5, 6)
    >>> dealer[four_to_seven].net > 0 > pone[four_to_seven].net
    True
    """
    column = 1 if seat == "pone" else 3
    return {
        keep: PeggingAverage(float(row[column]), float(row[column + 1]))
        for keep, row in _by_keep("pegging.csv")
    }


@cache
def pegging_errors(seat: Seat) -> Mapping[Ranks, float]:
    """The standard error of the net of each of the `pegging_averages`, in points.

    >>> pegging_errors("dealer")[3, 4, 5, 6] < 0.5
    True
    """
    column = 5 if seat == "pone" else 6
    return {keep: float(row[column]) for keep, row in _by_keep("pegging.csv")}


def pegging_gains(seat: Seat) -> list[Gain]:
    """The gain of every keep in a seat when both sides play well, A-A-A-A to K-K-K-K.

    >>> len(pegging_gains("pone"))
    1820
    """
    first = 1 if seat == "pone" else 6
    return [
        Gain(*map(int, row[first : first + 3]), *map(float, row[first + 3 : first + 5]))
        for row in rows("pegging_gains.csv")
    ]


def _by_keep(name: str) -> Iterator[tuple[Ranks, list[str]]]:
    """The rows of a table that has all keeps in their order, A-A-A-A to K-K-K-K."""
    return zip(multisets(4), rows(name), strict=True)


@cache
def rows(name: str) -> Sequence[list[str]]:
    """The rows of a shipped table, below its comments and the names of the columns."""
    lines = (files("coach.tables") / name).read_text("utf-8").splitlines()
    _names, *found = (line.split(",") for line in lines if not line.startswith("#"))
    return found
