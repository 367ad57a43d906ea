"""What a card is worth in the crib with three or four players, who throw one of five cards each.

With three the crib gets a card from the pack as well. The others throw sensibly, each for the side
that owns the crib or against it, as often as `data/throws_of_five.csv` says; with four, partners
share a crib. Cards that are known or lie in the crib are not in a thrower's hand: each speaks for
the throws that are seldom made with such a card beside them, one by one, as in `sensible_crib`.
"""

from __future__ import annotations

from collections import Counter
from functools import cache
from itertools import combinations, product
from math import prod
from typing import TYPE_CHECKING, Literal, NamedTuple

from coach.cards import PACK, Card, Rank, Suit
from coach.engine.ranks import JACK, LETTERS, key, ranks_of
from coach.engine.tables import ThrowCount, rows
from coach.scoring.totals import CARD_KEYS, RANK_POINTS

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping, Sequence

    from coach.engine.ranks import Ranks

Players = Literal[3, 4]
Throws = tuple[ThrowCount, ...]
"""By rank: how often a player throws one card of it, and what was dealt with it."""


class CribSide(NamedTuple):
    """What is thrown to a crib by one who shares it, or by one who does not."""

    throws: Throws
    cribs: tuple[float, ...]
    """By rank thrown: what the crib averages."""


class Draw(NamedTuple):
    """The other cards of a crib, by rank."""

    thrown: Ranks
    pack: Ranks
    """The starter, with three players any of the two."""
    unit: float
    """What each way to draw such cards weighs."""
    ways: float


