from __future__ import annotations

import random
from collections import Counter

import pytest

from coach.engine.ranks import PAIRS, from_letters
from coach.engine.tables import pegging_gains
from data.builders import pegging_gains as builder
from data.builders.joint_keeps import KEEPS
from data.builders.pegging_gains import DEALER, DEALS, PONE, gain, throwing
from tests.sure import some


@pytest.mark.slow
@pytest.mark.parametrize(("seat", "name"), [(PONE, "pone"), (DEALER, "dealer")])
def test_a_slice_of_the_shipped_table_rebuilt(seat: int, name: str) -> None:
    shipped = pegging_gains("pone" if name == "pone" else "dealer")
    for place in (300 + seat, 1200 + seat):
        assert gain(seat, place) == shipped[place]


@pytest.mark.slow
@pytest.mark.parametrize("seat", [PONE, DEALER])
def test_what_is_dealt_for_a_keep(seat: int) -> None:
    for cards in ("4567", "AAAA", "A2TK"):
        keep = from_letters(cards)
        for seed in range(20):
            hands, starter = builder._deal(random.Random(seed), seat, KEEPS.index(keep))
            assert hands[seat][0] == keep
            dealt = Counter([starter, *(rank for hand in hands for part in hand for rank in part)])
            assert dealt.total() == 13
            assert max(dealt.values()) <= 4
            for one, (kept, threw) in enumerate(hands):
                six = tuple(sorted(kept + threw))
                thrown = throwing().policies[one][six]
                made = PAIRS.index(threw) in thrown
                assert made or not throwing().sides[one].made[KEEPS.index(kept)]


def test_squares_are_no_less_than_what_the_sums_need() -> None:
    for name in ("pone", "dealer"):
        for found in some(pegging_gains("pone" if name == "pone" else "dealer")):
            assert found.squares * DEALS >= (found.own - found.opponents) ** 2
