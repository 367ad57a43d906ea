"""What the engine says of published questions; `data/README.md` says why where experts disagree."""

from __future__ import annotations

import pytest

from tests.benchmarks.decisions import Decision, by_rank, decisions

DECISIONS = [*decisions()]
NET = {
    "P40": {"3": 2.92, "2": 2.34, "4": 2.06, "A": 1.54},
    "P41": {"K": 1.81, "Q": 1.78, "4": 1.30},
    "P43": {"K": 1.55, "4": 0.50, "A": -0.07},
    "P44": {"Q": 5.76, "A": 1.58, "4": 0.56, "3": 0.43},
    "P46": {"T": 1.38, "3": -0.26, "5": -0.40},
    "P47": {"5": 3.40, "6": 2.38, "7": 0.57, "T": -0.90},
    "P49": {"Q": -1.24, "4": -1.24, "K": -1.39, "5": -2.05},
    "P50": {"5": 3.52, "6": 2.73, "4": 2.58, "K": 1.82},
    "P52": {"8": 0.91, "9": 0.82, "7": 0.77, "3": -0.71},
    "P16a": {"8": 0.80, "4": -2.53},
    "P16b": {"8": 0.80, "4": -2.53},
    "P16c": {"8": 0.80, "4": -2.53},
    "P17a": {"T": 1.63, "A": 0.49},
    "P17b": {"T": 1.63, "A": 0.49},
    "P17c": {"T": 1.63, "A": 0.49},
    "P19": {"3": 2.93, "5": 1.63},
}
"""Points, best first."""


WIN = {
    "P40": {"3": 99.1, "2": 94.9, "A": 92.4, "4": 91.4},
    "P41": {"K": 77.5, "Q": 76.2, "4": 66.6},
    "P43": {"K": 86.3, "4": 81.7, "A": 39.6},
    "P44": {"Q": 20.9, "A": 14.7, "4": 12.9, "3": 12.5},
    "P46": {"5": 82.4, "T": 82.1, "3": 80.4},
    "P47": {"6": 94.4, "5": 85.0, "7": 84.1, "T": 62.6},
    "P49": {"Q": 41.7, "4": 41.6, "K": 41.4, "5": 40.1},
    "P50": {"5": 63.8, "6": 62.5, "4": 62.2, "K": 60.4},
    "P52": {"9": 51.0, "7": 49.7, "8": 48.9, "3": 34.4},
    "P16a": {"4": 12.6, "8": 11.6},
    "P16b": {"8": 15.9, "4": 15.9},
    "P16c": {"8": 100.0, "4": 100.0},
    "P17a": {"A": 16.8, "T": 14.2},
    "P17b": {"T": 17.1, "A": 16.8},
    "P17c": {"A": 40.4, "T": 27.3},
    "P19": {"5": 10.9, "3": 9.9},
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
