"""The gain of the best answer to a one-ply opponent on one-ply play, over all their keeps."""

from __future__ import annotations

from typing import TYPE_CHECKING

from coach.engine.play.known import Known
from coach.engine.play.pile import EMPTY, after
from coach.engine.play.record import Record
from coach.engine.search.belief import believe
from coach.engine.search.tree import Tree, by_reply
from data.builders.duel import duel

if TYPE_CHECKING:
    from coach.engine.play.hands import HandNumber
    from coach.engine.search.favour import Favour

PONE = 0


def answer_gain(seat: int, keep: HandNumber, favour: Favour) -> tuple[float, float]:
    """Points that a seat gains, and that its one-ply opponent does: exact, nothing is sampled.

    Args:
        seat: 0 for pone, 1 for the dealer.
        keep: four cards.
        favour: how the opponent's seat favours each keep.

    >>> from coach.engine.search.favour import RANDOM
    >>> from coach.engine.play.hands import number_of
    >>> [round(points, 2) for points in answer_gain(1, number_of([4, 5, 11, 12]), RANDOM)]
    [0.12, -0.19]
    """
    hands = believe(Known(seat, keep, Record([4, 4])), favour).hands
    moments = {EMPTY: [*hands]}
    if seat != PONE:
        moments = {after(EMPTY, lead): left for lead, left in by_reply([*hands], EMPTY, 4).items()}
    own = opponents = 0.0
    for pile, left in moments.items():
        _, mine, theirs = max(Tree().options(keep, pile, left).values())
        own += mine
        opponents += theirs
    for hand, weight in hands:
        mine, theirs = duel(keep, hand) if seat == PONE else reversed(duel(hand, keep))
        own -= weight * mine
        opponents -= weight * theirs
    return own, opponents
