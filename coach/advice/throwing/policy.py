"""How a player throws who adds cribs and pegging to the hand, over all deals of six cards.

    python -m coach.advice.throwing.policy throws > data/throws.csv
    python -m coach.advice.throwing.policy keeps > data/keeps.csv

count how often each pair is thrown and each four cards are kept, by `data/crib_sensible.csv` and
`data/pegging.csv`.
"""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Mapping
from functools import cache
from typing import TYPE_CHECKING

from coach.advice.rank_hands import PAIRS, RankHand, Ranks, key, letters, multisets, rank_hands
from coach.advice.tables import SEATS, Cribs, Seat, Thrown, crib_averages, pegging_averages

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

Policy = dict[Ranks, Counter[int]]
"""What is thrown of six ranks: in how many of the ways to be dealt them each of the `PAIRS`."""

Nets = Mapping[int, float]
"""By the key of four ranks kept: what they peg, less what is pegged against them, on average."""

NO_PEGGING: Nets = dict.fromkeys(map(key, multisets(4)), 0.0)


def policy(
    hands: Iterable[RankHand],
    cribs: Sequence[float],
    *,
    own_crib: bool,
    pegging: Nets = NO_PEGGING,
    flushes: bool = True,
) -> Policy:
    """Every hand's throw with the highest hand average and pegging, plus or minus crib average.

    `cribs` goes by the place in `PAIRS`. Without `flushes` the suits make none.

    >>> from coach.advice.rank_hands import rank_hand
    >>> thrown = policy([rank_hand((3, 4, 4, 5, 10, 11))], [4.5] * 91, own_crib=True)
    >>> [{PAIRS[place]: ways for place, ways in throws.items()} for throws in thrown.values()]
    [{(10, 11): 1536}]
    """
    crib = [points if own_crib else -points for points in cribs]
    thrown: Policy = {}
    for ranks, ways, choices, suited in hands:
        best, place = max(
            [(hand + pegging[keep] + crib[throw], throw) for throw, hand, keep in choices]
        )
        thrown[ranks] = throws = Counter({place: ways})
        for cards, points, keeps in suited if flushes else ():
            flush, kept = max(
                [(hand + pegging[keep] + crib[throw], throw) for throw, hand, keep in keeps]
            )
            if flush + points > best:
                throws[place] -= cards
                throws[kept] += cards
    return thrown


def policies(
    hands: Iterable[RankHand],
    cribs: Cribs,
    pegging: Mapping[Seat, Nets] | None = None,
    *,
    flushes: bool = True,
) -> dict[Seat, Policy]:
    """How both seats throw by these crib averages; without `pegging` they think of none."""
    hands, nets = [*hands], pegging or {"dealer": NO_PEGGING, "pone": NO_PEGGING}
    dealer = policy(hands, cribs.own, own_crib=True, pegging=nets["dealer"], flushes=flushes)
    pone = policy(hands, cribs.opponents, own_crib=False, pegging=nets["pone"], flushes=flushes)
    return {"dealer": dealer, "pone": pone}


def sensible(hands: Iterable[RankHand], seat: Seat, *, flushes: bool = True) -> Policy:
    """How a seat throws by the shipped tables.

    >>> from coach.advice.rank_hands import rank_hand
    >>> thrown = sensible([rank_hand((3, 4, 4, 5, 10, 11))], "pone")
    >>> [{PAIRS[place]: ways for place, ways in throws.items()} for throws in thrown.values()]
    [{(10, 11): 1536}]
    """
    own, cribs = seat == "dealer", crib_averages()
    crib, pegging = cribs.own if own else cribs.opponents, shipped_nets()[seat]
    return policy(hands, crib, own_crib=own, pegging=pegging, flushes=flushes)


@cache
def shipped_nets() -> dict[Seat, Nets]:
    """What four ranks kept net in the play in either seat, by the shipped table."""
    return {
        seat: {key(keep): pegged.net for keep, pegged in pegging_averages(seat).items()}
        for seat in SEATS
    }


def throws(thrown: Policy) -> list[Thrown]:
    """How often each of the `PAIRS` is thrown."""
    deals = [0] * len(PAIRS)
    dealt = [[0] * 13 for _ in PAIRS]
    for six, choices in thrown.items():
        for place, ways in choices.items():
            deals[place] += ways
            for rank in six:
                dealt[place][rank] += ways
    return [Thrown(times, tuple(cards)) for times, cards in zip(deals, dealt, strict=True)]


def keeps(thrown: Policy) -> dict[Ranks, int]:
    """In how many of the 20,358,520 deals each four ranks are kept."""
    keys = [key(pair) for pair in PAIRS]
    deals: Counter[int] = Counter()
    for six, choices in thrown.items():
        for place, ways in choices.items():
            deals[key(six) - keys[place]] += ways
    return {keep: deals[key(keep)] for keep in multisets(4)}


_THROWS = """\
# How often a pair is thrown by a player who adds to the hand what it nets by pegging.csv, and as
# dealer the averages of crib_sensible.csv, which pone takes away: of all 20,358,520 deals of six
# cards. Under each rank: the cards of it dealt to the player in those deals, the thrown two
# included. Exact.
# Rebuilt by: python -m coach.advice.throwing.policy throws
"""
_KEEPS = """\
# How often four ranks are kept by a player who adds to the hand what it nets by pegging.csv, and as
# dealer the averages of crib_sensible.csv, which pone takes away: of all 20,358,520 deals of six
# cards. Exact.
# Rebuilt by: python -m coach.advice.throwing.policy keeps
"""


def _write(table: str) -> Iterator[str]:
    hands = rank_hands()
    seats: dict[Seat, Policy] = {seat: sensible(hands, seat) for seat in SEATS}
    if table == "throws":
        yield f"{_THROWS}seat,throw,deals,{','.join(letters(range(13)))}\n"
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
