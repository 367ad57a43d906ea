from __future__ import annotations

from collections import Counter
from fractions import Fraction
from itertools import combinations
from typing import TYPE_CHECKING

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from coach import PACK, Card, parse, show_total
from coach.advice.numbers import numbers_of, ranks_of
from coach.advice.opponents import RANDOM, SENSIBLE, ThrowsPairs
from coach.advice.throws.by_starter import ByStarter
from coach.advice.throws.weigh import weigh
from coach.cards import Rank
from coach.engine.cribs.sensible_crib import weights
from coach.engine.ranks import PAIRS, from_letters
from coach.seats import CribOwner
from tests.advice.against_random import against_random
from tests.sure import some

if TYPE_CHECKING:
    from collections.abc import Sequence

    from coach.advice.opponents import Opponent

SIX = st.lists(st.sampled_from(PACK), min_size=6, max_size=6, unique=True)
DEALT = ["5H5S6DJCQD4S", "2H7HTHKHJHJS", "JCJDJHJS4C4D", "JCJD8H8S4C4D"]


def owner(own_crib: bool) -> CribOwner:
    return CribOwner.of(dealer=own_crib)


def every_crib(
    dealt: Sequence[Card], throw: tuple[Card, ...], starter: Card, *, own_crib: bool, random: bool
) -> Counter[int]:
    """Weights by points, one by one over the opponent's two cards."""
    by_pair = dict(zip(PAIRS, weights(numbers_of(dealt), owner(own_crib).other_seat), strict=True))
    unseen = [card for card in PACK if card not in dealt and card is not starter]
    made: Counter[int] = Counter()
    for his in combinations(unseen, 2):
        weight = 1 if random else by_pair[ranks_of(his)][starter.rank.order - 1]
        made[show_total((*throw, *his), starter, crib=True)] += weight
    return +made


@pytest.mark.parametrize("dealt", DEALT)
@pytest.mark.parametrize("own_crib", [True, False])
@pytest.mark.parametrize("opponent", [SENSIBLE, RANDOM], ids=str)
def test_the_cribs_of_a_starter_one_by_one(dealt: str, own_crib: bool, opponent: Opponent) -> None:
    cards = parse(dealt)
    throws = weigh(cards, owner(own_crib), opponent=opponent)
    cut = ByStarter(throws)
    for throw in (cards[:2], cards[2:4], cards[4:]):
        for starter in some(cut.starters[::7]):
            random = opponent is RANDOM
            expected = every_crib(cards, throw, starter, own_crib=own_crib, random=random)
            assert cut.crib(throws.of(throw), starter) == expected


@settings(max_examples=15, deadline=None)
@given(SIX, st.integers(0, 14), st.booleans())
def test_random_cribs_average_what_they_do_over_all_starters(
    dealt: list[Card], place: int, own_crib: bool
) -> None:
    throws = against_random(dealt, owner(own_crib))
    throw, cut = throws.throws[place], ByStarter(throws)
    assert len(cut.starters) == 46
    points = sum(
        points * weight
        for starter in cut.starters
        for points, weight in cut.crib(throw, starter).items()
    )
    assert Fraction(points, 46 * 990) == Fraction(throw.crib_points, throw.crib_scenarios)


@settings(max_examples=15, deadline=None)
@given(SIX, st.integers(0, 14), st.booleans())
def test_sensible_cribs_average_nearly_what_they_do_over_all_starters(
    dealt: list[Card], place: int, own_crib: bool
) -> None:
    throws = weigh(dealt, owner(own_crib))
    throw = throws.throws[place]
    rows = ByStarter(throws).at_ranks(throw)
    assert sum(row.starters for row in rows) == 46
    hand = sum(row.starters * row.hand for row in rows) / 46
    crib = sum(row.starters * row.crib for row in rows) / 46
    assert hand == pytest.approx(throw.hand, abs=1e-9)
    assert crib == pytest.approx(throw.crib, abs=0.02)


@pytest.mark.parametrize("own_crib", [True, False])
@pytest.mark.parametrize("place", [0, 7, 14])
def test_the_chance_to_make_and_to_hold_points(place: int, own_crib: bool) -> None:
    dealt = parse("5H5S6DJCQD4S")
    throws = against_random(dealt, owner(own_crib))
    throw, cut = throws.throws[place], ByStarter(throws)
    unseen = [card for card in PACK if card not in dealt]
    made: Counter[tuple[int, int]] = Counter()
    for starter in unseen:
        hand = show_total(throw.keep, starter)
        cribs = every_crib(dealt, throw.throw, starter, own_crib=own_crib, random=True)
        for crib, ways in cribs.items():
            made[hand, crib] += ways
    everything = made.total()
    for points in (0, 4, 8, 12, 20, 30):
        reached = sum(
            ways
            for (hand, crib), ways in made.items()
            if hand + (crib if own_crib else 0) >= points
        )
        held = sum(ways for (_, crib), ways in made.items() if crib < points)
        assert cut.reaches(throw, points) == pytest.approx(reached / everything)
        assert cut.holds(throw, points) == pytest.approx(held / everything)


def test_rows_by_rank_are_averages_over_its_cards() -> None:
    dealt = parse("2H7HTHKHJHJS")
    throws = weigh(dealt, CribOwner.OWN)
    throw, cut = throws.best, ByStarter(throws)
    rows = {row.rank: row for row in cut.at_ranks(throw)}
    assert [*rows] == [*Rank]
    sevens = parse("7C7D7S")
    assert rows[Rank.SEVEN].starters == 3
    assert rows[Rank.SEVEN].hand == sum(show_total(throw.keep, card) for card in sevens) / 3


def test_starters_that_leave_him_none_of_his_throws_are_not_cut() -> None:
    dealt = parse("KHKS2D3D9S9C")
    throws = weigh(dealt, CribOwner.OWN, opponent=ThrowsPairs({from_letters("KK"): 1.0}, "kings"))
    cut = ByStarter(throws)
    assert len(cut.starters) == 44
    assert not {*cut.starters} & {*parse("KCKD")}
    assert Rank.KING not in {row.rank for row in cut.at_ranks(throws.best)}
