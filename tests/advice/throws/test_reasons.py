from __future__ import annotations

import re
from itertools import combinations
from math import hypot
from typing import TYPE_CHECKING

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from coach import PACK, Card, parse, show_total
from coach.advice.numbers import ranks_of
from coach.advice.opponents import RANDOM, SENSIBLE
from coach.advice.throws.reasons import (
    RANDOM_CRIB,
    balks,
    low_card,
    magic_eleven,
    reasons,
    rival,
    traits,
    usual_crib,
    usual_pegging,
)
from coach.advice.throws.weigh import weigh
from coach.cards import faces
from coach.engine.cribs.crib_3_4 import usual_crib as crib_of_four
from coach.engine.ranks import PAIRS, letters
from coach.engine.tables import (
    crib_averages,
    keep_counts,
    pegging_averages,
    pegging_errors,
    throw_counts,
)
from coach.seats import CribOwner
from coach.words.advice.throws import difference, doubt, why
from tests.advice.against_random import against_random
from tests.scoring import independent

if TYPE_CHECKING:
    from collections.abc import Sequence

    from coach.seats import Seat

PROPERTY = settings(max_examples=40, deadline=None)
SIX = st.lists(st.sampled_from(PACK), min_size=6, max_size=6, unique=True)
SEATS: list[tuple[Seat, bool]] = [("dealer", True), ("pone", False)]


def before_the_cut(keep: Sequence[Card]) -> int:
    """By the independent scorer: what a starter that goes with nothing leaves, or longer runs."""
    texts = [*map(str, keep)]
    starter = next(card for card in PACK if card not in keep)
    without = [
        worth
        for kind, cards, worth in independent.show(texts, str(starter), crib=False)
        if kind in {"pair", "fifteen"} and str(starter) not in cards
    ]
    runs = [
        cards
        for size in (3, 4)
        for cards in combinations(keep, size)
        if len({card.rank for card in cards}) == size
        and max(card.rank.order for card in cards) - min(card.rank.order for card in cards)
        == size - 1
    ]
    longest = max(map(len, runs), default=0)
    flush = 4 if len({card.suit for card in keep}) == 1 else 0
    return sum(without) + sum(len(cards) for cards in runs if len(cards) == longest) + flush


# Every claim, again, for hands at random


@PROPERTY
@given(SIX, st.integers(0, 14), st.booleans())
def test_what_is_kept(dealt: list[Card], place: int, own_crib: bool) -> None:
    found = against_random(dealt, CribOwner.of(dealer=own_crib))
    throw = found.throws[place]
    kept = reasons(found, throw).kept
    assert kept.held.total == before_the_cut(throw.keep)
    assert [cut.points for cut in kept.cuts] == sorted(throw.distribution, reverse=True)
    starters = [card for cut in kept.cuts for card in cut.starters]
    assert sorted(map(str, starters)) == sorted(str(card) for card in PACK if card not in dealt)
    for cut in kept.cuts:
        assert all(show_total(throw.keep, card) == cut.points for card in cut.starters)
    more = [card for card in starters if show_total(throw.keep, card) > kept.held.total]
    assert kept.adding == len(more)


@PROPERTY
@given(SIX, st.integers(0, 14), st.booleans())
def test_what_is_thrown(dealt: list[Card], place: int, own_crib: bool) -> None:
    found = weigh(dealt, CribOwner.of(dealer=own_crib))
    throw = found.throws[place]
    thrown = reasons(found, throw).thrown
    assert (thrown.owner, thrown.average, thrown.usual) == (found.crib, throw.crib, usual_crib())
    assert thrown.salts == (own_crib and throw.crib - usual_crib() >= 1)
    assert thrown.balks <= (not own_crib and not thrown.traits)
    (one, other) = throw.throw
    # A starter that goes with neither shows what the two make by themselves.
    assert ("pair" in thrown.traits) == (one.rank is other.rank)
    assert ("fifteen" in thrown.traits) == (one.rank.pips + other.rank.pips == 15)
    assert ("five" in thrown.traits) == (4 in ranks_of(throw.throw))
    with_tens = [ten for ten in parse("TC JD QH KS") if sum(c.rank.pips for c in throw.throw) == 5]
    assert ("fifteen with tens" in thrown.traits) == bool(with_tens)
    apart = abs(one.rank.order - other.rank.order)
    assert ("touching" in thrown.traits, "one apart" in thrown.traits) == (apart == 1, apart == 2)


