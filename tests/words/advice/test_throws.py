from __future__ import annotations

from coach.advice.throws.reasons import reasons
from coach.words.advice.throws import why
from tests.advice.against_random import against_random


def test_up_to_six_ranks_of_starters_are_named() -> None:
    _, starters, *_ = why(reasons(against_random("QH 7H KH 4H 7S 8H")))
    assert starters == (
        "Any 4, 6, 7, 8 or 9 makes it 12, any A or 3 makes it 8; 24 of 46 starters add something."
    )
