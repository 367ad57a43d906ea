"""The best answer to a one-ply opponent whose cards are not known.

The tree of all that may follow is walked with every hand that he may hold at once. He plays each of
them as `one_ply` would; hands that play the same card stay together, for I cannot tell them apart,
and each of my cards is chosen once for all of them. When my own cards leave no choice, the rest is
one line for each hand.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import TYPE_CHECKING, Generic, TypeVar

from coach.engine.play.hands import KINDS, LOWEST, PIPS, SIZE, WITHOUT
from coach.engine.play.one_ply import UNKNOWN, choice, choices
from coach.engine.play.pile import EMPTY, POINTS, ROOM, after
from coach.engine.play.playout import HIM, ME, line, until_the_target
from coach.engine.search.aim import NET, Aim

if TYPE_CHECKING:
    from collections.abc import Iterable

    from coach.engine.search.aim import Scores

Weight = TypeVar("Weight")
HandWeights = Sequence[tuple[int, Weight]]
"""What he may hold, each hand with its weight, or with that and what else goes with it."""

HandWorth = tuple[float, float, float]
"""The worth of the play for the aim, and both final scores: sums over hands times their weights."""

_NOTHING: HandWorth = (0.0, 0.0, 0.0)


class _Walk(ABC, Generic[Weight]):
    """The walk down the tree. Scores go down, values come up."""

    def __init__(self, aim: Aim = NET) -> None:
        self._aim, self._target = aim, aim.target

    def options(
        self, held: int, tail: int, hands: Iterable[tuple[int, Weight]]
    ) -> dict[int, HandWorth]:
        """What every card of mine that fits is worth when it is my turn.

        Args:
            held: my cards, the number of a multiset.
            tail: what they are played on.
            hands: his possible hands with weights. If he said go, none of them can play.

        Returns:
            by rank, low to high: worth and final scores, averages if the weights add up to one.

        >>> from coach.engine.play.hands import number_of
        >>> Tree().options(number_of([4, 9]), 0, [(number_of([9]), 1.0)])
        {4: (1.0, 3.0, 2.0), 9: (-1.0, 1.0, 2.0)}
        """
        return self._options(held, tail, [*hands], self._aim.mine, self._aim.his)

    def after_his_card(
        self, held: int, tail: int, hands: Iterable[tuple[int, Weight]]
    ) -> HandWorth:
        """What all that follows is worth when he has just played a card.

        Args:
            held: my cards, the number of a multiset.
            tail: what was played, his card the last.
            hands: what he may hold now, with weights.

        >>> from coach.engine.play.hands import number_of
        >>> from coach.engine.play.pile import EMPTY, after
        >>> Tree().after_his_card(number_of([9]), after(EMPTY, 9), [(0, 1.0)])
        (3.0, 3.0, 0.0)
        """
        return self._he_played(held, tail, [*hands], self._aim.mine, self._aim.his)

    def _options(
        self, held: int, tail: int, hands: HandWeights[Weight], mine: int, his: int
    ) -> dict[int, HandWorth]:
        room, points = ROOM[tail], POINTS[tail]
        return {
            rank: self._i_played(
                WITHOUT[rank][held], after(tail, rank), hands, mine + points[rank], his
            )
            for rank in KINDS[held]
            if PIPS[rank] <= room
        }

    def _my_turn(
        self, held: int, tail: int, hands: HandWeights[Weight], mine: int, his: int
    ) -> HandWorth:
        if len(KINDS[held]) < 2:
            return self._lines(held, tail, hands, mine, his, ME, 0)
        return max(self._options(held, tail, hands, mine, his).values())

    def _i_played(
        self, held: int, tail: int, hands: HandWeights[Weight], mine: int, his: int
    ) -> HandWorth:
        if mine >= self._target:
            return self._over(hands, mine, his)
        can, cannot = parted(hands, ROOM[tail])
        found = _NOTHING
        if can:
            found = self._his_turn(held, tail, can, SIZE[held], mine, his)
        if cannot:
            if LOWEST[held] <= ROOM[tail]:
                rest = self._my_turn(held, tail, cannot, mine, his)
            else:
                rest = self._lead(held, cannot, mine + (ROOM[tail] > 0), his, HIM)
            found = _sum(found, rest)
        return found

    def _his_turn(
        self, held: int, tail: int, hands: HandWeights[Weight], answers: int, mine: int, his: int
    ) -> HandWorth:
        if len(KINDS[held]) < 2:
            return self._lines(held, tail, hands, mine, his, HIM, answers)
        found = _NOTHING
        for rank, left in by_reply(hands, tail, answers).items():
            scored = his + POINTS[tail][rank]
            found = _sum(found, self._he_played(held, after(tail, rank), left, mine, scored))
        return found

    def _he_played(
        self, held: int, tail: int, hands: HandWeights[Weight], mine: int, his: int
    ) -> HandWorth:
        if his >= self._target:
            return self._over(hands, mine, his)
        if LOWEST[held] <= ROOM[tail]:
            return self._my_turn(held, tail, hands, mine, his)
        can, cannot = parted(hands, ROOM[tail])
        found = _NOTHING
        if can:
            found = self._his_turn(held, tail, can, 0, mine, his)
        if cannot:
            found = _sum(found, self._lead(held, cannot, mine, his + (ROOM[tail] > 0), ME))
        return found

    def _lead(
        self, held: int, hands: HandWeights[Weight], mine: int, his: int, first: int
    ) -> HandWorth:
        """A new count, led by who is first if he has a card. All hands are of one size."""
        his_cards = hands[0][0] != 0
        if max(mine, his) >= self._target or not (held or his_cards):
            return self._over(hands, mine, his)
        if his_cards and (first == HIM or not held):
            return self._his_turn(held, EMPTY, hands, SIZE[held], mine, his)
        return self._my_turn(held, EMPTY, hands, mine, his)

    @abstractmethod
    def _lines(
        self,
        held: int,
        tail: int,
        hands: HandWeights[Weight],
        mine: int,
        his: int,
        mover: int,
        answers: int,
    ) -> HandWorth:
        """The rest of the play where my cards leave no choice."""

    @abstractmethod
    def _over(self, hands: HandWeights[Weight], mine: int, his: int) -> HandWorth:
        """No more is played."""


class Tree(_Walk[float]):
    """Values of the play for an aim; the hands have weights."""

    def _lines(
        self,
        held: int,
        tail: int,
        hands: HandWeights[float],
        mine: int,
        his: int,
        mover: int,
        answers: int,
    ) -> HandWorth:
        worth = total = other = 0.0
        target, worth_of = self._target, self._aim.worth
        for hand, weight in hands:
            more, less, order = line(held, tail, hand, mover, answers)
            ours, theirs = mine + more, his + less
            if ours >= target or theirs >= target:
                ours, theirs = until_the_target(order, mine, his, target)
            worth += weight * worth_of(ours, theirs)
            total += weight * ours
            other += weight * theirs
        return worth, total, other

    def _over(self, hands: HandWeights[float], mine: int, his: int) -> HandWorth:
        mine, his = min(mine, self._target), min(his, self._target)
        weight = sum([weight for _, weight in hands])
        return weight * self._aim.worth(mine, his), weight * mine, weight * his


class TreeByHand(_Walk["tuple[float, Scores]"]):
    """The same where what final scores are worth hangs on his hand: it has its own worth.

    >>> from coach.engine.play.hands import number_of
    >>> doubled = lambda mine, his: 2.0 * (mine - his)
    >>> TreeByHand().options(number_of([4, 9]), 0, [(number_of([9]), (1.0, doubled))])[4]
    (2.0, 3.0, 2.0)
    """

    def _lines(
        self,
        held: int,
        tail: int,
        hands: HandWeights[tuple[float, Scores]],
        mine: int,
        his: int,
        mover: int,
        answers: int,
    ) -> HandWorth:
        worth = total = other = 0.0
        target = self._target
        for hand, (weight, worth_of) in hands:
            more, less, order = line(held, tail, hand, mover, answers)
            ours, theirs = mine + more, his + less
            if ours >= target or theirs >= target:
                ours, theirs = until_the_target(order, mine, his, target)
            worth += weight * worth_of(ours, theirs)
            total += weight * ours
            other += weight * theirs
        return worth, total, other

    def _over(self, hands: HandWeights[tuple[float, Scores]], mine: int, his: int) -> HandWorth:
        mine, his = min(mine, self._target), min(his, self._target)
        weight = sum([weight for _, (weight, _) in hands])
        worth = sum([weight * worth_of(mine, his) for _, (weight, worth_of) in hands])
        return worth, weight * mine, weight * his


def by_reply(
    hands: Iterable[tuple[int, Weight]], tail: int, answers: int
) -> dict[int, list[tuple[int, Weight]]]:
    """By the rank that a one-ply player lays of them: what is left of hands that can play."""
    row = choices(tail, answers)
    found: dict[int, list[tuple[int, Weight]]] = {}
    for hand, weight in hands:
        rank = row[hand]
        if rank == UNKNOWN:
            rank = choice(hand, tail, answers)
        left = (WITHOUT[rank][hand], weight)
        if rank in found:
            found[rank].append(left)
        else:
            found[rank] = [left]
    return found


def parted(
    hands: Sequence[tuple[int, Weight]], room: int
) -> tuple[Sequence[tuple[int, Weight]], Sequence[tuple[int, Weight]]]:
    """Hands that can play, and those that cannot."""
    can = [pair for pair in hands if LOWEST[pair[0]] <= room]
    if len(can) == len(hands):
        return hands, ()
    return can, [pair for pair in hands if LOWEST[pair[0]] > room]


def _sum(one: HandWorth, other: HandWorth) -> HandWorth:
    return one[0] + other[0], one[1] + other[1], one[2] + other[2]
