"""What every four cards kept peg on average, and what the opponent pegs against them.

    python -m coach.advice.pegging.averages > data/pegging.csv

Both sides throw sensibly. Played by one ply, a play depends on the two keeps alone: every pair of
them is played, and weighed by the deals in which the two are made. Nothing is sampled there. Half
of what changes when both sides play well (see `corrections`) is added: most people are in between.
"""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

from coach.advice.pegging.corrections import corrections
from coach.advice.pegging.duel import duel
from coach.advice.pegging.multisets import NUMBER
from coach.advice.rank_hands import letters, rank_hands
from coach.advice.tables import SEATS, Pegged, pegging_gains
from coach.advice.throwing.joint_keeps import KEEPS, Side, deals_beside
from coach.advice.throwing.policy import sensible

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from coach.advice.rank_hands import RankHand
    from coach.advice.tables import Seat


def sides(hands: Iterable[RankHand]) -> dict[Seat, Side]:
    """What both seats keep of these hands when they throw by the shipped tables."""
    hands = [*hands]
    return {seat: Side(sensible(hands, seat)) for seat in SEATS}


def pegging(seat: Seat, place: int, both: dict[Seat, Side]) -> Pegged:
    """What a keep pegs by one ply, and what is pegged against it, over all that he may keep.

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


SHARE = 0.5
"""How much of the way from one-ply play to strong play the table goes. Throws that go all of it win
nothing from one-ply players, throws that go none of it nothing from experts (`data/README.md`)."""

_ROUNDING = 0.5  # deals: fewer are none, as what cannot be comes out near nought

_HEAD = """\
# What four ranks kept peg on average, and what the opponent pegs against them, in points, as pone
# and as dealer, when both sides throw sensibly and play half way between one ply and the expert. By
# one ply every pair of keeps is played, weighed by the deals in which sensible throws make both;
# behind a keep that is never made any throw is as likely. To that comes half of what
# pegging_gains.csv says, smoothed: the errors are the standard errors of the net that it brings.
# Rebuilt by: python -m coach.advice.pegging.averages
keep,pone,against_pone,dealer,against_dealer,pone_error,dealer_error
"""


def _write() -> Iterator[str]:
    yield _HEAD
    both = sides(rank_hands())
    added = {seat: corrections(pegging_gains(seat)) for seat in both}
    for place, keep in enumerate(KEEPS):
        numbers, errors = [], []
        for seat in ("pone", "dealer"):
            by_one_ply, more = pegging(seat, place, both), added[seat][place]
            numbers += [by_one_ply.own + SHARE * more.own]
            numbers += [by_one_ply.opponents + SHARE * more.opponents]
            errors.append(SHARE * more.error)
        yield f"{letters(keep)},{','.join(f'{points:.3f}' for points in numbers + errors)}\n"


if __name__ == "__main__":
    sys.stdout.writelines(_write())
