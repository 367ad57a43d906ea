"""Lines as they are typed at a table."""

from __future__ import annotations

import pytest

from coach.errors import Unreadable
from coach.game.scoreboard.board import CribGoesTo, Scoreboard, Scored
from coach.game.scoreboard.typed import shortest, typed_entry, typed_player
from coach.game.table import Options

NAMES = ["Ann", "Ben Lee", "Bob", "Dot"]
FOUR = Scoreboard.start(Options(players=4), dealer=3)


@pytest.mark.parametrize(
    ("text", "side", "points"),
    [
        ("a 8", 0, 8),
        ("A8", 0, 8),
        ("ann +8", 0, 8),
        ("  ann :  08 ", 0, 8),
        ("be 12", 1, 12),
        ("ben lee 12", 1, 12),
        ("bob 29", 0, 29),
        ("d 1", 1, 1),  # a player, though d alone passes the crib on
    ],
)
def test_a_player_and_points(text: str, side: int, points: int) -> None:
    assert typed_entry(text, FOUR, NAMES) == Scored(side, points)


@pytest.mark.parametrize(
    ("text", "dealer"), [("d", 0), ("deal", 0), ("D", 0), ("d bob", 2), ("deal d", 3)]
)
def test_the_crib_goes_to_the_left_or_to_whom_it_is_said(text: str, dealer: int) -> None:
    assert typed_entry(text, FOUR, NAMES) == CribGoesTo(dealer)


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("", "write who scores and how many: a 8, be 8, bo 8 or d 8"),
        ("8", "8 for whom? Write a 8, be 8, bo 8 or d 8"),
        ("ann", "Ann scores how many? Write a 8"),
        ("b 8", "'b' is Ben Lee or Bob: write more of the name"),
        ("x 8", "'x' is no player: there are Ann, Ben Lee, Bob and Dot"),
        ("a 0", "0 is no score: it is 1 to 29, the best hand"),
        ("a 30", "30 is no score: it is 1 to 29, the best hand"),
        ("a -8", "pegs go forward: u takes the last line back"),
        ("a 8 8", "'a 8' is no player: there are Ann, Ben Lee, Bob and Dot"),
        ("d x", "'x' is no player: there are Ann, Ben Lee, Bob and Dot"),
        ("a 99999999999", "99999999999 is no score: it is 1 to 29, the best hand"),
        ("30", "30 is no score: it is 1 to 29, the best hand"),
    ],
)
def test_what_cannot_be_read_is_told_in_one_line(text: str, reason: str) -> None:
    with pytest.raises(Unreadable) as caught:
        typed_entry(text, FOUR, NAMES)
    assert str(caught.value) == reason


def test_the_shortest_letters_of_every_name_mean_its_player() -> None:
    names = ["Ann", "Anna", "Annabel"]
    assert shortest(names) == ["ann", "anna", "annab"]
    assert [typed_player(letters, names) for letters in shortest(names)] == [0, 1, 2]
