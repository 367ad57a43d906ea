"""Roll-outs for three and four players: every card tried against hands that the others may hold.

The others' cards are drawn at once from those unseen, a go respected, and the deal is played out by
one-ply players, the partner too. With two sides the net is their difference; with three players it
is my points less the average of the two others.
"""

from __future__ import annotations

from math import sqrt
from typing import TYPE_CHECKING

from coach.engine.play import one_ply
from coach.engine.play.fast_play import FastPlay
from coach.engine.play.hands import number_of
from coach.engine.rules import ALL_RANKS, PIPS
from coach.engine.search.values import RankValue, points_now, ranked
from coach.errors import ImpossibleCards

if TYPE_CHECKING:
    import random
    from collections.abc import Sequence

    from coach.engine.play.hands import HandNumber
    from coach.engine.play.known import Known
    from coach.engine.rules import RankNumber

STEADY = 1000
"""Number of deals behind values that are shown."""


def values_at_table(
    known: Known, rng: random.Random, sample: int = STEADY
) -> tuple[RankValue, ...]:
    """Every card of the seat to play, averaged over deals of the others' cards, best first.

    All cards are tried on the same deals (common random numbers): their differences have a smaller
    error than the values.

    Args:
        known: what the seat knows.
        rng: the source of the others' cards.
        sample: how many deals are looked at.

    Raises:
        ImpossibleCards: no cards that the others may hold fit what was played.

    >>> import random
    >>> from coach.engine.play.record import Record
    >>> from coach.engine.play.known import Known
    >>> known = Known(0, number_of([3, 4, 5, 12]), Record([4, 4, 4]))
    >>> values_at_table(known, random.Random(1))[0].rank
    12
    """
    sides: dict[RankNumber, list[tuple[float, float]]] = {rank: [] for rank in known.fitting()}
    for _ in range(sample):
        hands = _drawn(known, rng)
        for rank, found in sides.items():
            found.append(_sides(_played_out(known, hands, rank), known.seat))
    nets = {rank: [mine - opponents for mine, opponents in found] for rank, found in sides.items()}
    best = max(nets, key=lambda rank: (round(sum(nets[rank]), 9), rank))
    return ranked(
        RankValue(
            rank,
            points_now(known, rank),
            sum(mine for mine, _ in found) / sample,
            sum(opponents for _, opponents in found) / sample,
            sum(nets[rank]) / sample,
            _error([one - other for one, other in zip(nets[best], nets[rank], strict=True)]),
        )
        for rank, found in sides.items()
    )


def _error(differences: Sequence[float]) -> float:
    """The standard error of their mean."""
    size = len(differences)
    mean = sum(differences) / size
    return sqrt(sum((one - mean) ** 2 for one in differences)) / size


def _played_out(known: Known, hands: Sequence[HandNumber], rank: RankNumber) -> list[int]:
    """Points, by seat, from a card of the seat to play on."""
    play = FastPlay.at(hands, known.record, known.seat)
    while play.turn is not None:
        play.put(rank)
        if play.turn is not None:
            record = play.record
            answers = record.answers(play.turn)
            rank = one_ply.choice(play.hands[play.turn], record.pile, answers)
    return [
        points - before for points, before in zip(play.points, known.record.points, strict=True)
    ]


def _sides(points: Sequence[int], seat: int) -> tuple[float, float]:
    """My side's points, and another side's on average."""
    mine = points[seat]
    if len(points) == 4:
        mine += points[seat ^ 2]
        return mine, sum(points) - mine
    return mine, (sum(points) - mine) / (len(points) - 1)


def _drawn(known: Known, rng: random.Random) -> list[HandNumber]:
    """All hands: mine, and cards for the others, every way to hold them equally likely.

    Whoever is known to hold the highest cards draws first, from those that are high enough; for the
    others as many are left then, whatever was drawn.
    """
    record = known.record
    left = known.unseen()
    for card in record.played:
        if card.seat != known.seat:
            left[card.rank] -= 1
    pool = [rank for rank in ALL_RANKS for _ in range(left[rank])]
    hands = [known.held] * len(record.left)
    others = [seat for seat in range(len(hands)) if seat != known.seat]
    for seat in sorted(others, key=lambda seat: -record.above[seat]):
        fits = [rank for rank in pool if PIPS[rank] > record.above[seat]]
        hand = []
        for _ in range(record.left[seat]):
            if not fits:
                raise ImpossibleCards("no cards that the others may hold fit what was played")
            rank = fits.pop(int(rng.random() * len(fits)))
            pool.remove(rank)
            hand.append(rank)
        hands[seat] = number_of(hand)
    return hands
