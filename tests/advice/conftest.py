from __future__ import annotations

import pytest

from coach.advice.pegging.averages import sides
from coach.advice.rank_hands import RankHand
from coach.advice.rank_hands import rank_hands as all_rank_hands
from coach.advice.tables import Seat
from coach.advice.throwing.joint_keeps import Side


@pytest.fixture(scope="session")
def rank_hands() -> list[RankHand]:
    return all_rank_hands()


@pytest.fixture(scope="session")
def both(rank_hands: list[RankHand]) -> dict[Seat, Side]:
    """The keeps of the two seats."""
    return sides(rank_hands)
