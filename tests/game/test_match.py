from __future__ import annotations

from typing import Any

import pytest

from coach.game.actions import Resign
from coach.game.match import Match, Result, result, worth
from coach.game.state import Game
from coach.game.table import Options
from tests.cases import load
from tests.game.at_table import shown, thrown, with_cards, won_by_heels

WORTH = [
    (case["target"], stakes, loser, games)
    for case in load("match.yaml")
    for stakes, by_score in case["worth"].items()
    for loser, games in by_score.items()
]


def the_result(game: Game) -> Result:
    found = result(game)
    assert found is not None
    return found


@pytest.mark.parametrize(("target", "stakes", "loser", "games"), WORTH)
def test_what_a_won_game_is_worth(target: int, stakes: Any, loser: int, games: int) -> None:
    options = Options(target=target, stakes=stakes)
    assert worth(options, (loser, target), 1) == (games, 0)


def test_three_losers_are_judged_each_alone() -> None:
    # match-04: 88 is skunked, 95 is not.
    found = the_result(won_by_heels(88, 95, 119, players=3))
    assert found.worth == (2, 1, 0)
    assert found.winner == 2


def test_an_unfinished_game_has_no_result() -> None:
    assert result(with_cards(["2C4H6S8D7CKD", "7D8H9SQS2H3D"], start=(120, 120))) is None


@pytest.mark.parametrize("dealer", [0, 1])
def test_the_loser_deals_the_next_game(dealer: int) -> None:
    start = (119, 80) if dealer == 0 else (80, 119)
    assert the_result(won_by_heels(*start, dealer=dealer)).next_dealer == 1 - dealer


def test_of_three_the_lowest_deals_the_next_game() -> None:
    assert the_result(won_by_heels(80, 70, 119, players=3)).next_dealer == 1
    assert the_result(won_by_heels(80, 80, 119, players=3)).next_dealer == 0


def test_of_four_the_losing_player_whose_turn_is_next_deals() -> None:
    assert the_result(won_by_heels(119, 50, players=4, dealer=2)).next_dealer == 3
    assert the_result(won_by_heels(119, 50, players=4, dealer=0)).next_dealer == 1


def test_who_resigns_loses_as_the_pegs_stand() -> None:
    game = with_cards(["2C4H6S8D7CKD", "7D8H9SQS2H3D"], start=(88, 50)).apply(Resign(0))
    assert the_result(game) == Result(1, (88, 50), (2, 0), next_dealer=0)


def test_of_three_the_higher_of_the_others_wins_when_one_resigns() -> None:
    def winner(*start: int) -> int:
        game = with_cards(["2C4H6S8D7C", "7D8H9SQS2H", "AC2S3S9CKS"], start=start)
        return the_result(game.apply(Resign(1))).winner

    assert (winner(50, 100, 60), winner(60, 100, 50), winner(50, 100, 50)) == (2, 0, 2)


# A match


def won(side: int, *worth: int) -> Result:
    return Result(side, (0, 0), worth, 1)


def test_a_match_of_three_games() -> None:
    match = Match("games", 3)
    assert (match.points, match.over, match.winner, match.next_dealer) == ((), False, None, None)
    match = match.add(won(0, 0, 1)).add(won(1, 4, 0))
    assert (match.points, match.over, match.winner) == ((1, 4), False, None)
    match = match.add(won(0, 0, 2))
    assert (match.points, match.over, match.winner) == ((3, 4), True, 1)


def test_a_match_to_four_points() -> None:
    assert not Match("points", 1).over
    match = Match("points", 4).add(won(0, 0, 2)).add(won(1, 3, 0))
    assert (match.over, match.winner) == (False, None)
    match = match.add(won(0, 0, 3))
    assert (match.points, match.over, match.winner) == ((5, 3), True, 0)


def test_a_match_of_games_may_be_a_tie() -> None:
    match = Match("games", 2).add(won(0, 0, 1)).add(won(1, 1, 0))
    assert (match.over, match.winner) == (True, None)


def test_in_a_match_the_loser_deals_first() -> None:
    game = won_by_heels(119, 80, dealer=0)
    assert Match("games", 3).add(the_result(game)).next_dealer == 1


def test_a_game_is_not_over_before_its_show() -> None:
    hands = ["2C4H6S8D7CKD", "7D8H9SQS2H3D"]
    assert result(shown(thrown(with_cards(hands, "KS"), ["7CKD", "2H3D"]))) is None
