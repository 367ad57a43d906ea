"""The examples of `docs/record.md`, and what it says of each."""

from __future__ import annotations

import re
from pathlib import Path

from coach.game.record.checking import check_file

PAGE = (Path(__file__).parents[3] / "docs" / "record.md").read_text("utf-8")
WHOLE, ENDING, PEGS = re.findall(r"^```yaml\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)


def test_the_whole_example() -> None:
    checked = check_file(WHOLE, "a.yaml")
    (game,) = checked.games
    assert checked.faults == ()
    assert game.game is not None
    assert (game.game.board.scores, game.whole) == ((17, 12), True)
    assert [(note.line, note.player, note.said, note.points) for note in game.miscounts] == [
        (20, "Ben", 8, 10)
    ]


def test_the_ending_of_three_players() -> None:
    checked = check_file(ENDING, "a.yaml")
    (game,) = checked.games
    assert checked.faults == ()
    assert game.game is not None
    assert (game.game.board.scores, game.whole) == ((110, 119, 108), False)
    assert game.game.stage.play is not None
    assert game.game.stage.play.count == 15


def test_pegs_without_deals() -> None:
    checked = check_file(PEGS, "a.yaml")
    (game,) = checked.games
    assert checked.faults == ()
    assert (game.record.result, game.game, game.record.ended) == ({0: 121, 1: 84}, None, False)
