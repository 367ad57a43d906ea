from __future__ import annotations

import pytest

from coach.progress.statistics import Tally
from coach.words.figures import percent, signed


@pytest.mark.parametrize(
    ("right", "asked", "shown"),
    [
        (0, 0, "no data"),
        (0, 3, "0 %"),
        (1, 3, "33 %"),
        (2, 3, "67 %"),
        (3, 3, "100 %"),
        (1, 200, "0 %"),
        (199, 200, "100 %"),
        (99, 200, "50 %"),
    ],
)
def test_accuracy_in_percent(right: int, asked: int, shown: str) -> None:
    # quiz-06: 0/0 was NaN; the repair rounded the ratio, so everything was 0 or 100.
    tally = Tally("run", asked, right, charged=0, seconds=None, trend=None)
    assert percent(tally.accuracy) == shown


def test_nothing_is_minus_nothing() -> None:
    assert [signed(points) for points in (-0.004, 0.0, -0.006)] == ["+0.00", "+0.00", "-0.01"]
