from __future__ import annotations

from fractions import Fraction
from math import prod
from random import Random
from typing import TYPE_CHECKING

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from coach import PACK, Card, ImpossibleCards, parse, show_total
from coach.advice.numbers import numbers_of, ranks_of
from coach.advice.throws.weigh import weigh
from coach.engine.cribs import crib_3_4
from coach.engine.cribs.crib_3_4 import (
    CribSide,
    Players,
    SeveralCrib,
    ThrowsOfOne,
    draws,
    other_throwers,
    sides,
    usual_crib,
)
from coach.engine.cribs.random_crib import RandomCrib
from coach.engine.ranks import from_letters, multisets
from coach.engine.rules import RankNumber
from coach.engine.tables import ThrowCount
from coach.seats import CribOwner, Seat
from data.builders.throws_of_five import SETTLED, FiveCards, answer, five_cards, thrown
from tests.advice.against_random import against_random
from tests.sure import some

if TYPE_CHECKING:
    from collections.abc import Sequence

FIVE = st.lists(st.sampled_from(PACK), min_size=5, max_size=5, unique=True)
PLAYERS: list[Players] = [3, 4]
HANDS_OF_FIVE = 2_598_960


@pytest.fixture(scope="module")
def hands() -> list[FiveCards]:
    return [five_cards(ranks) for ranks in multisets(5)]


# The crib


def throws_anything() -> CribSide:
    """Somebody who throws any card as often, whatever he has."""
    throws = tuple(
        ThrowCount(4, tuple(4 if rank == other else 0 for other in range(13))) for rank in range(13)
    )
    return CribSide(throws, (0.0,) * 13)


@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("dealt", ["5H JD 6D 7D 8C", "2S 4S 6S JS JH", "JC JD JH JS 5C"])
def test_others_who_throw_anything_make_the_random_crib(
    dealt: str, players: Players, monkeypatch: pytest.MonkeyPatch
) -> None:
    anything = throws_anything()
    monkeypatch.setattr(crib_3_4, "sides", lambda _: {"dealer": anything, "pone": anything})
    cards = parse(dealt)
    crib, random = (
        SeveralCrib(numbers_of(cards), players, "dealer"),
        RandomCrib(numbers_of(cards), thrown=1),
    )
    for card in some(cards):
        throw = numbers_of([card])
        found = Fraction(crib.points(throw), crib.scenarios)
        assert found == Fraction(random.points(throw), random.scenarios)


def test_a_draw_weighs_what_its_throws_do_beside_the_cards_that_are_known() -> None:
    (five, king, ace, two) = (4, 12, 0, 1)
    known = ranks_of(parse("5H 6S 7D JC QD"))
    throws = {seat: side.throws for seat, side in sides(3).items()}
    throwers = other_throwers(3, throws, "pone")
    (draw,) = (
        draw
        for draw in draws([known.count(rank) for rank in range(13)], throwers)
        if (draw.thrown, draw.pack) == ((five, king), (ace, two))
    )
    assert draw.ways == 3 * 4 * 4 * 4

    def without(throws: Sequence[ThrowCount], rank: int, cards: Sequence[int]) -> float:
        """How often he throws a certain card, none of these in his hand, over their usual share."""
        deals, dealt = throws[rank]
        shares = [(4 * deals - dealt[card]) / deals / (4 - (card == rank)) for card in cards]
        return deals / 4 * prod(shares)

    expected = without(throwers[0], five, (*known, king, ace, two))
    expected *= without(throwers[1], king, (*known, five, ace, two))
    assert draw.unit == pytest.approx(expected)


@settings(max_examples=6, deadline=None)
@given(FIVE, st.sampled_from(PLAYERS), st.booleans(), st.permutations(range(5)))
def test_the_order_of_the_cards_does_not_matter(
    dealt: list[Card], players: Players, own_crib: bool, order: list[int]
) -> None:
    one = weigh(dealt, CribOwner.of(dealer=own_crib), players=players).throws
    shuffled = [dealt[place] for place in order]
    assert weigh(shuffled, CribOwner.of(dealer=own_crib), players=players).throws == one


def test_who_else_throws() -> None:
    throws: dict[Seat, ThrowsOfOne] = {"dealer": (), "pone": (ThrowCount(0, ()),)}
    owner, against = throws["dealer"], throws["pone"]
    assert other_throwers(3, throws, "dealer") == [against, against]
    assert other_throwers(3, throws, "pone") == [owner, against]
    assert other_throwers(4, throws, "dealer") == [owner, against, against]
    assert other_throwers(4, throws, "pone") == [owner, owner, against]


