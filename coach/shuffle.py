"""A shuffle that never changes."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeVar

if TYPE_CHECKING:
    import random
    from collections.abc import Sequence

_T = TypeVar("_T")


def shuffled(rng: random.Random, items: Sequence[_T]) -> list[_T]:
    """The items in random order.

    Draws on `rng.random()` only, whose sequence Python promises to keep: a seed deals the same
    cards on every machine and version. Method: Fisher and Yates, Durstenfeld's form.

    >>> import random
    >>> shuffled(random.Random(1), [1, 2, 3, 4])
    [4, 2, 3, 1]
    """
    row = list(items)
    for left in range(len(row) - 1, 0, -1):
        other = int(rng.random() * (left + 1))
        row[left], row[other] = row[other], row[left]
    return row