class SeveralCrib:
    """The crib of somebody who was dealt these five cards; in use like `RandomCrib`.

    `own_crib` is for a crib of one's own side: with four players the partner's too.

    >>> from coach.cards import parse
    >>> cards = parse("5H 6S 7D JC QD")
    >>> for players in (3, 4):
    ...     crib = SeveralCrib(cards, players, own_crib=True)
    ...     print(5 < crib.points(parse("5H")) / crib.scenarios < 7)
    True
    True
    """

    def __init__(self, cards: Iterable[Card], players: Players, *, own_crib: bool) -> None:
        dealt = tuple(cards)
        self._unseen = [card for card in PACK if card not in dealt]
        known = [ranks_of(dealt).count(rank) for rank in range(13)]
        self._left = [4 - times for times in known]
        throws = {own: side.throws for own, side in sides(players).items()}
        throwers = beside(players, throws, own_crib=own_crib)
        self._drawn: Counter[int] = Counter()
        self._with_starter, self._jacks_with_starter = [0] * 13, [0] * 13
        for draw in draws(known, throwers):
            weight = round(draw.unit) * int(draw.ways)
            cards_drawn = draw.thrown + draw.pack
            drawn, jacks = key(cards_drawn), cards_drawn.count(JACK)
            for starter in {*draw.pack}:
                self._drawn[drawn] += weight
                self._with_starter[starter] += weight
                self._jacks_with_starter[starter] += (jacks - (starter == JACK)) * weight
        self.scenarios = sum(self._with_starter)
        """All ways to fill the crib and to cut a starter, each times its weight."""
        self._nobs_drawn = self._nobs_of_their_jacks()

    def points(self, throw: tuple[Card, ...]) -> int:
        """Crib points summed over all `scenarios`; divide by them for the average."""
        (card,) = throw
        thrown, table = CARD_KEYS[card.index], RANK_POINTS
        points = sum([weight * table[thrown + drawn] for drawn, weight in self._drawn.items()])
        if card.rank is Rank.JACK:
            points += self._nobs(card.suit)
        return points + self._nobs_drawn + 5 * self._flush(card.suit)

    def _nobs(self, suit: Suit) -> int:
        """Scenarios with a starter of this suit, whose jack was thrown."""
        starters = ranks_of(card for card in self._unseen if card.suit is suit)
        return sum(self._with_starter[rank] // self._left[rank] for rank in starters)

    def _nobs_of_their_jacks(self) -> int:
        """Scenarios in which a jack of the others is of the starter's suit."""
        suits = {card.suit for card in self._unseen if card.rank is Rank.JACK}
        pairs = Counter(ranks_of(card for card in self._unseen if card.suit in suits))
        del pairs[JACK]
        return sum(
            self._jacks_with_starter[rank] * times // (self._left[rank] * len(suits))
            for rank, times in pairs.items()
        )

    def _flush(self, suit: Suit) -> int:
        """Scenarios in which all four other cards are of this suit."""
        ranks = ranks_of(card for card in self._unseen if card.suit is suit)
        return sum(
            self._drawn[key(four)] // prod(self._left[rank] for rank in four)
            for four in combinations(ranks, 4)
        )


def beside(players: Players, throws: Mapping[bool, Throws], *, own_crib: bool) -> list[Throws]:
    """How the other players throw to a crib of one's own side, or of the other side.

    Args:
        players: three, each alone, or four, two and two.
        throws: how they throw who share the crib (True), and who do not.
        own_crib: whether one shares it oneself.

    >>> beside(4, {True: "mine", False: "theirs"}, own_crib=True)
    ['mine', 'theirs', 'theirs']
    >>> beside(3, {True: "mine", False: "theirs"}, own_crib=False)
    ['mine', 'theirs']
    """
    owners = (1 if players == 3 else 2) - own_crib
    return [throws[True]] * owners + [throws[False]] * (players - 1 - owners)


def draws(known: Sequence[float], throwers: Sequence[Throws]) -> Iterator[Draw]:
    """All ranks that may be in the crib, beside those cards of each rank that are known.

    The known may be averages, and so the ways.
    """
    left = [4 - times for times in known]
    chances = [_chances(throws) for throws in throwers]
    unlikely = [
        [
            often * prod([share**times for share, times in zip(without, known, strict=True)])
            for often, without in chance
        ]
        for chance in chances
    ]
    for thrown in product(range(13), repeat=len(throwers)):
        unit = prod([weights[rank] for weights, rank in zip(unlikely, thrown, strict=True)])
        ways, still = 1.0, [*left]
        for rank in thrown:
            ways *= still[rank]
            still[rank] -= 1
        if unit <= 0 or ways <= 0:
            continue
        factors = [1.0] * 13
        for place, rank in enumerate(thrown):
            without = chances[place][rank][1]
            factors = [factor * share for factor, share in zip(factors, without, strict=True)]
            unit *= prod([without[other] for at, other in enumerate(thrown) if at != place])
        for pack in _PACKS[len(throwers)]:
            first, *second = pack
            drawn, weight = ways * still[first], unit * factors[first]
            for rank in second:
                drawn *= still[rank] - (rank == first)
                weight *= factors[rank]
            if drawn > 0 and still[first] > 0:
                yield Draw(thrown, pack, weight, drawn)


_PACKS: dict[int, list[Ranks]] = {
    2: [(low, high) for low in range(13) for high in range(low, 13)],
    3: [(rank,) for rank in range(13)],
}
"""By how many throw: the ranks that come from the pack."""


def _chances(throws: Throws) -> list[tuple[float, list[float]]]:
    """By rank: how often he throws a certain card of it, and what a card then known adds to that.

    As in `sensible_crib`: the chance that such a card is not in his hand, beside the throw, over
    the share of them that are not thrown.
    """
    return [
        (
            deals / 4,
            [
                (4 * deals - cards) / (max(1, deals) * (4 - (rank == thrown)))
                for rank, cards in enumerate(dealt)
            ],
        )
        for thrown, (deals, dealt) in enumerate(throws)
    ]


def usual_crib(players: Players) -> float:
    """What a crib averages between sensible players, over all deals.

    >>> usual_crib(3) < usual_crib(4) < 4.6
    True
    """
    side = sides(players)[True]
    deals = sum(row.deals for row in side.throws)
    return sum(row.deals * crib for row, crib in zip(*side, strict=True)) / deals


@cache
def sides(players: Players) -> dict[bool, CribSide]:
    """The shipped table: how those throw who share the crib, and those who do not.

    >>> sides(3)[True].cribs[4] > sides(3)[True].cribs[12]
    True
    """
    found = {}
    for shared, name in ((True, "own"), (False, "other")):
        table = [row for row in rows("throws_of_five.csv") if row[:2] == [str(players), name]]
        assert [row[2] for row in table] == [*LETTERS]
        throws = tuple(ThrowCount(int(row[4]), tuple(map(int, row[5:]))) for row in table)
        found[shared] = CribSide(throws, tuple(float(row[3]) for row in table))
    return found
