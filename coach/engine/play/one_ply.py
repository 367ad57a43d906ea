"""The one-ply player: points now, less the best single reply to be expected, plus the go.

Every card but those in play and in hand counts as unseen. The best reply to a card depends on which
of them the opponent holds, and its expectation has a closed form: the chance that none of n unseen
cards is one of k is hypergeometric. So a choice depends on the hand, the pile and the number of
cards that may answer only, and is worked out once.
"""

from __future__ import annotations

from functools import cache
from itertools import pairwise
from math import comb
from typing import TYPE_CHECKING, cast

from coach.engine.play.hands import HANDS, KINDS, RANKS, SIZE
from coach.engine.play.pile import NEXT, POINTS, ROOM, after
from coach.engine.rules import ALL_RANKS, PIPS, RankNumber

if TYPE_CHECKING:
    from collections.abc import MutableSequence, Sequence

    from coach.engine.play.hands import HandNumber
    from coach.engine.play.pile import PileNumber

UNKNOWN = 255
_MOST_ROWS = 6000  # of 2,380 bytes
_HAIR, _MUCH = 1e-9, 1e9  # points

Threats = tuple[int, tuple[tuple[int, int, int], ...]]
"""The most that a reply scores, and the steps down from it: points, cards, number in a pack."""

_CHOICES: dict[tuple[PileNumber, int], MutableSequence[RankNumber]] = {}
_THREATS: dict[PileNumber, Threats] = {}


def choice(hand: HandNumber, pile: PileNumber, answers: int) -> RankNumber:
    """The rank to play; ties go to the highest, or to the lowest when nobody can answer.

    Args:
        hand: the cards held, of which one fits at least.
        pile: what it is played on.
        answers: how many cards the opponent may answer with, 0 if none is left or go was said.

    >>> from coach.engine.play.hands import number_of
    >>> from coach.engine.play.pile import EMPTY
    >>> choice(number_of([4, 9, 3]), EMPTY, 4)
    3
    """
    row = choices(pile, answers)
    rank = row[hand]
    if rank == UNKNOWN:
        # Small cards keep the go, unless it is won already.
        equal = _HAIR if answers else -_HAIR
        best = -_MUCH
        for worth, card in worths(hand, pile, answers):
            if worth > best - equal:
                best, rank = worth, card
        row[hand] = rank
    return rank


def choices(pile: PileNumber, answers: int) -> MutableSequence[RankNumber]:
    """The choices of all hands on a pile, `UNKNOWN` where `choice` has not been asked yet."""
    row = _CHOICES.get((pile, answers))
    if row is None:
        if len(_CHOICES) >= _MOST_ROWS:
            _CHOICES.clear()
        row = cast("MutableSequence[RankNumber]", bytearray([UNKNOWN]) * HANDS)
        _CHOICES[pile, answers] = row
    return row


def worths(hand: HandNumber, pile: PileNumber, answers: int) -> list[tuple[float, RankNumber]]:
    """The worth of every card that fits, in points, with its rank, low to high."""
    found = []
    held, none = _HELD[hand], _none_of(52 - SIZE[hand], answers)
    points, room = POINTS[pile], ROOM[pile]
    nexts = NEXT[pile]
    for rank in KINDS[hand]:
        if PIPS[rank] > room:
            break
        then = nexts[rank]
        if then is None:
            then = after(pile, rank)
        worst, threats = _THREATS.get(then) or _threats(then)
        worth = float(points[rank] - worst)
        for weight, cards, size in threats:
            worth += weight * none[size - (held & cards).bit_count()]
        found.append((worth, rank))
    return found


def _unary(ranks: Sequence[int]) -> int:
    """Four bits a rank, one for each card, so that `bit_count` counts the cards in common."""
    held = 0
    for rank in ranks:
        held |= (held & 15 << 4 * rank) << 1 | 1 << 4 * rank
    return held


_HELD = tuple(map(_unary, RANKS))


@cache
def _none_of(unseen: int, drawn: int) -> tuple[float, ...]:
    """Chances, by k, that none of the cards drawn is one of k of the unseen."""
    return tuple(comb(unseen - k, drawn) / comb(unseen, drawn) for k in range(unseen + 1))


def _threats(pile: PileNumber) -> Threats:
    """The replies to a pile. The last step down is the go: one point when no card fits at all."""
    room, points = ROOM[pile], POINTS[pile]
    fits = [rank for rank in ALL_RANKS if PIPS[rank] <= room]
    levels = sorted({points[rank] for rank in fits} | {0}, reverse=True)
    steps = []
    for level, below in pairwise(levels):
        ranks = [rank for rank in fits if points[rank] >= level]
        steps.append((level - below, _cards(ranks), 4 * len(ranks)))
    if room:
        steps.append((1, _cards(fits), 4 * len(fits)))
    found = _THREATS[pile] = (levels[0], tuple(steps))
    return found


def _cards(ranks: Sequence[int]) -> int:
    return sum(15 << 4 * rank for rank in ranks)
