"""The worth of a throw at a score against deals played to the end, and where it must be certain."""

from __future__ import annotations

import random

import pytest

from coach import parse
from coach.advice.throws.weigh import weigh
from coach.engine.after_deal import chance_after, equity_after
from coach.seats import CribOwner
from tests.advice.at_scores import worth_at
from tests.engine.shows.dealt_out import won

SIX = parse("4S 5H 5S 6D JC QD")


@pytest.mark.slow
@pytest.mark.parametrize(
    ("hand", "thrown", "mine", "his", "dealer"),
    [
        ("3C 4S 6S 9H TD TH", "3C 4S", 0, 0, True),
        ("AC 3H 3S 5S QH KC", "3H 3S", 100, 110, True),
        ("AS 2H 6D 8C QC KS", "2H KS", 109, 105, False),
        ("2D 2H 5C 7S TS KC", "TS KC", 118, 119, False),
    ],
)
def test_deals_played_to_the_end(hand: str, thrown: str, mine: int, his: int, dealer: bool) -> None:
    """Within 0.7 % and three standard errors of 10,000 deals."""
    six, throw = parse(hand), parse(thrown)
    found = worth_at(six, (mine, his), dealer=dealer)[throw]
    share = won(
        random.Random(7),
        10_000,
        six,
        throw,
        chance_after(dealer=dealer),
        dealer=dealer,
        mine=mine,
        theirs=his,
        target=121,
    )
    assert found == pytest.approx(share, abs=0.007 + 3 * (share * (1 - share) / 10_000) ** 0.5)


@pytest.mark.parametrize("dealer", [True, False])
def test_points_far_from_the_end_are_those_of_the_throw(dealer: bool) -> None:
    """Averages of hand and crib come out again; the other hand is added, the play is one-ply."""

    def net(mine: int, his: int) -> float:
        return mine - his

    found = worth_at(SIX, (0, 0), dealer=dealer, after=net)
    weighed = {throw.throw: throw.net for throw in weigh(SIX, CribOwner.of(dealer=dealer)).throws}
    other_hand = [found[throw] - points for throw, points in weighed.items()]
    assert max(other_hand) - min(other_hand) < 1.5
    one, other = parse("JC QD"), parse("4S 6D")
    assert found[one] - found[other] == pytest.approx(weighed[one] - weighed[other], abs=1.0)


def test_a_game_to_61_is_the_end_of_one_to_121() -> None:
    long = worth_at(SIX, (100, 95), dealer=True)
    assert worth_at(SIX, (40, 35), dealer=True, target=61) == pytest.approx(long)


def test_heels_are_counted_before_the_play() -> None:
    """The dealer at 119 is home in four of 46 starters before pone, at 120, leads a card."""
    six = parse("2S 2H 3D 3C 9S KD")
    dealt = worth_at(six, (119, 120), dealer=True)
    assert min(dealt.values()) > 4 / 46
    against = worth_at(six, (120, 119), dealer=False)
    assert max(against.values()) < 42 / 46


def test_all_of_a_deal_is_counted_in_order() -> None:
    """Somebody always comes home in this deal: then what it is worth is all that matters."""
    orders: set[tuple[int, int]] = set()

    def noted(mine: int, his: int) -> float:
        orders.add((mine, his))
        return 0.0

    worth_at(SIX, (120, 120), dealer=False, after=noted)
    assert orders == {(121, 120), (120, 121)}


def test_a_dealer_who_does_not_get_to_count_stands_where_the_play_left_him() -> None:
    """Pone counts out first; a skunk is judged without the dealer's hand and crib."""
    scores: set[tuple[int, int]] = set()

    def noted(mine: int, his: int) -> float:
        scores.add((mine, his))
        return 0.0

    worth_at(SIX, (105, 60), dealer=False, after=noted)
    assert max(max(pair) for pair in scores) == 121
    most_in_the_play = max(his for mine, his in scores if mine == 121) - 60
    assert most_in_the_play < 29 < max(his for mine, his in scores if mine < 121) - 60


def test_a_throw_may_give_up_points_for_the_first_count() -> None:
    """Needing what the hand alone can make, pone keeps it although another throw nets more."""
    hand = parse("2S 3H 4D 8C TC KS")
    found = worth_at(hand, (109, 100), dealer=False)
    assert max(found, key=lambda throw: found[throw]) == parse("TC KS")


def test_the_chances_go_by_the_throws_of_the_adviser() -> None:
    found = worth_at(SIX, (60, 60), dealer=True)
    assert {*found} == {throw.throw for throw in weigh(SIX, CribOwner.OWN).throws}
    assert max(found, key=lambda throw: found[throw]) == parse("JC QD")


def test_what_is_worth_the_same_whatever_happens_is_worth_that() -> None:
    found = worth_at(SIX, (3, 9), dealer=True, after=lambda _mine, _his: 2.0)
    assert [*found.values()] == pytest.approx([2.0] * 15)


def test_equity_counts_skunks() -> None:
    """Far ahead with no skunk in reach equity is wins less losses; with one it is more."""
    chance = worth_at(SIX, (110, 95), dealer=True)
    games = worth_at(SIX, (110, 95), dealer=True, after=equity_after(dealer=True))
    plain = {throw: 2 * wins - 1 for throw, wins in chance.items()}
    assert games == pytest.approx(plain, abs=1e-6)
    skunked = worth_at(SIX, (110, 70), dealer=True, after=equity_after(dealer=True))
    assert max(skunked.values()) > 1.2
