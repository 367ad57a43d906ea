"""What the opponent still holds, as far as it can be known: hands by rank, with probabilities.

A hand is as likely as the ways to hold it and the cards already played, from the cards unseen;
times how much such a keep is favoured in that seat; times what each card that he played says.
Whoever said go holds only cards that were too high.
"""

from __future__ import annotations

from math import exp, floor
from typing import TYPE_CHECKING

from coach.engine.play.hands import NUMBER, PIPS, RANKS, SIZE, ways
from coach.engine.play.one_ply import worths
from coach.engine.search.favour import RANDOM
from coach.errors import ImpossibleCards

if TYPE_CHECKING:
    import random
    from collections.abc import Iterable

    from coach.engine.play.known import Known
    from coach.engine.play.record import Laid
    from coach.engine.search.favour import Favour

TEMPERATURE = 0.5
"""Points: the smaller, the more surely is the card expected that is best by one ply."""

TEN_CARDS = tuple(rank for rank, pips in enumerate(PIPS) if pips == 10)
"""The ranks from ten to king."""

FLOOR = 0.05
"""No card that he may play is thought less likely than this: an odd play must not decide all."""


class Belief:
    """Hands that the opponent may hold, with their probabilities."""

    __slots__ = ("hands",)

    def __init__(self, weights: Iterable[tuple[int, float]]) -> None:
        weighted = [(hand, weight) for hand, weight in weights if weight > 0]
        total = sum([weight for _, weight in weighted])
        if not weighted:
            raise ImpossibleCards("no cards that the opponent may hold fit what was played")
        self.hands: tuple[tuple[int, float], ...] = tuple(
            [(hand, weight / total) for hand, weight in weighted]
        )
        """Numbers of multisets, and probabilities that add up to one."""

    def holds(self, *ranks: int) -> float:
        """The chance that he holds at least one card of these ranks (0-12)."""
        wanted = {*ranks}
        return sum([chance for hand, chance in self.hands if not wanted.isdisjoint(RANKS[hand])])

    def likeliest(self) -> list[tuple[int, float]]:
        """Every rank with the chance that he holds one, likeliest first."""
        held = [0.0] * 13
        for hand, chance in self.hands:
            for rank in {*RANKS[hand]}:
                held[rank] += chance
        return sorted(enumerate(held), key=lambda option: (-option[1], option[0]))


def believe(known: Known, favour: Favour = RANDOM, *, read: bool = True) -> Belief:
    """What the opponent of two holds.

    Args:
        known: what the seat knows.
        favour: how the opponent's seat favours each keep (see `keeps`).
        read: whether his plays are taken to say something about him.

    Raises:
        ImpossibleCards: there are no cards that he may hold.

    >>> from coach.engine.play.known import Known
    >>> from coach.game.play import Play
    >>> belief = believe(Known.of(Play.start(["5H 6C 7D JS", "2C 3D 8H 9H"])))
    >>> len(belief.hands), round(belief.holds(4), 2)
    (1816, 0.23)
    """
    record, other = known.record, 1 - known.seat
    laid = [card for card in record.laid if card.seat == other]
    played = tuple(card.rank for card in laid)
    unseen, above, size = known.unseen(), record.above[other], record.left[other]
    weights = []
    for hand, ranks in enumerate(RANKS):
        if SIZE[hand] != size or (ranks and PIPS[ranks[0]] <= above):
            continue
        keep = NUMBER[tuple(sorted(ranks + played))] if played else hand
        often = ways(keep, unseen)
        if often:
            likely = _reading(hand, laid) if read else 1.0
            weights.append((hand, often * favour.get(keep, 1.0) * likely))
    return Belief(weights)


def sampled(belief: Belief, rng: random.Random, size: int) -> list[tuple[int, float]]:
    """A sample of about so many hands, each with its share of it.

    Systematic: the hands lie in a row, each as long as it is likely, and a comb of equal teeth is
    laid on them, so that one draw does and likely hands are never missed.

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


def _reading(hand: int, laid: list[Laid]) -> float:
    """How likely the cards played are from a player who holds this hand after them."""
    likely = 1.0
    for card in reversed(laid):
        hand = NUMBER[tuple(sorted((*RANKS[hand], card.rank)))]
        options = worths(hand, card.tail, card.answers)
        best = max(options)[0]
        soft = {rank: exp((worth - best) / TEMPERATURE) for worth, rank in options}
        likely *= max(FLOOR, soft[card.rank] / sum(soft.values()))
    return likely
