"""What every four cards kept peg on average, and what the opponent pegs against them.

    python -m coach.advice.pegging.averages > data/pegging.csv

Both sides throw sensibly and play by one ply. Such a play depends on the two keeps alone: every
pair of them is played, and weighed by the deals in which the two are made. Nothing is sampled.
"""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

from coach.advice.joint_keeps import KEEPS, Side, deals_beside
from coach.advice.pegging.duel import duel
from coach.advice.pegging.multisets import NUMBER
from coach.advice.rank_hands import letters, rank_hands
from coach.advice.tables import Pegged, crib_averages
from coach.advice.throwing import policy

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from coach.advice.rank_hands import RankHand
    from coach.advice.tables import Seat


def sides(hands: Iterable[RankHand]) -> dict[Seat, Side]:
    """What both seats keep of these hands when they throw by the shipped crib averages."""
    hands, cribs = [*hands], crib_averages()
    return {
        "dealer": Side(policy(hands, cribs.own, own_crib=True)),
        "pone": Side(policy(hands, cribs.opponents, own_crib=False)),
    }


def pegging(seat: Seat, place: int, both: dict[Seat, Side]) -> Pegged:
    """What a keep pegs, and what is pegged against it, averaged over all that he may keep.

    Args:
        seat: mine.
        place: of my keep in `KEEPS`.
        both: the keeps of the two seats. What the opponent never keeps, he does not hold.
    """
    his = both["pone" if seat == "dealer" else "dealer"]
    mine, weights, own, opponents = NUMBER[KEEPS[place]], 0.0, 0.0, 0.0
    for keep, made, deals in zip(
        KEEPS, his.made, deals_beside(both[seat], place, his), strict=True
    ):
        if made and deals > _ROUNDING:
            if seat == "pone":
                points, against = duel(mine, NUMBER[keep])
            else:
                against, points = duel(NUMBER[keep], mine)
            weights += deals
            own += deals * points
            opponents += deals * against
    return Pegged(own / weights, opponents / weights)


_ROUNDING = 0.5  # deals: fewer are none, as what cannot be comes out near nought

_HEAD = """\
# What four ranks kept peg on average, and what the opponent pegs against them, in points, as pone
# and as dealer. Both sides throw by crib_sensible.csv and play by one ply; every pair of keeps is
# played, weighed by the deals in which both are made. Nothing is sampled, so for such players the
# only error is that of rounding, 0.0005. Behind a keep that is never made any throw is as likely.
# Rebuilt by: python -m coach.advice.pegging.averages
keep,pone,against_pone,dealer,against_dealer
"""


def _write() -> Iterator[str]:
    yield _HEAD
    both = sides(rank_hands())
    for place, keep in enumerate(KEEPS):
        pone, dealer = pegging("pone", place, both), pegging("dealer", place, both)
        yield f"{letters(keep)},{','.join(f'{points:.3f}' for points in pone + dealer)}\n"


if __name__ == "__main__":
    sys.stdout.writelines(_write())
