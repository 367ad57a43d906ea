"""The instant player: points now, less the best single reply to be expected, plus the go.

He looks at the cards in play and his own, takes all others for unseen, and expects of each the best
answer that the opponent's cards may hold, in closed form: the chance that none of n unseen cards is
one of k is hypergeometric. So a choice depends on the hand, the tail and the number of cards that
may answer only, and is worked out once.
"""

from __future__ import annotations

from functools import cache
from itertools import pairwise
from math import comb

from coach.engine.play.hands import HANDS, KINDS, PIPS, RANKS, SIZE
from coach.engine.play.pile import NEXT, POINTS, ROOM, after

UNKNOWN = 255
_MOST_ROWS = 6000  # of 2,380 bytes
_HAIR, _MUCH = 1e-9, 1e9  # points

Threats = tuple[int, tuple[tuple[int, int, int], ...]]

_CHOICES: dict[tuple[int, int], bytearray] = {}
_THREATS: dict[int, Threats] = {}


def choice(hand: int, tail: int, answers: int) -> int:
    """The rank to play; of equal ones the highest, or the lowest when nobody can answer.

    Args:
        hand: the number of a hand of which a card fits.
        tail: what it is played on.
        answers: how many cards the opponent may answer with, 0 when he has none or said go.

    >>> from coach.engine.play.hands import number_of
    >>> choice(number_of([4, 9, 3]), 0, 4)
    3
    """
    row = choices(tail, answers)
    rank = row[hand]
    if rank == UNKNOWN:
        # Small cards keep the go, unless it is won already.
        equal = _HAIR if answers else -_HAIR
        best = -_MUCH
        for worth, card in worths(hand, tail, answers):
            if worth > best - equal:
                best, rank = worth, card
        row[hand] = rank
    return rank


def choices(tail: int, answers: int) -> bytearray:
    """The choices of all hands on a tail, `UNKNOWN` where `choice` has not been asked yet."""
    row = _CHOICES.get((tail, answers))
    if row is None:
        if len(_CHOICES) >= _MOST_ROWS:
            _CHOICES.clear()
        row = _CHOICES[tail, answers] = bytearray([UNKNOWN]) * HANDS
    return row


def worths(hand: int, tail: int, answers: int) -> list[tuple[float, int]]:
    """What every card that fits is worth, in points, with its rank, low to high."""
    found = []
    held, none = _HELD[hand], _none_of(52 - SIZE[hand], answers)
    points, room = POINTS[tail], ROOM[tail]
    nexts = NEXT[tail]
    for rank in KINDS[hand]:
        if PIPS[rank] > room:
            break
        then = nexts[rank]
        if then is None:
            then = after(tail, rank)
        worst, threats = _THREATS.get(then) or _threats(then)
        worth = float(points[rank] - worst)
        for weight, cards, size in threats:
            worth += weight * none[size - (held & cards).bit_count()]
        found.append((worth, rank))
    return found


def _unary(ranks: tuple[int, ...]) -> int:
    """Four bits a rank, one for each card, so that common cards are counted by `bit_count`."""
    held = 0
    for rank in ranks:
        held |= (held & 15 << 4 * rank) << 1 | 1 << 4 * rank
    return held


_HELD = tuple(map(_unary, RANKS))


@cache
def _none_of(unseen: int, drawn: int) -> tuple[float, ...]:
    """By k: the chance that none of the cards drawn is one of k of the unseen."""
    return tuple(comb(unseen - k, drawn) / comb(unseen, drawn) for k in range(unseen + 1))


def _threats(tail: int) -> Threats:
    """The most that a reply scores, and what it is less by when certain cards are not there.

    Each step down is points, the cards that score more than is left, and how many those are in a
    pack. The last step is the go: one point when no card fits at all.
    """
    room, points = ROOM[tail], POINTS[tail]
    fits = [rank for rank in range(13) if PIPS[rank] <= room]
    levels = sorted({points[rank] for rank in fits} | {0}, reverse=True)
    steps = []
    for level, below in pairwise(levels):
        ranks = [rank for rank in fits if points[rank] >= level]
        steps.append((level - below, _cards(ranks), 4 * len(ranks)))
    if room:
        steps.append((1, _cards(fits), 4 * len(fits)))
    found = _THREATS[tail] = (levels[0], tuple(steps))
    return found


def _cards(ranks: list[int]) -> int:
    return sum(15 << 4 * rank for rank in ranks)
