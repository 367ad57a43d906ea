"""The opponent's hand, as far as it can be known: hands by rank, with probabilities.

The weight of a hand is a product: the number of ways to hold it and the cards already played, given
the unseen cards; how much such a keep is favoured in that seat; and for each card played how likely
it was from that hand. A player who said go holds only cards that were too high.
"""

from __future__ import annotations

from math import exp, floor
from typing import TYPE_CHECKING

from coach.engine.play.hands import NUMBER, RANKS, SIZE, number_of, ways
from coach.engine.play.one_ply import worths
from coach.engine.rules import ALL_RANKS, PIPS
from coach.engine.search.favour import RANDOM
from coach.errors import ImpossibleCards

if TYPE_CHECKING:
    import random
    from collections.abc import Iterable, Sequence

    from coach.engine.play.hands import HandNumber
    from coach.engine.play.known import Known
    from coach.engine.play.record import PlayedRank
    from coach.engine.rules import RankNumber
    from coach.engine.search.favour import Favour

TEMPERATURE = 0.5
"""Points: the smaller this is, the likelier the best one-ply card is taken to be."""

TEN_CARDS = tuple(rank for rank in ALL_RANKS if PIPS[rank] == 10)
"""The ranks from ten to king."""

FLOOR = 0.05
"""The least likelihood of a card that could be played: one odd play must not decide all."""


class Belief:
    """Hands that the opponent may hold, with their probabilities."""

    __slots__ = ("hands",)

    def __init__(self, weights: Iterable[tuple[HandNumber, float]]) -> None:
        weighted = [(hand, weight) for hand, weight in weights if weight > 0]
        total = sum([weight for _, weight in weighted])
        if not weighted:
            raise ImpossibleCards("no cards that the opponent may hold fit what was played")
        self.hands: tuple[tuple[HandNumber, float], ...] = tuple(
            [(hand, weight / total) for hand, weight in weighted]
        )
        """Hands and probabilities, which add up to one."""

    def holds(self, *ranks: RankNumber) -> float:
        """The chance that the opponent holds at least one card of these ranks."""
        wanted = {*ranks}
        return sum([chance for hand, chance in self.hands if not wanted.isdisjoint(RANKS[hand])])

    def likeliest(self) -> list[tuple[RankNumber, float]]:
        """Every rank with the chance that the opponent holds one, likeliest first."""
        held = [0.0] * 13
        for hand, chance in self.hands:
            for rank in {*RANKS[hand]}:
                held[rank] += chance
        return sorted(zip(ALL_RANKS, held, strict=True), key=lambda pair: (-pair[1], pair[0]))


def believe(known: Known, favour: Favour = RANDOM, *, read: bool = True) -> Belief:
    """The belief of a seat about its one opponent.

    Args:
        known: what the seat knows.
        favour: how the opponent's seat favours each keep.
        read: whether the cards that the opponent chose to play are evidence of the others.

    Raises:
        ImpossibleCards: no hand of the opponent fits what was played.

    >>> from coach.engine.play.hands import number_of
    >>> from coach.engine.play.known import Known
    >>> from coach.engine.play.record import Record
    >>> belief = believe(Known(0, number_of([4, 5, 6, 10]), Record([4, 4])))
    >>> len(belief.hands), round(belief.holds(4), 2)
    (1816, 0.23)
    """
    record, opponent = known.record, known.opponent
    choices = [card for card in record.played if card.seat == opponent]
    played = tuple([card.rank for card in choices])
    unseen, above, size = known.unseen(), record.above[opponent], record.left[opponent]
    weights = []
    for ranks, hand in NUMBER.items():
        if SIZE[hand] != size or (ranks and PIPS[ranks[0]] <= above):
            continue
        keep = NUMBER[tuple(sorted(ranks + played))] if played else hand
        often = ways(keep, unseen)
        if often:
            likely = _likelihood(hand, choices) if read else 1.0
            weights.append((hand, often * favour.get(keep, 1.0) * likely))
    return Belief(weights)


def sampled(belief: Belief, rng: random.Random, size: int) -> list[tuple[HandNumber, float]]:
    """A systematic sample of about `size` hands, each with its share of it.

    Hands get stretches of a line as long as their probabilities, and points at equal distances pick
    among them: one random number is enough, and no likely hand is missed.

    >>> import random
    >>> sampled(Belief([(7, 3.0), (8, 1.0)]), random.Random(1), 4)
    [(7, 0.75), (8, 0.25)]
    """
    found = []
    reached = -rng.random()
    teeth = 0
    for hand, chance in belief.hands:
        reached += chance * size
        caught = floor(reached) + 1 - teeth
        if caught:
            teeth += caught
            found.append((hand, caught / size))
    return found


def _likelihood(hand: HandNumber, choices: Sequence[PlayedRank]) -> float:
    """Likelihood of the cards played from a player who holds this hand after them."""
    likely = 1.0
    for card in reversed(choices):
        hand = number_of([*RANKS[hand], card.rank])
        options = worths(hand, card.pile, card.answers)
        best = max(options)[0]
        soft = {rank: exp((worth - best) / TEMPERATURE) for worth, rank in options}
        likely *= max(FLOOR, soft[card.rank] / sum(soft.values()))
    return likely
