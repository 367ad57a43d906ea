from __future__ import annotations

import random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from coach import IllegalPlay, ImpossibleCards, parse, score_show
from coach.game.deal import Deal, deal
from coach.game.play import Play, Played
from coach.game.score import Award, Game, lowest_cut
from coach.players import simple
from tests.cases import load

WORTH = [
    (case["target"], stakes, loser, worth)
    for case in load("match.yaml")
    for stakes, by_score in case["worth"].items()
    for loser, worth in by_score.items()
]


def standing(*scores: int, dealer: int = 0, players: int = 0, target: int = 121) -> Game:
    game = Game(players or len(scores), dealer, target)
    for side, score in enumerate(scores):
        game = game.award(side, score, "hand")
    return game


def played(deal: Deal, throws: Any) -> list[Any]:
    """A whole play of a deal, as the simple players make it."""
    hands = [
        tuple(card for card in hand if card not in throw)
        for hand, throw in zip(deal.hands, throws, strict=True)
    ]
    play = Play.start(hands)
    while not play.over:
        play = play.put(simple.card_to_play(play))
    return [event.card for event in play.events if isinstance(event, Played)]


# The end of a game


@pytest.mark.parametrize(("target", "stakes", "loser", "worth"), WORTH)
def test_what_a_won_game_is_worth(target: int, stakes: Any, loser: int, worth: int) -> None:
    game = standing(loser, target=target, players=2).award(1, target, "hand")
    assert game.winner == 1
    assert game.worth(stakes) == {0: worth}


def test_three_losers_are_judged_each_alone() -> None:
    # match-04: 88 is skunked, 95 is not.
    game = standing(0, 88, 95).award(0, 121, "hand")
    assert game.worth() == {1: 2, 2: 1}


def test_an_unfinished_game_is_worth_nothing() -> None:
    assert standing(120, 120).worth() == {}


def test_the_score_stops_at_the_target_and_the_award_is_kept_in_full() -> None:
    game = standing(119, 0).award(0, 6, "hand")
    assert game.scores == (121, 0)
    assert game.awards[-1].points == 6


def test_nothing_is_scored_after_the_end() -> None:
    game = standing(119, 118).award(0, 2, "play")
    assert game.award(1, 5, "hand") == game


def test_heels_can_win_the_game() -> None:
    # end-01: a jack turned at 119 ends it before a card is played.
    cards = Deal((parse("2C4H6S8D7CKD"), parse("7D8H9SQS2H3D")), (), parse("JC")[0])
    throws = [parse("7CKD"), parse("2H3D")]
    game = standing(119, 100, dealer=0).score_deal(cards, throws, [])
    assert game.winner == 0
    assert game.scores == (121, 100)
    assert game.awards[-1].why == "heels"


def test_fifteen_and_a_run_win_in_the_play() -> None:
    # end-02: 119 and 118, 7-8 is fifteen for 120, the 9 makes a run and wins.
    cards = Deal((parse("7C9HKD4S2DAD"), parse("8D2C3HQC6S6C")), (), parse("5D")[0])
    throws = [parse("2DAD"), parse("6S6C")]
    game = standing(119, 118, dealer=1).score_deal(cards, throws, parse("7C8D9H"))
    assert game.winner == 0
    assert game.scores == (121, 120)
    assert [award.why for award in game.awards[2:]] == ["play", "play"]


def test_counting_out_leaves_the_crib_uncounted() -> None:
    # end-04: the dealer's hand of 12 reaches 121 from 112, so the crib is not shown.
    cards = Deal((parse("2C4H6S8D8CQS"), parse("7C7D8H9S2H3D")), (), parse("KD")[0])
    throws = [parse("8CQS"), parse("2H3D")]
    game = standing(90, 112, dealer=1)
    game = game.score_deal(cards, throws, parse("8D 7C 6S 7D 2C 8H 4H 9S"))
    assert game.winner == 1
    assert game.awards[-1] == Award(1, 12, "hand")


def test_the_pone_counts_first() -> None:
    # The dealer has seven to count and would reach the target with them from 115.
    cards = Deal((parse("5H5S5CJDKSQS"), parse("2C4D6H8S9C9D")), (), parse("5D")[0])
    throws = [parse("KSQS"), parse("9C9D")]
    game = standing(95, 115, dealer=1)
    game = game.score_deal(cards, throws, parse("JD 2C 5H 4D 5S 5C 6H 8S"))
    assert game.winner == 0
    assert game.awards[-1] == Award(0, 29, "hand")


@given(seed=st.integers(0, 2**32), players=st.sampled_from([2, 3, 4]), dealer=st.integers(0, 3))
def test_a_deal_scores_heels_play_hands_and_crib_in_that_order(
    seed: int, players: int, dealer: int
) -> None:
    cards = deal(random.Random(seed), players)
    throws = simple.throws(cards)
    game = Game(players, dealer % players, target=121).score_deal(
        cards, throws, played(cards, throws)
    )
    order = ["heels", "play", "hand", "crib"]
    whys = [award.why for award in game.awards]
    assert whys == sorted(whys, key=order.index)
    assert game.dealer == (dealer % players + 1) % players
    crib = score_show(cards.crib(throws), cards.starter, crib=True).total
    dealers_side = game.side(dealer % players)
    assert [(a.side, a.points) for a in game.awards if a.why == "crib"] == (
        [(dealers_side, crib)] if crib else []
    )
    hands = [award.points for award in game.awards if award.why == "hand"]
    kept = [
        tuple(card for card in hand if card not in throw)
        for hand, throw in zip(cards.hands, throws, strict=True)
    ]
    totals = [score_show(hand, cards.starter).total for hand in kept]
    assert hands == [total for total in totals if total]


