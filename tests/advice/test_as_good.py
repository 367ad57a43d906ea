from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from coach.advice.plays import Judged


@pytest.mark.parametrize(
    ("lost", "error", "to_win", "good"),
    [
        (0.05, 0.0, False, True),  # points
        (0.06, 0.0, False, False),
        (0.06, 0.04, False, True),  # rolled out: within two standard errors
        (0.001, 0.0, True, True),  # the chance to win
        (0.005, 0.0, True, False),
    ],
)
def test_a_card_is_as_good_where_nobody_could_tell(
    lost: float, error: float, to_win: bool, good: bool
) -> None:
    best, value = SimpleNamespace(worth=lost), SimpleNamespace(worth=0.0, error=error)
    judged: Any = SimpleNamespace(values=[best], to_win=to_win)
    assert Judged.as_good(judged, value) is good  # type: ignore[arg-type]