@PROPERTY
@given(SIX, st.integers(0, 14), st.booleans())
def test_what_the_four_peg(dealt: list[Card], place: int, own_crib: bool) -> None:
    weighed = weigh(dealt, CribOwner.of(dealer=own_crib))
    throw = weighed.throws[place]
    pegs = reasons(weighed, throw).pegs
    assert pegs is not None
    seat: Seat = "dealer" if own_crib else "pone"
    assert pegs.net == pegging_averages(seat)[ranks_of(throw.keep)].net
    assert pegs.usual == usual_pegging(seat)
    assert pegs.error == pegging_errors(seat)[ranks_of(throw.keep)]
    if pegs.eleven:
        assert set(pegs.eleven) <= set(throw.keep)
        assert sum(card.rank.pips for card in pegs.eleven) == 11
    else:
        sums = (
            sum(card.rank.pips for card in cards)
            for size in (2, 3)
            for cards in combinations(throw.keep, size)
        )
        assert 11 not in sums
    fitting_at_27 = [card for card in throw.keep if 27 + card.rank.pips <= 31]
    assert (pegs.low is not None) == (len(fitting_at_27) == 1)
    assert pegs.low in {None, *fitting_at_27}


@PROPERTY
@given(SIX, st.booleans(), st.booleans())
def test_the_sentences_have_the_figures(dealt: list[Card], own_crib: bool, random: bool) -> None:
    opponent = RANDOM if random else SENSIBLE
    weighed = weigh(dealt, CribOwner.of(dealer=own_crib), opponent=opponent)
    best, found = weighed.best, reasons(weighed)
    first, cut, crib, *play = why(found)
    assert first.startswith(f"Keep {faces(best.keep)}: ")
    held = found.kept.held.total
    assert first.endswith(f" {held}." if held else ": nothing before the cut.")
    cuts = re.search(r" makes? it (\d+)(?:, .*)?; (\d+) of 46 starters add something\.$", cut)
    if cuts is None:
        assert cut == "No starter adds anything."
        assert found.kept.adding == 0
    else:
        assert [*map(int, cuts.groups())] == [best.max, found.kept.adding]
    assert crib.startswith(f"{'Your' if own_crib else 'Their'} crib gets ")
    assert crib.endswith(f" averages {best.crib:.2f} (usual {found.thrown.usual:.2f}).")
    assert ("salting" in crib, "balking" in crib) == (found.thrown.salts, found.thrown.balks)
    assert len(play) == (0 if random else 1)
    for said in play:
        assert found.pegs is not None
        figures = f"{best.play:+.2f} ±{found.pegs.error:.2f}"
        assert said.startswith(f"The four peg {figures} net (usual ")


@PROPERTY
@given(SIX, st.integers(0, 14), st.integers(0, 14), st.booleans(), st.booleans())
def test_a_difference_adds_up(
    dealt: list[Card], place: int, against: int, own_crib: bool, random: bool
) -> None:
    throws = weigh(
        dealt, CribOwner.of(dealer=own_crib), opponent=RANDOM if random else SENSIBLE
    ).throws
    one, other = throws[place], throws[against]
    told = difference(one, other)
    assert told.startswith(f"{faces(one.throw)} against {faces(other.throw)}: ")
    gap = one.net - other.net
    parts = [*map(float, re.findall(r"[+-]\d+\.\d\d", told))]
    assert len(parts) == (2 if random else 3)
    assert sum(parts) == pytest.approx(gap, abs=0.016)
    verdict = "equal" if gap == 0 else f"{abs(gap):.2f} {'better' if gap > 0 else 'worse'}"
    assert f": {verdict} – " in told


