from __future__ import annotations

from collections import Counter
from dataclasses import replace
from fractions import Fraction
from itertools import combinations
from math import comb
from typing import TYPE_CHECKING, Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from coach import PACK, Card, ImpossibleCards, MalformedCard, parse, show_total
from coach.advice.losses import EQUAL
from coach.advice.numbers import numbers_of, ranks_of
from coach.advice.opponents import RANDOM, ThrowsPairs
from coach.advice.throws.weigh import Throw, weigh
from coach.cards import Suit, in_order, write
from coach.engine.cribs.random_crib import RandomCrib
from coach.engine.cribs.sensible_crib import SensibleCrib
from coach.engine.ranks import from_letters
from coach.engine.tables import pegging_averages, throw_frequency
from coach.seats import CribOwner
from tests.advice.against_random import against_random
from tests.cases import load
from tests.scoring import independent
from tests.sure import some

if TYPE_CHECKING:
    from collections.abc import Iterable

CASES = load("discard.yaml")
SEATS = [("dealer", True), ("pone", False)]
PROPERTY = settings(max_examples=30, deadline=None)
SIX = st.lists(st.sampled_from(PACK), min_size=6, max_size=6, unique=True)
FIVE = st.lists(st.sampled_from(PACK), min_size=5, max_size=5, unique=True)
DEALT = SIX | FIVE


def the_throw(throws: Iterable[Throw], cards: str | Iterable[Card]) -> Throw:
    wanted = set(parse(cards))
    (found,) = (option for option in throws if set(option.throw) == wanted)
    return found


def exact_hand(option: Throw) -> Fraction:
    points = sum(total * ways for total, ways in option.distribution.items())
    return Fraction(points, option.starters)


def exact_crib(option: Throw) -> Fraction:
    return Fraction(option.crib_points, option.crib_scenarios)


def every_crib(dealt: Iterable[Card], throw: tuple[Card, ...]) -> tuple[int, int]:
    """Crib points and scenarios, one by one: all other cards, then all starters of the rest."""
    unseen = [card for card in PACK if card not in set(dealt)]
    points = scenarios = 0
    for others in combinations(unseen, 4 - len(throw)):
        crib = throw + others
        for starter in unseen:
            if starter not in others:
                points += show_total(crib, starter, crib=True)
                scenarios += 1
    return points, scenarios


# The table


@pytest.mark.parametrize("case", CASES, ids=lambda case: case["id"])
def test_case(case: dict[str, Any]) -> None:
    throws = against_random(case["dealt"]).throws
    for cards, expected in some(case["throws"].items()):
        option = the_throw(throws, cards)
        found = {
            "hand": str(exact_hand(option)),
            "crib": str(exact_crib(option)),
            "crib_points": option.crib_points,
            "scenarios": option.crib_scenarios,
            "min": option.min,
            "max": option.max,
            "distribution": option.distribution,
        }
        assert {name: found[name] for name in expected} == expected


@pytest.mark.parametrize("case", [case for case in CASES if "best" in case], ids=lambda c: c["id"])
@pytest.mark.parametrize(("seat", "own_crib"), SEATS)
def test_case_best(case: dict[str, Any], seat: str, own_crib: bool) -> None:
    expected = case["best"][seat]
    option = against_random(case["dealt"], CribOwner.of(dealer=own_crib)).best
    assert write(option.throw) == expected["throw"]
    assert round(option.hand, 4) == expected["hand"]
    assert round(option.crib, 4) == expected["crib"]
    assert round(option.net, 4) == expected["net"]


def test_the_crib_is_added_for_the_dealer_and_taken_away_for_the_pone() -> None:
    # disc-01.
    own = against_random("5H 6C 7D 8S TC KH").throws
    theirs = against_random("5H 6C 7D 8S TC KH", CribOwner.OPPONENT).throws
    five_ten, ten_king = the_throw(theirs, "5H TC"), the_throw(own, "TC KH")
    assert round(ten_king.net, 4) == 12.9784
    assert round(five_ten.net, 4) == 0.0099


def test_a_net_may_be_below_nothing() -> None:
    # quiz-07: the histogram had no room for negative nets.
    worst = against_random("5H 5S 2D 9C KD QH", CribOwner.OPPONENT).throws[-1]
    assert worst.throw == parse("5H 5S")
    assert worst.net < -5


@pytest.mark.parametrize(("cards", "throws"), [("5H5S6DJCQD4S", 15), ("5H5S6DJCQD", 5)])
def test_how_many_throws_there_are(cards: str, throws: int) -> None:
    # disc-10: the analyser always tossed two cards.
    assert len(against_random(cards).throws) == throws


# Against all cribs, one by one

