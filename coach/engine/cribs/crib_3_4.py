"""The crib with three or four players, who throw one of five cards each.

With three the crib gets a card from the pack as well. The others throw sensibly, each for the side
that owns the crib or against it, as often as `data/throws_of_five.csv` says; with four, partners
share a crib. Cards that are known or lie in the crib are not in a thrower's hand: each is one
factor that makes some throws likelier, as in `sensible_crib`.
"""

from __future__ import annotations

from functools import cache
from itertools import combinations, product
from math import prod
from typing import TYPE_CHECKING, Literal, NamedTuple

from coach.engine.card_numbers import by_rank, of_suit, suit_of
from coach.engine.cribs.crib import WeighedCrib
from coach.engine.ranks import JACK, LETTERS, key
from coach.engine.rules import ALL_RANKS
from coach.engine.tables import ThrowCount, rows

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from coach.engine.card_numbers import CardNumbers
    from coach.engine.ranks import Ranks
    from coach.seats import Seat

Players = Literal[3, 4]
ThrowsOfOne = tuple[ThrowCount, ...]
"""By rank: how often a player throws one card of it, and what was dealt with it."""


class CribSide(NamedTuple):
    """Throws to a crib by one who shares it, or by one who does not."""

    throws: ThrowsOfOne
    cribs: tuple[float, ...]
    """By rank thrown: the average of the crib."""


class Draw(NamedTuple):
    """The other cards of a crib, by rank."""

    thrown: Ranks
    pack: Ranks
    """The starter, with three players any of the two."""
    unit: float
    """The weight of each way to draw such cards."""
    ways: float


class SeveralCrib(WeighedCrib):
    """The crib as seen by a player who was dealt five cards.

    Args:
        dealt: the five.
        players: three or four.
        seat: `dealer` for a crib of one's own side, with four players the partner's too.

    >>> from coach.cards import parse
    >>> dealt = tuple(card.index for card in parse("5H 6S 7D JC QD"))
    >>> for players in (3, 4):
    ...     crib = SeveralCrib(dealt, players, "dealer")
    ...     print(5 < crib.points(dealt[:1]) / crib.scenarios < 7)
    True
    True
    """

    def __init__(self, dealt: CardNumbers, players: Players, seat: Seat) -> None:
        super().__init__(dealt)
        throws = {side: found.throws for side, found in sides(players).items()}
        for draw in draws(by_rank(dealt), other_throwers(players, throws, seat)):
            weight = round(draw.unit) * int(draw.ways)
            drawn = draw.thrown + draw.pack
            for starter in {*draw.pack}:
                jacks = drawn.count(JACK) - (starter == JACK)
                self._add(key(drawn), starter, jacks, weight)
        self._close()

    def _flush(self, throw: CardNumbers) -> int:
        (card,) = throw
        ranks = of_suit(self._unseen, suit_of(card))
        return sum(
            self._drawn[key(four)] // prod([self._left[rank] for rank in four])
            for four in combinations(ranks, 4)
        )


def other_throwers(
    players: Players, throws: Mapping[Seat, ThrowsOfOne], seat: Seat
) -> list[ThrowsOfOne]:
    """List how the other players throw.

    Args:
        players: three, each alone, or four, two and two.
        throws: of those who share the crib (`dealer`), and of those who do not (`pone`).
        seat: the side of the player who is left out.

    >>> other_throwers(4, {"dealer": "share", "pone": "do not"}, "dealer")
    ['share', 'do not', 'do not']
    >>> other_throwers(3, {"dealer": "share", "pone": "do not"}, "pone")
    ['share', 'do not']
    """
    sharing = (1 if players == 3 else 2) - (seat == "dealer")
    return [throws["dealer"]] * sharing + [throws["pone"]] * (players - 1 - sharing)


class _Chance(NamedTuple):
    """A throw of one card."""

    often: float
    """Frequency with which a player throws a certain card of this rank."""
    without: list[float]
    """By rank of a card that is known: the factor by which it makes the throw likelier."""


