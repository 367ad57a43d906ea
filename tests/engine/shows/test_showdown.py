"""The show seen from the play, against all his cards one by one."""

from __future__ import annotations

from collections import Counter
from itertools import combinations
from math import comb, prod

import pytest

from coach import PACK, Card, parse, show_total
from coach.advice.numbers import hand_number, numbers_of, ranks_of
from coach.engine.after_deal import FinalWorth, chance_after
from coach.engine.ranks import PAIRS
from coach.engine.shows.showdown import Showdown
from coach.engine.throwing.keeps_and_throws import behind_keep
from coach.seats import Seat

KEEP, THREW, STARTER = parse("4H 5D 6S JC"), parse("9C KC"), parse("7C")[0]
MINE, MY_THROW, CUT = numbers_of(KEEP), numbers_of(THREW), numbers_of([STARTER])[0]


def one_by_one(
    his_ranks: str, scores: tuple[int, int], after: FinalWorth, *, dealer: bool
) -> float:
    """The average over all suits of his four cards, and all throws that may be behind them."""
    unseen = [card for card in PACK if card not in {*KEEP, *THREW, STARTER}]
    ranks = [card.rank for card in parse(his_ranks)]
    seat: Seat = "pone" if dealer else "dealer"
    row = behind_keep(ranks_of(parse(his_ranks)), seat)
    behind = {PAIRS[place] for place in row.throws}
    worth = deals = 0.0
    for four in combinations([card for card in unseen if card.rank in ranks], 4):
        if ranks_of(four) != ranks_of(parse(his_ranks)):
            continue
        rest = [card for card in unseen if card not in four]
        for throw in combinations(rest, 2):
            if ranks_of(throw) in behind:
                weight = 1 / partings(four, throw)
                worth += weight * counted_out(four, throw, scores, after, dealer=dealer)
                deals += weight
    return worth / deals


def partings(four: tuple[Card, ...], throw: tuple[Card, ...]) -> int:
    """In how many ways six cards are split into these ranks kept and those thrown."""
    kept, thrown = Counter(ranks_of(four)), Counter(ranks_of(throw))
    return prod(comb(kept[rank] + times, times) for rank, times in thrown.items())


def counted_out(
    four: tuple[Card, ...],
    throw: tuple[Card, ...],
    scores: tuple[int, int],
    after: FinalWorth,
    *,
    dealer: bool,
) -> float:
    mine, his = scores
    my_hand, his_hand = show_total(KEEP, STARTER), show_total(four, STARTER)
    crib = show_total(THREW + throw, STARTER, crib=True)
    if dealer:
        if his + his_hand >= 121:
            return after(mine, 121)
        return after(min(mine + my_hand + crib, 121), his + his_hand)
    if mine + my_hand >= 121:
        return after(121, his)
    return after(mine + my_hand, min(his + his_hand + crib, 121))


@pytest.mark.slow
@pytest.mark.parametrize("his", ["5H 5S TD TC", "2H 2D 3C 8S", "8H 8D 9S JD"])
@pytest.mark.parametrize("scores", [(120, 120), (112, 119), (103, 108), (98, 112), (20, 30)])
@pytest.mark.parametrize("dealer", [True, False])
def test_every_card_of_his(his: str, scores: tuple[int, int], dealer: bool) -> None:
    after = chance_after(dealer=dealer)
    known = [(hand_number(parse(his)), 1.0)]
    worth = Showdown(MINE, known, after, dealer=dealer, threw=MY_THROW, starter=CUT)
    # That his nobs and a jack thrown go together with a flush of his throw is left out.
    assert worth(*scores) == pytest.approx(one_by_one(his, scores, after, dealer=dealer), abs=0.002)


@pytest.mark.parametrize(("dealer", "chance"), [(False, 1.0), (True, 0.0)])
def test_pone_counts_first(dealer: bool, chance: float) -> None:
    """Both count out with any starter: the first to count wins."""
    fives, kings = numbers_of(parse("5H 5S 5C JD")), [(hand_number(parse("KH KD KS KC")), 1.0)]
    worth = Showdown(fives, kings, chance_after(dealer=dealer), dealer=dealer)
    assert worth(110, 115) == pytest.approx(chance)


def test_a_play_that_ends_the_game_is_over() -> None:
    worth = Showdown(
        MINE, [(hand_number(THREW * 2), 1.0)], lambda mine, his: mine - his, dealer=True
    )
    assert (worth(121, 100), worth(119, 121)) == (21, -2)


def test_points_are_worth_what_they_are_far_from_the_end() -> None:
    """When points are what counts, those of the play are added to those of the show."""
    belief = [(hand_number(parse("5H 5S TD TC")), 0.5), (hand_number(parse("2H 2D 3C 8S")), 0.5)]
    worth = Showdown(MINE, belief, lambda mine, his: mine - his, dealer=True, threw=MY_THROW)
    assert worth(7, 2) == pytest.approx(worth(0, 0) + 5)
    unknown = Showdown(MINE, belief, lambda mine, his: mine - his, dealer=True)
    assert unknown(0, 0) != worth(0, 0)


def test_three_cards_of_one_suit_speak_for_a_flush() -> None:
    def points(played: str) -> float:
        keep, hands = MINE, [(hand_number(parse("KS")), 1.0)]
        return -Showdown(
            keep,
            hands,
            lambda _, his: his,
            dealer=False,
            played=numbers_of(parse(played)),
            starter=CUT,
        )(0, 0)

    assert points("2D 8D TD") < points("2H 8D TD") - 1


def test_each_card_of_one_suit_makes_a_flush_likelier() -> None:
    """Four to seven are kept for their run: a flush among them is chance."""

    def counts(played: str, left: str) -> float:
        keep, hands = numbers_of(parse("9H 9D AS KC")), [(hand_number(parse(left)), 1.0)]
        return Showdown(
            keep,
            hands,
            lambda _, his: his,
            dealer=False,
            played=numbers_of(parse(played)),
            starter=CUT,
        )(0, 0)

    two = counts("4D 5D", "6S 7S") - counts("4D 5H", "6S 7S")
    three = counts("4D 5D 6D", "7S") - counts("4D 5H 6D", "7S")
    assert 0.05 < two < three / 2
    assert three > 0.8


def test_a_jack_seen_is_nobs_or_is_not() -> None:
    def points(played: str) -> float:
        keep, hands = numbers_of(parse("4H 5D 6S KC")), [(hand_number(parse("KS QH 2D")), 1.0)]
        return Showdown(
            keep,
            hands,
            lambda _, his: his,
            dealer=False,
            played=numbers_of(parse(played)),
            starter=CUT,
        )(0, 0)

    # It may lie in the crib if it has not been seen, and a better hand is another kind of hand.
    assert points("JC") - points("JD") == pytest.approx(1, abs=0.05)


def test_a_hand_that_only_nobs_makes_better_is_not_lost() -> None:
    """Eight points, or nine with the jack of clubs, which is another kind of hand.

    Pone never keeps these four, so that nothing is known of the throw, and they are no flush.
    """
    keep, hands = numbers_of(parse("4H 5D 6S 2C")), [(hand_number(parse("AH AD 7D JC")), 1.0)]
    worth = Showdown(keep, hands, lambda _, his: his, dealer=True, threw=MY_THROW, starter=CUT)
    assert worth(0, 0) == pytest.approx(8.25, abs=0.01)