FLUSHES_AND_JACKS = [
    "2H 7H TH KH JH JS",
    "5C 5D 5H 5S JC JD",
    "AC 6C 9C QC 3D 8S",
    "JC JD JH JS 4C 4D",
]


@pytest.mark.parametrize("dealt", ["5H 5S 6D JC QD 4S", *FLUSHES_AND_JACKS])
def test_cribs_of_six_cards_one_by_one(dealt: str) -> None:
    throws = against_random(dealt).throws
    for option in (throws[0], throws[7], throws[14]):
        assert every_crib(parse(dealt), option.throw) == (option.crib_points, 45_540)
        assert option.crib_scenarios == 45_540


@settings(max_examples=12, deadline=None)
@given(SIX, st.integers(0, 14))
def test_any_crib_of_six_cards_one_by_one(dealt: list[Card], place: int) -> None:
    option = against_random(dealt).throws[place]
    assert every_crib(dealt, option.throw) == (option.crib_points, option.crib_scenarios)


@pytest.mark.slow
@pytest.mark.parametrize("dealt", FLUSHES_AND_JACKS)
def test_all_cribs_of_six_cards_one_by_one(dealt: str) -> None:
    for option in some(against_random(dealt).throws):
        assert every_crib(parse(dealt), option.throw) == (option.crib_points, 45_540)


def test_cribs_of_five_cards_one_by_one() -> None:
    dealt = parse("5H JD 6D 7D 8C")
    option = the_throw(against_random(dealt).throws, "JD")
    assert every_crib(dealt, option.throw) == (option.crib_points, option.crib_scenarios)
    assert option.crib_scenarios == comb(47, 3) * 44 == 713_460


@pytest.mark.slow
@pytest.mark.parametrize("dealt", ["5H JD 6D 7D 8C", "2S 4S 6S JS JH"])
def test_all_cribs_of_five_cards_one_by_one(dealt: str) -> None:
    for option in some(against_random(dealt).throws):
        assert every_crib(parse(dealt), option.throw) == (option.crib_points, 713_460)


def test_a_crib_by_the_independent_scorer() -> None:
    # Every ninth of the pairs: the independent scorer takes its time.
    dealt, throw = parse("2H 7H TH KH JH JS"), parse("JH TH")
    unseen = [card for card in PACK if card not in dealt]
    points: Counter[str] = Counter()
    for others in list(combinations(unseen, 2))[::9]:
        crib = [*map(str, (*throw, *others))]
        for starter in unseen:
            if starter not in others:
                scored = independent.show(crib, str(starter), crib=True)
                points["independent"] += sum(worth for _, _, worth in scored)
                points["engine"] += show_total((*throw, *others), starter, crib=True)
    assert points["independent"] == points["engine"] > 0


def test_four_cards_of_a_rank_in_the_hand_are_in_no_crib() -> None:
    # disc-05: the simulated opponent still used the cards of one's own hand.
    dealt = parse("5C 5D 5H 5S 2C KD")
    crib = RandomCrib(numbers_of(dealt), thrown=2)
    points = crib.points(numbers_of(parse("2C KD")))
    assert every_crib(dealt, parse("2C KD")) == (points, crib.scenarios)


@pytest.mark.parametrize(("thrown", "scenarios"), [(2, 45_540), (1, 713_460)])
def test_scenarios(thrown: int, scenarios: int) -> None:
    dealt = PACK[: 4 + thrown]
    assert RandomCrib(numbers_of(dealt), thrown).scenarios == scenarios


# Hands


@PROPERTY
@given(DEALT)
def test_hands_over_every_starter(dealt: list[Card]) -> None:
    unseen = [card for card in PACK if card not in dealt]
    for option in some(against_random(dealt).throws):
        totals = [show_total(option.keep, starter) for starter in unseen]
        assert option.distribution == Counter(totals)
        assert list(option.distribution) == sorted(option.distribution)
        assert (option.min, option.max) == (min(totals), max(totals))
        assert option.hand == pytest.approx(sum(totals) / len(totals))
        assert option.chance(12) == sum(total >= 12 for total in totals) / len(totals)


@PROPERTY
@given(DEALT)
def test_every_throw_is_there_once(dealt: list[Card]) -> None:
    throws = against_random(dealt).throws
    size = len(dealt) - 4
    assert {frozenset(option.throw) for option in throws} == {
        frozenset(cards) for cards in combinations(dealt, size)
    }
    assert len(throws) == (15 if size == 2 else 5)
    for option in throws:
        assert set(option.throw) | set(option.keep) == set(dealt)
        assert option.throw == in_order(option.throw)
        assert option.keep == in_order(option.keep)
        assert len(option.keep) == 4
        assert option.starters == sum(option.distribution.values()) == 52 - len(dealt)


