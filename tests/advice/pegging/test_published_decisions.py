"""What the engine says of published questions; `data/README.md` says why where experts disagree."""

from __future__ import annotations

import pytest

from tests.benchmarks.decisions import Decision, by_rank, decisions

DECISIONS = [*decisions()]
NET = {
    "P40": {"3": 2.80, "2": 2.23, "4": 2.09, "A": 1.55},
    "P41": {"K": 1.78, "Q": 1.73, "4": 1.25},
    "P43": {"K": 1.60, "4": 0.62, "A": 0.03},
    "P44": {"Q": 5.77, "A": 1.60, "4": 0.68, "3": 0.48},
    "P46": {"T": 1.47, "3": -0.29, "5": -0.44},
    "P47": {"5": 3.42, "6": 2.38, "7": 0.59, "T": -0.96},
    "P49": {"Q": -1.07, "4": -1.16, "K": -1.22, "5": -2.02},
    "P50": {"5": 3.69, "6": 2.81, "4": 2.62, "K": 1.66},
    "P52": {"8": 0.90, "9": 0.79, "7": 0.69, "3": -0.75},
    "P16a": {"8": 0.77, "4": -0.92},
    "P16b": {"8": 0.77, "4": -0.92},
    "P16c": {"8": 0.77, "4": -0.92},
    "P17a": {"T": 1.39, "A": 0.68},
    "P17b": {"T": 1.39, "A": 0.68},
    "P17c": {"T": 1.39, "A": 0.68},
    "P19": {"3": 3.08, "5": 1.47},
}
"""Points, best first."""


WIN = {
    "P40": {"3": 99.3, "2": 94.3, "A": 93.3, "4": 92.6},
    "P41": {"K": 78.4, "Q": 76.0, "4": 66.3},
    "P43": {"K": 86.1, "4": 81.4, "A": 40.0},
    "P44": {"Q": 20.7, "A": 14.5, "4": 12.9, "3": 12.2},
    "P46": {"5": 82.0, "T": 81.9, "3": 79.9},
    "P47": {"6": 93.8, "5": 84.0, "7": 81.9, "T": 60.2},
    "P49": {"Q": 41.3, "4": 41.0, "K": 41.0, "5": 39.4},
    "P50": {"5": 63.9, "6": 62.5, "4": 62.1, "K": 59.9},
    "P52": {"9": 49.7, "7": 47.4, "8": 47.0, "3": 33.1},
    "P16a": {"4": 38.5, "8": 37.3},
    "P16b": {"8": 46.0, "4": 46.0},
    "P16c": {"8": 100.0, "4": 100.0},
    "P17a": {"A": 13.9, "T": 11.6},
    "P17b": {"T": 14.1, "A": 13.9},
    "P17c": {"A": 36.1, "T": 22.3},
    "P19": {"5": 8.7, "3": 7.8},
}
"""Hundredths of a game at the score, best first."""


@pytest.mark.parametrize("decision", DECISIONS, ids=lambda decision: decision.id)
def test_a_published_question_gets_the_same_answer_as_ever(decision: Decision) -> None:
    found = by_rank(decision.judged())
    assert found == pytest.approx(NET[decision.id], abs=0.05)
    assert found[next(iter(NET[decision.id]))] >= max(found.values()) - 0.05


@pytest.mark.parametrize("decision", DECISIONS, ids=lambda decision: decision.id)
def test_and_the_same_at_its_score(decision: Decision) -> None:
    found = {rank: 100 * chance for rank, chance in by_rank(decision.judged(to_win=True)).items()}
    assert found == pytest.approx(WIN[decision.id], abs=0.5)
    assert found[next(iter(WIN[decision.id]))] >= max(found.values()) - 0.5


def test_the_engine_agrees_with_experts_as_often_as_ever() -> None:
    def agreed(best: dict[str, dict[str, float]]) -> int:
        return sum(
            max(best[d.id].values()) - max(map(best[d.id].__getitem__, d.experts)) < 0.1
            for d in DECISIONS
        )

    assert (agreed(NET), agreed(WIN)) == (7, 11)
