"""What the engine says of published questions; `data/README.md` says why where experts disagree."""

from __future__ import annotations

import pytest

from coach.advice.pegging.judging import judge
from tests.benchmarks.decisions import Decision, by_rank, decisions

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


@pytest.mark.parametrize("decision", [*decisions()], ids=lambda decision: decision.id)
def test_a_published_question_gets_the_same_answer_as_ever(decision: Decision) -> None:
    found = by_rank(judge(decision.known))
    assert found == pytest.approx(NET[decision.id], abs=0.05)
    best = next(iter(NET[decision.id]))
    assert found[best] >= max(found.values()) - 0.05
