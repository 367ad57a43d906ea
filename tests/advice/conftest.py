from __future__ import annotations

import pytest

from coach.advice.rank_hands import RankHand
from coach.advice.rank_hands import rank_hands as all_rank_hands


@pytest.fixture(scope="session")
def rank_hands() -> list[RankHand]:
    return all_rank_hands()
