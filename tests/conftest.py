"""What every test starts from: a pinned terminal and a progress folder of its own."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING

import pytest
from hypothesis import settings

from coach.engine.six_cards import RankHand
from coach.engine.six_cards import rank_hands as all_rank_hands
from coach.seats import Seat
from data.builders.joint_keeps import Side
from data.builders.pegging import sides

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

settings.register_profile("ci", derandomize=True, deadline=None, max_examples=100)
settings.register_profile("dev", deadline=None, max_examples=20)
settings.load_profile("ci" if os.environ.get("CI") else "dev")


@pytest.fixture(autouse=True, scope="session")
def terminal() -> Iterator[None]:
    """A terminal that is always the same, and no progress file but a test's own."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("COACH_HOME", "/nonexistent")
        patch.setenv("NO_COLOR", "1")
        patch.setenv("COLUMNS", "80")
        patch.setenv("LINES", "24")
        patch.setenv("LANG", "C.UTF-8")
        for name in ("FORCE_COLOR", "LC_ALL", "LC_CTYPE", "COACH_LINEAR"):
            patch.delenv(name, raising=False)
        yield


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder for the progress file of one test."""
    folder = tmp_path / "home"
    monkeypatch.setenv("COACH_HOME", str(folder))
    return folder


@pytest.fixture(scope="session")
def rank_hands() -> list[RankHand]:
    """All 18,395 sets of six ranks, each with what its ways to keep four average."""
    return all_rank_hands()


@pytest.fixture(scope="session")
def both(rank_hands: list[RankHand]) -> dict[Seat, Side]:
    """The keeps of the two seats."""
    return sides(rank_hands)
