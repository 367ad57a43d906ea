"""What the engine says of published questions; `data/README.md` says why where experts disagree."""

from __future__ import annotations

import pytest

from tests.advice.published_decisions import Decision, by_rank, decisions

DECISIONS = [*decisions()]
NET = {
    "P40": {"3": 2.90, "2": 2.31, "4": 1.94, "A": 1.56},
    "P41": {"K": 1.82, "Q": 1.77, "4": 1.27},
    "P43": {"K": 1.56, "4": 0.42, "A": -0.04},
    "P44": {"Q": 5.74, "A": 1.61, "4": 0.65, "3": 0.43},
    "P46": {"T": 1.28, "3": -0.28, "5": -0.38},
    "P47": {"5": 3.41, "6": 2.39, "7": 0.56, "T": -0.90},
    "P49": {"4": -1.22, "Q": -1.27, "K": -1.39, "5": -2.01},
    "P50": {"5": 3.56, "6": 2.73, "4": 2.65, "K": 1.73},
    "P52": {"9": 0.89, "8": 0.88, "7": 0.67, "3": -0.70},
    "P16a": {"8": 0.61, "4": -0.83},
    "P16b": {"8": 0.61, "4": -0.83},
    "P16c": {"8": 0.61, "4": -0.83},
    "P17a": {"T": 1.25, "A": 0.90},
    "P17b": {"T": 1.25, "A": 0.90},
    "P17c": {"T": 1.25, "A": 0.90},
    "P19": {"3": 3.08, "5": 1.56},
}
"""Points, best first."""
WIN = {
    "P40": {"3": 99.2, "2": 94.5, "A": 92.4, "4": 90.1},
    "P41": {"K": 78.2, "Q": 75.9, "4": 66.0},
    "P43": {"K": 86.7, "4": 80.3, "A": 40.0},
    "P44": {"Q": 21.2, "A": 14.9, "4": 13.2, "3": 12.5},
    "P46": {"5": 82.2, "T": 81.8, "3": 80.3},
    "P47": {"6": 94.2, "5": 85.2, "7": 84.3, "T": 62.2},
    "P49": {"4": 41.4, "Q": 41.4, "K": 41.2, "5": 40.0},
    "P50": {"5": 63.8, "6": 62.5, "4": 62.3, "K": 60.1},
    "P52": {"9": 50.7, "8": 48.7, "7": 47.7, "3": 34.2},
    "P16a": {"4": 26.5, "8": 24.5},
    "P16b": {"8": 36.9, "4": 36.9},
    "P16c": {"8": 100.0, "4": 100.0},
    "P17a": {"A": 13.9, "T": 11.6},
    "P17b": {"T": 14.1, "A": 13.9},
    "P17c": {"A": 49.1, "T": 29.6},
    "P19": {"5": 10.7, "3": 9.8},
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


@pytest.mark.parametrize(("to_win", "agreed"), [(False, 7), (True, 11)])
def test_the_engine_agrees_with_experts_as_often_as_ever(to_win: bool, agreed: int) -> None:
    found = [(by_rank(decision.judged(to_win=to_win)), decision.experts) for decision in DECISIONS]
    near = 0.001 if to_win else 0.1
    assert agreed == sum(
        max(values.values()) - max(map(values.__getitem__, experts)) < near
        for values, experts in found
    )
