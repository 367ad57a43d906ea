"""The best play against a one-ply opponent whose cards are not known.

The tree is walked with all hands that the opponent may hold at once. Each of them plays what
`one_ply` says. Hands that play the same card stay together, since I cannot tell them apart, and
each of my cards is chosen once for all of them. Where my own cards leave no choice, the rest is
played out hand by hand.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeVar

from coach.engine.play.hands import KINDS, LOWEST, SIZE, WITHOUT, keep_of
from coach.engine.play.one_ply import UNKNOWN, choice, choices
from coach.engine.play.pile import EMPTY, POINTS, ROOM, after
from coach.engine.play.playout import ME, OPPONENT, forced, until_the_target
from coach.engine.rules import PIPS
from coach.engine.search.aim import NET, Aim

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from coach.engine.play.hands import HandNumber
    from coach.engine.play.pile import PileNumber
    from coach.engine.rules import RankNumber
    from coach.engine.search.aim import ScoreWorth

    _Hands = Sequence[tuple[HandNumber, tuple[float, ScoreWorth]]]
    """Hands that the opponent may hold, each with its weight and the worth of final scores."""

    _Scores = tuple[int, int]
    """Mine and the opponent's."""

_T = TypeVar("_T")

PlayWorth = tuple[float, float, float]
"""The worth of the play for the aim, and both final scores: weighted sums over hands."""

_NOTHING: PlayWorth = (0.0, 0.0, 0.0)


class Tree:
    """The worth of the play for an aim. Scores go down the tree, worths come up.

    Its methods take:
        held: my cards.
        pile: what has been played.
        hands: what the opponent may hold, with weights. After a go none of them can play.
        played: the ranks that the opponent has played, where the aim goes by the keep.
    """

    def __init__(self, aim: Aim = NET) -> None:
        self._aim, self._target = aim, aim.target

    def options(
        self,
        held: HandNumber,
        pile: PileNumber,
        hands: Iterable[tuple[HandNumber, float]],
        played: Sequence[RankNumber] = (),
    ) -> dict[RankNumber, PlayWorth]:
        """The worth of every card of mine that fits, when it is my turn.

        Returns:
            by rank, low to high: worth and final scores, averages if the weights add up to one.

        >>> from coach.engine.play.hands import number_of
        >>> Tree().options(number_of([4, 9]), EMPTY, [(number_of([9]), 1.0)])
        {4: (1.0, 3.0, 2.0), 9: (-1.0, 1.0, 2.0)}
        """
        scores = self._aim.mine, self._aim.opponents
        return self._options(held, pile, self._with_worths(hands, played), scores)

    def after_reply(
        self,
        held: HandNumber,
        pile: PileNumber,
        hands: Iterable[tuple[HandNumber, float]],
        played: Sequence[RankNumber] = (),
    ) -> PlayWorth:
        """The worth of all that follows when the opponent has just played a card.

        >>> from coach.engine.play.hands import number_of
        >>> Tree().after_reply(number_of([9]), after(EMPTY, 9), [(number_of([]), 1.0)])
        (3.0, 3.0, 0.0)
        """
        scores = self._aim.mine, self._aim.opponents
        return self._opponent_played(held, pile, self._with_worths(hands, played), scores)

    def _with_worths(
        self, hands: Iterable[tuple[HandNumber, float]], played: Sequence[RankNumber]
    ) -> _Hands:
        by_keep, worth = self._aim.by_keep, self._aim.worth
        if by_keep is None:
            return [(hand, (weight, worth)) for hand, weight in hands]
        return [(hand, (weight, by_keep[keep_of(hand, played)])) for hand, weight in hands]

    def _options(
        self, held: HandNumber, pile: PileNumber, hands: _Hands, scores: _Scores
    ) -> dict[RankNumber, PlayWorth]:
        room, points = ROOM[pile], POINTS[pile]
        mine, opponents = scores
        return {
            rank: self._i_played(
                WITHOUT[rank][held], after(pile, rank), hands, (mine + points[rank], opponents)
            )
            for rank in KINDS[held]
            if PIPS[rank] <= room
        }

    def _my_turn(
        self, held: HandNumber, pile: PileNumber, hands: _Hands, scores: _Scores
    ) -> PlayWorth:
        if len(KINDS[held]) < 2:
            return self._forced(held, pile, hands, scores, OPPONENT)
        return max(self._options(held, pile, hands, scores).values())

    def _i_played(
        self, held: HandNumber, pile: PileNumber, hands: _Hands, scores: _Scores
    ) -> PlayWorth:
        mine, opponents = scores
        if mine >= self._target:
            return self._over(hands, scores)
        can, cannot = split(hands, ROOM[pile])
        found = _NOTHING
        if can:
            found = self._opponents_turn(held, pile, can, scores, ME)
        if cannot:
            if LOWEST[held] <= ROOM[pile]:
                rest = self._my_turn(held, pile, cannot, scores)
            else:
                rest = self._new_count(held, cannot, (mine + (ROOM[pile] > 0), opponents), ME)
            found = _sum(found, rest)
        return found

    def _opponents_turn(
        self, held: HandNumber, pile: PileNumber, hands: _Hands, scores: _Scores, last: int
    ) -> PlayWorth:
        """Each hand plays its card; I played last, or said go and the opponent did."""
        if len(KINDS[held]) < 2:
            return self._forced(held, pile, hands, scores, last)
        mine, opponents = scores
        points = POINTS[pile]
        answers = SIZE[held] if last == ME else 0
        found = _NOTHING
        for rank, left in by_reply(hands, pile, answers).items():
            then = mine, opponents + points[rank]
            found = _sum(found, self._opponent_played(held, after(pile, rank), left, then))
        return found

    def _opponent_played(
        self, held: HandNumber, pile: PileNumber, hands: _Hands, scores: _Scores
    ) -> PlayWorth:
        mine, opponents = scores
        if opponents >= self._target:
            return self._over(hands, scores)
        if LOWEST[held] <= ROOM[pile]:
            return self._my_turn(held, pile, hands, scores)
        can, cannot = split(hands, ROOM[pile])
        found = _NOTHING
        if can:
            found = self._opponents_turn(held, pile, can, scores, OPPONENT)
        if cannot:
            then = mine, opponents + (ROOM[pile] > 0)
            found = _sum(found, self._new_count(held, cannot, then, OPPONENT))
        return found

    def _new_count(self, held: HandNumber, hands: _Hands, scores: _Scores, last: int) -> PlayWorth:
        """The count is zero, `last` played last. All hands are of one size."""
        opponent_has_cards = hands[0][0] != 0
        if max(scores) >= self._target or not (held or opponent_has_cards):
            return self._over(hands, scores)
        if opponent_has_cards and (last == ME or not held):
            return self._opponents_turn(held, EMPTY, hands, scores, ME)
        return self._my_turn(held, EMPTY, hands, scores)

    def _forced(
        self, held: HandNumber, pile: PileNumber, hands: _Hands, scores: _Scores, last: int
    ) -> PlayWorth:
        """The rest of the play where my cards leave no choice."""
        worth = total = total_opponents = 0.0
        mine, opponents = scores
        target = self._target
        for hand, (weight, worth_of) in hands:
            more, less, order = forced(held, pile, hand, last)
            own, theirs = mine + more, opponents + less
            if own >= target or theirs >= target:
                own, theirs = until_the_target(order, mine, opponents, target)
            worth += weight * worth_of(own, theirs)
            total += weight * own
            total_opponents += weight * theirs
        return worth, total, total_opponents

    def _over(self, hands: _Hands, scores: _Scores) -> PlayWorth:
        """The play has ended."""
        mine, opponents = (min(score, self._target) for score in scores)
        weight = sum([weight for _, (weight, _) in hands])
        worth = sum([weight * worth_of(mine, opponents) for _, (weight, worth_of) in hands])
        return worth, weight * mine, weight * opponents


