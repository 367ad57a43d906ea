"""Averages of a throw in the crib when both sides throw sensibly, each answering the other.

    python -m data.builders.crib_sensible > data/crib_sensible.csv

Hessel's method, on ranks: the dealer throws by hand plus one table, pone by hand less the other,
and the tables are what these throws average in the crib over all the deals in which they are made,
of six cards each and a starter. The tables move until they agree with themselves. New to this
method: either side adds to the hand what the cards kept net in the play, by `data/pegging.csv`.

Every step is exact. What six known cards leave to be drawn is counted from the full pack: all
draws, less those that hold one of the six, plus those that hold two, and so on over the 64 parts of
the six. So a draw is looked at once, and not once for each of the 18,395 hands beside it.
"""

from __future__ import annotations

import sys
from array import array
from functools import cache
from math import comb
from operator import itemgetter, mul
from typing import TYPE_CHECKING

from coach.engine.rank_points import RANK_KEYS, RANK_POINTS
from coach.engine.ranks import JACK, PAIRS, Ranks, key, letters, multisets
from coach.engine.rules import ALL_RANKS, RankNumber
from coach.engine.six_cards import RankHand, rank_hands
from coach.engine.tables import CribAverages
from coach.engine.throwing.policy import ThrowPolicy, shipped_nets
from data.builders.throws import policies

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from coach.engine.throwing.policy import Nets
    from coach.seats import Seat

SETTLED = 0.005
"""Points: the tables are done when no entry is further than this from its answer."""

_DRAWS = comb(46, 6) * 40  # the other side's six cards and a starter


def settle(
    hands: Sequence[RankHand],
    pegging: Mapping[Seat, Nets] | None = None,
    *,
    flushes: bool = True,
    rounds: int = 40,
) -> CribAverages:
    """The tables that answer themselves, from none at all; about four minutes for all hands.

    A table goes half of the way to its answer, so that the two sides do not take turns.
    """
    nothing = [0.0] * len(PAIRS)
    cribs = answer(CribAverages(nothing, nothing), hands, pegging, flushes=flushes)
    for _ in range(rounds):
        answers = answer(cribs, hands, pegging, flushes=flushes)
        if _distance(cribs, answers) < SETTLED:
            break
        cribs = CribAverages(*map(_halfway, cribs, answers))
    return cribs


def answer(
    cribs: CribAverages,
    hands: Sequence[RankHand],
    pegging: Mapping[Seat, Nets] | None = None,
    *,
    flushes: bool = True,
) -> CribAverages:
    """What throws average in the crib when both sides throw by these tables."""
    thrown = policies(hands, cribs, pegging, flushes=flushes)
    dealer, pone = thrown["dealer"], thrown["pone"]
    return CribAverages(in_the_crib(dealer, pone), in_the_crib(pone, dealer))


def in_the_crib(own: ThrowPolicy, other: ThrowPolicy) -> list[float]:
    """Average the crib of each of the `PAIRS`, over all deals in which `own` throws it.

    A pair that is never thrown gets nothing.
    """
    with_other = _with_known_cards(other)
    points, deals = [0.0] * len(PAIRS), [0] * len(PAIRS)
    for hand, throws in own.items():
        parts = itemgetter(*_parts(hand))
        for place, ways in throws.items():
            points[place] += ways * sum(parts(with_other[place]))
            deals[place] += ways
    return [total / max(1, count) / _DRAWS for total, count in zip(points, deals, strict=True)]


def _with_known_cards(other: ThrowPolicy) -> list[array[float]]:
    """Crib points by own throw, over all draws of six other cards and a starter with some cards.

    The second place is that of the cards in `_KNOWN`; an odd number of them counts negative.
    """
    rows: dict[int, list[float]] = {
        key(ranks): _mixed(*_draw(ranks, other)) for ranks in multisets(7)
    }
    signed: list[list[float]] = [[]] * len(_KNOWN)
    for size in range(6, -1, -1):
        larger, rows = rows, {}
        for ranks in multisets(size):
            known = key(ranks)
            # A draw that holds them holds 7 - size sets of one card more.
            free = [(rank, 4 - ranks.count(rank)) for rank in range(13) if ranks.count(rank) < 4]
            row = _mixed(
                [larger[known + RANK_KEYS[rank]] for rank, _ in free],
                [cards / (7 - size) for _, cards in free],
            )
            rows[known] = row
            signed[_KNOWN[known]] = [-points for points in row] if size % 2 else row
    return [array("d", column) for column in zip(*signed, strict=True)]


def _draw(seven: Ranks, other: ThrowPolicy) -> tuple[list[list[float]], list[float]]:
    """The cribs that seven cards make, any of them the starter, and their weights."""
    cribs, weights = [], []
    for starter in set(seven):
        cut = seven.index(starter)
        throws = other[seven[:cut] + seven[cut + 1 :]]
        for place, ways in throws.items():
            cribs.append(_cribs()[place][starter])
            weights.append(seven.count(starter) * ways / throws.total())
    return cribs, weights


def _mixed(rows: list[list[float]], weights: list[float]) -> list[float]:
    return [sum(map(mul, weights, column)) for column in zip(*rows, strict=True)]


@cache
def _cribs() -> list[list[list[float]]]:
    """Crib points with nobs on average, by the other throw, the starter, and the own throw."""
    return [
        [[_crib(own, other, starter) for own in PAIRS] for starter in ALL_RANKS] for other in PAIRS
    ]


def _crib(own: Ranks, other: Ranks, starter: RankNumber) -> float:
    jacks = 0 if starter == JACK else (own + other).count(JACK)
    # Five cards of a rank are counted in and taken out again.
    return RANK_POINTS.get(key((*own, *other, starter)), 0) + jacks / 4


def _parts(six: Ranks) -> list[int]:
    """The places in `_KNOWN` of the 64 parts of six cards."""
    keys = [0]
    for rank in six:
        keys += [part + RANK_KEYS[rank] for part in keys]
    return [_KNOWN[part] for part in keys]


def _distance(one: CribAverages, other: CribAverages) -> float:
    gaps = [abs(a - b) for pair in zip(one, other, strict=True) for a, b in zip(*pair, strict=True)]
    return max(gaps)


def _halfway(here: list[float], there: list[float]) -> list[float]:
    return [(a + b) / 2 for a, b in zip(here, there, strict=True)]


_KNOWN: dict[int, int] = {
    known: place
    for place, known in enumerate(key(ranks) for size in range(7) for ranks in multisets(size))
}


_HEAD = """\
# Averages of a crib by the two ranks thrown to it: one's own, and the opponent's. Both sides throw
# by these tables, for the most of hand (flushes included) plus play (pegging.csv), plus or minus
# crib. Averaged over all deals of six cards each and a starter in which the pair is thrown; nobs
# included, on average over suits, no flush in the crib. No entry is further than 0.005 from its
# answer, the table that results from throwing by it.
# Rebuilt by: python -m data.builders.crib_sensible
low,high,own,opponents
"""


if __name__ == "__main__":
    settled = settle(rank_hands(), shipped_nets())
    sys.stdout.write(_HEAD)
    sys.stdout.writelines(
        f"{letters(pair)[0]},{letters(pair)[1]},{own:.4f},{opponents:.4f}\n"
        for pair, own, opponents in zip(PAIRS, *settled, strict=True)
    )
