from __future__ import annotations

import random

import pytest

from coach import parse, score_show
from coach.game.awards import Board, Claimed, Due
from coach.game.table import Options
from coach.scoring.breakdown import Breakdown, Item

CARD = parse("5H")


def due(player: int, points: int) -> Due:
    """Points due for a hand, which may be more than a hand can make."""
    return Due(1, player, "hand", CARD, Breakdown((Item("fifteen", CARD, points),)))


def given(board: Board, player: int, points: int) -> Board:
    """The board after points that are due and claimed."""
    return board.give(due(player, points), player, points)


def board(*scores: int, players: int = 0, target: int = 121) -> Board:
    return Board.start(Options(players or len(scores), target), scores)


def test_the_score_stops_at_the_target_and_the_award_is_kept_in_full() -> None:
    # end-05: 6 points at 119 are 121 on the board, and 6 in the list of awards.
    after = given(board(119, 0), 0, 6)
    assert after.scores == (121, 0)
    assert after.awards[-1].points == 6
    assert (after.awards[-1].back, after.awards[-1].front) == (119, 121)


def test_nothing_is_scored_after_the_end() -> None:
    won = given(board(119, 118), 0, 2)
    assert won.winner == 0
    with pytest.raises(ValueError, match="the game is won"):
        given(won, 1, 5)


def test_nothing_due_is_no_award() -> None:
    start = board(0, 0)
    assert given(start, 0, 0) is start


@pytest.mark.parametrize(("player", "points", "of"), [(0, -1, 2), (0, 3, 2), (2, 2, 2), (-1, 2, 2)])
def test_no_award_is_negative_foreign_or_more_than_is_due(
    player: int, points: int, of: int
) -> None:
    with pytest.raises(ValueError, match=f"{points} of {of} points to player {player}"):
        board(0, 0).give(due(0, of), player, points)


def test_an_award_says_what_it_is_for() -> None:
    hand = parse("5H 5S 5C JD")
    score = score_show(hand, "5D")
    (award,) = board(0, 0).give(Due(3, 1, "hand", hand, score), 1, 29).awards
    assert (award.due.deal, award.player, award.due.rule, award.due.cards) == (3, 1, "hand", hand)
    assert sum(item.points for item in award.due.score.items) == award.points == 29


def test_four_players_are_two_sides_with_one_score_each() -> None:
    after = given(given(given(board(players=4), 0, 5), 2, 4), 3, 2)
    assert after.scores == (9, 2)


def test_three_players_are_each_alone() -> None:
    assert given(board(players=3), 2, 5).scores == (0, 0, 5)


def test_the_pegs_leapfrog() -> None:
    # board-01: awards of 4, 3 and nothing.
    first = given(board(0, 0), 0, 4)
    assert first.pegs(0) == (0, 4)
    second = given(first, 0, 3)
    assert second.pegs(0) == (4, 7)
    assert given(second, 0, 0).pegs(0) == (4, 7)
    assert second.pegs(1) == (0, 0)


def test_a_peg_goes_no_further_than_the_last_hole() -> None:
    assert given(given(board(0, 0), 0, 119), 0, 6).pegs(0) == (119, 121)


def test_pegs_may_stand_somewhere_at_the_start() -> None:
    assert board(110, 117, 108).scores == (110, 117, 108)
    assert board(110, 117, 108).pegs(1) == (117, 117)


@pytest.mark.parametrize("scores", [(121, 0), (-1, 0), (1, 2, 3), (1,)])
def test_pegs_at_the_start_are_short_of_the_target(scores: tuple[int, ...]) -> None:
    with pytest.raises(ValueError, match="short of 121"):
        board(*scores, players=2)


def test_scores_are_the_sums_of_the_awards() -> None:
    rng = random.Random(9)
    after = board(players=3)
    while after.winner is None:
        after = given(after, int(rng.random() * 3), int(rng.random() * 30))
    sums = [sum(a.points for a in after.awards if a.side == side) for side in range(3)]
    assert after.scores == tuple(min(total, 121) for total in sums)


@pytest.mark.parametrize(
    ("said", "taken", "left"),
    [(8, 0, 0), (6, 0, 2), (6, 1, 1), (10, 0, 0), (0, 0, 8)],
)
def test_muggins_is_what_nobody_has_claimed(said: int, taken: int, left: int) -> None:
    # An overclaim is corrected and leaves nothing.
    assert Claimed(due(0, 8), said, taken).left == left
