from __future__ import annotations

import random

import pytest

from data.builders.ridge import Ridge, inverse
from tests.sure import some


def test_a_matrix_times_its_inverse_is_one() -> None:
    matrix = [[4.0, 1.0, 0.5], [1.0, 3.0, -1.0], [0.5, -1.0, 5.0]]
    for row, line in some(enumerate(matrix)):
        for column in range(3):
            found = sum(line[place] * inverse(matrix)[place][column] for place in range(3))
            assert found == pytest.approx(float(row == column))


def test_without_a_penalty_what_is_linear_is_found_exactly() -> None:
    rows = [[float(one), float(other)] for one in range(4) for other in range(3)]
    values = [3 + 2 * one - other for one, other in rows]
    ridge = Ridge(rows, penalty=0)
    assert ridge.fitted(values) == pytest.approx(values)
    assert sum(ridge.leverage) == pytest.approx(3)  # a mean and two slopes


def test_a_penalty_draws_the_values_to_their_mean() -> None:
    rows, values = [[0.0], [1.0], [2.0]], [0.0, 1.0, 2.0]
    # One feature of variance one: the slope is drawn in by 3 / (3 + penalty).
    assert Ridge(rows, penalty=3).fitted(values) == pytest.approx([0.5, 1.0, 1.5])
    assert Ridge(rows, penalty=1e9).fitted(values) == pytest.approx([1.0, 1.0, 1.0])


def test_leverage_is_the_variance_of_what_is_fitted() -> None:
    rng = random.Random(1)
    rows = [[float(place), float(place * place % 7)] for place in range(10)]
    ridge = Ridge(rows, penalty=0)
    fits = [ridge.fitted([rng.gauss(0, 1) for _ in rows]) for _ in range(4000)]
    for place, share in some(enumerate(ridge.leverage)):
        variance = sum(fit[place] ** 2 for fit in fits) / len(fits)
        assert variance == pytest.approx(share, rel=0.1)
