"""Cribs by starter: their average, and what hangs on suits."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

import pytest

from coach import PACK, Card, parse
from coach.advice.numbers import numbers_of, ranks_of
from coach.engine.cribs.sensible_crib import SensibleCrib
from coach.engine.play.hands import RANKS
from coach.engine.ranks import PAIR_NUMBER, PAIRS, ways
from coach.engine.shows.crib_counts import SCALE, CribCounter
from coach.engine.shows.hand_counts import nobs_chances
from coach.engine.shows.opponent_cards import OpponentCards
from coach.engine.shows.packed import unpacked
from coach.engine.throwing.keeps_and_throws import behind
from coach.seats import CribOwner, Seat
from data.builders import crib_sensible
from tests.sure import some

SIX = parse("3H 4S 5S 6D 9C QD")
UNSEEN = numbers_of(card for card in PACK if card not in SIX)
SEATS: tuple[Seat, ...] = ("dealer", "pone")


def average(throw: tuple[Card, ...], thrower: Seat) -> float:
    """Over all starters and kinds of hands, without a flush."""
    his = OpponentCards(UNSEEN, thrower)
    nobs = nobs_chances(UNSEEN, UNSEEN)
    cribs = CribCounter(his.throws(), UNSEEN, nobs).by_starter({ranks_of(throw): 1.0})
    points = weights = 0.0
    for crib, throws in zip(cribs, his.throws(), strict=True):
        for kind, distribution in enumerate(crib):
            often = sum(weights_of[kind] for _, weights_of in throws)
            made = sum(total * times for total, times in enumerate(unpacked(distribution)))
            points += often * made / SCALE
            weights += often
    return points / weights


@pytest.mark.slow
@pytest.mark.parametrize("thrower", SEATS)
def test_the_average_is_the_exact_count_over_all_his_hands(thrower: Seat) -> None:
    """But for flushes: 7 % of his hands are kept for one, or spoiled by one."""
    throws = {PAIR_NUMBER[ranks_of(pair)]: pair for pair in combinations(SIX, 2)}
    his = {}
    for row in behind(thrower):
        for place in row.throws:
            six = tuple(sorted(RANKS[row.keep] + PAIRS[place]))
            his[six] = Counter({place: ways(six)})
    mine = {ranks_of(SIX): Counter(dict.fromkeys(throws, 1))}
    exact = crib_sensible.in_the_crib(mine, his)
    for place, throw in some(throws.items()):
        assert average(throw, thrower) == pytest.approx(exact[place], abs=0.06)


def test_it_is_near_the_crib_of_the_adviser() -> None:
    for own_crib, thrower in ((True, "pone"), (False, "dealer")):
        crib = SensibleCrib(numbers_of(SIX), CribOwner.of(dealer=own_crib).other_seat)
        for throw in ((SIX[0], SIX[1]), (SIX[4], SIX[5])):
            found = average(throw, "pone" if thrower == "pone" else "dealer")
            assert found == pytest.approx(crib.points(numbers_of(throw)) / crib.scenarios, abs=0.08)


def test_two_cards_of_the_starters_suit_may_make_a_flush() -> None:
    """Four spades are left for the throw and the starter, so that few cribs are all spades."""
    his = OpponentCards(UNSEEN, "pone")
    cribs = CribCounter(his.throws(), UNSEEN, nobs_chances(UNSEEN, UNSEEN))
    throw, starter = parse("4S 5S"), parse("AS")[0]
    plain, suited = (
        cribs.by_starter({ranks_of(throw): 1.0})[0],
        cribs.suited(numbers_of(throw), *numbers_of([starter])),
    )
    for without, with_flush in some(zip(plain, suited, strict=True)):
        gained = mean(with_flush) - mean(without)
        assert 0.1 < gained < 0.5


def mean(distribution: int) -> float:
    weights = unpacked(distribution)
    return sum(total * often for total, often in enumerate(weights)) / sum(weights)