@PROPERTY
@given(DEALT)
def test_chances(dealt: list[Card]) -> None:
    for option in some(against_random(dealt).throws):
        assert option.chance(0) == option.chance(option.min) == 1
        assert option.chance(option.max + 1) == 0
        assert 0 < option.chance(option.max) <= 1


# Nets and their order


@PROPERTY
@given(DEALT, st.booleans())
def test_exact_nets_agree_with_fractions_and_floats(dealt: list[Card], own_crib: bool) -> None:
    for option in some(against_random(dealt, CribOwner.of(dealer=own_crib)).throws):
        sign = 1 if own_crib else -1
        net = exact_hand(option) + sign * exact_crib(option)
        scale = option.starters * option.crib_scenarios
        assert Fraction(option.exact_net, scale) == net
        assert option.net == pytest.approx(float(net), abs=1e-12)
        assert option.net == pytest.approx(option.hand + sign * option.crib)


@PROPERTY
@given(DEALT, st.booleans())
def test_throws_come_best_first(dealt: list[Card], own_crib: bool) -> None:
    found = against_random(dealt, CribOwner.of(dealer=own_crib))
    keys = [(-option.exact_net, [card.index for card in option.throw]) for option in found.throws]
    assert keys == sorted(keys)
    assert found.best is found.throws[0]


@PROPERTY
@given(DEALT)
def test_what_is_good_for_one_side_is_taken_from_the_other(dealt: list[Card]) -> None:
    own = against_random(dealt)
    for theirs in some(against_random(dealt, CribOwner.OPPONENT).throws):
        mine = own.of(theirs.throw)
        assert (mine.hand, mine.crib) == (theirs.hand, theirs.crib)
        assert mine.net - theirs.net == pytest.approx(2 * mine.crib)


def test_a_throw_is_found_by_its_cards() -> None:
    found = against_random("5H5S6DJCQD4S")
    assert found.of(parse("QD JC")) is found.best
    with pytest.raises(ValueError, match="not a throw of"):
        found.of(parse("QD KC"))


@PROPERTY
@given(DEALT, st.randoms(use_true_random=False), st.booleans())
def test_the_order_of_the_cards_does_not_matter(
    dealt: list[Card], rng: Any, own_crib: bool
) -> None:
    shuffled = [*dealt]
    rng.shuffle(shuffled)
    crib = CribOwner.of(dealer=own_crib)
    assert against_random(shuffled, crib) == against_random(dealt, crib)


@PROPERTY
@given(DEALT, st.permutations(list(Suit)))
def test_no_suit_is_better_than_another(dealt: list[Card], suits: list[Suit]) -> None:
    swap = dict(zip(Suit, suits, strict=True))

    def worth(cards: list[Card], swapped: dict[Suit, Suit]) -> dict[frozenset[Card], Any]:
        return {
            frozenset(Card(card.rank, swapped[card.suit]) for card in option.throw): (
                option.distribution,
                option.crib_points,
            )
            for option in against_random(cards).throws
        }

    moved = [Card(card.rank, swap[card.suit]) for card in dealt]
    assert worth(moved, dict(zip(Suit, Suit, strict=True))) == worth(dealt, swap)


def test_of_equal_throws_the_lower_cards_come_first() -> None:
    order = [write(option.throw) for option in against_random("5C5D5H5S2CKD", CribOwner.OWN).throws]
    pairs = [text for text in order if text.count("5") == 2]
    assert pairs == ["5C5D", "5C5H", "5C5S", "5D5H", "5D5S", "5H5S"]


def test_throws_within_a_twentieth_are_as_good_as_each_other() -> None:
    assert EQUAL == 0.05


# Suits count


def test_a_flush_in_the_hand_counts() -> None:
    # Four more, and a fifth with each of the nine hearts that are not seen.
    flush = the_throw(against_random("2H 4H 6H 8H TC KD").throws, "TC KD")
    broken = the_throw(against_random("2H 4H 6H 8C TC KD").throws, "TC KD")
    assert exact_hand(flush) - exact_hand(broken) == 4 + Fraction(9, 46)


def test_nobs_in_the_hand_counts() -> None:
    # Jack and queen score alike beside 2, 4 and 6, but for the eleven clubs that are not seen.
    jack = the_throw(against_random("2H 4D 6S JC TC KD").throws, "TC KD")
    queen = the_throw(against_random("2H 4D 6S QC TC KD").throws, "TC KD")
    assert exact_hand(jack) - exact_hand(queen) == Fraction(11, 46)


def test_a_flush_in_the_crib_counts() -> None:
    # Any three of the ten clubs that are not seen, one of them the starter.
    suited = the_throw(against_random("2H 4D 6S 8C 9C KC").throws, "9C KC")
    unsuited = the_throw(against_random("2H 4D 6S 8C 9D KC").throws, "9D KC")
    flushes = 5 * 3 * comb(10, 3)
    assert suited.crib_points - unsuited.crib_points == flushes


