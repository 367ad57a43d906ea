from __future__ import annotations

import random
from collections import Counter
from itertools import product
from typing import TYPE_CHECKING, Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from coach import PACK, Card, ImpossibleCards, parse, score_show
from coach.game.deal import Deal, deal
from coach.game.table import TABLES
from coach.shuffle import shuffled

if TYPE_CHECKING:
    from collections.abc import Iterable


class Scripted:
    """A source of chance that has nothing but `random`."""

    def __init__(self, numbers: Iterable[float]) -> None:
        self.numbers = iter(numbers)
        self.drawn = 0

    def random(self) -> float:
        self.drawn += 1
        return next(self.numbers)


JUST_BELOW_ONE = 1 - 2**-53


def unshuffled() -> Any:
    """With the highest numbers there are, every card stays where it is."""
    return Scripted([JUST_BELOW_ONE] * 51)


def dealt_cards(cards: Deal) -> list[Card]:
    return [*(card for hand in cards.hands for card in hand), *cards.to_crib, cards.starter]


# Sizes


@pytest.mark.parametrize(
    ("players", "dealt", "thrown", "from_pack"), [(2, 6, 2, 0), (3, 5, 1, 1), (4, 5, 1, 0)]
)
def test_sizes_by_number_of_players(players: int, dealt: int, thrown: int, from_pack: int) -> None:
    # deal-05: a chooser that always threw two left hands of three and a crib of eight.
    table = TABLES[players]
    assert (table.dealt, table.thrown, table.from_pack) == (dealt, thrown, from_pack)
    assert table.dealt - table.thrown == 4
    assert table.thrown * players + table.from_pack == 4
    cards = deal(random.Random(1), players)
    assert [len(hand) for hand in cards.hands] == [dealt] * players
    assert len(cards.to_crib) == from_pack


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_pone_is_the_first_seat_and_the_dealer_the_last(players: int) -> None:
    seats = TABLES[players].seats
    assert len(seats) == players
    assert (seats[0], seats[-1]) == ("pone", "dealer")


@pytest.mark.parametrize("players", [-1, 0, 1, 5])
def test_two_to_four_players(players: int) -> None:
    with pytest.raises(ImpossibleCards, match=f"{players} players"):
        deal(random.Random(1), players)


# The shuffle


def test_a_shuffle_keeps_all_cards() -> None:
    # deal-10: the crib was not put back, so the pack shrank by four with every deal.
    rng = random.Random(121)
    for _ in range(10):
        pack = shuffled(rng, PACK)
        assert len(pack) == 52
        assert {*pack} == {*PACK}


def test_a_shuffle_leaves_the_pack_as_it_was() -> None:
    cards = [*PACK]
    assert shuffled(random.Random(1), cards) != cards
    assert cards == [*PACK]


def test_anything_can_be_shuffled() -> None:
    nothing: Any = Scripted([])
    assert sorted(shuffled(random.Random(1), "abc")) == [*"abc"]
    assert shuffled(nothing, []) == []


def test_a_shuffle_draws_on_random_only() -> None:
    rng: Any = Scripted([0.5] * 51)
    assert {*shuffled(rng, PACK)} == {*PACK}
    assert rng.drawn == 51


def test_the_highest_numbers_leave_the_cards_in_place() -> None:
    assert shuffled(unshuffled(), PACK) == [*PACK]


def test_every_order_is_equally_likely() -> None:
    # Every choice that a shuffle of four cards can make, once: 24 choices, 24 orders.
    choices = product(*([(pick + 0.5) / left for pick in range(left)] for left in (4, 3, 2)))
    rngs: list[Any] = [Scripted(row) for row in choices]
    orders = Counter(tuple(shuffled(rng, PACK[:4])) for rng in rngs)
    assert len(orders) == 24
    assert {*orders.values()} == {1}


# The deal


def test_cards_go_one_at_a_time_from_the_dealers_left() -> None:
    two = deal(unshuffled())
    assert two.hands == (PACK[0:12:2], PACK[1:12:2])
    assert (two.to_crib, two.starter) == ((), PACK[12])
    three = deal(unshuffled(), 3)
    assert three.hands == (PACK[0:15:3], PACK[1:15:3], PACK[2:15:3])
    assert (three.to_crib, three.starter) == ((PACK[15],), PACK[16])