def test_a_deal_that_is_not_played_out_is_refused() -> None:
    cards = deal(random.Random(1))
    throws = simple.throws(cards)
    with pytest.raises(ImpossibleCards, match="not played out"):
        Game(2, 0).score_deal(cards, throws, played(cards, throws)[:-1])


def test_an_illegal_play_is_refused() -> None:
    cards = deal(random.Random(1))
    throws = simple.throws(cards)
    with pytest.raises(IllegalPlay):
        Game(2, 0).score_deal(cards, throws, played(cards, throws)[::-1])


@pytest.mark.parametrize("target", [121, 61])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_whole_games_end_with_one_winner(players: int, target: int) -> None:
    rng = random.Random(players * target)
    game = Game(players, 0, target)
    deals = 0
    while game.winner is None:
        cards = deal(rng, players)
        throws = simple.throws(cards)
        game = game.score_deal(cards, throws, played(cards, throws))
        deals += 1
        assert deals < 40
    assert sum(score == target for score in game.scores) == 1
    assert set(game.worth()) == set(range(game.sides)) - {game.winner}


# Sides and seats


def test_four_players_are_two_sides_with_one_score_each() -> None:
    game = Game(4, 0).award(0, 5, "hand").award(2, 4, "hand").award(3, 2, "play")
    assert game.scores == (9, 2)


def test_three_players_are_each_alone() -> None:
    assert Game(3, 0).award(2, 5, "hand").scores == (0, 0, 5)


def test_the_pone_sits_at_the_dealers_left() -> None:
    game = Game(4, 1)
    assert [game.player_at(seat) for seat in range(4)] == [2, 3, 0, 1]


# Who deals


def test_the_lowest_cut_deals_first() -> None:
    assert lowest_cut(["KC", "7D"]) == (1,)  # deal-01
    assert lowest_cut(["KD", "JC"]) == (1,)  # deal-02: by rank, not by value
    assert lowest_cut(["2C", "AD", "KH", "AS"]) == (1, 3)  # these cut again


def test_the_deal_passes_to_the_left_after_each_hand() -> None:
    rng = random.Random(3)
    dealers = []
    game = Game(2, 0, target=1000)
    for _ in range(5):  # deal-04
        dealers.append(game.dealer)
        cards = deal(rng)
        throws = simple.throws(cards)
        game = game.score_deal(cards, throws, played(cards, throws))
    assert dealers == [0, 1, 0, 1, 0]


def test_the_loser_deals_the_next_game() -> None:
    assert standing(121, 80, dealer=0).next_game() == Game(2, 1)
    assert standing(80, 121, dealer=1).next_game() == Game(2, 0)


def test_of_three_the_lowest_deals_the_next_game() -> None:
    assert standing(80, 70, 121, dealer=0).next_game().dealer == 1
    assert standing(80, 80, 121, dealer=1).next_game().dealer == 1


def test_of_four_the_losing_player_whose_turn_is_next_deals() -> None:
    game = Game(4, 2).award(0, 121, "hand")
    assert game.next_game().dealer == 3


# The board


def test_the_pegs_leapfrog() -> None:
    # board-01: awards of 4, 3 and nothing.
    game = Game(2, 0).award(0, 4, "hand")
    assert game.pegs(0) == (0, 4)
    game = game.award(0, 3, "hand")
    assert game.pegs(0) == (4, 7)
    assert game.award(0, 0, "hand").pegs(0) == (4, 7)
    assert game.pegs(1) == (0, 0)


def test_a_peg_goes_no_further_than_the_last_hole() -> None:
    game = Game(2, 0).award(0, 119, "hand").award(0, 6, "crib")
    assert game.pegs(0) == (119, 121)


# Muggins


@pytest.mark.parametrize(
    ("claimed", "muggins", "scores"),
    [
        (8, None, (8, 0)),
        (6, None, (6, 0)),
        (6, 1, (6, 2)),
        (10, 1, (8, 0)),  # an overclaim is corrected and costs nothing
        (8, 1, (8, 0)),
    ],
)
def test_muggins(claimed: int, muggins: int | None, scores: tuple[int, int]) -> None:
    game = Game(2, 0).claim(0, 8, "hand", claimed=claimed, muggins=muggins)
    assert game.scores == scores


def test_muggins_cannot_overtake_a_won_game() -> None:
    game = standing(119, 120).claim(0, 8, "hand", claimed=2, muggins=1)
    assert (game.winner, game.scores) == (0, (121, 120))


@pytest.mark.parametrize(("players", "dealer"), [(5, 0), (2, 2), (3, -1)])
def test_a_game_has_a_dealer_among_its_players(players: int, dealer: int) -> None:
    with pytest.raises(ValueError, match="cannot deal"):
        Game(players, dealer)


def test_an_award_goes_to_a_player_and_is_not_below_zero() -> None:
    game = Game(2, 0)
    with pytest.raises(ValueError, match="player 7 of 2"):
        game.award(7, 2, "hand")
    with pytest.raises(ValueError, match="-5 points"):
        game.award(0, -5, "hand")
    with pytest.raises(ValueError, match="-3 points"):
        game.claim(0, 5, "hand", claimed=-3)