def test_at_a_score_the_difference_says_first_what_is_won() -> None:
    first, second, *_ = against_random("5H5S6DJCQD4S", CribOwner.OWN).throws
    told = difference(second, first, won="wins 4.0 % of games less often")
    assert told.startswith(
        "4♠ 6♦ against J♣ Q♦: wins 4.0 % of games less often; 3.59 points worse – hand -3.26"
    )


@PROPERTY
@given(SIX, st.booleans())
def test_the_best_throw_may_be_unsure(dealt: list[Card], own_crib: bool) -> None:
    weighed = weigh(dealt, CribOwner.of(dealer=own_crib))
    throws = weighed.throws
    errors = pegging_errors("dealer" if own_crib else "pone")
    best, keep = throws[0], ranks_of(throws[0].keep)
    unlike = [throw for throw in throws if ranks_of(throw.keep) != keep]
    found = rival(weighed)
    if found is None:
        gap = best.net - unlike[0].net
        assert gap >= hypot(errors[keep], errors[ranks_of(unlike[0].keep)])
    else:
        assert found.throw is unlike[0]
        assert found.gap == best.net - found.throw.net
        assert found.error == hypot(errors[keep], errors[ranks_of(found.throw.keep)])
        assert 0 <= found.gap < found.error
        told = doubt(best, found)
        assert told.startswith(f"{faces(best.throw)} and {faces(found.throw.throw)} are ")
        error = f"the standard error of that is {found.error:.2f}, from the pegging."
        assert told.endswith(f" {found.gap:.2f} apart; {error}")


def test_random_cards_leave_no_doubt() -> None:
    found = against_random("3C5C8HTS4H6S", CribOwner.OPPONENT)
    assert found.throws[0].net - found.throws[1].net < 0.01
    assert rival(found) is None


# The words


@pytest.mark.parametrize(
    ("dealt", "throw", "said"),
    [
        ("5H5S6DJCQD4S", "JCQD", "two fifteens and a double run of three are 12. Any 4 or 6 "),
        ("2H4H6H8HTCKD", "TCKD", "a flush is 4. "),
        ("2H4D8HTHQSKD", "QSKD", "nothing before the cut. "),
        (
            "JCJDJHJS4C4D",
            "4C4D",
            "a double pair royal is 12. Any 5 makes it 21, 42 others make it 13; ",
        ),
        ("7C7DAH4S9HJD", "9HJD", "a fifteen and a pair are 4. "),
        ("2C2DKHKSTC9D", "TC9D", "two pairs are 4. "),
        ("5C5DKHKSTC9D", "TC9D", "four fifteens and two pairs are 12. "),
        ("AC9D7H2SKHQD", "KHQD", "nothing before the cut. "),
        (
            "AS2DKH6S3HJH",
            "6SKH",
            "a fifteen and a run of three are 5. 2♥ makes it 15, 2♣ or 2♠ makes it 14",
        ),
    ],
)
def test_what_is_kept_in_words(dealt: str, throw: str, said: str) -> None:
    found = against_random(dealt)
    first, cut, _ = why(reasons(found, found.of(parse(throw))))
    assert f"{first} {cut}".partition(": ")[2].startswith(said)


# The terms