@settings(max_examples=100, deadline=None)
@given(st.integers(), st.sampled_from([2, 3, 4]))
def test_no_card_is_dealt_twice(seed: int, players: int) -> None:
    cards = dealt_cards(deal(random.Random(seed), players))
    assert len({*cards}) == len(cards)


@settings(max_examples=100, deadline=None)
@given(st.integers(), st.sampled_from([2, 3, 4]))
def test_a_seed_deals_the_same_cards_again(seed: int, players: int) -> None:
    assert deal(random.Random(seed), players) == deal(random.Random(seed), players)


def test_one_source_deals_other_cards_next_time() -> None:
    rng = random.Random(7)
    assert deal(rng) != deal(rng)


def test_the_deal_of_seed_7_never_changes() -> None:
    # A stored seed must deal the same cards for ever: a day's hands and a shared game hang on it.
    assert deal(random.Random(7)) == Deal(
        hands=(parse("3S AC 8D 9S 6D TS"), parse("3D JD 4S QH 4C 2D")),
        to_crib=(),
        starter=parse("7C")[0],
    )
    assert deal(random.Random(7), 3) == Deal(
        hands=(parse("3S JD 9S 4C 7C"), parse("3D 8D QH TS 6S"), parse("AC 4S 6D 2D 2H")),
        to_crib=parse("9H"),
        starter=parse("7H")[0],
    )


# Heels


@pytest.mark.parametrize("starter", ["JC", "JD", "JH", "JS"])
def test_a_jack_as_starter_is_his_heels(starter: str) -> None:
    assert Deal((), (), parse(starter)[0]).heels == 2


def test_no_other_starter_is_heels() -> None:
    others = [card for card in PACK if card.rank.value != "J"]
    assert len(others) == 48
    assert {Deal((), (), card).heels for card in others} == {0}


# The crib

TWO = Deal((parse("8C QS 5H 6C 7D 8S"), parse("2H 3D 9C 9D 9H JS")), (), parse("KD")[0])


def test_the_crib_is_what_was_laid_away() -> None:
    crib = TWO.crib([parse("8C QS"), parse("2H 3D")])
    assert {*crib} == {*parse("8C QS 2H 3D")}
    # deal-08: the dealer's, and worth 2+3+Q and 2+3+K.
    assert score_show(crib, TWO.starter, crib=True).total == 4


def test_with_three_players_a_card_of_the_pack_goes_to_the_crib() -> None:
    cards = deal(random.Random(7), 3)
    crib = cards.crib([hand[:1] for hand in cards.hands])
    assert {*crib} == {*parse("3S 3D AC 9H")}


def test_with_four_players_every_seat_gives_one() -> None:
    cards = deal(random.Random(7), 4)
    crib = cards.crib([hand[4:] for hand in cards.hands])
    assert {*crib} == {hand[4] for hand in cards.hands}
    assert len(crib) == 4


def test_a_throw_may_be_any_iterable_of_cards() -> None:
    throws = [iter(parse("8C QS")), iter(parse("2H 3D"))]
    assert {*TWO.crib(throws)} == {*parse("8C QS 2H 3D")}


@pytest.mark.parametrize(
    ("throws", "card"), [(["8C 2H", "QS 3D"], "2H"), (["8C KH", "2H 3D"], "KH")]
)
def test_a_card_that_was_not_dealt_to_the_seat_cannot_be_thrown(
    throws: list[str], card: str
) -> None:
    with pytest.raises(ImpossibleCards, match=card):
        TWO.crib([parse(throw) for throw in throws])


@pytest.mark.parametrize(
    "throws", [["8C", "2H 3D"], ["8C QS 5H", "2H 3D"], ["8C QS 5H", "2H"], ["8C QS"]]
)
def test_every_seat_lays_away_its_number_of_cards(throws: list[str]) -> None:
    # parse-07: a chooser that looked at the wrong limit took three cards from one hand.
    with pytest.raises(ImpossibleCards):
        TWO.crib([parse(throw) for throw in throws])


def test_a_card_cannot_be_thrown_twice() -> None:
    (card, other) = parse("8C QS")
    with pytest.raises(ImpossibleCards):
        TWO.crib([(card, card), parse("2H 3D")])
    with pytest.raises(ImpossibleCards):
        TWO.crib([(card, card, other), parse("2H 3D")])
