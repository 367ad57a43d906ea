"""Play-outs: the rest of the play when both hands are known and both play by one ply.

Whose turn it is follows from the hands, the pile and who played last: the other one if a card of
theirs fits, else the same player again. At the start of a deal the dealer counts as the last.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from coach.engine.play.hands import HANDS, KINDS, LOWEST, SIZE, WITHOUT
from coach.engine.play.one_ply import choice
from coach.engine.play.pile import EMPTY, POINTS, ROOM, after

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from coach.engine.play.hands import HandNumber
    from coach.engine.play.pile import PileNumber

PlayCourse = tuple[int, ...]
"""Points in the order in which they come: mine above zero, the opponent's below."""

Line = tuple[int, int, PlayCourse]
"""My points, the opponent's, and both in order."""

ME, OPPONENT = 0, 1
_MOST_LINES = 100_000  # of some 300 bytes

_LINES: dict[int, Line] = {}


def steps(
    mine: HandNumber, opponents: HandNumber, pile: PileNumber, last: int
) -> Iterator[tuple[int, int, bool]]:
    """Play card after card, as long as one fits.

    Args:
        mine: my cards.
        opponents: the opponent's cards.
        pile: what is played on.
        last: who played last, `ME` or `OPPONENT`.

    Yields:
        who plays the card, its points with the go or last card, and whether it ends the count.

    >>> from coach.engine.play.hands import number_of
    >>> [*steps(number_of([12, 11]), number_of([3, 8]), EMPTY, ME)]
    [(1, 0, False), (0, 0, False), (1, 1, True), (0, 1, True)]
    """
    hands = [mine, opponents]
    while True:
        mover, room = 1 - last, ROOM[pile]
        if LOWEST[hands[mover]] <= room:
            answers = SIZE[hands[last]]
        elif LOWEST[hands[last]] <= room:
            mover, answers = last, 0
        else:
            return
        held = hands[mover]
        kinds = KINDS[held]
        rank = kinds[0] if len(kinds) == 1 else choice(held, pile, answers)
        points = POINTS[pile][rank]
        hands[mover] = WITHOUT[rank][held]
        pile = after(pile, rank)
        room = ROOM[pile]
        closed = LOWEST[hands[0]] > room and LOWEST[hands[1]] > room
        if closed:
            points += room > 0
            pile = EMPTY
        yield mover, points, closed
        last = mover


def played_out(mine: HandNumber, opponents: HandNumber, pile: PileNumber, last: int) -> Line:
    """All that is still scored; the arguments are those of `steps`.

    >>> from coach.engine.play.hands import number_of
    >>> played_out(number_of([12, 11]), number_of([3, 8]), EMPTY, ME)
    (1, 1, (-1, 1))
    """
    own = theirs = 0
    order = []
    for mover, points, _ in steps(mine, opponents, pile, last):
        if points:
            if mover == ME:
                own += points
                order.append(points)
            else:
                theirs += points
                order.append(-points)
    return own, theirs, tuple(order)


def forced(mine: HandNumber, pile: PileNumber, opponents: HandNumber, last: int) -> Line:
    """`played_out`, remembered: for hands of mine of one rank, or none, which come again and again.

    >>> from coach.engine.play.hands import number_of
    >>> forced(number_of([4]), EMPTY, number_of([4, 9]), ME)
    (2, 3, (2, -3))
    """
    key = ((pile * HANDS + mine) * HANDS + opponents) * 2 + last
    found = _LINES.get(key)
    if found is None:
        if len(_LINES) >= _MOST_LINES:
            _LINES.clear()
        found = _LINES[key] = played_out(mine, opponents, pile, last)
    return found


def courses(
    held: HandNumber, hands: Iterable[HandNumber], *, dealer: bool
) -> dict[PlayCourse, list[int]]:
    """Every course that the play of a deal may take, with the places of the hands that take it.

    Args:
        held: my four cards.
        hands: the four cards that the opponent may hold.
        dealer: whether I deal, and the opponent leads.

    >>> from coach.engine.play.hands import number_of
    >>> opponents = [number_of([12] * 4), number_of([11] * 4)]
    >>> courses(number_of([0, 0, 9, 10]), opponents, dealer=False)
    {(-1, 1, -1): [0], (-1, 4, -1): [1]}
    """
    found: dict[PlayCourse, list[int]] = {}
    last = ME if dealer else OPPONENT
    for place, hand in enumerate(hands):
        found.setdefault(played_out(held, hand, EMPTY, last)[2], []).append(place)
    return found


def until_the_target(course: PlayCourse, mine: int, opponents: int, target: int) -> tuple[int, int]:
    """Both scores at the end of a play, which stops when one of them reaches the target.

    >>> until_the_target((1, -2, 3), 118, 120, 121)
    (119, 121)
    """
    for points in course:
        if points > 0:
            mine = min(mine + points, target)
        else:
            opponents = min(opponents - points, target)
        if target in {mine, opponents}:
            break
    return mine, opponents