def test_salting_the_crib_is_throwing_it_a_good_pair() -> None:
    over = {
        letters(pair)
        for pair, crib in zip(PAIRS, crib_averages().own, strict=True)
        if crib >= usual_crib() + 1
    }
    assert over >= {"23", "55", "5T", "5J", "5Q", "5K", "78"}
    assert not over & {"A2", "46", "9K", "TK", "QK"}
    for dealt, throw, salts in (("2H3S9CTDJHQS", "2H3S", True), ("2H9C9D9HTSKD", "2HKD", False)):
        found, theirs = (weigh(dealt, crib) for crib in (CribOwner.OWN, CribOwner.OPPONENT))
        assert reasons(found, found.of(parse(throw))).thrown.salts == salts
        assert not reasons(theirs, theirs.of(parse(throw))).thrown.salts


@pytest.mark.parametrize(
    ("throw", "is_balking"),
    [
        ("KH 6S", True),
        ("KH 9S", True),
        ("QH 2S", True),
        ("KH TS", True),
        ("KH JS", False),
        ("QH KS", False),
        ("KH 5S", False),
        ("KH KS", False),
        ("6H 2S", False),
        ("QH TS", False),
    ],
)
def test_balking(throw: str, is_balking: bool) -> None:
    assert balks(parse(throw)) == is_balking


@pytest.mark.parametrize("pair", ["6H 5S", "7H 4S", "8H 3S", "9H 2S", "QH AS"])
def test_magic_elevens_of_two(pair: str) -> None:
    assert set(magic_eleven(parse(f"{pair} KC KD"))) == set(parse(pair))


@pytest.mark.parametrize("three", ["5H3S3C", "9HASAC", "8H2SAC", "7H2S2C", "6H3S2C"])
def test_magic_elevens_of_three(three: str) -> None:
    assert set(magic_eleven(parse(f"{three}7D"))) <= {*parse(three), *parse("7D")}
    assert sum(card.rank.pips for card in magic_eleven(parse(three))) == 11


def test_a_hand_without_a_magic_eleven() -> None:
    assert magic_eleven(parse("2H 4S 6D 8C")) == ()


def test_a_low_card_is_one_that_fits_at_27() -> None:
    assert low_card(parse("4H 5S 6D 8C")) in parse("4H")
    assert low_card(parse("5H 5S 6D 8C")) is None
    assert low_card(parse("AH 2S 6D 8C")) is None


def test_traits_of_one_card() -> None:
    assert traits(parse("5H")) == ("five",)
    assert traits(parse("6H")) == ()


# What is usual


def test_the_usual_crib_is_the_same_from_both_sides() -> None:
    throws = throw_counts("dealer")
    deals = sum(row.deals for row in throws)
    own = (
        sum(row.deals * crib for row, crib in zip(throws, crib_averages().own, strict=True)) / deals
    )
    assert usual_crib() == pytest.approx(own, abs=0.005)


def test_the_usual_random_crib_is_the_published_one() -> None:
    assert pytest.approx(4.7348, abs=0.0001) == RANDOM_CRIB


def test_the_one_pegs_what_the_other_does_not() -> None:
    # Nearly: the averages of the two seats are worked out apart.
    assert usual_pegging("dealer") == pytest.approx(-usual_pegging("pone"), abs=0.25)
    for seat, _ in SEATS:
        deals = keep_counts(seat)
        net = sum(often * pegging_averages(seat)[keep].net for keep, often in deals.items())
        assert usual_pegging(seat) == pytest.approx(net / sum(deals.values()))


# One card of five


@pytest.mark.parametrize(
    ("owner", "whose"),
    [
        (CribOwner.OWN, "The"),
        (CribOwner.PARTNER, "Your partner's"),
        (CribOwner.OPPONENT, "Their"),
    ],
)
def test_one_card_thrown_is_named(owner: CribOwner, whose: str) -> None:
    dealt = parse("5H6S7DJCQD")
    weighed = weigh(dealt, owner, players=4)
    best, found = weighed.best, reasons(weighed)
    *_, crib = why(found)
    average = f"averages {best.crib:.2f} (usual {crib_of_four(4):.2f})"
    assert crib == f"{whose} crib gets {faces(best.throw)} and {average}."
    assert not found.thrown.salts
    assert not found.thrown.balks