def test_throws_with_three_and_four_players() -> None:
    for players in PLAYERS:
        for own_crib in (True, False):
            crib = CribOwner.of(dealer=own_crib)
            others = against_random("5H6S7DJCQD", crib)
            for throw in some(weigh("5H6S7DJCQD", crib, players=players).throws):
                random = others.of(throw.throw)
                assert throw.keep == random.keep
                assert throw.distribution == random.distribution
                assert throw.crib == pytest.approx(random.crib, abs=1)
                assert throw.crib < random.crib + 0.35
    mine = weigh("5H6S7DJCQD", CribOwner.OWN, players=3).best
    theirs = weigh("5H6S7DJCQD", CribOwner.OPPONENT, players=3).best
    assert (mine.throw, theirs.throw) == (parse("JC"), parse("QD"))


def test_six_cards_are_for_two_players() -> None:
    with pytest.raises(ImpossibleCards, match="6 cards: a hand takes 5"):
        weigh("5H6S7DJCQD2S", CribOwner.OWN, players=3)


# The table


@pytest.mark.parametrize("players", PLAYERS)
def test_the_throws_follow_from_the_cribs(players: Players, hands: list[FiveCards]) -> None:
    for seat, side in some(sides(players).items()):
        assert thrown(hands, side.cribs, seat) == side.throws
        assert sum(row.deals for row in side.throws) == HANDS_OF_FIVE


@pytest.mark.slow
@pytest.mark.parametrize("players", PLAYERS)
def test_the_cribs_answer_themselves(players: Players, hands: list[FiveCards]) -> None:
    cribs = {seat: side.cribs for seat, side in sides(players).items()}
    for seat, answers in some(answer(cribs, hands, players).items()):
        assert answers == pytest.approx(cribs[seat], abs=SETTLED)


@pytest.mark.parametrize("players", PLAYERS)
def test_both_sides_put_the_same_cribs_on_the_table(players: Players) -> None:
    for side in some(sides(players).values()):
        points = sum(row.deals * crib for row, crib in zip(side.throws, side.cribs, strict=True))
        assert points / HANDS_OF_FIVE == pytest.approx(usual_crib(players), abs=0.02)


def test_a_hand_of_five_is_averaged_over_47_starters() -> None:
    throws = {throw.throw[0].rank: throw.hand for throw in against_random("5C 5D 6H 7S QS").throws}
    ranks = five_cards(from_letters("5567Q"))
    assert ranks.ways == 6 * 4**3
    for rank, hand in throws.items():
        assert ranks.hands[RankNumber(rank.order - 1)] == pytest.approx(hand)


def test_a_flush_of_four_and_of_five_is_kept() -> None:
    hand = five_cards(from_letters("2468K"))
    by_ways = sorted((ways, len(keep)) for ways, _, keep in hand.suited)
    assert by_ways == [(4, 5)] + [(12, 1)] * 5
    assert weigh("2S4S6S8SKD", CribOwner.OWN, players=3).best.throw == parse("KD")


@pytest.mark.slow
@pytest.mark.parametrize("players", PLAYERS)
def test_cribs_of_random_deals_average_what_the_table_says(
    players: Players, hands: list[FiveCards]
) -> None:
    rng, by_ranks = Random(1), {hand.ranks: hand for hand in hands}
    owners = {0} if players == 3 else {0, 2}
    points, cribs = 0, 20_000
    for _ in range(cribs):
        pack = sorted(PACK, key=lambda _: rng.random())
        crib = []
        for seat in range(players):
            cards = pack[5 * seat : 5 * seat + 5]
            role = CribOwner.of(dealer=seat in owners).seat
            alone = thrown(
                [by_ranks[ranks_of(cards)]._replace(suited=[])], sides(players)[role].cribs, role
            )
            rank = next(rank for rank, row in enumerate(alone) if row.deals)
            crib.append(next(card for card in cards if card.rank.order - 1 == rank))
        crib += pack[-2:] if players == 3 else pack[-1:]
        points += show_total(tuple(crib[:4]), crib[4], crib=True)
    # The standard error of the mean is 0.02; flushes are not thrown for.
    assert points / cribs == pytest.approx(usual_crib(players), abs=0.1)
