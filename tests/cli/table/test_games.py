from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from coach.game.awards import Award
from tests.cli.table.robot import newest, pegged, sit_down
from tests.sure import some

if TYPE_CHECKING:
    from pathlib import Path

    from tests.cli.conftest import Coach

PLAY = ("play", "--seed", "7", "--target", "61", "--against", "beginner")


@pytest.mark.parametrize(
    "options",
    [
        (),
        ("--muggins",),
        ("--players", "3"),
        ("--players", "3", "--muggins", "--go", "early"),
        ("--players", "4", "--against", "club"),
        ("--auto-count", "--target", "121"),
    ],
    ids=" ".join,
)
def test_a_whole_game_at_the_keyboard_ends_as_it_was_typed(
    coach: Coach, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, options: tuple[str, ...]
) -> None:
    with monkeypatch.context() as at_table:
        typed = sit_down(at_table)
        record = tmp_path / "game.yaml"
        out = coach(*PLAY, *options, "--record", str(record)).out
    first = newest()
    assert first.over
    assert max(first.board.scores) == first.setup.options.target
    assert "won." in out
    assert coach("game", "check", str(record)).code == 0
    # The same from a pipe, through the loop that people meet.
    again = coach(*PLAY, *options, typed="\n".join(typed) + "\n")
    assert again.code == 0
    assert pegged(newest()) == pegged(first)
    assert again.out.splitlines()[-2:] == out.splitlines()[-2:]


@pytest.mark.parametrize("options", [(), ("--muggins", "--players", "3")], ids=" ".join)
def test_a_game_that_is_left_anywhere_goes_on_to_the_same_end(
    coach: Coach, monkeypatch: pytest.MonkeyPatch, options: tuple[str, ...]
) -> None:
    whole = sit_down(monkeypatch)
    coach(*PLAY, *options)
    expected = pegged(newest())
    for leave_at in some(range(1, len(whole), max(1, len(whole) // 5))):
        sit_down(monkeypatch, leave_at)
        assert "coach play --resume" in coach(*PLAY, *options).out
        assert not newest().over
        assert f"Your game at {'-'.join(map(str, newest().board.scores))}" in coach().out
        sit_down(monkeypatch)
        assert "Back at the table" in coach("play", "--resume").out
        assert pegged(newest()) == expected


def test_a_match_is_played_with_the_loser_dealing_first(
    coach: Coach, monkeypatch: pytest.MonkeyPatch
) -> None:
    sit_down(monkeypatch)
    out = coach(*PLAY, "--match", "2").out
    assert out.count("won.") == 2
    assert "The match after 1 of 2 games" in out
    second = newest()
    assert second.setup.dealer is not None
    assert second.actions[0].player == second.setup.dealer


def test_a_count_that_is_wrong_costs_what_it_misses(
    coach: Coach, monkeypatch: pytest.MonkeyPatch
) -> None:
    sit_down(monkeypatch)
    out = coach(*PLAY).out
    assert "2 holes lost" in out
    assert "Say: " in out
    claims = [award for award in newest().board.awards if short(award)]
    assert {award.player for award in some(claims)} <= {0, 1}


def short(award: Award) -> bool:
    return award.points < award.due.points


def test_a_go_is_refused_while_a_card_fits(coach: Coach, monkeypatch: pytest.MonkeyPatch) -> None:
    sit_down(monkeypatch)
    out = coach(*PLAY).out
    assert "No go yet: " in out
    assert "can be played." in out
    assert "You say go." in out


def test_what_was_mistyped_is_taken_back(coach: Coach) -> None:
    # The throw is seen by nobody before the cut, which Ann makes; here you are pone and cut.
    typed = "5\n"
    out = coach(*PLAY, typed=f"{typed}u\nquit\n").out
    assert "Nothing to take back: something hidden has been seen since." in out


@pytest.mark.parametrize("typed", ["quit\n", ""])
def test_the_table_is_left_and_the_game_is_kept(coach: Coach, typed: str) -> None:
    assert "The game is kept:  coach play --resume" in coach(*PLAY, typed=typed).out
    assert not newest().over


def test_there_is_nothing_to_resume(coach: Coach) -> None:
    refused = coach("play", "--resume")
    assert refused.code == 2
    assert "there is no unfinished game: coach play begins one" in refused.err


@pytest.mark.parametrize(
    ("options", "told"),
    [
        (("--resume", "--target", "61"), "--resume and --target do not go together"),
        (("--watch", "club", "--against", "beginner"), "--watch and --against do not go together"),
        (("--games", "4"), "--games goes with --watch"),
        (("--players", "5"), "'5'"),
    ],
)
def test_options_that_say_two_things_are_refused(
    coach: Coach, options: tuple[str, ...], told: str
) -> None:
    refused = coach("play", *options)
    assert refused.code == 2
    assert told in refused.err
