from __future__ import annotations

from itertools import combinations, islice

import pytest

from coach import PACK
from coach.scoring.distribution import Share, distribution
from data.builders.show_distribution import count
from tests.cases import load


def test_the_shipped_table_is_the_published_one() -> None:
    published = {row["score"]: Share(row["hand"], row["crib"]) for row in load("distribution.csv")}
    assert distribution() == published


def test_a_slice_counted_anew_is_part_of_it() -> None:
    some = count(islice(combinations(PACK, 4), 2000))
    assert sum(share.hands for share in some.values()) == 2000 * 48
    assert all(
        share.hands <= distribution()[total].hands and share.cribs <= distribution()[total].cribs
        for total, share in some.items()
    )


def test_a_slice_of_one_suit_agrees_with_the_scores_themselves() -> None:
    from coach import score_show

    hands = list(combinations([card for card in PACK if card.suit.value == "H"][:6], 4))
    expected = [
        score_show(hand, starter).total for hand in hands for starter in PACK if starter not in hand
    ]
    found = count(hands)
    assert all(expected.count(total) == share.hands for total, share in found.items())


@pytest.mark.slow
def test_the_table_rebuilt() -> None:
    assert count(combinations(PACK, 4)) == distribution()
