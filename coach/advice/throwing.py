"""How a player throws who adds a table of crib averages to the hand, over all deals of six cards.

    python -m coach.advice.throwing throws > data/throws.csv
    python -m coach.advice.throwing keeps > data/keeps.csv

count how often each pair is thrown and each four cards are kept, by `data/crib_sensible.csv`.
"""

from __future__ import annotations

import sys
from collections import Counter
from typing import TYPE_CHECKING

from coach.advice.rank_hands import PAIRS, RankHand, Ranks, key, letters, multisets, rank_hands
from coach.advice.tables import Thrown, crib_averages

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

Policy = dict[Ranks, Counter[int]]
"""What is thrown of six ranks: in how many of the ways to be dealt them each of the `PAIRS`."""


def policy(
    hands: Iterable[RankHand],
    cribs: Sequence[float],
    *,
    own_crib: bool,
    flushes: bool = True,
) -> Policy:
    """Every hand's throw with the highest hand average plus or minus crib average.

    `cribs` goes by the place in `PAIRS`. Without `flushes` the suits make none.

    >>> from coach.advice.rank_hands import rank_hand
    >>> thrown = policy([rank_hand((3, 4, 4, 5, 10, 11))], [4.5] * 91, own_crib=True)
    >>> [{PAIRS[place]: ways for place, ways in throws.items()} for throws in thrown.values()]
    [{(10, 11): 1536}]
    """
    crib = [points if own_crib else -points for points in cribs]
    thrown: Policy = {}
    for ranks, ways, choices, suited in hands:
        best, place = max([(hand + crib[throw], throw) for throw, hand in choices])
        thrown[ranks] = throws = Counter({place: ways})
        for cards, points, keeps in suited if flushes else ():
            flush, kept = max([(hand + crib[throw], throw) for throw, hand in keeps])
            if flush + points > best:
                throws[place] -= cards
                throws[kept] += cards
    return thrown


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
# How often a pair is thrown by a player who adds the averages of crib_sensible.csv to the hand as
# dealer, and takes them away as pone: of all 20,358,520 deals of six cards. Under each rank: the
# cards of it dealt to the player in those deals, the thrown two included. Exact.
# Rebuilt by: python -m coach.advice.throwing throws
"""
_KEEPS = """\
# How often four ranks are kept by a player who adds the averages of crib_sensible.csv to the hand
# as dealer, and takes them away as pone: of all 20,358,520 deals of six cards. Exact.
# Rebuilt by: python -m coach.advice.throwing keeps
"""


def _write(table: str) -> Iterator[str]:
    hands, cribs = rank_hands(), crib_averages()
    seats = {
        "dealer": policy(hands, cribs.own, own_crib=True),
        "pone": policy(hands, cribs.opponents, own_crib=False),
    }
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