# Against a sensible opponent


@PROPERTY
@given(SIX, st.booleans())
def test_a_sensible_net_is_hand_crib_and_play(dealt: list[Card], own_crib: bool) -> None:
    crib = SensibleCrib(numbers_of(dealt), CribOwner.of(dealer=own_crib).other_seat)
    pegged = pegging_averages("dealer" if own_crib else "pone")
    throws = weigh(dealt, CribOwner.of(dealer=own_crib)).throws
    others = against_random(dealt)
    for option in some(throws):
        random = others.of(option.throw)
        assert option.keep == random.keep
        assert option.distribution == random.distribution
        assert option.crib == crib.points(numbers_of(option.throw)) / crib.scenarios
        assert option.pegged is not None
        assert option.pegged == pegged[ranks_of(option.keep)]
        sign = 1 if own_crib else -1
        play = option.pegged.own - option.pegged.opponents
        net = option.hand + sign * option.crib + play
        assert option.net == pytest.approx(net, abs=1e-9)
        scale = option.starters * option.crib_scenarios
        assert Fraction(option.exact_net, scale) == pytest.approx(net)


def test_random_cards_leave_out_the_play() -> None:
    for throw in some(weigh("5H5S6DJCQD4S", CribOwner.OWN, opponent=RANDOM).throws):
        assert throw.pegged is None
        assert throw.play == 0


def test_the_play_can_decide_a_throw() -> None:
    # The nine does more for the hand than the three, which is a low card for the play.
    throws = weigh("3D 9H KC 7S 2H 6D", CribOwner.OPPONENT).throws
    without = [replace(option, pegged=None) for option in throws]
    assert throws[0].throw == parse("9H KC")
    assert max(without, key=lambda option: option.net).throw == parse("3D KC")


def test_an_opponent_who_throws_one_pair_only() -> None:
    # Three fifteens and a pair of kings lie there before the cut, with 2-3 one fifteen less.
    throws = weigh(
        "5H JD 2S 3S 8D 9D", CribOwner.OWN, opponent=ThrowsPairs({from_letters("KK"): 1.0}, "these")
    ).throws
    assert the_throw(throws, "5H JD").crib > 8
    assert 8 > the_throw(throws, "2S 3S").crib - 2 > 4


def test_an_opponent_as_often_as_the_sensible_one_is_the_same() -> None:
    dealt = "5H5S6DJCQD4S"
    same = weigh(
        dealt, CribOwner.OWN, opponent=ThrowsPairs(throw_frequency("pone"), "these")
    ).throws
    sensible = weigh(dealt, CribOwner.OWN)
    for other in some(same):
        one = sensible.of(other.throw)
        assert one.crib == pytest.approx(other.crib, abs=1e-6)


def test_an_opponent_whose_every_throw_is_in_hand() -> None:
    with pytest.raises(ImpossibleCards, match="leave none of the pairs that the opponent throws"):
        weigh(
            "5H5S5C2D3D9S", CribOwner.OWN, opponent=ThrowsPairs({from_letters("55"): 1.0}, "these")
        )


def test_a_sensible_opponent_has_two_players() -> None:
    with pytest.raises(ImpossibleCards, match="5 cards: a hand takes 6"):
        weigh("5H5S6DJCQD", CribOwner.OWN)


# What goes in


@pytest.mark.parametrize(
    "cards",
    [
        "5H5S6DJCQD4S",
        "5♥ 5♠ 6♦ J♣ Q♦ 4♠",
        ["5H", "5S", "6D", "JC", "QD", "4S"],
        parse("5H5S6DJCQD4S"),
        [*parse("4S5H5S6DJCQD")],
    ],
)
def test_cards_in_every_form(cards: Any) -> None:
    assert against_random(cards).throws == against_random("4S5H5S6DJCQD").throws


@pytest.mark.parametrize(
    ("cards", "reason"),
    [
        ("5H", "^1 card: a hand takes 6$"),
        ("5H5S6DJC", "^4 cards: a hand takes 6$"),
        ("5H5S6DJCQD4S2C", "^7 cards: a hand takes 6$"),
        ("5H5S6DJCQD5H", "5H stands twice"),
    ],
)
def test_cards_that_cannot_be(cards: str, reason: str) -> None:
    with pytest.raises(ImpossibleCards, match=reason):
        against_random(cards)


@pytest.mark.parametrize("cards", ["", "5X", "5H5S6DJCQD1H"])
def test_cards_that_are_none(cards: str) -> None:
    with pytest.raises(MalformedCard):
        against_random(cards)