def by_reply(
    hands: Iterable[tuple[HandNumber, _T]], pile: PileNumber, answers: int
) -> dict[RankNumber, list[tuple[HandNumber, _T]]]:
    """Group hands that can play by the rank that a one-ply player plays of them.

    Args:
        hands: hands, each with whatever goes with it.
        pile: what has been played.
        answers: how many cards that player expects to be answered with.

    Returns:
        by rank: the hands without that card, with what goes with them.
    """
    row = choices(pile, answers)
    found: dict[RankNumber, list[tuple[HandNumber, _T]]] = {}
    for hand, weight in hands:
        rank = row[hand]
        if rank == UNKNOWN:
            rank = choice(hand, pile, answers)
        left = (WITHOUT[rank][hand], weight)
        if rank in found:
            found[rank].append(left)
        else:
            found[rank] = [left]
    return found


def split(
    hands: Sequence[tuple[HandNumber, _T]], room: int
) -> tuple[Sequence[tuple[HandNumber, _T]], Sequence[tuple[HandNumber, _T]]]:
    """Hands that can play, and those that cannot."""
    can = [pair for pair in hands if LOWEST[pair[0]] <= room]
    if len(can) == len(hands):
        return hands, ()
    return can, [pair for pair in hands if LOWEST[pair[0]] > room]


def _sum(one: PlayWorth, other: PlayWorth) -> PlayWorth:
    return one[0] + other[0], one[1] + other[1], one[2] + other[2]
