from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from coach.advice.plays.positions import position_in, position_of
from tests.game.random_games import moments
from tests.sure import some

if TYPE_CHECKING:
    from coach.advice.plays.positions import PlayPosition


def told(position: PlayPosition) -> list[Any]:
    """All that a position says."""
    known = position.known
    return [
        *(position.seat, position.held, position.played, position.threw, position.starter),
        *(known.seat, known.held, known.threw, known.starter),
        *(getattr(known.record, name) for name in known.record.__slots__),
    ]


@pytest.mark.parametrize("seed", range(3))
def test_a_view_has_all_that_the_advice_asks_for(seed: int) -> None:
    for game in some(game for game in moments(seed) if game.stage.asks == "play" and game.turn):
        (player,) = game.turn
        view, play = game.view(player), game.stage.play
        assert play is not None
        expected = position_of(play, threw=view.threw, starter=view.starter)
        assert told(position_in(view)) == told(expected)
        assert view.count == expected.count
