"""Games played out from a score by the players of the tables."""

from __future__ import annotations

import random
from typing import NamedTuple

from coach.engine.race import DealCourse
from coach.engine.sensible_deals import course, dealt


class Finish(NamedTuple):
    """How a game went for who dealt first and for the other."""

    dealer: int
    """Points that are still needed, none by the winner."""
    pone: int
    deals: int


def after(points_in_order: DealCourse, dealer: int, pone: int) -> tuple[int, int]:
    """What both still need after these points; nothing counts once one of them is there."""
    for points in points_in_order:
        if points > 0:
            dealer = max(dealer - points, 0)
        else:
            pone = max(pone + points, 0)
        if not dealer or not pone:
            break
    return dealer, pone


def finish(rng: random.Random, dealer: int, pone: int) -> Finish:
    """Play a game out from the points that both need."""
    needed, deals = (dealer, pone), 1
    while all(needed := after(course(dealt(rng)), *needed)):
        needed, deals = needed[::-1], deals + 1
    return Finish(*(needed if deals % 2 else needed[::-1]), deals)
