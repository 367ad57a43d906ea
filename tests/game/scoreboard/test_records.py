"""Records of a scoreboard: they know pegs and no cards, and have no fault."""

from __future__ import annotations

import pytest

from coach.game.record.checking import check_file
from coach.game.record.writing import write_games
from coach.game.scoreboard.board import CribGoesTo, Scoreboard, Scored
from coach.game.scoreboard.records import records_of
from coach.game.table import Options

NAMES = ["Ann", "Ben", "Cid", "Dot"]


def written(scoreboard: Scoreboard) -> str:
    players = scoreboard.options.players
    return write_games(records_of(scoreboard, NAMES[:players], "2026-11-30"))


def test_a_game_that_is_won() -> None:
    scoreboard = Scoreboard.start(Options(stakes="acc"), dealer=1).after(Scored(1, 24))
    for _ in range(5):
        scoreboard = scoreboard.after(Scored(0, 29))
    assert written(scoreboard) == (
        "format: 1\ndate: 2026-11-30\nplayers: [Ann, Ben]\nstakes: acc\ndealer: Ben\ndeals: []\n"
        "result: {Ann: 121, Ben: 24}\n"
    )


def test_the_dealer_is_who_had_the_crib_when_the_first_points_fell() -> None:
    scoreboard = Scoreboard.start(Options(), dealer=1)
    for entry in (CribGoesTo(0), Scored(0, 2), CribGoesTo(1), Scored(1, 2)):
        scoreboard = scoreboard.after(entry)
    assert "dealer: Ann\n" in written(scoreboard)


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("target", [61, 121])
def test_at_every_moment_of_a_match_the_record_has_no_fault(players: int, target: int) -> None:
    options = Options(players=players, target=target)
    scoreboard = Scoreboard.start(options, dealer=0, games=2)
    moments = 0
    while not scoreboard.over:
        checked = check_file(written(scoreboard), "a.yaml")
        assert checked.faults == ()
        begun = [game.record.result[0] for game in checked.games]
        assert len(begun) == len(scoreboard.match.results) + (scoreboard.result is None)
        assert begun[-1] == scoreboard.scores[0]
        moments += 1
        scoreboard = scoreboard.after(Scored(moments % options.sides, 7 + moments % 5))
    checked = check_file(written(scoreboard), "a.yaml")
    assert checked.faults == ()
    assert [game.record.game for game in checked.games] == [1, 2]
