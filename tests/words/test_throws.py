from __future__ import annotations

from coach import parse
from coach.advice.reasons import reasons
from coach.advice.throws import analyse, best
from coach.words.throws import why


def test_up_to_six_ranks_of_starters_are_named() -> None:
    dealt = parse("QH 7H KH 4H 7S 8H")
    _, starters, *_ = why(reasons(best(analyse(dealt), own_crib=True), dealt, own_crib=True))
    assert starters == (
        "Any 4, 6, 7, 8 or 9 makes it 12, any A or 3 makes it 8; 24 of 46 starters add something."
    )
