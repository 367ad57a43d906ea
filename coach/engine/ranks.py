"""Six cards as ranks only: all 18,395 of them, what each way to keep four averages, and flushes.

A rank is its place from ace, 0, to king, 12. A multiset is known by its key, the sum of
`RANK_KEYS`, so that hand less throw is keep. Of the suits only two things matter to the ranks:
a jack kept is nobs for a quarter of the starters that are no jack, and four or more cards of one
suit may be kept for a flush.
"""

from __future__ import annotations

from collections import Counter
from itertools import combinations, combinations_with_replacement
from math import comb, prod
from typing import TYPE_CHECKING, NamedTuple

from coach.scoring.totals import RANK_KEYS, RANK_POINTS

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from coach.cards import Card

LETTERS = "A23456789TJQK"
"""How a rank is written, by its place."""
JACK = 10
"""The jack's place."""

Ranks = tuple[int, ...]
"""A multiset of ranks, lowest first."""


def multisets(size: int) -> list[Ranks]:
    """All rank multisets of so many cards, none more than four times.

    >>> [len(multisets(size)) for size in (2, 4, 6)]
    [91, 1820, 18395]
    """
    return [
        ranks
        for ranks in combinations_with_replacement(range(13), size)
        if size < 5 or max(map(ranks.count, ranks)) <= 4
    ]


def letters(ranks: Iterable[int]) -> str:
    """How the tables write ranks.

    >>> letters((0, 9, 12))
    'ATK'
    """
    return "".join(LETTERS[rank] for rank in ranks)


def key(ranks: Iterable[int]) -> int:
    """The number that names a multiset: a digit of base five for each rank.

    >>> key((0, 0, 1))
    7
    """
    return sum([RANK_KEYS[rank] for rank in ranks])


def place_of(card: Card) -> int:
    """The place of a card's rank, from ace, 0, to king, 12.

    >>> from coach.cards import parse
    >>> [place_of(card) for card in parse("AD 5H KD")]
    [0, 4, 12]
    """
    return card.rank.order - 1


def ranks_of(cards: Iterable[Card]) -> Ranks:
    """The ranks of cards.

    >>> from coach.cards import parse
    >>> ranks_of(parse("KD 5H 5S"))
    (4, 4, 12)
    """
    return tuple(sorted([place_of(card) for card in cards]))


def by_rank(cards: Iterable[Card]) -> list[int]:
    """How many of the cards are of each rank.

    >>> from coach.cards import parse
    >>> by_rank(parse("AD 2C 2D"))[:3]
    [1, 2, 0]
    """
    found = [0] * 13
    for card in cards:
        found[place_of(card)] += 1
    return found


def without(ranks: Ranks, gone: Ranks) -> Ranks:
    """What is left of a multiset of ranks.

    >>> without((4, 4, 10, 11), (4, 11))
    (4, 10)
    """
    left = [*ranks]
    for rank in gone:
        left.remove(rank)
    return tuple(left)


def ways(ranks: Ranks) -> int:
    """In how many ways a pack gives these ranks.

    >>> ways((4, 4, 10))
    24
    """
    return prod(comb(4, times) for times in Counter(ranks).values())


PAIRS: tuple[Ranks, ...] = tuple(multisets(2))
"""The 91 rank pairs: A-A, A-2 and so on to K-K."""


def pairs_of(place: int, left: Sequence[int]) -> int:
    """The ways to draw one of the `PAIRS` when so many cards of each rank are left.

    >>> pairs_of(0, [4] * 13), pairs_of(1, [4] * 13)
    (6, 16)
    """
    low, high = PAIRS[place]
    return left[low] * left[high] if low != high else comb(left[low], 2)


class WayToKeep(NamedTuple):
    """Two cards thrown, and what the other four average over the 46 starters, flushes apart."""

    throw: int
    """Place in `PAIRS`."""
    hand: float
    keep: int
    """The key of the four cards."""


class Suited(NamedTuple):
    """Some of the cards are of one suit, four at least."""

    ways: int
    """How many hands of these ranks have just those in one suit."""
    points: float
    """What a flush averages: four, and a fifth by the starter."""
    choices: tuple[WayToKeep, ...]
    """Those that keep four of them."""


class RankHand(NamedTuple):
    """The ranks of six cards, in how many ways they are dealt, and the choices."""

    ranks: Ranks
    ways: int
    choices: tuple[WayToKeep, ...]
    suited: tuple[Suited, ...]


def rank_hand(ranks: Ranks) -> RankHand:
    """One hand with its choices.

    >>> hand = rank_hand((3, 4, 4, 5, 10, 11))
    >>> hand.ways, len(hand.choices), len(hand.suited)
    (1536, 11, 6)
    >>> max((round(choice.hand, 4), PAIRS[choice.throw]) for choice in hand.choices)
    (15.9565, (10, 11))
    """
    left = [4 - ranks.count(rank) for rank in range(13)]
    whole = key(ranks)
    starters = [(RANK_KEYS[rank], cards) for rank, cards in enumerate(left)]
    nobs = (46 - left[JACK]) / 46 / 4
    choices: dict[Ranks, WayToKeep] = {}
    for throw in combinations(ranks, 2):
        if throw not in choices:
            kept = whole - key(throw)
            points = sum([cards * RANK_POINTS[kept + cut] for cut, cards in starters if cards])
            jacks = ranks.count(JACK) - throw.count(JACK)
            choices[throw] = WayToKeep(_PLACE[throw], points / 46 + jacks * nobs, kept)
    return RankHand(ranks, ways(ranks), tuple(choices.values()), tuple(_suited(ranks, choices)))


def rank_hands() -> list[RankHand]:
    """All of them; about a second."""
    return [rank_hand(ranks) for ranks in multisets(6)]


def _suited(ranks: Ranks, choices: dict[Ranks, WayToKeep]) -> Iterator[Suited]:
    times = Counter(ranks)
    for size in range(4, len(times) + 1):
        for flush in combinations(times, size):
            # The suit is any of four; it holds one card of each of these ranks and no other.
            cards = 4 * prod(comb(3, times[rank] - (rank in flush)) for rank in times)
            if cards:
                keeps = combinations(flush, 4)
                throws = [tuple((times - Counter(keep)).elements()) for keep in keeps]
                yield Suited(cards, 4 + (13 - size) / 46, tuple(choices[throw] for throw in throws))


_PLACE = {pair: place for place, pair in enumerate(PAIRS)}
