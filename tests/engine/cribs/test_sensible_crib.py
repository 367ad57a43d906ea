from __future__ import annotations

from collections import Counter
from itertools import combinations, cycle, islice

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from coach import PACK, Card, parse, show_total
from coach.advice.numbers import numbers_of
from coach.cards import Suit, in_order
from coach.engine.cribs.random_crib import RandomCrib
from coach.engine.cribs.sensible_crib import SensibleCrib, weights
from coach.engine.ranks import PAIR_NUMBER, PAIRS, Ranks, from_letters, multisets
from coach.engine.rules import RankNumber
from coach.engine.six_cards import RankHand, rank_hand
from coach.engine.tables import Frequencies, crib_averages, throw_counts
from coach.engine.throwing.policy import sensible
from coach.seats import CribOwner
from data.builders import crib_sensible
from tests.sure import some

SIX = st.lists(st.sampled_from(PACK), min_size=6, max_size=6, unique=True)


def rank(card: Card) -> RankNumber:
    return RankNumber(card.rank.order - 1)


def every_crib(
    dealt: tuple[Card, ...],
    throw: tuple[Card, ...],
    *,
    own_crib: bool,
    frequencies: Frequencies | None = None,
) -> tuple[int, int]:
    """Points and scenarios, one by one: his two cards, then all starters of the rest, weighed."""
    weighed = weights(numbers_of(dealt), CribOwner.of(dealer=own_crib).other_seat, frequencies)
    by_pair = dict(zip(PAIRS, weighed, strict=True))
    unseen = [card for card in PACK if card not in dealt]
    points = scenarios = 0
    for his in combinations(unseen, 2):
        by_starter = by_pair[rank(his[0]), rank(his[1])]
        for starter in unseen:
            if starter not in his:
                weight = by_starter[rank(starter)]
                points += weight * show_total((*throw, *his), starter, crib=True)
                scenarios += weight
    return points, scenarios


@pytest.mark.parametrize(
    ("dealt", "throw"),
    [
        ("5H5S6DJCQD4S", "JCQD"),
        ("2H7HTHKHJHJS", "2H7H"),
        ("2H7HTHKHJHJS", "JHJS"),
        ("5C5D5H5SJCJD", "5CJC"),
        ("JCJDJHJS4C4D", "JC4C"),
        ("JCJD8H8S4C4D", "8H8S"),
    ],
)
@pytest.mark.parametrize("own_crib", [True, False])
def test_cribs_one_by_one(dealt: str, throw: str, own_crib: bool) -> None:
    cards, thrown = parse(dealt), parse(throw)
    crib = SensibleCrib(numbers_of(cards), CribOwner.of(dealer=own_crib).other_seat)
    expected = every_crib(cards, thrown, own_crib=own_crib)
    assert (crib.points(numbers_of(thrown)), crib.scenarios) == expected


@settings(max_examples=8, deadline=None)
@given(SIX, st.booleans())
def test_any_crib_one_by_one(dealt: list[Card], own_crib: bool) -> None:
    cards, thrown = tuple(dealt), tuple(dealt[:2])
    crib = SensibleCrib(numbers_of(cards), CribOwner.of(dealer=own_crib).other_seat)
    expected = every_crib(cards, thrown, own_crib=own_crib)
    assert (crib.points(numbers_of(thrown)), crib.scenarios) == expected


def test_the_crib_of_an_opponent_who_throws_as_is_said() -> None:
    cards, thrown = parse("5H5S6DJCQD4S"), parse("JCQD")
    kings_or_ace_two: dict[Ranks, float] = {from_letters("KK"): 0.25, from_letters("A2"): 0.75}
    crib = SensibleCrib(numbers_of(cards), "pone", frequencies=kings_or_ace_two)
    expected = every_crib(cards, thrown, own_crib=True, frequencies=kings_or_ace_two)
    assert (crib.points(numbers_of(thrown)), crib.scenarios) == expected
    for pair, by_starter in zip(
        PAIRS, weights(numbers_of(cards), "pone", kings_or_ace_two), strict=True
    ):
        assert any(by_starter) == (pair in kings_or_ace_two)


