"""Throws of ranks alone: what is averaged over suits, against every way to suit them."""

from __future__ import annotations

from collections import Counter, defaultdict
from fractions import Fraction
from itertools import chain, combinations, product
from typing import TYPE_CHECKING, Literal

import pytest

from coach.advice.numbers import ranks_of
from coach.advice.opponents import RANDOM, SENSIBLE
from coach.advice.throws.advised import throws
from coach.advice.throws.reasons import reasons
from coach.advice.throws.weigh import weigh
from coach.cards import Card, Suit
from coach.errors import CoachError, ImpossibleCards
from coach.ranks_alone import typed_cards
from coach.seats import CribOwner

if TYPE_CHECKING:
    from collections.abc import Iterator

    from coach.advice.opponents import Opponent


def suitings(ranks: str) -> Iterator[tuple[Card, ...]]:
    """Every way to suit some ranks; all suits are alike, so those of the first rank are fixed."""
    times = Counter(card.rank for card in typed_cards(ranks))
    ways = [
        [[Card(rank, suit) for suit in suits] for suits in combinations(Suit, many)]
        for rank, many in times.items()
    ]
    for hand in product(ways[0][:1], *ways[1:]):
        yield tuple(chain.from_iterable(hand))


@pytest.mark.parametrize(
    ("ranks", "crib", "players", "opponent"),
    [
        ("5 5 5 6 7 J", CribOwner.OWN, 2, RANDOM),
        ("5 5 J J Q Q", CribOwner.OPPONENT, 2, SENSIBLE),
        ("J J 5 5 6", CribOwner.OWN, 3, RANDOM),
        pytest.param("J 4 5 6 7 8", CribOwner.OWN, 2, SENSIBLE, marks=pytest.mark.slow),
        pytest.param("J J 5 5 6", CribOwner.OPPONENT, 4, SENSIBLE, marks=pytest.mark.slow),
    ],
)
def test_ranks_alone_are_averaged_over_every_way_to_suit_them(
    ranks: str, crib: CribOwner, players: Literal[2, 3, 4], opponent: Opponent
) -> None:
    cribs: defaultdict[tuple[int, ...], list[Fraction]] = defaultdict(list)
    hands: defaultdict[tuple[int, ...], Counter[int]] = defaultdict(Counter)
    for hand in suitings(ranks):
        for throw in weigh(hand, crib, players=players, opponent=opponent).throws:
            thrown = ranks_of(throw.throw)
            cribs[thrown].append(Fraction(throw.crib_points, throw.crib_scenarios))
            hands[thrown].update(throw.distribution)
    found = weigh(ranks, crib, players=players, opponent=opponent)
    assert len(found.throws) == len(cribs) > 2
    for throw in found.throws:
        every = cribs[ranks_of(throw.throw)]
        assert Fraction(throw.crib_points, throw.crib_scenarios) == sum(every) / len(every)
        totals = hands[ranks_of(throw.throw)]
        assert throw.distribution.keys() == totals.keys()
        assert {
            total: Fraction(ways, throw.starters) for total, ways in throw.distribution.items()
        } == {total: Fraction(ways, totals.total()) for total, ways in totals.items()}


def test_throws_of_the_same_ranks_are_one() -> None:
    found = weigh("5 6 9 Q Q K", CribOwner.OPPONENT)
    assert not found.suits
    assert len(found.throws) == 11
    assert found.of(typed_cards("K 9")) is found.best


def test_reasons_for_ranks_alone_leave_suits_out() -> None:
    kept = reasons(weigh("4 5 6 7 K K", CribOwner.OWN)).kept
    assert "flush" not in kept.held.by_kind
    of_rank = Counter(card.rank for cut in kept.cuts for card in cut.starters)
    for cut in kept.cuts:
        here = Counter(card.rank for card in cut.starters)
        assert all(times == of_rank[rank] for rank, times in here.items())


def test_what_takes_more_than_points_takes_suits() -> None:
    with pytest.raises(CoachError, match="write cards like 5H"):
        throws("5 6 9 Q Q K", dealer=True, score=(110, 110))
    with pytest.raises(ImpossibleCards, match="7 cards: a hand takes 6"):
        throws("5 6 9 Q Q K 10", dealer=True)
