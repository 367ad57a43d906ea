"""What two ranks do in a crib, as codes with the ranks that complete them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, NamedTuple

from coach.cards import Rank

if TYPE_CHECKING:
    from coach.advice.throws.crib_averages import TwoRanks

MeritCode = Literal[
    "pair", "run", "fifteen", "five_together", "five_for_tens", "fifteen_with", "jack"
]


class Merit(NamedTuple):
    """A merit of two ranks in a crib.

    `pair` and `fifteen` need no third card, `run` and `fifteen_with` one of some ranks. With
    `five_together` and `five_for_tens` every ten-card makes fifteen. A `jack` is perhaps his nobs.
    """

    code: MeritCode
    ranks: tuple[Rank, ...] = ()
    """The ranks that complete it; none where it needs no third card, or any ten-card."""


def merits(ranks: TwoRanks) -> tuple[Merit, ...]:
    """The merits of two ranks in a crib.

    >>> [merit.code for merit in merits((Rank.FIVE, Rank.TEN))]
    ['fifteen', 'five_for_tens', 'fifteen_with']
    >>> merits((Rank.SEVEN, Rank.NINE))[0]
    Merit(code='run', ranks=(<Rank.EIGHT: '8'>,))
    """
    low, high = ranks
    pips = low.pips + high.pips
    runs, fifteens = _runs(ranks), _fifteens(ranks)
    found = {
        Merit("pair"): low is high,
        Merit("run", runs): bool(runs),
        Merit("fifteen"): pips == 15,
        Merit("five_together"): pips == 5,
        Merit("five_for_tens"): Rank.FIVE in ranks,
        Merit("fifteen_with", fifteens): bool(fifteens),
        Merit("jack"): Rank.JACK in ranks,
    }
    return tuple(merit for merit, has in found.items() if has)


def _runs(ranks: TwoRanks) -> tuple[Rank, ...]:
    """The ranks that make a run of three with two others."""
    orders = [(rank, sorted(one.order for one in (*ranks, rank))) for rank in Rank]
    return tuple(rank for rank, (low, middle, high) in orders if low + 2 == middle + 1 == high)


def _fifteens(ranks: TwoRanks) -> tuple[Rank, ...]:
    """The ranks that make fifteen with one or both of two others, but for a five's ten-cards."""
    low, high = ranks
    sums = {low.pips, high.pips, low.pips + high.pips}
    return tuple(rank for rank in Rank if 15 - rank.pips in sums and rank.pips < 10)
