from __future__ import annotations

from collections import Counter

from hypothesis import given
from hypothesis import strategies as st

from coach.engine.shows.packed import FIELD, below, packed, unpacked, weight

WEIGHTS = st.dictionaries(st.integers(0, 29), st.integers(1, 10**6), max_size=8).map(Counter)


def whole(distribution: int) -> Counter[int]:
    return +Counter(dict(enumerate(unpacked(distribution))))


@given(WEIGHTS, WEIGHTS)
def test_to_mix_is_to_add(one: Counter[int], other: Counter[int]) -> None:
    assert whole(packed(one) + packed(other)) == one + other


@given(WEIGHTS, WEIGHTS)
def test_independent_counts_are_multiplied(one: Counter[int], other: Counter[int]) -> None:
    sums: Counter[int] = Counter()
    for points, often in one.items():
        for more, times in other.items():
            sums[points + more] += often * times
    assert whole(packed(one) * packed(other)) == sums


@given(WEIGHTS, st.integers(0, 60))
def test_more_points_are_a_shift(one: Counter[int], more: int) -> None:
    assert whole(packed(one) << FIELD * more) == {
        points + more: often for points, often in one.items()
    }


@given(WEIGHTS, st.integers(0, 40))
def test_a_part_and_what_it_weighs(one: Counter[int], points: int) -> None:
    part = below(packed(one), points)
    assert whole(part) == {total: often for total, often in one.items() if total < points}
    assert weight(part) == whole(part).total()
