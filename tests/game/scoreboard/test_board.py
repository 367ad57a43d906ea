"""The scoreboard of a real table: pegs, crib, undo, games of a match."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from coach.errors import IllegalAction
from coach.game.scoreboard.board import (
    CribGoesTo,
    Entry,
    Scoreboard,
    Scored,
    entry_text,
    read_entry,
)
from coach.game.table import Options

TWO = Scoreboard.start(Options(), dealer=1)
ENTRIES = st.one_of(
    st.builds(Scored, st.integers(0, 1), st.integers(1, 29)),
    st.builds(CribGoesTo, st.integers(0, 1)),
)


def after(scoreboard: Scoreboard, *entries: Entry) -> Scoreboard:
    for entry in entries:
        scoreboard = scoreboard.after(entry)
    return scoreboard


def won_by(side: int, *, start: Scoreboard = TWO, loser: int = 0) -> Scoreboard:
    """A game of two that a side wins; the other has a few points."""
    other = [Scored(1 - side, loser)] if loser else []
    return after(start, *other, *[Scored(side, 29)] * 5)


def test_a_score_moves_the_back_peg_past_the_front_one() -> None:
    assert after(TWO, Scored(0, 8), Scored(0, 4), Scored(1, 12)).pegs == ((8, 12), (0, 12))


def test_a_score_that_passes_the_target_stops_at_it() -> None:
    assert won_by(0).pegs[0] == (116, 121)


def test_the_crib_is_passed_on_and_nothing_else() -> None:
    scoreboard = after(TWO, Scored(0, 8), CribGoesTo(0))
    assert (scoreboard.dealer, scoreboard.scores) == (0, (8, 0))


def test_a_game_has_its_result_until_the_next_entry() -> None:
    result = won_by(0, loser=20).result
    assert result is not None
    assert (result.winner, result.scores, result.worth) == (0, (121, 20), (0, 4))
    assert after(TWO, Scored(0, 29)).result is None


def test_after_the_last_game_nothing_is_scored() -> None:
    scoreboard = won_by(0)
    assert scoreboard.over
    with pytest.raises(IllegalAction, match="the last game is over"):
        scoreboard.after(Scored(1, 2))


@pytest.mark.parametrize("winner", [0, 1])
def test_in_a_match_the_loser_deals_the_next_game(winner: int) -> None:
    first = won_by(winner, start=Scoreboard.start(Options(), dealer=1, games=2))
    assert (first.over, first.dealer) == (False, 1 - winner)
    second = first.after(Scored(0, 3))
    assert (second.scores, second.result, second.dealer) == ((3, 0), None, 1 - winner)
    assert won_by(1, start=second).match.points == ((4, 4) if winner == 0 else (0, 8))


def test_of_four_the_loser_on_the_dealers_left_deals_the_next_game() -> None:
    start = Scoreboard.start(Options(players=4), dealer=2, games=2)
    assert won_by(0, start=start).dealer == 3


def test_nobody_scores_who_does_not_play() -> None:
    with pytest.raises(IllegalAction, match="no player 2"):
        TWO.after(CribGoesTo(2))


@pytest.mark.parametrize(("dealer", "games"), [(2, 1), (-1, 1), (0, 0)])
def test_no_scoreboard_begins_without_a_dealer_and_a_game(dealer: int, games: int) -> None:
    with pytest.raises(ValueError, match="deals"):
        Scoreboard.start(Options(), dealer, games)


@given(st.lists(ENTRIES, max_size=40), st.integers(1, 3))
def test_as_many_undos_as_entries_lead_back_to_the_start(entries: list[Entry], games: int) -> None:
    start = scoreboard = Scoreboard.start(Options(target=61), dealer=0, games=games)
    past = [start]
    for entry in entries:
        if not scoreboard.over:
            scoreboard = scoreboard.after(entry)
            past.append(scoreboard)
    assert after(start, *scoreboard.entries) == scoreboard
    assert [*scoreboard.moments()] == past
    back: Scoreboard | None = scoreboard
    while past:
        assert back == past.pop()
        back = None if back is None else back.before
    assert back is None


@given(ENTRIES)
def test_an_entry_is_read_as_it_was_written(entry: Entry) -> None:
    assert read_entry(entry_text(entry)) == entry


@pytest.mark.parametrize("text", ["", "peg", "peg 0", "peg a 8", "crib", "deal 1", "crib 1 2"])
def test_what_is_no_entry(text: str) -> None:
    with pytest.raises(ValueError, match=r"no entry|invalid literal"):
        read_entry(text)