@settings(max_examples=10, deadline=None)
@given(SIX, st.permutations(range(6)))
def test_the_order_of_the_cards_does_not_matter(dealt: list[Card], order: list[int]) -> None:
    shuffled = [dealt[place] for place in order]
    one, other = (SensibleCrib(numbers_of(cards), "pone") for cards in (dealt, shuffled))
    assert one.scenarios == other.scenarios
    first, second, *_ = numbers_of(dealt)
    assert one.points((first, second)) == other.points((second, first))


def test_random_cards_flatter_ones_own_crib_and_not_the_opponents() -> None:
    dealt = parse("3H5S6D9CQD4S")
    throws = [*combinations(numbers_of(dealt), 2)]
    random = RandomCrib(numbers_of(dealt), thrown=2)
    average = sum(map(random.points, throws)) / random.scenarios / len(throws)
    mine, theirs = (
        sum(map(crib.points, throws)) / crib.scenarios / len(throws)
        for crib in (
            SensibleCrib(numbers_of(dealt), CribOwner.of(dealer=own).other_seat)
            for own in (True, False)
        )
    )
    assert mine < average - 0.3
    assert theirs > average + 0.3


@pytest.mark.parametrize(
    ("throw", "own_crib"),
    [
        ("55", False),
        ("45", False),
        pytest.param("5K", False, marks=pytest.mark.slow),
        pytest.param("6J", True, marks=pytest.mark.slow),
    ],
)
def test_over_the_deals_of_a_throw_it_averages_what_the_table_says(
    throw: str, own_crib: bool
) -> None:
    low, high = from_letters(throw)
    place = PAIR_NUMBER[low, high]
    table = crib_averages().own if own_crib else crib_averages().opponents
    hands = [rank_hand(six) for six in multisets(6) if not Counter((low, high)) - Counter(six)]
    points = deals = 0.0
    for six, thrown in sensible(hands, "dealer" if own_crib else "pone").items():
        if thrown[place]:
            # Suits in turn, as unlike as can be: the table has them on average.
            suits = zip(six, islice(cycle(Suit), 6), strict=True)
            dealt = [PACK[4 * of_rank + "CDHS".index(suit.value)] for of_rank, suit in suits]
            crib = SensibleCrib(numbers_of(dealt), CribOwner.of(dealer=own_crib).other_seat)
            two = dealt[six.index(low)], dealt[5 - six[::-1].index(high)]
            points += thrown[place] * crib.points(numbers_of(two)) / crib.scenarios
            deals += thrown[place]
    assert deals == throw_counts("dealer" if own_crib else "pone")[place].deals
    assert points / deals == pytest.approx(table[place], abs=0.05)


@pytest.mark.slow
def test_it_is_near_the_exact_count_over_all_his_hands(rank_hands: list[RankHand]) -> None:
    dealt = parse("3H5S6D9CQD4S")
    ranks = tuple(map(rank, in_order(dealt)))
    throws = {
        PAIR_NUMBER[rank(one), rank(other)]: (one, other)
        for one, other in combinations(in_order(dealt), 2)
    }
    for own_crib in (True, False):
        his = sensible(rank_hands, "pone" if own_crib else "dealer")
        exact = crib_sensible.in_the_crib({ranks: Counter(dict.fromkeys(throws, 1))}, his)
        crib = SensibleCrib(numbers_of(dealt), CribOwner.of(dealer=own_crib).other_seat)
        # The exact count knows no flush.
        for place in some(place for place, (a, b) in throws.items() if a.suit is not b.suit):
            throw = numbers_of(throws[place])
            assert crib.points(throw) / crib.scenarios == pytest.approx(exact[place], abs=0.05)
