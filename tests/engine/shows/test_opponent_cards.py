"""His keeps and throws against the tables of all deals, and against six cards of every kind."""

from __future__ import annotations

from collections import Counter
from math import comb, prod

import pytest

from coach import PACK, parse
from coach.advice.numbers import numbers_of
from coach.engine.play.hands import NUMBER, RANKS
from coach.engine.ranks import PAIRS, from_letters, key
from coach.engine.shows.opponent_cards import OpponentCards
from coach.engine.six_cards import RankHand
from coach.engine.tables import DEALS, keep_counts, throw_counts
from coach.engine.throwing.keeps_and_throws import behind_keep
from coach.engine.throwing.policy import sensible
from coach.seats import Seat
from tests.engine.by_rank import ACE, KING
from tests.sure import some

SEATS: tuple[Seat, ...] = ("dealer", "pone")
SIX = parse("5H 5S 6D JC QD 4S")
UNSEEN = [card for card in PACK if card not in SIX]
HIDDEN = numbers_of(UNSEEN)


@pytest.mark.parametrize("seat", SEATS)
def test_of_a_full_pack_he_keeps_and_throws_as_the_tables_say(seat: Seat) -> None:
    his = OpponentCards(numbers_of(PACK), seat)
    kept: dict[tuple[int, ...], float] = {
        RANKS[kept.keep]: sum(kept.weights) / 46 for kept in his.kept
    }
    for keep, deals in keep_counts(seat).items():
        # The share that flushes spoil is rounded to a thousandth.
        assert kept.get(keep, 0.0) == pytest.approx(deals, rel=0.001, abs=0.5)
    thrown = [0.0] * len(PAIRS)
    for throws in his.throws():
        for place, weights in throws:
            thrown[place] += sum(weights) / 46
    for made, row in zip(thrown, throw_counts(seat), strict=True):
        # With a flush that is kept for its own sake any two are thrown here.
        assert made == pytest.approx(row.deals, abs=0.004 * DEALS)
    assert sum(thrown) == pytest.approx(DEALS, rel=0.001)


@pytest.mark.slow
@pytest.mark.parametrize("seat", SEATS)
def test_beside_six_cards_every_deal_counts(seat: Seat, rank_hands: list[RankHand]) -> None:
    """All sixes of ranks, one by one, by the ways to draw them."""
    left = [4 - sum(card.rank.order - 1 == rank for card in SIX) for rank in range(13)]
    thrown = sensible(rank_hands, seat, flushes=False)
    deals: Counter[tuple[int, int]] = Counter()
    for six, ((place, _),) in ((six, throws.items()) for six, throws in thrown.items()):
        ways = prod([comb(left[rank], six.count(rank)) for rank in set(six)])
        for rank in range(13):
            deals[key(six) - key(PAIRS[place]), rank] += ways * (left[rank] - six.count(rank))
    found = {kept.keep: kept.weights for kept in OpponentCards(HIDDEN, seat).kept}
    of_several_suits = [keep for keep in keep_counts(seat) if len({*keep}) < 4]
    for keep in some(of_several_suits):
        for rank, weight in some(enumerate(found.get(NUMBER[keep], [0.0] * 13))):
            expected = deals[key(keep), rank] * (1 - behind_keep(keep, seat).spoiled)
            assert weight == pytest.approx(expected)


@pytest.mark.parametrize("seat", SEATS)
def test_any_unseen_card_is_as_likely_the_starter(seat: Seat) -> None:
    his = OpponentCards(HIDDEN, seat)
    by_rank = [sum(kept.weights[rank] for kept in his.kept) for rank in range(13)]
    by_throw = [sum(sum(weights) for _, weights in throws) for throws in his.throws()]
    for rank, (keeps, throws) in some(enumerate(zip(by_rank, by_throw, strict=True))):
        cards = sum(card.rank.order - 1 == rank for card in UNSEEN)
        assert keeps / sum(by_rank) == pytest.approx(cards / 46, rel=0.005)
        assert throws == pytest.approx(keeps, rel=0.005)


@pytest.mark.parametrize("seat", SEATS)
def test_a_belief_is_kept_and_says_what_was_thrown(seat: Seat) -> None:
    four_to_seven, kings = NUMBER[from_letters("4567")], NUMBER[from_letters("KKKK")]
    his = OpponentCards(HIDDEN, seat, starter=ACE, belief={four_to_seven: 0.25, kings: 0.75})
    assert {kept.keep: sum(kept.weights) for kept in his.kept} == pytest.approx(
        {four_to_seven: 0.25, kings: 0.75}
    )
    assert sum(sum(weights) for _, weights in his.throws()[0]) == pytest.approx(1.0)
    assert not any(throws for rank, throws in enumerate(his.throws()) if rank)


def test_with_a_keep_that_is_never_made_the_dealer_throws_anything() -> None:
    odd = next(keep for keep, deals in keep_counts("dealer").items() if not deals)
    his = OpponentCards(numbers_of(PACK)[:-1], "dealer", starter=KING, belief={NUMBER[odd]: 1.0})
    (chances,) = [throws for throws in his.throws() if throws]
    assert len(chances) == len(PAIRS)
    place, weights = chances[0]
    assert place == 0
    assert sum(weights) == pytest.approx(6 / comb(51, 2))


def test_with_a_keep_that_is_never_made_pone_throws_as_usual() -> None:
    odd = next(keep for keep, deals in keep_counts("pone").items() if not deals)
    his = OpponentCards(numbers_of(PACK), "pone", starter=KING, belief={NUMBER[odd]: 1.0})
    (chances,) = [throws for throws in his.throws() if throws]
    for place, weights in some(chances):
        assert sum(weights) == pytest.approx(throw_counts("pone")[place].deals / DEALS)
