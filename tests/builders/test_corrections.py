from __future__ import annotations

import random
from itertools import pairwise

import pytest

from coach.engine.ranks import from_letters
from coach.engine.tables import Gain
from data.builders.corrections import corrections, features
from data.builders.joint_keeps import KEEPS


def feature(cards: str) -> list[float]:
    return features(from_letters(cards))


def test_features_of_a_keep() -> None:
    ranks, pairs, runs, others = (
        feature("5566")[low:high] for low, high in pairwise((0, 13, 16, 19, 28))
    )
    assert ranks == [0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0]
    assert pairs == [2, 0, 0]
    assert runs == [1, 0, 0]
    # No gap; of two cards one ten and four elevens, of three none.
    assert others == [0, 0, 1, 4, 0, 0, 0, 0, 0]
    assert feature("A2TK")[19:] == [0, 0, 0, 2, 0, 0, 1, 0, 1]
    assert feature("AKKK")[13:19] == [1, 1, 0, 0, 0, 0]
    assert feature("2345")[16:19] == [3, 2, 1]


def simulated(rng: random.Random, mean: float, answer: float, deals: int) -> Gain:
    """About two points to either side of the mean; the opponent's gain is nought throughout."""
    points = [round(rng.gauss(mean, 2)) for _ in range(deals)]
    return Gain(sum(points), 0, sum(n * n for n in points), answer, -0.5)


@pytest.mark.parametrize("apart", [0.2, 0.4])
def test_the_truth_is_found_as_surely_as_is_said(apart: float) -> None:
    # The best answer says something of a keep, a five gains, a pair loses, and there may be reasons
    # that no feature has.
    rng = random.Random(2)
    answers = [rng.gauss(0.5, 0.4) for _ in KEEPS]
    truth = [
        answer + 0.3 * keep.count(4) - 0.2 * (len({*keep}) < 4) + rng.gauss(0, apart)
        for keep, answer in zip(KEEPS, answers, strict=True)
    ]
    gains = [simulated(rng, *pair, 30) for pair in zip(truth, answers, strict=True)]
    found = corrections(gains, 30)
    assert [correction.opponents for correction in found] == pytest.approx([0.0] * len(KEEPS))
    off = [(one.own - right) / one.error for one, right in zip(found, truth, strict=True)]
    assert sum(gap * gap for gap in off) / len(off) == pytest.approx(1, abs=0.2)
    errors = [correction.error for correction in found]
    assert min(errors) > apart / 2
    assert sum(errors) / len(errors) < 0.08 + 0.9 * apart
