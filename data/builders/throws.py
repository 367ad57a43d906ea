"""Frequencies of throws and of keeps over all deals of six cards.

    python -m data.builders.throws throws > data/throws.csv
    python -m data.builders.throws keeps > data/keeps.csv

Both follow from `data/crib_sensible.csv` and `data/pegging.csv`, exactly.
"""

from __future__ import annotations

import sys
from collections import Counter
from typing import TYPE_CHECKING

from coach.engine.ranks import PAIRS, Ranks, key, letters, multisets
from coach.engine.rules import ALL_RANKS
from coach.engine.six_cards import RankHand, rank_hands
from coach.engine.tables import CribAverages, ThrowCount
from coach.engine.throwing.policy import NO_PEGGING, Nets, ThrowPolicy, policy, sensible
from coach.seats import SEATS, Seat

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping


def policies(
    hands: Iterable[RankHand],
    cribs: CribAverages,
    pegging: Mapping[Seat, Nets] | None = None,
    *,
    flushes: bool = True,
) -> dict[Seat, ThrowPolicy]:
    """The throws of both seats by these crib averages; without `pegging` the play is left out."""
    hands, nets = [*hands], pegging or {"dealer": NO_PEGGING, "pone": NO_PEGGING}
    dealer = policy(hands, cribs.own, "dealer", pegging=nets["dealer"], flushes=flushes)
    pone = policy(hands, cribs.opponents, "pone", pegging=nets["pone"], flushes=flushes)
    return {"dealer": dealer, "pone": pone}


def throws(thrown: ThrowPolicy) -> list[ThrowCount]:
    """Count the throws of each of the `PAIRS`."""
    deals = [0] * len(PAIRS)
    dealt = [[0] * 13 for _ in PAIRS]
    for six, choices in thrown.items():
        for place, ways in choices.items():
            deals[place] += ways
            for rank in six:
                dealt[place][rank] += ways
    return [ThrowCount(times, tuple(cards)) for times, cards in zip(deals, dealt, strict=True)]


def keeps(thrown: ThrowPolicy) -> dict[Ranks, int]:
    """Count, of the 20,358,520 deals, those in which each four ranks are kept."""
    keys = [key(pair) for pair in PAIRS]
    deals: Counter[int] = Counter()
    for six, choices in thrown.items():
        for place, ways in choices.items():
            deals[key(six) - keys[place]] += ways
    return {keep: deals[key(keep)] for keep in multisets(4)}


_THROWS = """\
# Deals, of all 20,358,520 of six cards, in which a sensible player throws a pair: for the most of
# hand plus play (pegging.csv), plus crib as dealer or minus crib as pone (crib_sensible.csv). Under
# each rank: the cards of it dealt to the player in those deals, the thrown two included. Exact.
# Rebuilt by: python -m data.builders.throws throws
"""


_KEEPS = """\
# Deals, of all 20,358,520 of six cards, in which a sensible player keeps four ranks: for the most
# of hand plus play (pegging.csv), plus crib as dealer or minus crib as pone (crib_sensible.csv).
# Exact.
# Rebuilt by: python -m data.builders.throws keeps
"""


def _write(table: str) -> Iterator[str]:
    hands = rank_hands()
    seats: dict[Seat, ThrowPolicy] = {seat: sensible(hands, seat) for seat in SEATS}
    if table == "throws":
        yield f"{_THROWS}seat,throw,deals,{','.join(letters(ALL_RANKS))}\n"
        for seat, thrown in seats.items():
            for pair, (deals, dealt) in zip(PAIRS, throws(thrown), strict=True):
                yield f"{seat},{letters(pair)},{deals},{','.join(map(str, dealt))}\n"
    else:
        yield f"{_KEEPS}keep,{','.join(seats)}\n"
        kept = [keeps(thrown) for thrown in seats.values()]
        for keep in multisets(4):
            yield f"{letters(keep)},{','.join(str(deals[keep]) for deals in kept)}\n"


if __name__ == "__main__":
    sys.stdout.writelines(_write(sys.argv[1]))
