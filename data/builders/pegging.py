"""Pegging averages of every keep, and of the opponent against it.

    python -m data.builders.pegging > data/pegging.csv

Both sides throw sensibly. Played by one ply, a play depends on the two keeps alone: every pair of
them is played, and weighted by the deals in which the two are made. Nothing is sampled there. What
strong play adds comes on top (see `added`).
"""

from __future__ import annotations

import sys
from operator import mul
from typing import TYPE_CHECKING

from coach.engine.play.hands import NUMBER
from coach.engine.ranks import letters
from coach.engine.six_cards import rank_hands
from coach.engine.tables import PeggingAverage, pegging_gains
from coach.engine.throwing.policy import sensible
from coach.seats import SEATS
from data.builders.corrections import Correction, corrections
from data.builders.duel import duel
from data.builders.joint_keeps import KEEPS, Side, deals_beside

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from coach.engine.six_cards import RankHand
    from coach.engine.tables import Gain
    from coach.seats import Seat


def sides(hands: Iterable[RankHand]) -> dict[Seat, Side]:
    """The keeps of both seats from these hands when they throw by the shipped tables."""
    hands = [*hands]
    return {seat: Side(sensible(hands, seat)) for seat in SEATS}


def pegging(seat: Seat, place: int, both: dict[Seat, Side]) -> PeggingAverage:
    """Average what a keep pegs by one ply, and what is pegged against it, over all other keeps.

    Args:
        seat: mine.
        place: of my keep in `KEEPS`.
        both: the keeps of the two seats. What the opponent never keeps, they do not hold.
    """
    other = both["pone" if seat == "dealer" else "dealer"]
    mine, weights, own, opponents = NUMBER[KEEPS[place]], 0.0, 0.0, 0.0
    for keep, made, deals in zip(
        KEEPS, other.made, deals_beside(both[seat], place, other), strict=True
    ):
        if made and deals > _ROUNDING:
            if seat == "pone":
                points, against = duel(mine, NUMBER[keep])
            else:
                against, points = duel(NUMBER[keep], mine)
            weights += deals
            own += deals * points
            opponents += deals * against
    return PeggingAverage(own / weights, opponents / weights)


SHARE = 0.5
"""Share that is believed of the differences between keeps in the gain by strong play. Throws that
believe all of it gain nothing when one-ply players play them out; half is as good between experts,
and gains with both (`data/README.md`)."""


def added(gains: Sequence[Gain], side: Side) -> list[Correction]:
    """The gain by strong play for each of the `KEEPS`: the average, and `SHARE` of its difference.

    Args:
        gains: of the keeps in a seat.
        side: how often that seat makes them.
    """
    found = corrections(gains)
    often = [behind.total() * made for behind, made in zip(side.behind, side.made, strict=True)]
    own = sum(map(mul, often, [one.own for one in found])) / sum(often)
    opponents = sum(map(mul, often, [one.opponents for one in found])) / sum(often)
    return [
        Correction(
            own + SHARE * (one.own - own),
            opponents + SHARE * (one.opponents - opponents),
            SHARE * one.error,
        )
        for one in found
    ]


_ROUNDING = 0.5  # deals: fewer are none, as what cannot be comes out near zero

_HEAD = """\
# Average points that four ranks kept peg, and that the opponent pegs against them, as pone and as
# dealer, when both sides throw sensibly and play well. One-ply play: every pair of keeps is played,
# weighted by the deals in which sensible throws make both; any throw is as likely as another behind
# a keep that is never made. Strong play: the gains of pegging_gains.csv, smoothed; their average is
# added, and half of the differences between keeps. Errors: standard errors of the net.
# Rebuilt by: python -m data.builders.pegging
keep,pone,against_pone,dealer,against_dealer,pone_error,dealer_error
"""


def _write() -> Iterator[str]:
    yield _HEAD
    both = sides(rank_hands())
    more = {seat: added(pegging_gains(seat), side) for seat, side in both.items()}
    for place, keep in enumerate(KEEPS):
        numbers, errors = [], []
        for seat in ("pone", "dealer"):
            by_one_ply, play = pegging(seat, place, both), more[seat][place]
            numbers += [by_one_ply.own + play.own, by_one_ply.opponents + play.opponents]
            errors.append(play.error)
        yield f"{letters(keep)},{','.join(f'{points:.3f}' for points in numbers + errors)}\n"


if __name__ == "__main__":
    sys.stdout.writelines(_write())