def draws(known: Sequence[float], throwers: Sequence[ThrowsOfOne]) -> Iterator[Draw]:
    """List all ranks that may be in the crib.

    Args:
        known: by rank: the number of cards known; averages will do, and then the ways are averages.
        throwers: the other players.
    """
    left = [4 - times for times in known]
    chances = [_chances(throws) for throws in throwers]
    weights = [[_given(chance, known) for chance in of_thrower] for of_thrower in chances]
    for thrown in product(ALL_RANKS, repeat=len(throwers)):
        unit = prod([of_rank[rank] for of_rank, rank in zip(weights, thrown, strict=True)])
        ways, still = 1.0, [*left]
        for rank in thrown:
            ways *= still[rank]
            still[rank] -= 1
        if unit <= 0 or ways <= 0:
            continue
        without = [chances[place][rank].without for place, rank in enumerate(thrown)]
        for place, shares in enumerate(without):
            unit *= prod([shares[other] for at, other in enumerate(thrown) if at != place])
        factors = [*map(prod, zip(*without, strict=True))]
        yield from _with_pack(thrown, unit, ways, factors, still)


def _given(chance: _Chance, known: Sequence[float]) -> float:
    shares = zip(chance.without, known, strict=True)
    given: float = prod([share**times for share, times in shares])
    return chance.often * given


def _with_pack(
    thrown: Ranks, unit: float, ways: float, factors: Sequence[float], still: Sequence[float]
) -> Iterator[Draw]:
    """Add the cards that come from the pack to a throw of each of the others."""
    for pack in _PACKS[len(thrown)]:
        first, *second = pack
        drawn, weight = ways * still[first], unit * factors[first]
        for rank in second:
            drawn *= still[rank] - (rank == first)
            weight *= factors[rank]
        if drawn > 0 and still[first] > 0:
            yield Draw(thrown, pack, weight, drawn)


_PACKS: dict[int, list[Ranks]] = {
    2: [(low, high) for low in ALL_RANKS for high in ALL_RANKS[low:]],
    3: [(rank,) for rank in ALL_RANKS],
}
"""By the number of other players: the ranks that come from the pack."""


def _chances(throws: ThrowsOfOne) -> list[_Chance]:
    """By rank: the chance of a throw of it.

    As in `sensible_crib` the factor for a known card is the chance that such a card is not in the
    thrower's hand, given the throw, over the share of them that are not thrown.
    """
    return [
        _Chance(
            deals / 4,
            [
                (4 * deals - cards) / (max(1, deals) * (4 - (rank == thrown)))
                for rank, cards in enumerate(dealt)
            ],
        )
        for thrown, (deals, dealt) in enumerate(throws)
    ]


def usual_crib(players: Players) -> float:
    """The average of all cribs between sensible players.

    >>> usual_crib(3) < usual_crib(4) < 4.6
    True
    """
    side = sides(players)["dealer"]
    deals = sum(row.deals for row in side.throws)
    return sum(row.deals * crib for row, crib in zip(*side, strict=True)) / deals


@cache
def sides(players: Players) -> dict[Seat, CribSide]:
    """Read the shipped table, of those who share the crib (`dealer`) and of those who do not.

    >>> sides(3)["dealer"].cribs[4] > sides(3)["dealer"].cribs[12]
    True
    """
    found: dict[Seat, CribSide] = {}
    for seat, name in SIDES:
        table = [row for row in rows("throws_of_five.csv") if row[:2] == [str(players), name]]
        assert [row[2] for row in table] == [*LETTERS]
        throws = tuple(ThrowCount(int(row[4]), tuple(map(int, row[5:]))) for row in table)
        found[seat] = CribSide(throws, tuple(float(row[3]) for row in table))
    return found


SIDES: tuple[tuple[Seat, str], ...] = (("dealer", "own"), ("pone", "other"))
"""Sides with their names in the table."""
