from __future__ import annotations

from math import comb

import pytest

from coach.engine.ranks import PAIRS, from_letters, key, letters, multisets
from coach.engine.six_cards import RankHand, rank_hand
from coach.engine.tables import DEALS, keep_counts, throw_counts
from coach.engine.throwing.policy import NO_PEGGING, ThrowPolicy, policy, sensible
from coach.seats import SEATS, Seat
from data.builders.throws import keeps, throws


@pytest.fixture(scope="module")
def policies(rank_hands: list[RankHand]) -> dict[Seat, ThrowPolicy]:
    return {seat: sensible(rank_hands, seat) for seat in SEATS}


@pytest.mark.slow
@pytest.mark.parametrize("seat", SEATS)
def test_the_shipped_throws_rebuilt(policies: dict[Seat, ThrowPolicy], seat: Seat) -> None:
    assert tuple(throws(policies[seat])) == throw_counts(seat)


@pytest.mark.parametrize("seat", SEATS)
def test_the_shipped_keeps_rebuilt(policies: dict[Seat, ThrowPolicy], seat: Seat) -> None:
    assert keeps(policies[seat]) == keep_counts(seat)


@pytest.mark.parametrize("seat", SEATS)
def test_throws_and_keeps_are_counts_of_the_same_deals(seat: Seat) -> None:
    thrown, kept = throw_counts(seat), keep_counts(seat)
    assert DEALS == comb(52, 6) == sum(row.deals for row in thrown) == sum(kept.values())
    for rank in range(13):
        dealt = sum(row.dealt[rank] for row in thrown)
        assert dealt == DEALS * 6 // 13
        cast = sum(row.deals * pair.count(rank) for pair, row in zip(PAIRS, thrown, strict=True))
        assert dealt - cast == sum(deals * keep.count(rank) for keep, deals in kept.items())


def thrown_from(cards: str, cribs: list[float], seat: Seat) -> dict[str, int]:
    hand = rank_hand(from_letters(cards))
    (thrown,) = policy([hand], cribs, seat).values()
    return {letters(PAIRS[place]): ways for place, ways in thrown.items()}


def test_the_crib_is_added_for_the_dealer_and_taken_away_for_the_pone() -> None:
    cribs = [20.0 if letters(pair) == "55" else 0.0 for pair in PAIRS]
    assert "55" in thrown_from("2559KK", cribs, "dealer")
    assert "55" not in thrown_from("2559KK", cribs, "pone")


def test_the_four_that_net_more_in_the_play_are_kept() -> None:
    hand, flat = rank_hand(from_letters("238TQK")), [0.0] * 91
    for kept, thrown in (("23TK", "8Q"), ("8TQK", "23")):
        nets = {**NO_PEGGING, key(from_letters(kept)): 20.0}
        (throws,) = policy([hand], flat, "dealer", pegging=nets).values()
        assert {letters(PAIRS[place]): ways for place, ways in throws.items()} == {
            thrown: hand.ways
        }


def test_a_flush_is_kept_when_it_is_worth_more() -> None:
    flat = [0.0] * 91
    thrown = thrown_from("24688K", flat, "dealer")
    hand = rank_hand(from_letters("24688K"))
    assert sum(thrown.values()) == hand.ways
    (usual, *others) = sorted(thrown, key=lambda throw: -thrown[throw])
    assert others
    assert sum(thrown[throw] for throw in others) <= sum(some.ways for some in hand.suited)
    (unsuited,) = policy([hand], flat, "dealer", flushes=False).values()
    assert {letters(PAIRS[place]): ways for place, ways in unsuited.items()} == {usual: hand.ways}


def test_every_four_ranks_are_kept_in_each_seat() -> None:
    assert [*keep_counts("pone")] == [*keep_counts("dealer")] == multisets(4)
