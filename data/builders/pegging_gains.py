"""Gains of strong play over one-ply play, keep by keep, in the same deals.

    python -m data.builders.pegging_gains > data/pegging_gains.csv

All keeps get the same number of deals in either seat: the throw behind the keep, the other side's
six cards and the starter are drawn, and the same cards are played by two experts and by two one-ply
players. A further column has the exact gain of the best answer to a one-ply opponent. Both sides
throw by the hand plus or minus the crib of random cards, so that this table rests on none of those
that rest on it.
"""

from __future__ import annotations

import random
import sys
from bisect import bisect
from functools import cache
from itertools import accumulate
from typing import TYPE_CHECKING, NamedTuple, TypeVar

from coach.advice.throws.crib_averages import random_crib_averages
from coach.engine.play.fast_play import FastPlay
from coach.engine.play.hands import number_of
from coach.engine.play.known import Known
from coach.engine.ranks import PAIRS, Ranks, letters, without
from coach.engine.rules import ALL_RANKS, RankNumber
from coach.engine.search.favour import Favour, favour
from coach.engine.six_cards import rank_hands
from coach.engine.tables import CribAverages, Gain
from coach.players.cards.best_answer import BestAnswer
from coach.shuffle import shuffled
from data.builders.best_answer import answer_gain
from data.builders.duel import duel
from data.builders.joint_keeps import KEEPS, Side
from data.builders.throws import keeps, policies

if TYPE_CHECKING:
    from collections import Counter
    from collections.abc import Iterator

    from coach.engine.throwing.policy import ThrowPolicy

DEALS = 20
"""For each keep in each seat."""
PONE, DEALER = 0, 1

_T = TypeVar("_T")


class Throwing(NamedTuple):
    """The throws of both seats, and what follows from them; pone first."""

    policies: tuple[ThrowPolicy, ...]
    sides: tuple[Side, ...]
    favours: tuple[Favour, ...]


@cache
def throwing() -> Throwing:
    """Hand plus or minus the crib of random cards; two seconds."""
    cribs = [*random_crib_averages().values()]
    seats = policies(rank_hands(), CribAverages(cribs, cribs))
    both = seats["pone"], seats["dealer"]
    return Throwing(both, tuple(map(Side, both)), tuple(map(_favour, both)))


def gain(seat: int, place: int, deals: int = DEALS) -> Gain:
    """The gain of one keep.

    Args:
        seat: `PONE` or `DEALER`.
        place: of the keep in `KEEPS`.
        deals: each has a seed of its own, so that no gain depends on those found before.
    """
    found = [_one_gain(seat, place, deal) for deal in range(deals)]
    own, opponents = (sum(side) for side in zip(*found, strict=True))
    squares = sum((own - opponent) ** 2 for own, opponent in found)
    answer = answer_gain(seat, number_of(KEEPS[place]), throwing().favours[1 - seat])
    # Zero is added so that the table has no minus zero.
    return Gain(own, opponents, squares, *(round(points, 4) + 0.0 for points in answer))


def _one_gain(seat: int, place: int, deal: int) -> tuple[int, int]:
    rng = random.Random((deal * len(KEEPS) + place) * 2 + seat)
    hands, starter = _deal(rng, seat, place)
    keeps = [number_of(keep) for keep, _ in hands]
    expert, play = BestAnswer(rng, throwing().favours), FastPlay(keeps)
    while play.turn is not None:
        turn = play.turn
        known = Known(turn, play.hands[turn], play.record, hands[turn][1], starter)
        play.put(expert.rank(known))
    gains = [points - less for points, less in zip(play.points, duel(*keeps), strict=True)]
    return gains[seat], gains[1 - seat]


def _deal(
    rng: random.Random, seat: int, place: int
) -> tuple[list[tuple[Ranks, Ranks]], RankNumber]:
    """Draw keeps, throws and the starter, given the keep of one seat."""
    both = throwing()
    six = _drawn(rng, both.sides[seat].behind[place])
    unseen = [rank for rank in ALL_RANKS for _ in range(4 - six.count(rank))]
    *others, starter = shuffled(rng, unseen)[:7]
    their_six = tuple(sorted(others))
    their_throw = PAIRS[_drawn(rng, both.policies[1 - seat][their_six])]
    hands = [
        (KEEPS[place], without(six, KEEPS[place])),
        (without(their_six, their_throw), their_throw),
    ]
    return hands if seat == PONE else hands[::-1], starter


def _drawn(rng: random.Random, often: Counter[_T]) -> _T:
    """Draw one of the items, with its count as the weight."""
    reached = [*accumulate(often.values())]
    return [*often][bisect(reached, rng.random() * reached[-1])]


def _favour(thrown: ThrowPolicy) -> Favour:
    return favour({number_of(keep): deals for keep, deals in keeps(thrown).items()})


_COLUMNS = ["pone", "against_pone", "pone_squares", "pone_answer", "against_pone_answer"]
_HEAD = f"""\
# Points that two experts peg beyond two one-ply players with the same cards, by the four ranks
# kept: one's own gain, the opponent's gain, squares of the net gain. Sums over {DEALS} deals for
# the keep as pone and as many as dealer. Answer: the exact average gain of the best answer to a
# one-ply opponent. Both sides throw by hand plus or minus the crib of random cards.
# Rebuilt by: python -m data.builders.pegging_gains
{",".join(["keep", *_COLUMNS, *(name.replace("pone", "dealer") for name in _COLUMNS)])}
"""


def _row(place: int) -> str:
    numbers = [*gain(PONE, place), *gain(DEALER, place)]
    return f"{letters(KEEPS[place])},{','.join(map(str, numbers))}\n"


def _write(processes: int | None) -> Iterator[str]:
    from multiprocessing import Pool

    yield _HEAD
    with Pool(processes) as pool:
        yield from pool.imap(_row, range(len(KEEPS)), chunksize=10)


if __name__ == "__main__":
    sys.stdout.writelines(_write(int(sys.argv[1]) if sys.argv[1:] else None))
