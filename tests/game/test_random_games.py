from __future__ import annotations

import pytest

from tests.game.random_games import check_game


@pytest.mark.parametrize("seed", range(0, 15, 3))
def test_whole_games_over_all_options_keep_the_rules(seed: int) -> None:
    # The referee agrees award by award; `python -m tests.benchmarks.games check` looks at 20,000.
    assert all(check_game(game).over for game in range(seed, seed + 3))
